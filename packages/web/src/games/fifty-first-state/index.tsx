import { type Choice, fiftyFirstState, type State } from '@cinderhall/fifty-first-state';
import { type Design, FACTIONS, type Location } from '@cinderhall/fifty-first-state/cards/index';
import type { Game, GameEvent } from '@cinderhall/kernel';
import { learn, t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import type { Session } from '../../table/session.ts';
import { categoryOf, categoryStyle } from '../tableau/category.ts';
import { type Counts, Moved } from '../tableau/effects.tsx';
import { RaceProgress } from '../tableau/progress.tsx';
import type { ChoiceIcons, CloseUp, GameTable } from '../types.ts';
import { ActionIcons, CostIcons, Goods, TypePlate } from './ability.tsx';
import { designIn, Face, nameOf } from './card.tsx';
import { EMBLEMS } from './faces.ts';
import { flights } from './flights.tsx';
import { factionName } from './opponents.tsx';
import { Table } from './table.tsx';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import '../tableau/words.ts';

learn({ en, pl });

const PHASES = ['lookout', 'production', 'action', 'cleanup'] as const;
const END = 25;

/** The kinds of choices that are grouped when there are many. */
const VERBS = new Set([
  'construct',
  'rebuild',
  'deal',
  'raze',
  'razeRival',
  'use',
  'board',
  'visit',
  'takeConnection',
  'playConnection',
  'shield',
]);

const RULES: { readonly [kind: string]: string } = {
  construct: 'R-BASE-070',
  rebuild: 'R-BASE-071',
  over: 'R-BASE-071',
  deal: 'R-BASE-090',
  raze: 'R-BASE-100',
  razeRival: 'R-BASE-101',
  use: 'R-BASE-120',
  board: 'R-BASE-123',
  visit: 'R-BASE-130',
  takeConnection: 'R-BASE-150',
  playConnection: 'R-BASE-152',
  pass: 'R-BASE-163',
  'ask keep': 'R-SETUP-006',
  'ask pick': 'R-BASE-031',
  'ask act': 'R-BASE-050',
  'ask rebuild': 'R-BASE-071',
  'ask shields': 'R-BASE-160',
  'ask effectPayment': 'R-BASE-057',
};

function Progress({ view: given, session }: { view: object; session: Session }) {
  const view = given as State;
  return (
    <RaceProgress
      session={session}
      title={view.round > 0 ? t('fiftyFirstState.table.round', { n: view.round }) : t('fiftyFirstState.table.setup')}
      phases={PHASES.map((phase) => ({ name: t(`fiftyFirstState.table.phase.${phase}`), now: view.phase === phase }))}
      scores={view.players.map(({ goods }) => goods.vp)}
      end={END}
    />
  );
}

/** What a choice costs and brings, as far as the card itself says. */
function icons(view: State, choice: Choice, seat: number): ChoiceIcons {
  const design = 'card' in choice ? designIn(view, choice.card) : null;
  const location = design?.kind === 'location' ? design : null;
  switch (choice.kind) {
    case 'construct':
      return location ? { pay: <Toks kind="greyContact" n={location.distance} /> } : {};
    case 'deal':
      return location
        ? { pay: <Toks kind="blueContact" n={location.distance} />, gain: <Goods goods={location.deal} /> }
        : {};
    case 'raze':
      return location
        ? { pay: <Toks kind="redContact" n={location.distance} />, gain: <Goods goods={location.spoils} /> }
        : {};
    case 'razeRival':
      return location ? { pay: <Tok kind="redContact" />, gain: <Goods goods={location.spoils} /> } : {};
    case 'over':
      return { pay: <Tok kind={choice.development ? 'development' : 'brick'} /> };
    case 'rebuild':
      return { pay: <Tok kind="brick" /> };
    case 'use':
      return location?.action ? { gain: <ActionIcons action={location.action} /> } : {};
    case 'board': {
      const action = FACTIONS[view.players[seat]?.faction ?? -1]?.actions[choice.at];
      return action ? { gain: <ActionIcons action={action} /> } : {};
    }
    case 'visit':
      return { pay: <Tok kind="worker" /> };
    case 'takeConnection':
      return { pay: <Toks kind="worker" n={2} /> };
    case 'shield':
      return { pay: <Tok kind="shield" /> };
    case 'payment':
      return { pay: <CostIcons cost={{ goods: plainGoods(choice.goods) }} /> };
    case 'store':
      return { gain: <Goods goods={choice.goods} /> };
    default:
      return {};
  }
}

/** Goods from a cache look like those from the pool. */
const plainGoods = (goods: { readonly [good: string]: number }): { [good: string]: number } => {
  const plain: { [good: string]: number } = {};
  for (const [good, n] of Object.entries(goods)) {
    const name = isToken(good) ? good : good.replace(/^cached(.)/, (_, first: string) => first.toLowerCase());
    plain[name] = (plain[name] ?? 0) + n;
  }
  return plain;
};

/** Payments and gains are read faster as tokens. */
function eventIcons(event: GameEvent) {
  const { kind, good, n, goods } = event as unknown as { kind: string; good: string; n: number; goods: Counts };
  if (kind === 'paid') return <Moved sign="−" goods={plainGoods(goods)} />;
  if (kind === 'gained' || kind === 'lost') return <Moved sign={kind === 'gained' ? '+' : '−'} goods={{ [good]: n }} />;
  return null;
}

function closeUp(session: Session, view: State, ref: string): CloseUp | null {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'card') return cardCloseUp(session, designIn(view, Number(name)));
  if (kind === 'connection') {
    const open = view[name as 'red' | 'blue']?.open;
    return cardCloseUp(session, open === null || open === undefined ? null : designIn(view, open));
  }
  if (kind === 'board' || kind === 'faction') {
    const index = kind === 'faction' ? Number(name) : (view.players[session.seat.value]?.faction ?? -1);
    const faction = FACTIONS[index];
    if (!faction) return null;
    const record = session.table.game
      .cards()
      .find(({ id, catalogue }) => id === faction.id && catalogue === 'factions');
    return {
      title: factionName(session, index),
      face: <Icon name={EMBLEMS[faction.id] ?? 'flag'} class="huge" />,
      lines: record ? [session.say(record.text)] : [],
      origin: faction.origin,
      icons: [],
    };
  }
  return null;
}

function cardCloseUp(session: Session, design: Design | null): CloseUp | null {
  if (!design) return { title: t('tableau.hidden'), face: null, lines: [], origin: null, icons: [] };
  const record = session.table.game.cards().find(({ id, catalogue }) => id === design.id && catalogue !== 'factions');
  const lines = record ? [session.say(record.text)] : [];
  if (design.kind === 'location')
    lines.push(
      t('fiftyFirstState.table.closeUp.prices', {
        distance: design.distance,
        defence: design.baseDefence + Number(design.printedShield),
      }),
    );
  const style = design.kind === 'location' ? categoryStyle(categoryOf(design)) : {};
  return {
    title: nameOf(design),
    face: (
      <span class={`card zoom ${design.kind === 'location' ? '' : 'cc'}`} style={style}>
        <Face design={design} />
      </span>
    ),
    lines,
    origin: design.origin,
    icons: design.kind === 'location' ? iconsOf(design) : [],
  };
}

const iconsOf = (design: Location): CloseUp['icons'] => [
  ...design.types.map((type) => ({ icon: <TypePlate type={type} />, text: t(`type.${type}`) })),
  { icon: <Icon name="swords" />, text: t('fiftyFirstState.table.spoils') },
  { icon: <Icon name="link" />, text: t('fiftyFirstState.table.deal') },
];

export const fiftyFirstStateTable: GameTable = {
  game: fiftyFirstState as unknown as Game,
  words: { en, pl },
  Table,
  Progress,
  verb: ({ kind }) => (VERBS.has(kind) ? `fiftyFirstState.table.verb.${kind}` : null),
  icons: (view, choice, seat) => icons(view as State, choice as Choice, seat),
  eventIcons,
  flights,
  closeUp: (session, view, ref) => closeUp(session, view as State, ref),
  tip: (view) => {
    const kind = view.decision?.kind ?? '';
    return Object.hasOwn(en.messages, `fiftyFirstState.table.tip.${kind}`) ? `fiftyFirstState.table.tip.${kind}` : null;
  },
  choiceTip: ({ kind }) =>
    Object.hasOwn(en.messages, `fiftyFirstState.table.tip.choice.${kind}`)
      ? `fiftyFirstState.table.tip.choice.${kind}`
      : null,
  rule: (view, choice) => (choice && RULES[choice.kind]) ?? RULES[`ask ${view.decision?.kind}`] ?? null,
  emblem: (view, seat) => EMBLEMS[FACTIONS[(view as State).players[seat]?.faction ?? -1]?.id ?? ''] ?? null,
};
