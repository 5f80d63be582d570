import {
  type Effects,
  type Modifier,
  printed,
  sayAnyOf,
  sayGoods,
  sayMore,
  sayPer,
  type Trigger,
} from '@cinderhall/effects';
import { at, type CardRecord, type GameEvent, type Message } from '@cinderhall/kernel';
import { isChoose, numberIn } from '@cinderhall/tableau';
import {
  type Action,
  ANY_TIMES,
  type Connection,
  DESIGNS,
  type Design,
  designOf,
  FACTIONS,
  type Faction,
  factionOf,
  type Location,
  locationOf,
  type MachineData,
  type StoreData,
  type Threshold,
} from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { ownerOf } from './locations.ts';
import { modifying } from './modifying.ts';
import { hasRules, rulesOf } from './sets/index.ts';
import { attackText } from './sets/moloch/attack-text.ts';
import { isForBorgo, isPlayable, isRuleSet, RULE_SETS, type RuleSetId } from './sets/parts.ts';
import type { State } from './state.ts';

const lines = (all: readonly Message[]): Message =>
  all.length === 0
    ? { key: 'fiftyFirstState.text.nothing' }
    : all.reduceRight((rest, line) => ({ key: 'fiftyFirstState.text.lines', params: { line, rest } }));

/** "pay 2 bricks to gain 2 points (up to twice a round)". */
export function actionText({ effects, times }: Action): Message {
  const does = kit.say(effects);
  if (times === 1) return does;
  return {
    key: times === ANY_TIMES ? 'fiftyFirstState.text.anyTimes' : 'fiftyFirstState.text.times',
    params: { does, n: times },
  };
}

/** Everything a location says, one sentence for each thing it does. */
export function locationText(design: Location): Message {
  const all: Message[] = [];
  const { production, isOpen, action, bonus, bonusFirst, triggers, thresholds, stores, modifiers } = design;
  const { endPoints, printedShield, types } = design;
  if (production)
    all.push({
      key: isOpen ? 'fiftyFirstState.text.open' : 'fiftyFirstState.text.production',
      params: { does: kit.say(production) },
    });
  if (action) all.push({ key: 'fiftyFirstState.text.action', params: { does: actionText(action) } });
  all.push(...triggerTexts(triggers), ...thresholds.map(thresholdText), ...storeText(stores));
  all.push(...modifiers.map(modifierText));
  const per = endPoints === null ? null : sayPer(kit.world, endPoints);
  if (per) all.push({ key: 'fiftyFirstState.text.endPoints', params: { per } });
  if (bonus) all.push(bonusText(bonus, bonusFirst));
  if (printedShield) all.push({ key: 'fiftyFirstState.text.printedShield' });
  if (types.length === 0) all.push({ key: 'fiftyFirstState.text.typeless' });
  return lines(all);
}

/** A bonus that may be declined, or comes before production, says so. */
function bonusText(bonus: Effects, isFirst: boolean): Message {
  const [only] = bonus;
  const [option, ...more] = only && isChoose(only) ? only.of : [];
  return option && more.length === 1 && more[0]?.length === 0
    ? { key: 'fiftyFirstState.text.bonusMay', params: { does: kit.say(option) } }
    : {
        key: isFirst ? 'fiftyFirstState.text.bonusFirst' : 'fiftyFirstState.text.bonus',
        params: { does: kit.say(bonus) },
      };
}

const typeName = (type: string): Message => ({ key: 'fiftyFirstState.type', params: { type } });

/** One sentence for all triggers that wait for the same thing and do the same, whatever the type. */
function triggerTexts(triggers: readonly Trigger[]): Message[] {
  const first = triggers.filter((one, at) => triggers.findIndex((other) => isAlike(one, other)) === at);
  return first.map((one) => {
    const types = triggers.flatMap((other) => (isAlike(one, other) && other.if?.type ? [String(other.if.type)] : []));
    const does = kit.say(one.do);
    return types.length === 0
      ? { key: `fiftyFirstState.text.on.${one.on}`, params: { does } }
      : { key: `fiftyFirstState.text.onType.${one.on}`, params: { does, types: types.map(typeName) } };
  });
}

const isAlike = (one: Trigger, other: Trigger): boolean => one.on === other.on && one.do === other.do;

const thresholdText = ({ of, atLeast, do: effects }: Threshold): Message => ({
  key: of.length === 1 ? 'fiftyFirstState.text.threshold' : 'fiftyFirstState.text.thresholdAny',
  params: {
    n: atLeast,
    ...(of.length === 1 ? { good: at(sayAnyOf(kit.world, of), 0) } : { of: sayAnyOf(kit.world, of) }),
    does: kit.say(effects),
  },
});

/** Room for goods of the same kinds, after a store that names them, is said as "1 more for each …". */
function storeText(stores: readonly StoreData[]): Message[] {
  if (stores.length === 0) return [];
  const what = stores.map(({ of: goods, n }, i): Message => {
    const of = sayAnyOf(kit.world, goods);
    if (n === 'any')
      return of.length === 1
        ? { key: 'fiftyFirstState.text.storeAll', params: { good: at(of, 0) } }
        : { key: 'fiftyFirstState.text.storeAllOf', params: { of } };
    const more = stores[i - 1]?.of === goods ? sayMore(kit.world, n) : null;
    if (more) return more;
    const per = sayPer(kit.world, n);
    if (per) return { key: 'fiftyFirstState.text.storePer', params: { of, per } };
    return of.length === 1
      ? { key: 'fiftyFirstState.text.storeOne', params: { n: printed(n), good: at(of, 0) } }
      : { key: 'fiftyFirstState.text.storeMix', params: { n: printed(n), of } };
  });
  return [{ key: 'fiftyFirstState.text.store', params: { what } }];
}

const modifierText = ({ modify, if: condition, by = 0, to }: Modifier): Message => ({
  key: `fiftyFirstState.text.modify.${modify}${condition?.production === true ? '.production' : ''}`,
  params: {
    n: Math.abs(by),
    ...(typeof condition?.ruins === 'number' ? { ruins: condition.ruins } : {}),
    ...(condition?.type ? { type: typeName(String(condition.type)) } : {}),
    ...(Array.isArray(to) ? { to: to.map((type) => typeName(String(type))) } : {}),
  },
});

const factionText = ({ production, actions }: Faction): Message =>
  lines([
    { key: 'fiftyFirstState.text.production', params: { does: kit.say([{ op: 'gain', goods: production }]) } },
    ...actions.map((action) => ({ key: 'fiftyFirstState.text.action', params: { does: actionText(action) } })),
  ]);

/** Both sides of a card with a machine. */
export const machineText = ({ code, defence, fury, attack }: MachineData, hacked: Message): Message => ({
  key: 'fiftyFirstState.text.machine',
  params: {
    code: code.flatMap((good) => sayGoods(kit.world, { [good]: 1 }, true)),
    defence,
    fury: fury ? 'yes' : 'no',
    attack: attackText(attack, kit),
    hacked,
  },
});

const waysOf = ({
  production,
  isOpen,
  bonus,
  action,
  triggers,
  thresholds,
  stores,
  modifiers,
  endPoints,
  machine,
}: Location): string[] => [
  ...(machine ? ['attack', 'hack', 'destroy'] : []),
  'build',
  'deal',
  'raze',
  ...(production ? ['production'] : []),
  ...(isOpen ? ['visit'] : []),
  ...(bonus ? ['bonus'] : []),
  ...(action ? ['action'] : []),
  ...(triggers.length > 0 ? ['trigger'] : []),
  ...(thresholds.length > 0 ? ['threshold'] : []),
  ...(stores.length > 0 ? ['store'] : []),
  ...(modifiers.length > 0 ? ['modify'] : []),
  ...(endPoints === null ? [] : ['end']),
];

const locationRecord = (design: Location): CardRecord => ({
  id: design.id,
  set: design.set,
  ...(design.machine
    ? {
        catalogue: 'machines',
        code: design.machine.code,
        defence: design.machine.defence,
        fury: design.machine.fury,
      }
    : {}),
  name: design.name,
  copies: design.copies,
  distance: design.distance,
  category: design.category,
  types: design.types,
  spoils: design.spoils,
  deal: design.deal,
  text: design.machine ? machineText(design.machine, locationText(design)) : locationText(design),
  origin: design.origin,
  polishName: design.polishName,
  ways: waysOf(design),
});

const connectionRecord = ({ id, set, name, copies, origin, colour, play }: Connection): CardRecord => ({
  id,
  set,
  catalogue: 'connections',
  name,
  copies,
  colour,
  text: { key: 'fiftyFirstState.text.connection', params: { does: kit.say(play) } },
  origin,
  ways: ['take', 'play'],
});

const factionRecord = (faction: Faction): CardRecord => ({
  id: faction.id,
  set: 'base',
  catalogue: 'factions',
  name: faction.name,
  copies: 1,
  production: faction.production,
  text: factionText(faction),
  origin: faction.origin,
  ways: ['production', ...faction.actions.map((_, at) => `action${at}`)],
});

/** Machines of other sets lie in its deck (R-OPT-004). */
const isOfMoloch = (design: Design): boolean =>
  design.set === 'moloch' || (design.kind === 'location' && design.machine !== null);

/** The records of all cards and of the sets with rules of their own that are offered. */
export const recordsWith = (offers: (set: RuleSetId) => boolean): readonly CardRecord[] => [
  ...DESIGNS.filter((design) => (offers('moloch') || !isOfMoloch(design)) && isSaid(design)).map((design) =>
    design.kind === 'location' ? locationRecord(design) : connectionRecord(design),
  ),
  ...FACTIONS.map(factionRecord),
  ...RULE_SETS.filter(offers).flatMap((id) => rulesOf(id).records ?? []),
];

/** What cards of a set with rules of its own say, its own words say. */
const isSaid = ({ set }: Design): boolean => !isRuleSet(set) || isForBorgo(set) || hasRules(set);

const known = new Map<number, readonly CardRecord[]>();

/** Of the sets whose rules are at hand. */
export function cards(): readonly CardRecord[] {
  const sets = RULE_SETS.filter(hasRules).length;
  const records = known.get(sets) ?? recordsWith((id) => isPlayable(id) && (isForBorgo(id) || hasRules(id)));
  known.set(sets, records);
  return records;
}

type Use = readonly [card: string, way: string];

/** Which cards an event shows in use. */
export const uses = (state: State, event: GameEvent): Use[] => [
  ...usesOf(state, event),
  ...state.options.sets.flatMap((id) => rulesOf(id).uses?.(state, event) ?? []),
];

function usesOf(state: State, event: GameEvent): Use[] {
  const card = numberIn(event.card);
  const seat = numberIn(event.seat);
  const way = WAYS[event.kind];
  if (way) return [[designOf(state, card).id, way]];
  switch (event.kind) {
    case 'razed':
      return event.owner === -1 ? [[designOf(state, card).id, 'raze']] : modifying(state, seat, 'razeDefence');
    case 'copied': {
      const design = locationOf(state, card);
      if (design.bonus && !event.declared) return [[design.id, 'bonus']];
      return [[design.id, design.production ? 'production' : 'action']];
    }
    case 'produces':
      return [[factionOf(state, seat).id, 'production']];
    case 'usedBoard':
      return [[factionOf(state, seat).id, `action${event.at}`]];
    default:
      return caused(state, event);
  }
}

const WAYS: { readonly [kind: string]: string } = {
  constructed: 'build',
  rebuilt: 'build',
  signed: 'deal',
  used: 'action',
  visited: 'visit',
  triggered: 'trigger',
  reached: 'threshold',
  stored: 'store',
  connected: 'take',
  playedConnection: 'play',
  cached: 'bonus',
};

const BRINGING: ReadonlySet<string> = new Set(['gained', 'drew', 'foundRuins', 'scavenged']);

/** What a card's effect brought: in the Production phase, or when it was built. */
function caused(state: State, event: GameEvent): Use[] {
  const { kind, phase, good } = event;
  if (!BRINGING.has(kind)) return [];
  const seat = numberIn(event.seat);
  const by = numberIn(event.by);
  if (by === -1) {
    // R-PROMO-004: the board gave more than the one resource it promises.
    const own = phase === 'action' && good === factionOf(state, seat).resource && numberIn(event.n) > 1;
    return own ? modifying(state, seat, 'boardResource') : [];
  }
  const design = locationOf(state, by);
  if (phase === 'production') {
    if (design.production) return [[design.id, 'production']];
    // A trigger has told of itself.
    return design.thresholds.length > 0 ? [[design.id, 'threshold']] : [];
  }
  return design.bonus && ownerOf(state, by) === seat ? [[design.id, 'bonus']] : [];
}
