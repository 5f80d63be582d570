/** Choices that are plainly worse than another one of their list, whatever may come. */
import type { Effects } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { designOf, survivorOf } from './cards/index.ts';
import { cardAt, contents, hasRoom, overflow, placeAt, slotDef } from './convoy.ts';
import { BONUS, ITEM_LIMIT, STOP_KINDS } from './data/boards.ts';
import { drivePrice } from './flow/movement.ts';
import { mapOf } from './route.ts';
import { type Choice, type ChoiceKind, EMPTY, ITEM, playerOf, type State } from './state.ts';

const MENDING = ['repair', 'cleanse'];
const mends = (effects: Effects): boolean => effects.every(({ op }) => MENDING.includes(op));

const has = (choices: readonly Choice[], kind: Choice['kind']): boolean => choices.some((one) => one.kind === kind);

/** R-LA-113: a bonus action without a drawback is left out. */
const bonusLeft = (view: State, choices: readonly Choice[]): boolean =>
  view.decision?.kind === 'deed' &&
  choices.some((one) => one.kind === 'bonus' && mends(BONUS[view.options.map][one.slot]?.[one.index] ?? []));

/** R-LA-206: what lies here costs nothing, and there is room for it. */
export function leavesGift(view: State, seat: Seat): boolean {
  const { convoy, items, space } = playerOf(view, seat);
  const token = view.stops[space] ?? 0;
  return STOP_KINDS[token] === 'item' ? items.length < ITEM_LIMIT : hasRoom(convoy, token);
}

/** R-LA-121: the other block holds all of this one and more, and there is room for all of it. */
function takesLess(view: State, seat: Seat, { right }: ChoiceKind<'collect'>): boolean {
  const card = view.decision?.kind === 'block' ? view.decision.card : -1;
  const place = view.zone.find((one) => one.card === card);
  if (!place) return false;
  const [taken, other] = right ? [place.right, place.left] : [place.left, place.right];
  const countIn = (block: readonly number[], marker: number): number => block.filter((one) => one === marker).length;
  if (other.length <= taken.length) return false;
  if (taken.some((marker) => countIn(taken, marker) > countIn(other, marker))) return false;
  const { convoy, items } = playerOf(view, seat);
  const held = contents(convoy);
  for (const marker of other) if (marker !== ITEM) held[marker] = (held[marker] ?? 0) + 1;
  return overflow(convoy, held) === 0 && items.length + countIn(other, ITEM) <= ITEM_LIMIT;
}

/** Somebody more is sent although those sent are enough, and has nothing to do there. */
function sendsTooMany(view: State, { card }: ChoiceKind<'send'>, choices: readonly Choice[]): boolean {
  if (!has(choices, 'go') || survivorOf(card).ability.phase === 'exploration') return false;
  const explored = view.zone[view.turn.slot]?.card ?? -1;
  if (explored < 0) return false;
  const design = designOf(explored);
  const effects = 'effect' in design ? design.effect : [];
  const bonuses = BONUS[view.options.map][view.turn.slot] ?? [];
  const touches = (list: Effects): boolean => list.some(({ op }) => op === 'contaminate' || op === 'cleanse');
  return !touches(effects) && !bonuses.some(touches);
}

/** R-LA-055: a slot like it on the same card is empty. */
const losesCargo = ({ at, lose }: ChoiceKind<'hit'>, choices: readonly Choice[]): boolean =>
  lose !== EMPTY &&
  choices.some(
    (other) =>
      other.kind === 'hit' &&
      other.lose === EMPTY &&
      cardAt(other.at) === cardAt(at) &&
      slotDef(cardAt(at), placeAt(other.at)) === slotDef(cardAt(at), placeAt(at)),
  );

/** What the shortcuts of a way do to a convoy; an avalanche also closes one for others, so it is no plain loss. */
function dangerOf(view: State, { via }: ChoiceKind<'drive'>): number {
  let danger = 0;
  for (const [at, { contamination, damage, avalanche }] of mapOf(view).shortcuts.entries())
    if (((via >> at) & 1) === 1) danger += avalanche ? Number.NEGATIVE_INFINITY : contamination + damage;
  return danger;
}

/** Another way to the same space costs no more fuel or food and does no harm. */
function drivesIntoDanger(view: State, seat: Seat, choice: ChoiceKind<'drive'>, choices: readonly Choice[]): boolean {
  if (choice.via === 0 || dangerOf(view, choice) <= 0) return false;
  const costOf = (way: ChoiceKind<'drive'>): number => {
    const { fuel, food } = drivePrice(view, seat, way);
    return fuel + food;
  };
  return choices.some(
    (other) =>
      other.kind === 'drive' &&
      other.to === choice.to &&
      other.food <= choice.food &&
      costOf(other) <= costOf(choice) &&
      dangerOf(view, other) === 0 &&
      view.mines.length === 0,
  );
}

/** Leaving what costs nothing, losing what need not be lost, sending or risking more than needed. */
export function blunder(view: State, seat: Seat, choice: Choice, choices: readonly Choice[]): Reason | null {
  switch (choice.kind) {
    case 'stop':
      if (has(choices, 'mend')) return { key: 'la.reason.repairsLeft', rule: 'R-LA-138' };
      return has(choices, 'cure') ? { key: 'la.reason.curesLeft', rule: 'R-LA-136' } : null;
    case 'done':
      return bonusLeft(view, choices) ? { key: 'la.reason.bonusLeft', rule: 'R-LA-113' } : null;
    case 'leave':
      return leavesGift(view, seat) ? { key: 'la.reason.gift', rule: 'R-LA-206' } : null;
    case 'collect':
      return takesLess(view, seat, choice) ? { key: 'la.reason.otherBlock', rule: 'R-LA-121' } : null;
    case 'send':
      return sendsTooMany(view, choice, choices) ? { key: 'la.reason.enoughSent', rule: 'R-LA-111' } : null;
    case 'hit':
      return losesCargo(choice, choices) ? { key: 'la.reason.emptySlot', rule: 'R-LA-055' } : null;
    case 'drive':
      return drivesIntoDanger(view, seat, choice, choices) ? { key: 'la.reason.saferWay', rule: 'R-LA-204' } : null;
    default:
      return null;
  }
}
