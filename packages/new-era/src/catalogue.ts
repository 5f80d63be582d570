import { type Modifier, sayCost, sayGoods, type Trigger } from '@cinderhall/effects';
import type { CardRecord, GameEvent, Message, Origin, Param } from '@cinderhall/kernel';
import { numberIn, type Store, textIn } from '@cinderhall/tableau';
import {
  type Action,
  CONTACTS,
  classicReprints,
  DESIGNS,
  designOf,
  FACTIONS,
  type FactionData,
  factionOf,
  type Instant,
  KINDS,
  type Leader,
  type Location,
  locationOf,
  RESOURCES,
} from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { FOUNDATION } from './locations.ts';
import { playerOf, type State } from './state.ts';

const lines = (all: readonly Message[]): Message =>
  all.length === 0
    ? { key: 'newEra.text.nothing' }
    : all.reduceRight((rest, line) => ({ key: 'newEra.text.lines', params: { line, rest } }));

const doing = (key: string, effects: Parameters<typeof kit.say>[0]): Message => ({
  key: `newEra.text.${key}`,
  params: { does: kit.say(effects) },
});

const actionText = ({ workers: [first, second], effects }: Action): Message =>
  first === 1
    ? doing('action', effects)
    : { key: 'newEra.text.actionWorkers', params: { first, second, does: kit.say(effects) } };

/** "each conquest or deal" is one sentence, though it is two events. */
function triggerTexts(triggers: readonly Trigger[]): Message[] {
  const [first, second] = triggers;
  if (first?.on === 'conquest' && second?.on === 'deal') return [doing('on.conquestOrDeal', first.do)];
  return triggers.map(({ on, if: condition, do: effects }) => ({
    key: `newEra.text.on.${on}${condition?.phase ? '.production' : condition?.raid ? '.raid' : ''}`,
    params: {
      does: kit.say(effects),
      ...(condition?.type ? { type: textIn(condition.type) } : {}),
      ...(condition?.good ? { good: noun(textIn(condition.good)) } : {}),
    },
  }));
}

const noun = (good: string): Param => ({ noun: kit.world.goods[good]?.noun ?? good });

function storeTexts(stores: readonly Store[]): Message[] {
  if (stores.length === 0) return [];
  const what = stores.map(({ of, n }): Message => {
    const key = of === RESOURCES ? 'resources' : of === CONTACTS ? 'contacts' : 'workers';
    return { key: `newEra.text.store.${key}`, params: { n: n === 'any' ? 0 : n } };
  });
  return [{ key: 'newEra.text.store', params: { what } }];
}

const modifierText = ({ modify, by = 0 }: Modifier): Message => ({
  key: `newEra.text.modify.${modify}`,
  params: { n: Math.abs(by) },
});

/** A leader is no location, so there are no "other" ones beside him. */
const leaderModifierText = (modifier: Modifier): Message =>
  modifier.modify === 'defence'
    ? { ...modifierText(modifier), key: 'newEra.text.leader.defence' }
    : modifierText(modifier);

/** Everything a location says, one sentence for each thing it does. */
export function locationText(design: Location): Message {
  const { production, isOpen, action, triggers, stores, modifiers, cache, once, guard, typeMask } = design;
  const all: Message[] = [];
  if (production) all.push(doing(isOpen ? 'open' : 'production', production));
  if (action) all.push(actionText(action));
  all.push(...triggerTexts(triggers), ...storeTexts(stores), ...modifiers.map(modifierText));
  if (cache) all.push({ key: 'newEra.text.cache', params: { what: sayGoods(kit.world, cache) } });
  if (once) all.push(doing('once', once));
  if (guard > 0) all.push({ key: 'newEra.text.guard', params: { n: guard } });
  if (typeMask === FOUNDATION) all.push({ key: 'newEra.text.foundation' });
  if (typeMask === 0) all.push({ key: 'newEra.text.typeless' });
  return lines(all);
}

export const boardText = ({ board }: FactionData): Message[] => [
  ...KINDS.map(
    (kind): Message => ({
      key: 'newEra.text.field',
      params: { cost: sayCost(kit, board[kind].cost, true), kind, range: board[kind].range },
    }),
  ),
  { key: 'newEra.text.fieldRedevelop', params: { cost: sayCost(kit, board.redevelop.cost, true) } },
];

const ORIGIN: { readonly [letter: string]: Origin } = {
  R: 'printed',
  D: 'deduced',
  M: 'designed',
  G: 'designed',
};
const LOCATION_FIELDS = ['name', 'category', 'ability', 'distance', 'defence', 'types', 'spoils', 'deal', 'copies'];
const INSTANT_FIELDS = ['name', 'price', 'goods', 'copies'];

const originsOf = (fields: readonly string[], sources: string): { [field: string]: Origin } =>
  Object.fromEntries(fields.map((field, at) => [field, ORIGIN[sources[at] ?? ''] ?? 'designed']));

/** A card as a whole is only as well known as the least known of its values. */
const originOf = (sources: string): Origin =>
  /[MG]/.test(sources) ? 'designed' : sources.includes('D') ? 'deduced' : 'printed';

function waysOf(design: Location): string[] {
  const { guard, typeMask, production, isOpen, action, triggers, stores, modifiers, cache, once } = design;
  return [
    'incorporate',
    'rebuild',
    'conquer',
    'spoils',
    'deal',
    'raided',
    ...(typeMask !== 0 && typeMask !== FOUNDATION ? ['redevelop'] : []),
    // What a Foundation is there for.
    ...(typeMask === FOUNDATION ? ['replaced'] : []),
    ...(guard === 0 ? ['dealAbroad'] : []),
    ...(production ? ['production'] : []),
    ...(isOpen ? ['visit'] : []),
    ...(action ? ['action'] : []),
    ...(triggers.length > 0 ? ['trigger'] : []),
    ...(stores.length > 0 ? ['store'] : []),
    ...(modifiers.length > 0 ? ['modify'] : []),
    ...(cache ? ['cache'] : []),
    ...(once ? ['once'] : []),
  ];
}

const locationRecord = (design: Location, copies = design.copies, sources = design.sources): CardRecord => ({
  id: design.id,
  set: design.set,
  name: design.name,
  copies,
  distance: design.distance,
  defence: design.defence,
  category: design.category,
  types: design.types,
  spoils: design.spoils,
  deal: design.deal,
  guard: design.guard,
  text: locationText(design),
  origin: originOf(sources),
  origins: originsOf(LOCATION_FIELDS, sources),
  ways: waysOf(design),
});

const instantRecord = ({ id, set, name, copies, sources, effects }: Instant): CardRecord => ({
  id,
  set,
  catalogue: 'instants',
  name,
  copies,
  text: doing('instant', effects),
  origin: originOf(sources),
  origins: originsOf(INSTANT_FIELDS, sources),
  ways: ['play'],
});

const leaderRecord = ({ id, set, name, copies, gift, action, triggers, modifiers }: Leader): CardRecord => ({
  id,
  set,
  catalogue: 'leaders',
  name,
  copies,
  text: lines([
    doing('gift', gift),
    ...(action ? [doing('leaderAction', action.effects)] : []),
    ...modifiers.map(leaderModifierText),
    ...triggerTexts(triggers),
  ]),
  origin: 'designed',
  ways: [
    'play',
    ...(action ? ['action'] : []),
    ...(triggers.length > 0 ? ['trigger'] : []),
    ...(modifiers.length > 0 ? ['modify'] : []),
  ],
});

const factionRecord = (faction: FactionData): CardRecord => ({
  id: faction.id,
  set: 'newEra',
  catalogue: 'factions',
  name: faction.name,
  copies: 1,
  production: faction.production,
  text: lines([doing('base', [{ op: 'gain', goods: faction.production }]), ...boardText(faction)]),
  origin: 'designed',
  origins: { name: 'printed', base: 'deduced', board: 'designed' },
  ways: ['production', ...KINDS, 'redevelop'],
});

/** The further copies that the classic deck brings: the same cards, so nothing is left to be used in them. */
const reprintRecords = (): CardRecord[] =>
  DESIGNS.flatMap((design) => {
    const reprint = classicReprints[design.id];
    if (!reprint || design.kind !== 'location') return [];
    const record = locationRecord(design, reprint.copies, reprint.sources);
    return [{ ...record, id: `${design.id}-classic51`, set: 'classic51', ways: [] }];
  });

const records: readonly CardRecord[] = [
  ...DESIGNS.map((design) =>
    design.kind === 'location'
      ? locationRecord(design)
      : design.kind === 'instant'
        ? instantRecord(design)
        : leaderRecord(design),
  ),
  ...reprintRecords(),
  ...FACTIONS.map(factionRecord),
];

export const cards = (): readonly CardRecord[] => records;

type Use = readonly [card: string, way: string];

const WAYS: { readonly [kind: string]: string } = {
  playedInstant: 'play',
  ledBy: 'play',
  led: 'action',
  used: 'action',
  conquered: 'conquer',
  cashed: 'spoils',
  dealt: 'deal',
  sheltered: 'deal',
  dealtAbroad: 'dealAbroad',
  burned: 'raided',
  visited: 'visit',
  triggered: 'trigger',
  stored: 'store',
  cached: 'cache',
  oneTime: 'once',
};

/** Which cards an event shows in use. */
export function uses(state: State, event: GameEvent): Use[] {
  const card = numberIn(event.card);
  const seat = numberIn(event.seat);
  const way = WAYS[event.kind];
  const used: Use[] = way ? [[designOf(state, card).id, way]] : [];
  switch (event.kind) {
    case 'joined': {
      used.push([designOf(state, card).id, textIn(event.way)]);
      if (event.over !== -1) used.push(...replaced(locationOf(state, numberIn(event.over))));
      return used;
    }
    case 'used':
      return event.again ? [...used, ...modifying(state, seat, 'secondUse')] : used;
    case 'produces':
      return [[factionOf(state, seat).id, 'production']];
    case 'usedField':
      return [[factionOf(state, seat).id, textIn(event.field)]];
    case 'spared':
      return modifying(state, seat, 'spare');
    case 'secondDeal':
      return modifying(state, seat, 'twoDeals');
    case 'attacked':
      return modifying(state, numberIn(event.owner), 'defence');
    case 'drew':
      return event.phase === 'lookout' ? modifying(state, seat, 'lookout') : produced(state, event);
    case 'dealt':
      return crowded(state, seat) ? [...used, ...modifying(state, seat, 'dealSlots')] : used;
    case 'conquered':
      return crowded(state, seat) ? [...used, ...modifying(state, seat, 'spoilsSlots')] : used;
    default:
      return [...used, ...produced(state, event)];
  }
}

const replaced = ({ id, typeMask }: Location): Use[] => (typeMask === FOUNDATION ? [[id, 'replaced']] : []);

/** More cards lie under the base than it has room for by itself. */
const crowded = (state: State, seat: number): boolean => {
  const { spoils, deals } = playerOf(state, seat);
  return spoils.length + deals.length > 3;
};

/** What a production location yields, for any seat. */
function produced(state: State, { kind, by }: GameEvent): Use[] {
  if (kind !== 'gained' && kind !== 'drew' && kind !== 'scored') return [];
  if (typeof by !== 'number' || by < 0) return [];
  const design = designOf(state, by);
  return design.kind === 'location' && design.production ? [[design.id, 'production']] : [];
}

const modifying = (state: State, seat: number, what: string): Use[] =>
  (state.abilities[seat]?.modify[what] ?? []).map((card) => [designOf(state, card).id, 'modify']);
