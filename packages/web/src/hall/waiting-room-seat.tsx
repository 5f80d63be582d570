import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { OnlineSeat, Seat } from '../protocol.ts';
import { calledPerson, me } from '../remote/me.ts';
import { PersonActions } from '../remote/person-actions.tsx';
import { PersonName } from '../remote/person-name.tsx';
import type { TableRoom } from '../remote/table-room.ts';
import { changeSeat, sendAway } from '../remote/tables.ts';
import { nameOfSeat } from '../table/names.ts';
import { Presence } from '../table/seat-strip.tsx';
import { SEAT_KINDS, seatText, seatValue, wishOf } from './online-seat.ts';
import { mayTake } from './waiting-room.tsx';

interface Props {
  readonly room: TableRoom;
  readonly seat: OnlineSeat;
  readonly invite: string | undefined;
  readonly sit: (seat: Seat) => Promise<void>;
}

/** One seat of an open table: who is on it, and what can be done about that. */
export function WaitingRoomSeat({ room, seat, invite, sit }: Props) {
  const open = useSignal(false);
  const { id, seats } = room.card.value;
  const { person, kind } = seat;
  const plan = seats[seat.seat];
  const sitting = kind === 'person' || kind === 'shared';
  const own = sitting && person?.id === me.value?.id;
  const owner = room.owns.value;
  const free = kind === 'open' || kind === 'invited' || kind === 'bot';
  return (
    <li class={sitting || kind === 'bot' ? 'sits' : ''}>
      <Pip seat={seat.seat} />
      <span class="nm">
        <b>
          <PersonName
            person={kind === 'person' ? person : null}
            name={plan && (sitting || kind === 'bot') ? nameOfSeat(plan, seat.seat, seats) : t('web.waitingRoom.free')}
          />
        </b>
        <small>
          {sitting && <Presence here={room.here.value.includes(seat.seat)} />}
          {stateText(seat, own, room.here.value.includes(seat.seat))}
        </small>
      </span>
      {owner && free && (
        <select
          aria-label={t('web.new.kindOf', { n: seat.seat + 1 })}
          value={seatValue(seat)}
          onChange={(event) =>
            room.run(changeSeat(id, seat.seat, wishOf(event.currentTarget.value))).then(() => room.refresh())
          }
        >
          {SEAT_KINDS.filter((one) => one !== 'me' && one !== 'shared').map((one) => (
            <option key={one} value={one}>
              {seatText(one)}
            </option>
          ))}
        </select>
      )}
      {!room.sits.value && mayTake(seat, invite) && me.value && (
        <button type="button" class="btn sm" onClick={() => sit(seat.seat)}>
          {t('web.waitingRoom.sitHere')}
        </button>
      )}
      {sitting && !own && person && (
        <>
          {owner && (
            <button
              type="button"
              class="btn sm"
              onClick={() => room.run(sendAway(id, seat.seat)).then(() => room.refresh())}
            >
              {t('web.waitingRoom.sendAway')}
            </button>
          )}
          {me.value && (
            <button
              type="button"
              class="tbtn"
              aria-expanded={open.value}
              aria-label={t('web.person.menu', { name: calledPerson(person) })}
              onClick={() => (open.value = !open.value)}
            >
              <Icon name="menu" />
            </button>
          )}
        </>
      )}
      {open.value && person && !own && <PersonActions room={room} person={person} />}
    </li>
  );
}

function stateText({ kind, level, person }: OnlineSeat, own: boolean, here: boolean): string {
  if (kind === 'bot') return t(`bot.${level ?? 'greedy'}`);
  if (kind === 'open') return t('web.waitingRoom.open');
  if (kind === 'invited')
    return person ? t('web.waitingRoom.expected', { name: calledPerson(person) }) : t('web.waitingRoom.invited');
  if (kind === 'shared') return t('web.waitingRoom.shared');
  return own ? t('web.waitingRoom.you') : t(here ? 'web.seat.here' : 'web.seat.away');
}
