import type { Choice, State } from '@cinderhall/divide-et-impera';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { TabList } from '../../table/tab-list.tsx';
import { CityBoard } from './board/city-board.tsx';
import { Choosing } from './choosing.tsx';
import { FullBoard } from './full-board.tsx';
import { Markets } from './markets.tsx';
import { Missions } from './missions.tsx';
import { Abilities, Hand, InPlay, Leader, type OfSeat, Phases } from './own.tsx';
import { Chips, Count, foreseenIn, Players } from './players.tsx';
import { d } from './words.ts';
import './board.css';
import './card.css';
import './table.css';
import './players.css';
import './markets.css';
import './own.css';
import './phone.css';

const TABS = ['hand', 'board', 'markets', 'missions'] as const;
type Tab = (typeof TABS)[number];

/** Which tab shows what a question is about. */
const TAB_OF: { readonly [kind: string]: Tab } = {
  plan: 'hand',
  play: 'hand',
  act: 'hand',
  copy: 'board',
  buy: 'markets',
  pay: 'markets',
  mission: 'missions',
};

export function Table({ session }: { session: Session<State, Choice> }) {
  const view = session.view.value;
  const tab = useSignal<Tab>('hand');
  const kind = session.myTurn.value ? view?.decision?.kind : undefined;
  useEffect(() => {
    const wanted = TAB_OF[kind ?? ''];
    if (wanted) tab.value = wanted;
  }, [kind, view?.asked]);
  if (!view) return null;
  const me = session.me.value;
  const player = view.players[me];
  if (!player) return null;
  const own = { session, view, seat: me, player };
  const looking = session.looking.value;
  return (
    <div class="d-table" data-tab={tab.value} data-players={view.players.length}>
      <Chips session={session} view={view} me={me} />
      <section class="d-board" data-drop="map" aria-label={d('dei.ui.map')}>
        <CityBoard session={session} view={view} />
        <Choosing session={session} view={view} />
      </section>
      <Tabs tab={tab} own={own} />
      <section class="d-side">
        <Players session={session} view={view} me={me} />
        {looking === null ? (
          <>
            <Markets session={session} view={view} />
            <Missions session={session} view={view} me={me} />
          </>
        ) : (
          <FullBoard session={session} view={view} seat={looking} />
        )}
      </section>
      <section class="d-own" aria-label={d('dei.ui.ownBoard')}>
        <Leader {...own} />
        <Abilities {...own} />
        <Phases {...own} />
        <InPlay {...own} />
        <Hand {...own} whose={d('dei.ui.hand')} />
      </section>
    </div>
  );
}

/** On phones only one part at a time fits beside the map. */
const Tabs = ({ tab, own: { session, seat, player } }: { tab: { value: Tab }; own: OfSeat }) => (
  <div class="d-tabs">
    <TabList
      label={d('dei.ui.parts')}
      tabs={TABS}
      chosen={tab.value}
      choose={(name) => (tab.value = name)}
      said={(name) => d(`dei.ui.tab.${name}`)}
    />
    <span class="sp" />
    <Count kind="tech" now={player.tech} then={foreseenIn(session, seat)?.tech} />
    <Count kind="energy" now={player.energy} then={foreseenIn(session, seat)?.energy} />
    {player.sweets.length > 0 && <Tok kind="sweet" n={player.sweets.length} />}
  </div>
);
