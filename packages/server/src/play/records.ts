import type { Seat } from '@cinderhall/kernel';
import { SPECTATOR } from '@cinderhall/table';
import { Fault } from '../errors.ts';
import type { Table } from './table.ts';

/** The seat from which a person sees a record by default: their own. */
export function viewpoint(table: Table, person: string | null): Seat {
  const [seat = SPECTATOR] = readableSeats(table, person);
  return seat;
}

/** A seat at a shared screen is visible only after a hand-over, so its record is available at the end only. */
function readableSeats(table: Table, person: string | null): readonly Seat[] {
  const own = table.seatsOf(person);
  return table.row.status === 'over' ? own : own.filter((seat) => table.seats[seat]?.kind !== 'shared');
}

/** The seat from which to show a record: one's own, or any once the match is over. Throws for others. */
export function recordSeat(table: Table, person: string | null, wanted: Seat | undefined): Seat {
  const seat = wanted ?? viewpoint(table, person);
  if (seat >= table.seats.length) throw new Fault('seat.yours');
  if (seat === SPECTATOR || table.row.status === 'over') mayWatch(table, person, false);
  else if (!readableSeats(table, person).includes(seat)) throw new Fault('seat.yours');
  return seat;
}

export function mayWatch(table: Table, person: string | null, invited: boolean): void {
  const seated = table.seatsOf(person).length > 0 || (person !== null && table.row.owner === person);
  if (!seated && !invited && !table.settings.spectators) throw new Fault('table.spectators');
}
