import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { TableRoom } from '../remote/table-room.ts';
import { isLow, timeSaid, timeText, useSeconds } from '../remote/time.ts';
import type { Session } from './session.ts';

/** The clock of a seat. Low time is shown by an icon and a word as well as by colour. */
export function SeatClock({ room, seat, short = false }: { room: TableRoom; seat: number; short?: boolean }) {
  useSeconds(room.timed.value);
  const clock = room.left(seat);
  if (!clock) return null;
  const slow = room.online.value?.settings.clock.kind === 'slow';
  const low = isLow(clock.left, slow);
  // A slow clock starts over with every decision, so it is of no interest while it is stopped.
  if (slow && !clock.runs) return null;
  return (
    <span class={`clock ${clock.runs ? 'runs' : ''} ${low ? 'low' : ''}`}>
      {(low || !short) && <Icon name={low ? 'alarm' : 'hourglass'} />}
      <time>{timeText(clock.left)}</time>
      {low && <em>{t('web.clock.low')}</em>}
    </span>
  );
}

/** Everybody at the table in the top bar: whose clock runs, who is here, for whom a bot plays. */
export function SeatStrip({ session, room }: { session: Session; room: TableRoom }) {
  const bots = session.state.value?.bots ?? [];
  const asked = session.view.value?.decision?.seats ?? [];
  return (
    <section class="seat-strip" aria-label={t('web.tableRoom')}>
      {!room.sits.value && (
        <span class="watching">
          <Icon name="eye" />
          <span>{t('web.tableRoom.watching')}</span>
        </span>
      )}
      {session.names.value.map((_, seat) => (
        <button
          key={seat}
          type="button"
          class={`tbtn ${asked.includes(seat) ? 'asked' : ''} ${session.seat.value === seat ? 'own' : ''}`}
          aria-label={seatSaid(session, room, seat)}
          title={session.called(seat)}
          onClick={() => (session.drawer.value = session.drawer.value === 'room' ? 'none' : 'room')}
        >
          <Pip seat={seat} />
          {bots[seat] ? <Icon name="vintage-robot" /> : <Presence here={room.here.value.includes(seat)} />}
          <SeatClock room={room} seat={seat} short />
        </button>
      ))}
    </section>
  );
}

/** Filled: looks at the table now. Hollow: does not. */
export const Presence = ({ here }: { here: boolean }) => (
  <i class={`presence ${here ? 'here' : ''}`} aria-hidden="true" />
);

export const stateOfSeat = (session: Session, room: TableRoom, seat: number): string => {
  if (session.state.value?.resigned.includes(seat)) return t('web.seat.resigned');
  if (session.card.seats[seat]?.kind === 'bot') return t('web.seat.bot');
  if (session.state.value?.bots[seat]) return t('web.seat.standIn');
  return t(room.here.value.includes(seat) ? 'web.seat.here' : 'web.seat.away');
};

function seatSaid(session: Session, room: TableRoom, seat: number): string {
  const clock = room.left(seat);
  return [session.called(seat), stateOfSeat(session, room, seat), ...(clock?.runs ? [timeSaid(clock.left)] : [])].join(
    ', ',
  );
}
