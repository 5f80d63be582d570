import type { Choice, State } from '@cinderhall/fifty-first-state';
import {
  coloursOf,
  type Design,
  display,
  END_POINTS,
  FACTIONS,
  type Location,
  pileOf,
  RULE_SETS,
  uncached,
  withinReach,
} from '@cinderhall/fifty-first-state/table';
import type { GameEvent } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { refsOf } from '../../table/entries.ts';
import type { Session } from '../../table/session.ts';
import { categoryOf, categoryStyle } from '../tableau/category.ts';
import { Moved } from '../tableau/effects.tsx';
import { readEvent } from '../tableau/events.ts';
import { RaceProgress } from '../tableau/progress.tsx';
import { type CloseUp, defineTable, type GameTable } from '../types.ts';
import { EffectIcons, Goods, TypePlate } from './ability.tsx';
import { designIn, Face, nameOf } from './card.tsx';
import { EMBLEMS, pictureOf } from './faces.ts';
import { flights } from './flights.tsx';
import { factionName } from './opponents.tsx';
import { ruleFor } from './rules.ts';
import { landAtHand, loadSet, loadSolo, setsAtHand, setsIn, soloAtHand } from './sets/load.ts';
import { locationIn, opponentName } from './state-rows.tsx';
import { Table } from './table.tsx';
import { knownKey, tableWords } from './words.ts';

const PHASES = ['lookout', 'production', 'action', 'cleanup'] as const;
/** R-MOL-010. */
const PHASES_WITH_MOLOCH = ['lookout', 'production', 'attack', 'deployment', 'action', 'cleanup'] as const;
const phasesOf = ({ moloch }: State): readonly State['phase'][] => (moloch ? PHASES_WITH_MOLOCH : PHASES);

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
  'forOutpost',
  'razeOutpost',
  'shieldArea',
  'hack',
  'destroy',
  'help',
  'cityDeal',
  'cityRaze',
  'border',
]);

function Progress({ view, session }: { view: State; session: Session<State> }) {
  const Badge = setsAtHand()?.SetBadge;
  return (
    <RaceProgress
      session={session}
      title={view.round > 0 ? t('fiftyFirstState.table.round', { n: view.round }) : t('fiftyFirstState.table.setup')}
      phases={phasesOf(view).map((phase) => ({
        name: t(`fiftyFirstState.table.phase.${phase}`),
        now: view.phase === phase,
      }))}
      scores={[...view.players.map(({ goods }) => goods.vp), ...(view.opponent ? [view.opponent.vp] : [])]}
      called={(seat) => (seat < view.players.length ? session.called(seat) : session.say(opponentName(view)))}
      end={END_POINTS}
      counted={t('fiftyFirstState.table.race', { n: END_POINTS })}
      aside={Badge && <Badge view={view} />}
    />
  );
}

/** What a choice brings, as far as the card itself says. */
function gainIcons(view: State, choice: Choice, seat: number): VNode | null {
  const design = 'card' in choice ? designIn(view, choice.card) : null;
  const location = design?.kind === 'location' ? design : null;
  switch (choice.kind) {
    case 'deal':
      return location && <Goods goods={location.deal} />;
    case 'raze':
    case 'razeRival':
      return location && <Goods goods={location.spoils} />;
    case 'use':
      return location?.action ? <EffectIcons effects={location.action.do} /> : null;
    case 'board': {
      const action = FACTIONS[view.players[seat]?.faction ?? -1]?.actions[choice.at];
      return action ? <EffectIcons effects={action.do} /> : null;
    }
    case 'store':
      return <Goods goods={choice.goods} />;
    default:
      return null;
  }
}

/** Payments and gains are read faster as tokens. */
function eventIcons(event: GameEvent) {
  const { kind, good, n, goods } = readEvent(event);
  if (kind === 'paid') return <Moved sign="−" goods={uncached(goods)} />;
  if (kind === 'gained' || kind === 'lost') return <Moved sign={kind === 'gained' ? '+' : '−'} goods={{ [good]: n }} />;
  return null;
}

function closeUp(session: Session<State>, view: State, ref: string): CloseUp | null {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'card') {
    const machine = landAtHand()?.machineFace(view, session.me.value, Number(name));
    return { ...cardCloseUp(session, designIn(view, Number(name))), ...(machine ? { face: machine } : {}) };
  }
  if (kind === 'connection') {
    const colour = coloursOf(view).find((one) => one === name);
    const open = colour ? pileOf(view, colour).open : null;
    return cardCloseUp(session, open === null ? null : designIn(view, open));
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
  return landAtHand()?.landCloseUp(session, view, kind ?? '', name) ?? null;
}

function cardCloseUp(session: Session<State>, design: Design | null): CloseUp {
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
  lines.push(...(setsAtHand()?.fromBox(design.set) ?? []));
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

export const fiftyFirstStateTable = defineTable<State, Choice>({
  game: display,
  get words() {
    return tableWords();
  },
  tokens: [
    'worker',
    'fuel',
    'iron',
    'gun',
    'brick',
    'ammo',
    'any',
    'card',
    'vp',
    'greyContact',
    'redContact',
    'blueContact',
    'universalContact',
    'development',
    'shield',
    'ruins',
    'influenceIronGang',
    'influenceSharrash',
    'influenceUranopolis',
    'scavenge',
    'brawler',
    'machine',
    'hackedCard',
  ],
  Table,
  Progress,
  drop: ({ kind }) => (kind === 'construct' ? 'state' : kind === 'deal' ? 'deals' : null),
  verb: ({ kind }) => (VERBS.has(kind) ? `fiftyFirstState.table.verb.${kind}` : null),
  icons: (view, choice, seat) => ({ gain: gainIcons(view, choice, seat) }),
  eventIcons,
  eventRefs: (event, view) => landAtHand()?.eventRefs(event, view) ?? refsOf(event),
  flights,
  sound: (event) => landAtHand()?.landSound(event) ?? null,
  closeUp,
  tip: ({ decision }) => knownKey(`fiftyFirstState.table.tip.${decision?.kind ?? ''}`),
  choiceTip: ({ kind }) => knownKey(`fiftyFirstState.table.tip.choice.${kind}`),
  rule: ruleFor,
  reach: withinReach,
  keys: (view) => [...(landAtHand()?.landKeys(view) ?? []), ...((view.opponent && soloAtHand()?.SOLO_KEYS) ?? [])],
  built: (view, seat) =>
    (view.locations[seat] ?? []).flatMap((placed) => {
      const design = locationIn(view, placed);
      return design ? [{ name: nameOf(design), picture: pictureOf(design) }] : [];
    }),
  emblem: ({ players }, seat) => EMBLEMS[FACTIONS[players[seat]?.faction ?? -1]?.id ?? ''] ?? null,
});

/** The table with all that a match of these options needs beside the base game. */
export async function tableFor(options: object = {}, seats = 0): Promise<GameTable> {
  await Promise.all([...setsIn(options).map(loadSet), seats === 1 ? loadSolo() : null]);
  return fiftyFirstStateTable;
}

export async function tableWithAll(): Promise<GameTable> {
  await Promise.all(RULE_SETS.map(loadSet));
  return fiftyFirstStateTable;
}
