import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { Company } from '../remote/company.ts';
import { isLow, timeSaid, timeText, useSeconds } from '../remote/time.ts';
import type { Session } from './session.ts';

/** The clock of a seat. Low time is shown by an icon and a word as well as by colour. */
export function SeatClock({ company, seat, short = false }: { company: Company; seat: number; short?: boolean }) {
  useSeconds(company.timed.value);
  const clock = company.left(seat);
  if (!clock) return null;
  const slow = company.online.value?.settings.clock.kind === 'slow';
  const low = isLow(clock.left, slow);
  // A slow clock starts over with every decision, so it is of no interest while it is stopped.
  if (slow && !clock.runs) return null;
  if (short && !clock.runs && !company.online.value?.mine.includes(seat)) return null;
  return (
    <span class={`clock ${clock.runs ? 'runs' : ''} ${low ? 'low' : ''}`}>
      {(low || !short) && <Icon name={low ? 'alarm' : 'hourglass'} />}
      <time>{timeText(clock.left)}</time>
      {low && <em>{t('web.clock.low')}</em>}
    </span>
  );
}

/** Everybody at the table in the top bar: whose clock runs, who is here, for whom a bot plays. */
export function SeatStrip({ session, company }: { session: Session; company: Company }) {
  const bots = session.state.value?.bots ?? [];
  const asked = session.view.value?.decision?.seats ?? [];
  return (
    <section class="seat-strip" aria-label={t('web.company')}>
      {!company.sits.value && (
        <span class="watching">
          <Icon name="eye" />
          <span>{t('web.company.watching')}</span>
        </span>
      )}
      {session.names.value.map((name, seat) => (
        <button
          key={seat}
          type="button"
          class={`tbtn ${asked.includes(seat) ? 'asked' : ''} ${session.seat.value === seat ? 'own' : ''}`}
          aria-label={seatSaid(session, company, name, seat)}
          title={name}
          onClick={() => (session.drawer.value = session.drawer.value === 'company' ? 'none' : 'company')}
        >
          <Pip seat={seat} />
          {bots[seat] ? <Icon name="vintage-robot" /> : <Presence here={company.here.value.includes(seat)} />}
          <SeatClock company={company} seat={seat} short />
        </button>
      ))}
    </section>
  );
}

/** Filled: looks at the table now. Hollow: does not. */
export const Presence = ({ here }: { here: boolean }) => (
  <i class={`presence ${here ? 'here' : ''}`} aria-hidden="true" />
);

export const stateOfSeat = (session: Session, company: Company, seat: number): string => {
  if (session.state.value?.resigned.includes(seat)) return t('web.seat.resigned');
  if (session.card.seats[seat]?.kind === 'bot') return t('web.seat.bot');
  if (session.state.value?.bots[seat]) return t('web.seat.standIn');
  return t(company.here.value.includes(seat) ? 'web.seat.here' : 'web.seat.away');
};

function seatSaid(session: Session, company: Company, name: string, seat: number): string {
  const clock = company.left(seat);
  return [name, stateOfSeat(session, company, seat), ...(clock?.runs ? [timeSaid(clock.left)] : [])].join(', ');
}
