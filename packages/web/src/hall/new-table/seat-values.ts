/**
 * Gives a seat one of the values that are told apart by seat, such as its faction. All seats have one then: a seat that had
 * this value takes the other's in exchange, and a seat that had none gets the next free one. Null: nobody has one.
 */
export function seatValues(
  values: readonly string[],
  now: readonly string[],
  seat: Seat,
  value: string | null,
): readonly string[] {
  if (value === null) return [];
  if (now.length !== seat.of) {
    const free = values.filter((one) => one !== value);
    return Array.from({ length: seat.of }, (_, at) => (at === seat.at ? value : (free.shift() ?? '')));
  }
  return now.map((one, at) => (at === seat.at ? value : one === value ? (now[seat.at] ?? '') : one));
}

interface Seat {
  readonly at: number;
  readonly of: number;
}
