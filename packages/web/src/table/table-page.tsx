import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { doorOf } from '../games/index.ts';
import { localHost } from '../local/host.ts';
import { animateMoves } from './animate.ts';
import { CloseUpPanel } from './close-up.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { EndSummary } from './end.tsx';
import { HandoverScreen } from './handover.tsx';
import { useKeys } from './keys.ts';
import { Log } from './log.tsx';
import { Menu } from './menu.tsx';
import { RulesDrawer } from './rules-drawer.tsx';
import { Session } from './session.ts';
import { TopBar } from './top-bar.tsx';
import '../look/table.css';

/** A table in this browser: finds it, opens it, and shows it. */
export function TablePage({ id }: { id: string }) {
  const session = useSignal<Session | null>(null);
  const lost = useSignal(false);
  useEffect(() => {
    let opened: Session | null = null;
    let left = false;
    void openTable(id).then((found) => {
      if (left) found?.close();
      opened = found;
      lost.value = found === null;
      session.value = found;
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id]);
  if (lost.value) return <Missing />;
  return session.value ? <AtTable session={session.value} /> : <Loading />;
}

async function openTable(id: string): Promise<Session | null> {
  const card = await localHost.table(id);
  const load = card && doorOf(card.game)?.load;
  if (!card || !load) return null;
  const session = new Session(localHost, card, await load());
  await session.open();
  return session;
}

const Loading = () => (
  <main class="lone" aria-busy="true">
    <p role="status">{t('web.loading')}</p>
  </main>
);

const Missing = () => (
  <main class="lone">
    <h1>{t('web.table.missing')}</h1>
    <p>{t('web.table.missing.why')}</p>
    <a class="btn pri" href="/">
      {t('web.backToHall')}
    </a>
  </main>
);

function AtTable({ session }: { session: Session }) {
  useKeys(session);
  const board = useRef<HTMLElement>(null);
  const door = useMemo(() => doorOf(session.card.game), [session]);
  useEffect(() => {
    document.title = `${session.table.game.title.en} · Cinderhall`;
  }, [session]);
  useEffect(() => (board.current ? animateMoves(board.current, session) : undefined), [session]);
  const { Table } = session.table;
  return (
    <div class="app" data-game={door?.world} data-drawer={session.drawer.value}>
      <TopBar session={session} />
      {/* First in the document after the bar: what is asked comes before the table. */}
      <aside class="rail">
        <DecisionBar session={session} />
        <Log session={session} />
      </aside>
      <main class="table" ref={board} aria-label={t('web.tableOf', { game: session.table.game.title.en })}>
        <Table session={session} />
      </main>
      <CloseUpPanel session={session} />
      <RulesDrawer session={session} />
      <Menu session={session} />
      <HandoverScreen session={session} />
      <EndSummary session={session} />
    </div>
  );
}
