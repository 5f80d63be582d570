import { bySeat } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { itemOf, survivorOf } from '../cards/index.ts';
import { ITEM_LIMIT } from '../data/boards.ts';
import { discardItem, drawItems, isFirstCopy } from '../decks.ts';
import { kit } from '../effect-kit.ts';
import { type Choice, chosen, type LaFlow, playerOf, type State } from '../state.ts';

/** R-LA-146: on the owner's turn, in its phase, if it does anything; reactions are offered by the decision they react to. */
export function canPlay(state: State, seat: Seat, card: number): boolean {
  if (state.turn.seat !== seat) return false;
  const { phase, effect, once } = itemOf(card);
  if (phase !== 'any' && phase !== state.phase) return false;
  if (once && playerOf(state, seat).rationed) return false;
  const [first] = effect;
  return first !== undefined && kit.can(state, [first], bySeat(seat, card));
}

export function listItems(state: State, seat: Seat, list: Choice[]): void {
  const { items } = playerOf(state, seat);
  for (let i = 0; i < items.length; i++) {
    const card = must(items[i]);
    if (isFirstCopy(items, i) && canPlay(state, seat, card)) list.push({ kind: 'play', card });
  }
}

export function playItem(state: State, seat: Seat, card: number, flow: LaFlow): void {
  const { effect, once } = itemOf(card);
  discardItem(state, seat, card);
  if (once) playerOf(state, seat).rationed = true;
  flow.emit({ kind: 'played', seat, card });
  kit.run(state, effect, bySeat(seat, card), flow);
}

/** R-LA-180: abilities that are used, as opposed to passive ones: once, in their phase, while Active. */
export function canUse(state: State, seat: Seat, card: number): boolean {
  const { ability } = survivorOf(card);
  const player = playerOf(state, seat);
  if (ability.does !== 'use' || ability.phase !== state.phase || player.used.includes(card)) return false;
  return kit.can(state, ability.effects, bySeat(seat, card));
}

export function listAbilities(state: State, seat: Seat, list: Choice[]): void {
  for (const { card, zone } of playerOf(state, seat).survivors)
    if (zone === 'active' && canUse(state, seat, card)) list.push({ kind: 'ability', card });
}

export function useAbility(state: State, seat: Seat, card: number, flow: LaFlow): void {
  const { ability } = survivorOf(card);
  playerOf(state, seat).used.push(card);
  flow.emit({ kind: 'ability', seat, card });
  if (ability.does === 'use') kit.run(state, ability.effects, bySeat(seat, card), flow);
}

const DONE: Choice = { kind: 'done' };

/** A decision that offers abilities and items only; it is asked again until the seat is done. */
export const abilitiesAndItems = (again: 'moved' | 'restLate') => ({
  choices(state: State, _decision: unknown, seat: Seat): Choice[] {
    const list: Choice[] = [DONE];
    listAbilities(state, seat, list);
    listItems(state, seat, list);
    return list;
  },
  choose(state: State, _decision: unknown, seat: Seat, choice: Choice, flow: LaFlow): void {
    if (choice.kind === 'done') return;
    flow.push({ kind: again, seat });
    if (choice.kind === 'ability') useAbility(state, seat, choice.card, flow);
    else if (choice.kind === 'play') playItem(state, seat, choice.card, flow);
  },
});

export const itemTasks = {
  draw: (state, { seat, n }, flow) => drawItems(state, seat, n, flow),
  itemLimit(state, { seat }, flow) {
    if (playerOf(state, seat).items.length > ITEM_LIMIT) flow.ask({ kind: 'itemLimit', seats: [seat] });
  },
} satisfies Partial<TaskHandlers<State>>;

const listDiscards = (items: readonly number[], list: Choice[]): Choice[] => {
  for (let i = 0; i < items.length; i++)
    if (isFirstCopy(items, i)) list.push({ kind: 'discardItem', card: must(items[i]) });
  return list;
};

export const itemDecisions = {
  /** R-LA-144: one of the four is discarded, or played if it can be. */
  itemLimit: {
    choices(state, _decision, seat) {
      const list = listDiscards(playerOf(state, seat).items, []);
      listItems(state, seat, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'play') playItem(state, seat, choice.card, flow);
      else {
        const { card } = chosen(choice, 'discardItem');
        discardItem(state, seat, card);
        flow.emit({ kind: 'threwAway', seat, card });
      }
    },
  },
  /** 12.4, the Trader's second offer. */
  tradeItem: {
    choices: (state, _decision, seat) => listDiscards(playerOf(state, seat).items, []),
    choose(state, { n }, seat, choice, flow) {
      const { card } = chosen(choice, 'discardItem');
      discardItem(state, seat, card);
      flow.emit({ kind: 'tradedItem', seat, card, by: state.zone[state.turn.slot]?.card ?? -1 });
      flow.push({ kind: 'draw', seat, n });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
