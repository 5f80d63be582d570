import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go, path } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import { Icon } from '../look/icon.tsx';
import type { Seat } from '../protocol.ts';
import { ChatBox } from '../remote/chat.tsx';
import { remoteHost } from '../remote/host.ts';
import { calledPerson, me } from '../remote/me.ts';
import type { TableRoom } from '../remote/table-room.ts';
import { closeTable, joinTable, leaveTable, startTable } from '../remote/tables.ts';
import { LineBanner } from '../table/line-banner.tsx';
import { Frame } from './frame.tsx';
import { InviteBox } from './invite-box.tsx';
import { ensurePerson, isNameOrNone, NameField } from './name-field.tsx';
import { clockText, taken } from './table-about.tsx';
import { WaitingRoomSeat } from './waiting-room-seat.tsx';
import '../look/table-room.css';
import '../look/online-table.css';

interface Props {
  readonly room: TableRoom;
  readonly invite: string | undefined;
}

/** An open table: its seats fill, and when the owner starts it everybody is at the table. */
export function WaitingRoom({ room, invite }: Props) {
  const name = useSignal(settings.value.name);
  useEffect(() => room.watch(invite), []);
  const card = room.card.value;
  const { online } = card;
  if (!online) return null;
  const listing = gameListingOf(card.game);
  const title = listing?.title[settings.value.language] ?? card.game;
  const full = taken(online) === online.seats.length;
  const sit = async (seat?: Seat) => {
    const asked = ensurePerson(name.value).then(() => joinTable(card.id, seat, invite));
    if (!(await room.run(asked.then(() => ({}))))) return;
    await room.refresh();
    if (path.value.startsWith('/join/')) go(`/t/${card.id}`);
    else room.watch(invite);
  };
  const leave = async () => {
    if (await room.run(room.owns.value ? closeTable(card.id) : leaveTable(card.id))) go('/');
  };
  const start = async () => {
    if (await room.run(startTable(card.id))) await room.refresh();
  };
  return (
    <Frame title={title}>
      <main class="page wide waiting-room" data-game={card.game}>
        <div class="hello">
          <div>
            <h1>{title}</h1>
            <p>
              {t(room.owns.value ? 'web.waitingRoom.own' : 'web.waitingRoom.of', { name: calledPerson(online.owner) })}{' '}
              · {clockText(online.settings.clock)} ·{' '}
              {t('web.waitingRoom.taken', { n: taken(online), of: online.seats.length })}
            </p>
          </div>
          <Leading room={room} full={full} name={name.value} invite={invite} sit={sit} start={start} />
        </div>
        <p class="refused" role="status">
          {room.refused.value}
        </p>
        <LineBanner line={remoteHost.line} />
        <div class="cols">
          <div class="col">
            <section class="box" aria-label={t('web.new.seats')}>
              <h2>{t('web.new.seats')}</h2>
              <ul class="people">
                {online.seats.map((seat) => (
                  <WaitingRoomSeat key={seat.seat} room={room} seat={seat} invite={invite} sit={sit} />
                ))}
              </ul>
              {!room.sits.value && <NameField name={name} />}
              <p class="empty">{t(full ? 'web.waitingRoom.full' : 'web.waitingRoom.waiting')}</p>
              {(room.sits.value || room.owns.value) && (
                <button type="button" class="btn sm" onClick={leave}>
                  <Icon name="back" />
                  {t(room.owns.value ? 'web.waitingRoom.close' : 'web.waitingRoom.leave')}
                </button>
              )}
            </section>
            <Rules room={room} />
          </div>
          <div class="col">
            <InviteBox card={card} />
            <section class="box talk">
              <ChatBox room={room} />
            </section>
          </div>
        </div>
      </main>
    </Frame>
  );
}

interface LeadingProps {
  readonly room: TableRoom;
  readonly full: boolean;
  readonly name: string;
  readonly invite: string | undefined;
  readonly sit: (seat?: Seat) => Promise<void>;
  readonly start: () => Promise<void>;
}

/** The one thing to do now: begin, or sit down. */
function Leading({ room, full, name, invite, sit, start }: LeadingProps) {
  const online = room.online.value;
  if (!online) return null;
  if (room.owns.value)
    return (
      <button type="button" class="btn pri lg" disabled={!full} onClick={start}>
        <Icon name="bolt" />
        {t('web.waitingRoom.start')}
      </button>
    );
  if (room.sits.value) return null;
  const free = online.seats.some((seat) => mayTake(seat, invite));
  return (
    <button
      type="button"
      class="btn pri lg"
      disabled={!free || (!me.value && !isNameOrNone(name))}
      onClick={() => sit()}
    >
      <Icon name="meeple" />
      {t(free ? 'web.waitingRoom.sit' : 'web.waitingRoom.noSeat')}
    </button>
  );
}

/** Whether somebody who is here may sit there. */
export function mayTake(
  { kind, person }: { readonly kind: string; readonly person: { readonly id: string } | null },
  invite: string | undefined,
): boolean {
  if (kind === 'open') return true;
  return kind === 'invited' && (person === null ? invite !== undefined : person.id === me.value?.id);
}

/** What was agreed for this table. */
function Rules({ room }: { room: TableRoom }) {
  const settingsOf = room.online.value?.settings;
  if (!settingsOf) return null;
  const { clock, timeout, spectators, hints, listed } = settingsOf;
  const lines = [
    clockText(clock),
    ...(clock.kind === 'none' ? [] : [t(`web.waitingRoom.timeout.${timeout}`)]),
    t(spectators ? 'web.waitingRoom.spectators' : 'web.waitingRoom.noSpectators'),
    t(hints ? 'web.waitingRoom.hints' : 'web.waitingRoom.noHints'),
    t(listed ? 'web.waitingRoom.listed' : 'web.waitingRoom.unlisted'),
  ];
  return (
    <section class="box" aria-label={t('web.waitingRoom.agreed')}>
      <h2>{t('web.waitingRoom.agreed')}</h2>
      <ul class="agreed">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
