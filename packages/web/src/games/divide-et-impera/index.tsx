import type { Choice, State } from '@cinderhall/divide-et-impera';
import {
  actionCard,
  areaName,
  COLOURS,
  costOfSlot,
  display,
  FACTIONS,
  iconOf,
  impact,
  isGroundArea,
  majorityValue,
  missionSupply,
  SLOTS,
  STRUCTURES,
  sweetOf,
} from '@cinderhall/divide-et-impera/table';
import type { Cost } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { type ChoiceIcons, defineTable } from '../types.ts';
import { Acts, CostIcons, isFree } from './act.tsx';
import { SweetFace } from './card.tsx';
import { closeUp } from './close-up.tsx';
import { eventIcons, eventRefs, flights, sound } from './events.tsx';
import { droneIcon, EMBLEMS, OUTPOST, STRUCTURE_ICONS } from './faces.ts';
import { drop, grip, opens, usual } from './moves.ts';
import { Progress } from './progress.tsx';
import { ruleFor } from './rules.ts';
import { Table } from './table.tsx';
import { d, words } from './words.ts';

/** The kinds of choices that are grouped when there are many. */
const VERBS = new Set(['up', 'down', 'sweet', 'collect', 'remedy', 'seed', 'eliminate', 'site', 'buy', 'robot', 'use']);

/** Who is how strong in an area, and the outposts there. */
const Stakes = ({ view, area }: { view: State; area: number }) => (
  <span class="d-stakes">
    {view.outposts.map((outpost, i) =>
      outpost.area === area ? <Tok key={i} kind={OUTPOST[COLOURS[outpost.colour] ?? 'red']} hidden /> : null,
    )}
    {view.players.map((_, seat) => {
      const value = majorityValue(view, area, seat);
      return value === 0 ? null : (
        <span key={seat} class="d-vs">
          <Pip seat={seat} />
          {value}
        </span>
      );
    })}
  </span>
);

/** What a choice costs: by itself, or for a card in a market when it comes to paying. */
const costOf = (view: State, choice: Choice, seat: number): Cost =>
  choice.kind === 'buy' ? costOfSlot(view, seat, choice.market * SLOTS + choice.slot) : impact(view, seat, choice).cost;

const icons = (view: State, choice: Choice, seat: number): ChoiceIcons => {
  const cost = costOf(view, choice, seat);
  return { pay: isFree(cost) ? null : <CostIcons cost={cost} />, gain: gainOf(view, choice, seat) };
};

function gainOf(view: State, choice: Choice, seat: number): VNode | null {
  switch (choice.kind) {
    case 'up':
    case 'copy':
    case 'plan':
      return <Acts icons={actionCard(choice.card).icons} />;
    case 'down':
      return <Icon name="shopping-cart" />;
    case 'use':
      return <Acts icons={iconOf(choice.icon).effects} />;
    case 'sweet':
      return <SweetFace sweet={sweetOf(choice.card)} />;
    case 'buy': {
      const card = view.slots[choice.market * SLOTS + choice.slot] ?? -1;
      return card < 0 ? null : <Tok kind="supply" n={actionCard(card).supply} />;
    }
    case 'mission':
      return <Tok kind="supply" n={missionSupply(view, seat, choice.place)} />;
    case 'collect':
    case 'seed':
      return <Tok kind={isGroundArea(view, choice.area) ? 'tech' : 'energy'} />;
    case 'from':
    case 'to':
    case 'recruit':
    case 'fly':
    case 'teleport':
    case 'eliminate':
    case 'remedy':
      return <Stakes view={view} area={choice.area} />;
    case 'exchange':
      return <Tok kind="energy" />;
    case 'kind':
      return <Icon name={STRUCTURE_ICONS[STRUCTURES[choice.what] ?? ''] ?? 'hammer-nails'} />;
    case 'drone':
      return <Icon name={droneIcon(choice.drone)} />;
    case 'faction':
      return <Icon name={EMBLEMS[FACTIONS[choice.faction] ?? 'auxilia']} />;
    case 'colour':
      return <Tok kind={OUTPOST[COLOURS[choice.colour] ?? 'red']} />;
    default:
      return null;
  }
}

const areaWords = (view: State, area: number): string => {
  const { key, params } = areaName(view, area);
  return d(key, params);
};

export const divideEtImperaTable = defineTable<State, Choice>({
  game: display,
  words,
  tokens: ['tech', 'energy', 'supply', 'sweet', 'tactics', 'logistics', 'machinery', 'blackMarket'],
  keys: () => [
    ['+ − 0', 'dei.keys.zoom'],
    ['Shift ←→', 'dei.keys.pan'],
    ['M', 'dei.keys.majority'],
    ['N', 'dei.keys.names'],
  ],
  Table,
  Progress,
  verb: ({ kind }) => (VERBS.has(kind) ? `dei.verb.${kind}` : null),
  opens,
  usual,
  drop,
  grip,
  icons,
  eventIcons,
  eventRefs,
  flights: (_view, event, seat) => flights(event, seat),
  sound,
  closeUp,
  tip: (view) => {
    const key = `dei.tip.${view.decision?.kind ?? ''}`;
    return Object.hasOwn(words.en.messages, key) ? key : null;
  },
  choiceTip: ({ kind }) => {
    const key = `dei.choiceTip.${kind}`;
    return Object.hasOwn(words.en.messages, key) ? key : null;
  },
  rule: (view, choice) => ruleFor(view.decision?.kind ?? '', choice?.kind ?? ''),
  built: (view, seat) =>
    view.board.areas.flatMap((_, area) => {
      const values = view.players.map((_player, each) => majorityValue(view, area, each));
      const own = values[seat] ?? 0;
      const held = own > 0 && values.every((value, each) => each === seat || value < own);
      return held ? [{ name: areaWords(view, area), picture: { id: `area ${area}`, mood: 'fog' as const } }] : [];
    }),
  emblem: (view, seat) => {
    const faction = FACTIONS[view.players[seat]?.faction ?? -1];
    return faction ? EMBLEMS[faction] : null;
  },
});
