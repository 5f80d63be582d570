import { describeEffects } from '@cinderhall/effects';
import { type Describer, type Message, must, type Param } from '@cinderhall/kernel';
import { freeTokens } from './actions/attack.ts';
import { isCardEffect } from './card-effects.ts';
import { designOf, vehicleOf } from './cards/index.ts';
import { cardAt, deviceAt, heldAt, partOf, placeAt, slotDef } from './convoy.ts';
import { crewOf, skillOf } from './crew.ts';
import { bonusOf, letterOf, skillNeeded } from './data/boards.ts';
import { eventParams } from './describe-events.ts';
import { kit } from './effect-kit.ts';
import { drivePrice } from './flow/movement.ts';
import {
  cardName,
  cardTitle,
  markerList,
  markerNoun,
  noun,
  otherNoun,
  priceNames,
  shortcutNames,
  whoName,
  zoneName,
} from './names.ts';
import { MEAL } from './prices.ts';
import { edgesOf, endOf, startOf, stopAt } from './route.ts';
import { type Choice, type ChoiceKind, EMPTY, playerOf, type State } from './state.ts';

const choiceMessage = (key: string, params?: { readonly [name: string]: Param }): Message =>
  params ? { key: `la.choice.${key}`, params } : { key: `la.choice.${key}` };

const effects = describeEffects<State>(kit, (_state, card) => cardTitle(card));

/** A slot in words, and on which card it is. Of two equal weapons on one card it says which. */
function slotParams(at: number): { slot: Message; card: Param } {
  const card = cardAt(at);
  const def = slotDef(card, placeAt(at));
  if (def.kind === 'special') return { slot: { key: `la.slot.${def.effect.does}` }, card: cardName(card) };
  if (def.kind !== 'weapon') return { slot: { key: `la.slot.${def.kind}` }, card: cardName(card) };
  const twins = [...vehicleOf(card).slots.entries()].filter(
    ([, other]) => other.kind === 'weapon' && other.level === def.level,
  );
  const nth = twins.length > 1 ? twins.findIndex(([place]) => place === placeAt(at)) + 1 : 0;
  return { slot: { key: 'la.slot.weapon', params: { level: def.level, nth } }, card: cardName(card) };
}

const levelAt = (at: number): number => {
  const def = slotDef(cardAt(at), placeAt(at));
  return def.kind === 'weapon' ? def.level : 0;
};

function deedText(view: State): Message {
  const card = view.zone[view.turn.slot]?.card ?? -1;
  const kind = card < 0 ? 'none' : designOf(card).kind;
  return choiceMessage('deed', { card: cardName(card), kind });
}

/** What a location does to those who explore it before they take anything. */
function harmOf(card: number): string {
  const design = card < 0 ? null : designOf(card);
  const [first] = design?.kind === 'location' ? design.effect : [];
  return first && isCardEffect(first) ? first.op : 'none';
}

function exploreText(view: State, slot: number): Message {
  const card = view.zone[slot]?.card ?? -1;
  return choiceMessage('explore', { card: cardName(card), n: slot + 1, cost: skillNeeded(slot), harm: harmOf(card) });
}

/** Where a drive leads, what it costs, and what it does to the convoy. */
function driveText(view: State, choice: ChoiceKind<'drive'>, seat: number): Message {
  const { to, via } = choice;
  const { fuel, food } = drivePrice(view, seat, choice);
  const edges = edgesOf(view, playerOf(view, seat).space, to, via);
  return choiceMessage('drive', {
    to,
    steps: edges.length,
    price: priceNames(fuel, food),
    shortcuts: shortcutNames(view, via),
    mines: view.mines.filter((mine) => edges.includes(mine)).length,
    stop: stopAt(view, to),
    later: view.turn.freeFuel && view.decision?.kind === 'move' ? 1 : 0,
  });
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

function shiftText(view: State, { from, to }: ChoiceKind<'shift'>, seat: number): Message {
  const { convoy } = playerOf(view, seat);
  const held = (at: number): number => heldAt(partOf(convoy, cardAt(at)), placeAt(at));
  return choiceMessage('shift', {
    card: cardName(cardAt(from)),
    n: placeAt(from) + 1,
    what: markerNoun(held(from)),
    onto: cardName(cardAt(to)),
    other: otherNoun(held(to)),
  });
}

/** Where a card goes, and which one makes room for it. */
function mountText(view: State, { card, column }: ChoiceKind<'mount'>, seat: number): Message {
  const { kind } = designOf(card);
  const { convoy } = playerOf(view, seat);
  const old =
    kind === 'device'
      ? deviceAt(convoy, column)
      : kind === 'survivor'
        ? undefined
        : convoy.find((part) => part.column === column && !part.top);
  return choiceMessage('mount', {
    card: cardName(card),
    n: column + 1,
    kind,
    old: old ? cardName(old.card) : 'nothing',
  });
}

/** Whose token lies on a field of the enemy that was hit. */
function tokenText({ decision, enemies }: State, field: number): Message {
  const enemy = decision?.kind === 'target' ? decision.enemy : -1;
  const owner = must(enemies.find(({ card }) => card === enemy)?.targets[field]);
  return choiceMessage('replaceTarget', { field: letterOf(field), owner: whoName(owner) });
}

function ontoText(view: State, card: number, seat: number): Message {
  const survivor = crewOf(playerOf(view, seat), card);
  const left = skillOf({ ...survivor, contamination: survivor.contamination + 1 });
  return choiceMessage('onto', { card: cardName(card), dies: left === 0 ? '1' : '0' });
}

/** What happens to the resource that is chosen. */
const GIVING: { readonly [decision: string]: string } = { loseResource: 'lose', missing: 'gain' };

/** Choices that name one card and nothing else. */
const OF_CARD = new Set<string>([
  'feed',
  'play',
  'ability',
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
      return exploreText(view, choice.slot);
    case 'pass':
    case 'send':
      return choiceMessage(choice.kind, {
        card: cardName(choice.card),
        skill: skillOf(crewOf(playerOf(view, seat), choice.card)),
      });
    case 'boost': {
      const survivor = crewOf(playerOf(view, seat), choice.card);
      const next = skillOf({ ...survivor, food: survivor.food + MEAL.n });
      return choiceMessage('boost', { card: cardName(choice.card), skill: skillOf(survivor), next });
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
    case 'shift':
      return shiftText(view, choice, seat);
    case 'hit':
      return choice.lose === EMPTY
        ? choiceMessage('hit', slotParams(choice.at))
        : choiceMessage('hitLosing', { ...slotParams(choice.at), what: markerNoun(choice.lose) });
    case 'mend':
      return choiceMessage('mend', slotParams(choice.at));
    case 'empty':
      return choiceMessage(view.decision?.kind === 'lift' ? 'empty' : 'fill', slotParams(choice.at));
    case 'attack':
      return choiceMessage(choice.item < 0 ? 'attack' : 'attackWith', {
        level: levelAt(choice.at),
        card: cardName(cardAt(choice.at)),
        enemy: cardName(choice.enemy),
        ...(choice.item < 0 ? {} : { item: cardName(choice.item) }),
      });
    case 'ignore':
      return choiceMessage('ignore', { enemy: cardName(choice.enemy) });
    case 'relocate':
      return choiceMessage('relocate', { enemy: cardName(choice.enemy), field: letterOf(choice.field) });
    case 'replaceTarget':
      return tokenText(view, choice.field);
    case 'onto':
      return ontoText(view, choice.card, seat);
    case 'shed':
    case 'makeRoom':
      return choiceMessage(choice.kind, { what: markerNoun(choice.marker) });
    case 'give':
      return choiceMessage(GIVING[view.decision?.kind ?? ''] ?? 'give', { what: markerNoun(choice.marker) });
    case 'mount':
      return mountText(view, choice, seat);
    case 'layMine':
      return choiceMessage('layMine', { space: startOf(view, choice.edge), to: endOf(view, choice.edge) });
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
    const moves = decision.kind === 'target' && freeTokens(view, decision.seats[0] ?? -1) === 0;
    return { key: `la.decision.${moves ? 'moveTarget' : decision.kind}`, params };
  },

  choice: (view, choice, seat) =>
    OF_CARD.has(choice.kind) && 'card' in choice
      ? choiceMessage(choice.kind, { card: cardName(choice.card) })
      : choiceText(view, choice, seat),

  event: (view, event) => ({ key: `la.event.${event.kind}`, params: eventParams(view, event) }),
};
