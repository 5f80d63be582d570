import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { OnlineSeat, Seat } from '../protocol.ts';
import type { Company } from '../remote/company.ts';
import { me } from '../remote/me.ts';
import { PersonActions } from '../remote/person-actions.tsx';
import { PersonName } from '../remote/person-name.tsx';
import { changeSeat, sendAway } from '../remote/tables.ts';
import { nameOfSeat } from '../table/names.ts';
import { Presence } from '../table/seat-strip.tsx';
import { SEAT_KINDS, seatText, seatValue, wishOf } from './online-seat.tsx';
import { mayTake } from './waiting-room.tsx';

interface Props {
  readonly company: Company;
  readonly seat: OnlineSeat;
  readonly invite: string | undefined;
  readonly sit: (seat: Seat) => Promise<void>;
}

/** One seat of an open table: who is on it, and what can be done about that. */
export function RoomSeat({ company, seat, invite, sit }: Props) {
  const open = useSignal(false);
  const { id, seats } = company.card.value;
  const { person, kind } = seat;
  const plan = seats[seat.seat];
  const sitting = kind === 'person' || kind === 'shared';
  const own = sitting && person?.id === me.value?.id;
  const owner = company.owns.value;
  const free = kind === 'open' || kind === 'invited' || kind === 'bot';
  return (
    <li class={sitting || kind === 'bot' ? 'sits' : ''}>
      <Pip seat={seat.seat} />
      <span class="nm">
        <b>
          <PersonName
            person={kind === 'person' ? person : null}
            name={plan && (sitting || kind === 'bot') ? nameOfSeat(plan, seat.seat, seats) : t('web.room.free')}
          />
        </b>
        <small>
          {sitting && <Presence here={company.here.value.includes(seat.seat)} />}
          {stateText(seat, own, company.here.value.includes(seat.seat))}
        </small>
      </span>
      {owner && free && (
        <select
          aria-label={t('web.new.kindOf', { n: seat.seat + 1 })}
          value={seatValue(seat)}
          onChange={(event) =>
            company.run(changeSeat(id, seat.seat, wishOf(event.currentTarget.value))).then(() => company.refresh())
          }
        >
          {SEAT_KINDS.filter((one) => one !== 'me' && one !== 'shared').map((one) => (
            <option key={one} value={one}>
              {seatText(one)}
            </option>
          ))}
        </select>
      )}
      {!company.sits.value && mayTake(seat, invite) && me.value && (
        <button type="button" class="btn sm" onClick={() => sit(seat.seat)}>
          {t('web.room.sitHere')}
        </button>
      )}
      {sitting && !own && person && (
        <>
          {owner && (
            <button
              type="button"
              class="btn sm"
              onClick={() => company.run(sendAway(id, seat.seat)).then(() => company.refresh())}
            >
              {t('web.room.sendAway')}
            </button>
          )}
          {me.value && (
            <button
              type="button"
              class="tbtn"
              aria-expanded={open.value}
              aria-label={t('web.person.menu', { name: person.name })}
              onClick={() => (open.value = !open.value)}
            >
              <Icon name="menu" />
            </button>
          )}
        </>
      )}
      {open.value && person && !own && <PersonActions company={company} person={person} />}
    </li>
  );
}

function stateText({ kind, level, person }: OnlineSeat, own: boolean, here: boolean): string {
  if (kind === 'bot') return t(`bot.${level ?? 'greedy'}`);
  if (kind === 'open') return t('web.room.open');
  if (kind === 'invited') return person ? t('web.room.expected', { name: person.name }) : t('web.room.invited');
  if (kind === 'shared') return t('web.room.shared');
  return own ? t('web.room.you') : t(here ? 'web.seat.here' : 'web.seat.away');
}
