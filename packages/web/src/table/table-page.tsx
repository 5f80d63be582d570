import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { lazyPart } from '../app/lazy.tsx';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import { isRefusal } from '../host.ts';
import { hostOf } from '../hosts.ts';
import type { Id, Refusal, TableCard } from '../protocol.ts';
import { findMe, me } from '../remote/me.ts';
import { clientRefusal } from '../remote/refusals.ts';
import type { TableRoom } from '../remote/table-room.ts';
import { oneTable } from '../remote/tables.ts';
import { animateMoves } from './animate.ts';
import { CloseUpPanel } from './close-up.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { HandoverScreen } from './handover.tsx';
import { useKeys } from './keys.ts';
import { RulesDrawer } from './lazy-rules-drawer.ts';
import { LineBanner } from './line-banner.tsx';
import { Log } from './log.tsx';
import { type Session, TableSession } from './session.ts';
import { TopBar } from './top-bar.tsx';
import '../look/table.css';
import '../look/table-room.css';
import { useDragging } from './use-dragging.ts';

const TableRoomDrawer = lazyPart(async () => (await import('./table-room-drawer.tsx')).TableRoomDrawer);
const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu);
const EndSummary = lazyPart(async () => (await import('./end.tsx')).EndSummary);
const Shortcuts = lazyPart(async () => (await import('./shortcuts.tsx')).Shortcuts);
const Stage = lazyPart(async () => (await import('./stage.tsx')).Stage);
const SoundQuestion = lazyPart(async () => (await import('./sound-question.tsx')).SoundQuestion);
const Coach = lazyPart(async () => (await import('../learn/coach.tsx')).Coach);
const ElsewhereScreen = lazyPart(async () => (await import('./elsewhere.tsx')).ElsewhereScreen);

type Found = TableCard | Refusal | 'missing' | null;

/** Finds a table of this browser or of the server, and shows it, or the waiting room before the match begins. */
export function TablePage({ id, invite }: { id: Id; invite?: string | undefined }) {
  const found = useSignal<Found>(null);
  const room = useRef<TableRoom | null>(null);
  const left = useRef(false);
  const seek = async () => {
    found.value = null;
    const card = await find(id, invite);
    const online = card !== null && !isRefusal(card) && card.online !== undefined;
    const made = online ? await import('../remote/table-room.ts') : null;
    if (left.current) return;
    if (online && made) room.current = new made.TableRoom(card);
    found.value = card ?? 'missing';
  };
  useEffect(() => {
    void seek();
    return () => {
      left.current = true;
      room.current?.close();
    };
  }, [id]);
  const { value } = found;
  if (value === null) return <Loading />;
  if (value === 'missing') return <Missing />;
  if (isRefusal(value)) return <Unreached reason={t(value.reason.key, value.reason.params)} again={seek} />;
  return room.current ? <OnlineTable room={room.current} invite={invite} /> : <Playing card={value} room={null} />;
}

async function find(id: Id, invite: string | undefined): Promise<TableCard | Refusal | null> {
  const host = await hostOf(id).catch(() => null);
  if (!host) return clientRefusal('web.link.unreachable');
  // Which seats are ours depends on who we are. A failure shows up again in the next request.
  if (host.kind === 'remote' && me.value === undefined) await findMe().catch(() => null);
  if (host.kind === 'remote' && invite !== undefined) return oneTable(id, invite).catch(() => host.table(id));
  return host.table(id);
}

function OnlineTable({ room, invite }: { room: TableRoom; invite: string | undefined }) {
  const status = room.online.value?.status;
  if (room.gone.value || status === 'closed') return <Closed />;
  if (status === 'open') return <WaitingRoom room={room} invite={invite} />;
  return <Playing card={room.card.value} room={room} />;
}

function Playing({ card, room }: { card: TableCard; room: TableRoom | null }) {
  const session = useSignal<Session | null>(null);
  const load = gameListingOf(card.game)?.load;
  useEffect(() => {
    let opened: TableSession | null = null;
    let left = false;
    void (async () => {
      if (!load) return;
      const [table, host] = await Promise.all([load(card.options, card.seats.length), hostOf(card.id)]);
      if (left) return;
      opened = new TableSession(host, card, table, room);
      await opened.open();
      if (!left) session.value = opened;
    })();
    return () => {
      left = true;
      opened?.close();
    };
  }, [card.id]);
  if (!load) return <Missing />;
  return session.value ? <AtTable session={session.value} /> : <Loading />;
}

const Loading = () => (
  <main class="lone" aria-busy="true">
    <p role="status">{t('web.loading')}</p>
  </main>
);

const WaitingRoom = lazyPart(async () => (await import('../hall/waiting-room.tsx')).WaitingRoom, Loading);

const Missing = () => (
  <main class="lone">
    <h1>{t('web.table.missing')}</h1>
    <p>{t('web.table.missing.why')}</p>
    <BackToHall />
  </main>
);

const Closed = () => (
  <main class="lone">
    <h1>{t('web.table.closed')}</h1>
    <p>{t('web.table.closed.why')}</p>
    <BackToHall />
  </main>
);

const BackToHall = () => (
  <a class="btn pri" href="/">
    {t('web.backToHall')}
  </a>
);

function Unreached({ reason, again }: { reason: string; again: () => Promise<void> }) {
  useEffect(() => {
    const retry = () => void again();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <main class="lone">
      <h1>{t('web.table.unreached')}</h1>
      <p role="status">{reason}</p>
      <div class="row">
        <button type="button" class="btn pri" onClick={again}>
          {t('web.again')}
        </button>
        <a class="btn" href="/">
          {t('web.backToHall')}
        </a>
      </div>
    </main>
  );
}

const isTaught = ({ state }: Session): boolean => (state.value?.lesson ?? 'left') !== 'left';

const isStaged = ({ scenes, handover, state }: Session): boolean =>
  scenes.waiting.value.length > 0 && handover.value === null && !state.value?.outcome;

/** A lesson has enough to say. */
const asksForSound = (session: Session): boolean =>
  !settings.value.sound && !settings.value.soundAsked && session.handover.value === null && !isTaught(session);

function AtTable({ session }: { session: Session }) {
  useKeys(session);
  const board = useRef<HTMLElement>(null);
  const mine = session.myTurn.value;
  const title = session.table.game.title[settings.value.language];
  useEffect(() => {
    document.title = `${mine ? `● ${t('web.yourMove')} · ` : ''}${title} · Cinderhall`;
  }, [mine, title]);
  useDragging(board, session);
  useEffect(() => (board.current ? animateMoves(board.current, session) : undefined), [session]);
  const { Table } = session.table;
  return (
    <div
      class={`app ${gameListingOf(session.card.game)?.root ?? ''}`}
      data-game={session.card.game}
      data-drawer={session.drawer.value}
    >
      <TopBar session={session} />
      {/* First in the document after the bar: what is asked comes before the table. */}
      <aside class="rail">
        <DecisionBar session={session} />
        <Log session={session} />
      </aside>
      <main class="table" ref={board} aria-label={t('web.tableOf', { game: title })}>
        <Table session={session} />
      </main>
      <LineBanner line={session.host.line} />
      <CloseUpPanel session={session} />
      {session.drawer.value === 'rules' && <RulesDrawer session={session} />}
      {session.room && session.drawer.value === 'room' && <TableRoomDrawer session={session} room={session.room} />}
      {session.drawer.value === 'menu' && <Menu session={session} />}
      {session.drawer.value === 'keys' && <Shortcuts session={session} />}
      {isStaged(session) ? <Stage session={session} /> : asksForSound(session) && <SoundQuestion />}
      <HandoverScreen session={session} />
      {isTaught(session) && <Coach session={session} />}
      {session.elsewhere.value && <ElsewhereScreen session={session} />}
      {session.state.value?.outcome && <EndSummary session={session} />}
    </div>
  );
}
