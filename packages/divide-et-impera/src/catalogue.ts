import type { CardRecord, GameEvent, Message, Param } from '@cinderhall/kernel';
import {
  ABILITIES,
  ACTION_CARDS,
  type ActionCard,
  abilityOf,
  actionCard,
  DRONE_LIST,
  droneOf,
  FACTION_LIST,
  factionOf,
  isActionCard,
  MISSIONS,
  type Mission,
  missionOf,
  type Powers,
  type Rate,
  SWEETS,
  sweetOf,
  TILES,
  type Tile,
} from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { numberIn } from './events.ts';
import { isGround } from './map/grid.ts';
import type { State } from './state.ts';

const lines = (messages: readonly Message[]): Message =>
  messages.reduceRight((rest, line) => ({ key: 'dei.text.lines', params: { line, rest } }));

/** A sentence for each icon of a card; equal ones are said once. */
function iconsText(icons: ActionCard['icons']): Message {
  const said = new Map<string, { readonly does: Message; n: number }>();
  for (const icon of icons) {
    const key = JSON.stringify(icon);
    const known = said.get(key);
    if (known) known.n++;
    else said.set(key, { does: kit.say([icon]), n: 1 });
  }
  return lines([...said.values()].map(({ does, n }) => ({ key: 'dei.text.icon', params: { does, n } })));
}

/** What powers do, one sentence for each. */
const powersText = (powers: Partial<Powers>): Message =>
  lines(Object.entries(powers).map(([power, n]) => ({ key: `dei.power.${power}`, params: { n } })));

/** What a mission counts, one by one. */
const COUNTED_NOUNS: { readonly [C in Mission['counts']]: string } = {
  structures: 'dei.structure',
  cubes: 'dei.cube',
  garrisons: 'dei.outpost',
  droneCards: 'dei.droneCard',
  tech: 'dei.tech',
  energy: 'dei.energy',
  collectors: 'dei.collector',
};

const rateText = ({ supply, per }: Rate, noun: string): Message => ({
  key: 'dei.text.rate',
  params: { supply, per, what: { noun } },
});

const missionText = ({ counts, colour, onTime, past }: Mission): Message => ({
  key: `dei.mission.${counts}`,
  params: {
    colour: colour ?? 'any',
    onTime: rateText(onTime, COUNTED_NOUNS[counts]),
    past: rateText(past, COUNTED_NOUNS[counts]),
  },
});

const costText = ({ tech, energy }: ActionCard['cost']): Message => {
  const parts: Param[] = [];
  if (tech > 0) parts.push({ noun: 'dei.tech', count: tech });
  if (energy > 0) parts.push({ noun: 'dei.energy', count: energy });
  return { key: 'dei.text.cost', params: { parts } };
};

function tileText({ symbols, outposts, shelter, summon, bridge }: Tile): Message {
  const count = (ground: boolean): number =>
    Object.entries(symbols).reduce((sum, [letter, n]) => (isGround(letter) === ground ? sum + n : sum), 0);
  const [tech, energy] = [count(true), count(false)];
  const messages: Message[] = [{ key: 'dei.text.symbols', params: { tech, energy } }];
  for (const { letter } of outposts) messages.push({ key: 'dei.text.spot', params: { letter } });
  if (shelter) messages.push({ key: 'dei.text.start' });
  if (summon) messages.push({ key: 'dei.text.summon' });
  if (bridge) messages.push({ key: 'dei.text.bridge' });
  return lines(messages);
}

const actionRecords = ACTION_CARDS.map(
  ({ id, name, origin, kind, faction, cost, supply, icons }): CardRecord => ({
    id,
    set: 'base',
    name,
    copies: 1,
    origin,
    ways: kind === 'faction' ? ['play', 'spend'] : ['buy', 'play', 'spend'],
    text: iconsText(icons),
    market: kind,
    supply,
    icons,
    ...(faction ? { faction } : { cost: costText(cost) }),
  }),
);

/** The ways an ability or skill can matter: one for each of its powers. */
const waysOf = (powers: Partial<Powers>): string[] => Object.keys(powers);

const otherRecords: readonly CardRecord[] = [
  ...ABILITIES.map(({ id, name, origin, colour, powers }) => ({
    id,
    set: 'base',
    catalogue: 'abilities',
    name,
    copies: 1,
    origin,
    ways: ['unlock', ...waysOf(powers)],
    text: powersText(powers),
    colour,
  })),
  ...MISSIONS.map((mission) => ({
    id: mission.id,
    set: 'base',
    catalogue: 'missions',
    name: mission.name,
    copies: 1,
    origin: mission.origin,
    ways: ['onTime', 'past'],
    text: missionText(mission),
  })),
  ...SWEETS.map(({ id, name, origin, copies, icons, outposts }) => ({
    id,
    set: 'base',
    catalogue: 'sweetBoosts',
    name,
    copies,
    origin,
    ways: ['place'],
    text: outposts > 0 ? { key: 'dei.text.anyOutpost', params: { n: outposts } } : iconsText(icons),
  })),
  ...FACTION_LIST.map(({ id, name, leader }) => ({
    id: leader.id,
    set: 'base',
    catalogue: 'leaders',
    name: leader.name,
    copies: 1,
    origin: 'printed' as const,
    ways: waysOf(leader.powers),
    text: powersText(leader.powers),
    faction: id,
    factionName: name,
    skill: leader.skill,
  })),
  ...DRONE_LIST.map(({ id, name, role, action }) => ({
    id,
    set: 'base',
    catalogue: 'drones',
    name,
    copies: 1,
    origin: 'printed' as const,
    ways: ['fly'],
    text: { key: 'dei.text.drone', params: { does: kit.say(action) } },
    role,
  })),
  ...TILES.map((tile) => ({
    id: `tile-${tile.id}`,
    set: 'base',
    catalogue: 'districts',
    name: { en: `District ${tile.id}`, pl: `Dzielnica ${tile.id}` },
    copies: 1,
    origin: 'designed' as const,
    ways: ['lay'],
    text: tileText(tile),
    grid: tile.grid,
  })),
];

const records: readonly CardRecord[] = [...actionRecords, ...otherRecords];

export const cards = (): readonly CardRecord[] => records;

type Use = readonly [card: string, way: string];

/** Which cards an event shows in use. */
export function uses(_state: State, event: GameEvent): Use[] {
  const card = (): number => numberIn(event, 'card');
  switch (event.kind) {
    case 'played':
    case 'turnedUp':
      return [[actionCard(card()).id, 'play']];
    case 'playedDown':
      return isActionCard(card()) ? [[actionCard(card()).id, 'spend']] : [];
    case 'bought':
      return [[actionCard(card()).id, 'buy']];
    case 'unlocked':
      return [[abilityOf(card()).id, 'unlock']];
    case 'ability':
      return [[abilityOf(card()).id, String(event.power)]];
    case 'skill':
      return [[factionOf(numberIn(event, 'faction')).leader.id, String(event.power)]];
    case 'mission':
      return [[missionOf(numberIn(event, 'mission')).id, numberIn(event, 'onTime') > 0 ? 'onTime' : 'past']];
    case 'sweetened':
      return [[sweetOf(card()).id, 'place']];
    case 'flew':
      return [[droneOf(numberIn(event, 'drone')).id, 'fly']];
    case 'map':
      return Array.isArray(event.tiles) ? event.tiles.map((id): Use => [`tile-${id}`, 'lay']) : [];
    default:
      return [];
  }
}
