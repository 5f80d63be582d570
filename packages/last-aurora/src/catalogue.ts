import type { Effects } from '@cinderhall/effects';
import type { CardRecord, GameEvent, Message, Param } from '@cinderhall/kernel';
import { isCardEffect } from './card-effects.ts';
import {
  type Ability,
  type Action,
  AMBUSH,
  CARDS,
  type Design,
  designOf,
  isLoot,
  type Slot,
  type SpecialEffect,
} from './cards/index.ts';
import { letterOf, numeralOf } from './data/boards.ts';
import { kit } from './effect-kit.ts';
import { numberIn, textIn } from './events.ts';
import type { State } from './state.ts';

const text = (key: string, params?: { readonly [name: string]: Param }): Message =>
  params ? { key: `la.text.${key}`, params } : { key: `la.text.${key}` };
const flag = (is: boolean): string => (is ? '1' : '0');

const goods = (names: readonly string[]): Param =>
  [...new Set(names)].map((name) => ({ noun: `la.${name}`, count: names.filter((one) => one === name).length }));

/** Equal slots are counted: "3 cargo slots". */
function slotsText(slots: readonly Slot[]): Message[] {
  const groups = new Map<string, { readonly slot: Slot; n: number }>();
  for (const slot of slots) {
    const key = JSON.stringify(slot);
    const group = groups.get(key);
    if (group) group.n++;
    else groups.set(key, { slot, n: 1 });
  }
  return [...groups.values()].map(({ slot, n }) => slotText(slot, n));
}

function slotText(slot: Slot, n: number): Message {
  switch (slot.kind) {
    case 'weapon':
      return { key: 'la.slots.weapon', params: { n, level: slot.level } };
    case 'special':
      return specialText(slot.effect);
    default:
      return { key: `la.slots.${slot.kind}`, params: { n } };
  }
}

function specialText(effect: SpecialEffect): Message {
  const key = `la.special.${effect.does}`;
  switch (effect.does) {
    case 'speed':
    case 'fame':
      return { key, params: { n: effect.n } };
    case 'endOfRound':
      return { key, params: { what: { noun: `la.${effect.gain}` } } };
    case 'famePer':
      return { key, params: { what: { noun: `la.${effect.resource}` }, max: effect.max } };
    default:
      return { key };
  }
}

function abilityText(ability: Ability): Message {
  const key = `la.ability.${ability.does}`;
  switch (ability.does) {
    case 'speed':
      return { key, params: { n: ability.n, behind: ability.behind } };
    case 'use':
      return { key, params: { phase: ability.phase, does: kit.say(ability.effects) } };
    case 'fame':
      return { key, params: { n: ability.n, ifLoot: flag(ability.ifLoot) } };
    default:
      return { key };
  }
}

function actionLines({ value, arrow, tracks, priority, enemy, beforeMove, atEnd }: Action): Message[] {
  const lines = [text('action', { value, arrow, tracks: flag(tracks) })];
  const say = (key: string, effects: Effects): void => {
    for (const effect of effects) lines.push(text(key, { does: kit.say([effect]) }));
  };
  if (priority.length > 0) lines.push(text('priority', { deeds: priority.map((deed) => text('deed', { deed })) }));
  say('onEnemy', enemy);
  say('beforeMove', beforeMove);
  say('atEnd', atEnd);
  return lines;
}

/** Everything a card says, one sentence for each thing. */
function linesOf(design: Design): Message[] {
  switch (design.kind) {
    case 'location': {
      const { effect, left, right } = design;
      const none = effect.length === 0;
      const does = none ? '' : kit.say(effect);
      return [text('location', { effect: none ? 'none' : 'some', does, left: goods(left), right: goods(right) })];
    }
    case 'event':
      return [text('event', { does: kit.say(design.effect) })];
    case 'encounter': {
      const [first = [], second = []] = offersOf(design.effect);
      const stays = flag(design.stays);
      return [
        text('encounter', { markers: goods(design.markers), first: kit.say(first), second: kit.say(second), stays }),
      ];
    }
    case 'survivor':
      return [text('survivor', { skill: design.skill }), abilityText(design.ability), ...lootLine(design.loot)];
    case 'item':
      return [text('item', { phase: design.phase, does: kit.say(design.effect), once: flag(design.once) })];
    case 'result':
      return [resultText(design)];
    case 'enemy':
      return [text('enemy', { numeral: numeralOf(design.numeral), does: kit.say(design.ambush) })];
    case 'action':
      return actionLines(design);
    default:
      return [
        text(design.kind, { towing: design.towing, speed: design.speed, slots: slotsText(design.slots) }),
        ...lootLine(design.loot),
      ];
  }
}

/** An encounter offers two things. */
function offersOf([only]: Effects): readonly Effects[] {
  return only && isCardEffect(only) && only.op === 'choose' ? only.of : [];
}

const lootLine = (loot: number): Message[] => (loot > 0 ? [text('loot')] : []);

function resultText({ shots, enemies, letters, back }: Extract<Design, { kind: 'result' }>): Message {
  return text('result', {
    shots: shots.map(({ damage, jam }, i) => text('shot', { level: i + 1, damage, jam: flag(jam) })),
    enemies: enemies.map((n, i) =>
      n === AMBUSH
        ? text('attackAmbush', { numeral: numeralOf(i + 1) })
        : text('attack', { numeral: numeralOf(i + 1), n }),
    ),
    letters: letters.map(letterOf).join(' '),
    zone: { key: `la.zone.${back}` },
  });
}

const cardText = (design: Design): Message =>
  linesOf(design).reduceRight((rest, line) => ({ key: 'la.text.lines', params: { line, rest } }));

/** Every way a card can be used. */
function waysOf(design: Design): string[] {
  switch (design.kind) {
    case 'location':
      return ['left', 'right'];
    case 'event':
      return ['happen'];
    case 'encounter':
      return ['first', 'second'];
    case 'survivor':
      return [
        ...(design.period > 0 || design.loot > 0 ? ['recruit'] : []),
        design.ability.does === 'fame' ? 'score' : 'ability',
      ];
    case 'item':
      return ['play'];
    case 'result':
      return ['shot', 'loot', 'enemies', 'automa'];
    case 'enemy':
      return ['ambush', 'defeat'];
    case 'action':
      return [
        'explore',
        'rest',
        ...(design.beforeMove.length + design.atEnd.length > 0 || design.tracks ? ['use'] : []),
      ];
    default:
      return vehicleWays(design);
  }
}

function vehicleWays({ slots, id }: Extract<Design, { slots: readonly Slot[] }>): string[] {
  const isStarter = /^(?:truck|trailer)-\d$/.test(id);
  const ways = new Set(isStarter ? ['damage'] : ['install']);
  for (const slot of slots) {
    if (slot.kind === 'weapon') ways.add('fire');
    if (slot.kind === 'special') ways.add(slot.effect.does.startsWith('fame') ? 'score' : slot.effect.does);
  }
  return [...ways];
}

const records: readonly CardRecord[] = CARDS.map((design, card) => ({
  id: design.id,
  number: String(card + 1).padStart(3, '0'),
  set: 'last-aurora',
  name: design.name,
  copies: 1,
  origin: design.origin,
  given: design.given ?? [],
  deck: deckOf(design),
  ways: waysOf(design),
  text: cardText(design),
  kind: design.kind,
  ...('period' in design ? { period: design.period } : {}),
  ...('extra' in design ? { extra: design.extra } : {}),
  ...('skill' in design ? { skill: design.skill } : {}),
  ...('slots' in design ? { towing: design.towing, speed: design.speed, slots: design.slots } : {}),
}));

function deckOf(design: Design): string {
  if (isLoot(design)) return 'loot';
  if ('extra' in design) return design.period > 0 ? 'exploration' : 'start';
  return design.kind === 'action' ? 'automa' : design.kind;
}

export const cards = (): readonly CardRecord[] => records;

type Use = readonly [card: string, way: string];

/** The way that an event shows of the card it names. */
const WAYS: { readonly [kind: string]: string } = {
  happened: 'happen',
  recruited: 'recruit',
  ability: 'ability',
  scored: 'score',
  installed: 'install',
  attacked: 'fire',
  played: 'play',
  tookAll: 'second',
  swapped: 'first',
  automaActs: 'explore',
  automaFed: 'rest',
  automaUses: 'use',
};

const USABLE = new Set(records.flatMap(({ id, ways }) => ways.map((way) => `${id}/${way}`)));

/** Which cards an event shows in use; ways that a card's record does not list (a start card taken from the discards) are left out. */
export const uses = (_state: State, event: GameEvent): Use[] =>
  usesOf(event).filter(([id, way]) => USABLE.has(`${id}/${way}`));

function usesOf(event: GameEvent): Use[] {
  const id = (field: string): string => designOf(numberIn(event, field)).id;
  switch (event.kind) {
    case 'collected':
      return [[id('card'), textIn(event, 'block')]];
    case 'revealedResult':
      return [[id('card'), textIn(event, 'use')]];
    case 'ambush':
      return [[id('enemy'), 'ambush']];
    case 'defeated':
      return [[id('enemy'), 'defeat']];
    case 'paid':
      return numberIn(event, 'by') >= 0 ? [[id('by'), 'first']] : [];
    case 'tradedItem':
      return [[id('by'), 'second']];
    case 'worked':
      return [[id('card'), textIn(event, 'does')]];
    case 'damaged':
      return [[id('card'), 'damage']];
    default: {
      const way = WAYS[event.kind];
      return way ? [[id('card'), way]] : [];
    }
  }
}
