import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon, Key, Pip } from '../look/icon.tsx';
import { ChatBox } from '../remote/chat.tsx';
import { PersonActions } from '../remote/person-actions.tsx';
import { PersonName, personAt } from '../remote/person-name.tsx';
import type { TableRoom } from '../remote/table-room.ts';
import { leaveTable } from '../remote/tables.ts';
import { Presence, SeatClock, stateOfSeat } from './seat-strip.tsx';
import type { Session } from './session.ts';

/** Everybody at the table, what can be done about them, and what they say. */
export function TableRoomDrawer({ session, room }: { session: Session; room: TableRoom }) {
  const watching = room.spectators.value;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Above the page at the end, the keyboard comes along, and goes back to where it was.
    if (!session.state.value?.outcome || session.scoreClosed.value) return;
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section ref={box} tabIndex={-1} class="drawer table-room" role="dialog" aria-label={t('web.tableRoom')}>
      <header>
        <h2>{t('web.tableRoom')}</h2>
        <span class="sp" />
        {watching > 0 && (
          <span class="watching">
            <Icon name="eye" /> {t('web.tableRoom.spectators', { n: watching })}
          </span>
        )}
        <button type="button" class="tbtn" onClick={() => (session.drawer.value = 'none')}>
          <Icon name="close" /> <Key>Esc</Key>
          <span class="sr">{t('web.close')}</span>
        </button>
      </header>
      <div class="inside">
        {room.botShare.value < 1 && (
          <p class="busy" role="status">
            {t(room.botShare.value === 0 ? 'web.tableRoom.greedy' : 'web.tableRoom.busy')}
          </p>
        )}
        <ul class="people">
          {session.names.value.map((_, seat) => (
            <SeatRow key={seat} session={session} room={room} seat={seat} />
          ))}
        </ul>
        <ChatBox room={room} />
      </div>
    </section>
  );
}

function SeatRow({ session, room, seat }: { session: Session; room: TableRoom; seat: number }) {
  const open = useSignal(false);
  const name = session.names.value[seat] ?? '';
  const online = room.online.value;
  const person = online?.seats[seat]?.person ?? null;
  const mine = online?.mine.includes(seat) ?? false;
  const state = session.state.value;
  const byBot = Boolean(state?.bots[seat]);
  const running = !state?.outcome && !state?.halted && !state?.resigned.includes(seat);
  return (
    <li>
      <Pip seat={seat} />
      <span class="nm">
        <b>
          <PersonName person={personAt(online, seat)} name={name} />
        </b>
        <small>
          {byBot ? <Icon name="vintage-robot" /> : <Presence here={room.here.value.includes(seat)} />}
          {stateOfSeat(session, room, seat)}
        </small>
      </span>
      <SeatClock room={room} seat={seat} />
      {mine && running && state?.seat === seat && (
        <button type="button" class="btn sm" onClick={() => session.act(byBot ? 'takeBack' : 'handover', seat)}>
          {t(byBot ? 'web.takeBack' : 'web.handOver')}
        </button>
      )}
      {person && !mine && (
        <button
          type="button"
          class="tbtn"
          aria-expanded={open.value}
          aria-label={t('web.person.menu', { name })}
          onClick={() => (open.value = !open.value)}
        >
          <Icon name="menu" />
        </button>
      )}
      {mine && byBot && running && state?.seat === seat && (
        <button type="button" class="btn sm" onClick={() => void room.run(leaveTable(room.card.value.id))}>
          {t('web.leaveMatch')}
        </button>
      )}
      {open.value && person && (
        <PersonActions
          room={room}
          person={person}
          seat={seat}
          playing={running && !byBot}
          replaced={byBot && !state?.outcome}
        />
      )}
    </li>
  );
}
