import { bySeat } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { canCollect } from '../actions/collect.ts';
import { addIcon } from '../actions/copy.ts';
import { askMove, canMove, MOVINGS } from '../actions/move.ts';
import { canBuy, canBuyWith, canSendRobot, hasSafePurchase, sendRobot } from '../actions/purchase.ts';
import { HAS_MOVE, iconOf, iconsOf, PURCHASE_ICON, sweetIconsOf, sweetKind, sweetOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { remove } from '../lists.ts';
import { canBuyAfter } from '../resources.ts';
import { CARDS_A_PHASE, type Choice, type DeiFlow, type Player, playerOf, type State } from '../state.ts';

const DONE: Choice = { kind: 'done' };
const BONUS_MOVE: Choice = { kind: 'bonusMove' };
const ROBOT: Choice = { kind: 'robot' };
const BONUS = { ...MOVINGS.basic, bonus: true };

type Played = Player['up'][number];

const rankOf = (one: Played | undefined): number => (one ? one.phase * CARDS_A_PHASE + one.slot : 0);

/** The card in play, face up or face down: the one played last. */
export function lastPlayed({ up, down }: Player): Played | undefined {
  const [a, b] = [up.at(-1), down.at(-1)];
  return rankOf(a) > rankOf(b) ? a : b;
}

/** The face-up card in play, or −1. */
function cardInPlay(state: State, seat: Seat): number {
  const { up, down } = playerOf(state, seat);
  const last = up.at(-1);
  return last && rankOf(last) > rankOf(down.at(-1)) ? last.card : -1;
}

/** R-DEI-046: whether a card may be played face down now, with a Sweet Boost if need be. */
export function canPlayDown(state: State, seat: Seat): boolean {
  const { purchased, sweets } = playerOf(state, seat);
  if (purchased) return false;
  return canBuy(state, seat) || sweets.some((card) => helpsToBuy(state, seat, card));
}

/** Whether a Sweet Boost would make a Purchase possible that is not possible now. */
export function helpsToBuy(state: State, seat: Seat, sweet: number): boolean {
  const { tech, energy } = playerOf(state, seat);
  const { outposts } = sweetOf(sweet);
  if (outposts > 0) return canBuyWith(state, seat, tech, energy, outposts);
  return sweetIconsOf(sweet).some((icon) => {
    const [effect] = iconOf(icon).effects;
    if (effect?.op === 'gain')
      return state.tech > 0 && effect.goods.tech !== undefined && canBuyAfter(state, seat, true);
    return effect?.op === 'collect' && collectHelps(state, seat);
  });
}

function collectHelps(state: State, seat: Seat): boolean {
  for (let area = 0; area < state.leads.length; area++)
    if (state.leads[area] === seat && must(state.resources[area]) > 0)
      if (canBuyAfter(state, seat, area < state.board.grounds)) return true;
  return false;
}

/**
 * Whether an icon of the card in play can be used. While a face-down card has bought nothing yet, nothing may be done
 * that could leave it without anything to buy (R-DEI-046).
 */
export function isUsable(state: State, seat: Seat, icon: number): boolean {
  const { effects } = iconOf(icon);
  if (state.buying) {
    const op = effects[0]?.op;
    if (op === 'collect') return canCollect(state, seat);
    if (op !== 'purchase' && op !== 'gain' && !hasSafePurchase(state, seat)) return false;
  }
  return kit.can(state, effects, bySeat(seat));
}

function listExtras(state: State, seat: Seat, list: Choice[]): void {
  if (state.bonusMoves > 0 && (!state.buying || hasSafePurchase(state, seat)) && canMove(state, seat, BONUS))
    list.push(BONUS_MOVE);
  if (canSendRobot(state, seat)) list.push(ROBOT);
}

function doExtra(state: State, seat: Seat, choice: Choice, flow: DeiFlow): void {
  if (choice.kind === 'bonusMove') {
    state.bonusMoves--;
    askMove(seat, BONUS, flow);
  } else if (choice.kind === 'robot') sendRobot(state, seat, flow);
}

/** One choice for each kind of Sweet Boost that may be put on the card in play (R-DEI-124). */
function listSweets(state: State, seat: Seat, list: Choice[]): void {
  if (state.sweetened) return;
  const { sweets } = playerOf(state, seat);
  const free = !state.buying || canBuy(state, seat);
  let seen = 0;
  for (const card of sweets) {
    const bit = 1 << sweetKind(card);
    if ((seen & bit) !== 0) continue;
    seen |= bit;
    if (free || helpsToBuy(state, seat, card)) list.push({ kind: 'sweet', card });
  }
}

function playCard(state: State, seat: Seat, card: number, slot: number, faceUp: boolean, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const { phase } = state;
  remove(state.options.planning ? player.planned : player.hand, card);
  if (faceUp) {
    player.up.push({ card, phase, slot, sweet: null });
    for (const icon of iconsOf(card)) addIcon(state, icon, 1);
    if (HAS_MOVE[card]) state.bonusMoves += player.powers.movesAfterCard;
    flow.emit({ kind: 'played', seat, card, slot });
  } else {
    player.down.push({ card, phase, slot, sweet: null });
    addIcon(state, PURCHASE_ICON, 1);
    state.buying = true;
    const hidden = { kind: 'playedDown', seat, card: -1, slot };
    const open = { kind: 'playedDown', seat, card, slot };
    if (state.options.planning) flow.tell([seat], open, hidden);
    else flow.emit(open);
  }
  flow.push({ kind: 'act', seat });
}

function useIcon(state: State, seat: Seat, icon: number, flow: DeiFlow): void {
  const place = state.icons.findIndex((one) => one.icon === icon);
  const entry = must(state.icons[place]);
  if (entry.left > 1) entry.left--;
  else state.icons.splice(place, 1);
  flow.push({ kind: 'act', seat });
  kit.run(state, iconOf(icon).effects, bySeat(seat, cardInPlay(state, seat)), flow);
}

/** R-DEI-124 to R-DEI-126. */
function placeSweet(state: State, seat: Seat, card: number, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const played = must(lastPlayed(player), 'the card in play');
  remove(player.sweets, card);
  played.sweet = card;
  state.sweetened = true;
  state.extraOutposts += sweetOf(card).outposts;
  for (const icon of sweetIconsOf(card)) addIcon(state, icon, 1);
  flow.emit({ kind: 'sweetened', seat, card });
}

export const cardTasks = {
  card(state, { seat, slot }, flow) {
    state.icons = [];
    state.buying = false;
    state.sweetened = false;
    state.extraOutposts = 0;
    flow.ask({ kind: 'play', seats: [seat], slot });
  },
  act: (_state, { seat }, flow) => flow.ask({ kind: 'act', seats: [seat] }),
} satisfies Partial<TaskHandlers<State>>;

export const cardDecisions = {
  /** R-DEI-044 to R-DEI-046; R-DEI-053: with Planning only the next planned card can be played. */
  play: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      const { hand, planned } = playerOf(state, seat);
      const cards = state.options.planning ? planned.slice(0, 1) : hand;
      for (const card of cards) list.push({ kind: 'up', card });
      if (canPlayDown(state, seat)) for (const card of cards) list.push({ kind: 'down', card });
      listExtras(state, seat, list);
      return list;
    },
    choose(state, { slot }, seat, choice, flow) {
      if (choice.kind === 'up' || choice.kind === 'down')
        return playCard(state, seat, choice.card, slot, choice.kind === 'up', flow);
      flow.push({ kind: 'card', seat, slot });
      doExtra(state, seat, choice, flow);
    },
  },

  /** R-DEI-047: icons in any order, each of them or none. */
  act: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      for (const { icon } of state.icons) if (isUsable(state, seat, icon)) list.push({ kind: 'use', icon });
      listSweets(state, seat, list);
      listExtras(state, seat, list);
      if (!state.buying) list.push(DONE);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'done') return;
      if (choice.kind === 'use') return useIcon(state, seat, choice.icon, flow);
      flow.push({ kind: 'act', seat });
      if (choice.kind === 'sweet') placeSweet(state, seat, choice.card, flow);
      else doExtra(state, seat, choice, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
