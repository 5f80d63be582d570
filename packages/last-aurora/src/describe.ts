import { describeEffects } from '@cinderhall/effects';
import type { Describer, GameEvent, Message, Param } from '@cinderhall/kernel';
import { designOf } from './cards/index.ts';
import { cardAt, heldAt, partOf, placeAt, slotDef } from './convoy.ts';
import { crewOf, skillOf } from './crew.ts';
import { bonusOf, letterOf, skillNeeded } from './data/boards.ts';
import { kit } from './effect-kit.ts';
import { edgesOf, mapOf, startOf, stopAt } from './route.ts';
import {
  AUTOMA,
  type Choice,
  type ChoiceKind,
  EMPTY,
  MARKER_NAMES,
  markerName,
  playerOf,
  type State,
} from './state.ts';

/** The name of a card; of one that the reader cannot see, only that it is a card. */
export const cardName = (card: number): Message =>
  card < 0 ? { key: 'la.unseen' } : { key: `la.card.${designOf(card).id}` };

const seatName = (who: number): Message =>
  who === AUTOMA ? { key: 'la.automa' } : { key: 'seat.name', params: { n: who + 1 } };
const noun = (name: string): Param => ({ noun: `la.${name}` });
const markerNoun = (marker: number): Param => noun(markerName(marker));
const regionName = ({ options }: State, region: number): Message => ({ key: `la.region.${options.map}.${region}` });
const zoneName = (zone: string): Message => ({ key: `la.zone.${zone}` });
const choiceMessage = (key: string, params?: { readonly [name: string]: Param }): Message =>
  params ? { key: `la.choice.${key}`, params } : { key: `la.choice.${key}` };

const effects = describeEffects<State>(kit, (_state, card) => cardName(card));

/** A slot in words: what kind it is, and on which card. */
function slotParams(at: number): { slot: Message; card: Message } {
  const def = slotDef(cardAt(at), placeAt(at));
  const level = def.kind === 'weapon' ? def.level : 0;
  const does = def.kind === 'special' ? def.effect.does : '';
  return { slot: { key: `la.slot.${def.kind}`, params: { level, does } }, card: cardName(cardAt(at)) };
}

function markerList(markers: readonly number[]): Param {
  return MARKER_NAMES.flatMap((name, marker) => {
    const n = markers.filter((one) => one === marker).length;
    return n === 0 || name === '' ? [] : [{ key: 'la.counted', params: { n, what: noun(name) } }];
  });
}

function deedText(view: State): Message {
  const card = view.zone[view.turn.slot]?.card ?? -1;
  const kind = card < 0 ? 'none' : designOf(card).kind;
  return choiceMessage('deed', { card: cardName(card), kind });
}

function driveText(view: State, { to, via, food }: ChoiceKind<'drive'>, seat: number): Message {
  const { space } = playerOf(view, seat);
  const shortcuts = mapOf(view).shortcuts.filter((_, at) => ((via >> at) & 1) === 1);
  const steps = edgesOf(view, space, to, via).length;
  return choiceMessage(shortcuts.length > 0 ? 'driveShort' : 'drive', { to, steps, food, shortcuts: shortcuts.length });
}

function blockText(view: State, right: boolean): Message {
  const decision = view.decision;
  const card = decision?.kind === 'block' ? decision.card : -1;
  const place = view.zone.find((one) => one.card === card);
  return choiceMessage('collect', {
    side: right ? 'right' : 'left',
    markers: markerList((right ? place?.right : place?.left) ?? []),
  });
}

/** Choices that name one card and nothing else. */
const OF_CARD = new Set<string>([
  'feed',
  'play',
  'ability',
  'onto',
  'cure',
  'rouse',
  'steady',
  'mourn',
  'discardItem',
  'unhitch',
]);

function choiceText(view: State, choice: Choice, seat: number): Message {
  switch (choice.kind) {
    case 'explore':
      return choiceMessage('explore', {
        card: cardName(view.zone[choice.slot]?.card ?? -1),
        n: choice.slot + 1,
        cost: skillNeeded(choice.slot),
      });
    case 'pass':
    case 'send':
    case 'boost': {
      const skill = skillOf(crewOf(playerOf(view, seat), choice.card));
      return choiceMessage(choice.kind, { card: cardName(choice.card), skill });
    }
    case 'deed':
      return deedText(view);
    case 'bonus':
      return choiceMessage('bonus', {
        n: choice.slot + 1,
        does: kit.say(bonusOf(view.options.map, choice.slot, choice.index)),
      });
    case 'collect':
      return blockText(view, choice.right);
    case 'drive':
      return driveText(view, choice, seat);
    case 'takeStop':
      return choiceMessage('takeStop', { what: noun(stopAt(view, playerOf(view, seat).space)) });
    case 'shift': {
      const { card, ...from } = slotParams(choice.from);
      const marker = heldAt(partOf(playerOf(view, seat).convoy, cardAt(choice.from)), placeAt(choice.from));
      return choiceMessage('shift', { ...from, card, what: markerNoun(marker), onto: cardName(cardAt(choice.to)) });
    }
    case 'hit':
      return choice.lose === EMPTY
        ? choiceMessage('hit', slotParams(choice.at))
        : choiceMessage('hitLosing', { ...slotParams(choice.at), what: markerNoun(choice.lose) });
    case 'mend':
    case 'empty':
      return choiceMessage(choice.kind, slotParams(choice.at));
    case 'attack':
      return choiceMessage(choice.item < 0 ? 'attack' : 'attackWith', {
        ...slotParams(choice.at),
        enemy: cardName(choice.enemy),
        ...(choice.item < 0 ? {} : { item: cardName(choice.item) }),
      });
    case 'ignore':
      return choiceMessage('ignore', { enemy: cardName(choice.enemy) });
    case 'relocate':
      return choiceMessage('relocate', { enemy: cardName(choice.enemy), field: letterOf(choice.field) });
    case 'replaceTarget':
      return choiceMessage('replaceTarget', { field: letterOf(choice.field) });
    case 'shed':
    case 'makeRoom':
    case 'give':
      return choiceMessage(choice.kind, { what: markerNoun(choice.marker) });
    case 'mount':
      return choiceMessage('mount', {
        card: cardName(choice.card),
        n: choice.column + 1,
        kind: designOf(choice.card).kind,
      });
    case 'layMine':
      return choiceMessage('layMine', { space: startOf(view, choice.edge) });
    default:
      return effects.choice(view, view.decision ?? { kind: '' }, choice) ?? choiceMessage(choice.kind);
  }
}

export const describe: Describer<State, Choice> = {
  decision(view, decision) {
    const shared = effects.decision(view, decision);
    if (shared) return shared;
    const params: { [name: string]: Param } = {};
    if ('n' in decision) params.n = decision.n;
    if ('zone' in decision) params.zone = zoneName(decision.zone);
    if ('card' in decision) params.card = cardName(decision.card);
    if ('enemy' in decision) params.enemy = cardName(decision.enemy);
    if ('marker' in decision) params.what = markerNoun(decision.marker);
    if ('skill' in decision) params.n = decision.skill;
    if ('upTo' in decision) params.n = decision.upTo;
    return { key: `la.decision.${decision.kind}`, params };
  },

  choice: (view, choice, seat) =>
    OF_CARD.has(choice.kind) && 'card' in choice
      ? choiceMessage(choice.kind, { card: cardName(choice.card) })
      : choiceText(view, choice, seat),

  event: (view, event) => ({ key: `la.event.${event.kind}`, params: eventParams(view, event) }),
};

type ToParam<T> = (held: T, view: State) => Param;
/** Fields of events whose value is not said as it is: cards and seats by name, markers as nouns. */
const NUMBERS: { readonly [field: string]: ToParam<number> } = {
  seat: seatName,
  card: cardName,
  enemy: cardName,
  onto: cardName,
  marker: markerNoun,
  give: markerNoun,
  get: markerNoun,
  lose: (marker) => MARKER_NAMES[marker] || 'nothing',
  region: (region, view) => regionName(view, region),
};
const TEXTS: { readonly [field: string]: ToParam<string> } = { good: noun, token: noun, zone: zoneName };
const LISTS: { readonly [field: string]: (held: number) => Param } = { order: seatName, cards: cardName };

function eventParams(view: State, event: GameEvent): { [name: string]: Param } {
  const params: { [name: string]: Param } = {};
  for (const [name, held] of Object.entries(event)) {
    if (name === 'kind' || name === 'by') continue;
    if (typeof held === 'number') params[name] = NUMBERS[name]?.(held, view) ?? held;
    else if (typeof held === 'string') params[name] = TEXTS[name]?.(held, view) ?? held;
    else if (Array.isArray(held)) params[name] = held.map((one) => LISTS[name]?.(Number(one)) ?? String(one));
  }
  return params;
}
