import { bySeat } from '@cinderhall/effects';
import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { addIcon } from '../actions/copy.ts';
import { askMove, canMove, MOVINGS } from '../actions/move.ts';
import { askPayment, canBuy, listPurchases, listRobotPurchases, sendRobot } from '../actions/purchase.ts';
import { HAS_MOVE, iconOf, iconsOf, sweetIconsOf, sweetKind, sweetOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { remove } from '../lists.ts';
import { CARDS_A_PHASE, type Choice, type DeiFlow, type Player, playerOf, type State } from '../state.ts';
import { canPlayDown, helpsToBuy, isUsable } from './face-down.ts';

const DONE: Choice = { kind: 'done' };
const BONUS_MOVE: Choice = { kind: 'bonusMove' };
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

function listExtras(state: State, seat: Seat, list: Choice[]): void {
  if (state.bonusMoves > 0 && canMove(state, seat, BONUS)) list.push(BONUS_MOVE);
  listRobotPurchases(state, seat, list);
}

function doExtra(state: State, seat: Seat, choice: Choice, flow: DeiFlow): void {
  if (choice.kind === 'bonusMove') {
    state.bonusMoves--;
    askMove(seat, BONUS, flow);
  } else if (choice.kind === 'robot') sendRobot(state, seat, choice.market, choice.slot, flow);
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

function layUp(state: State, player: Player, played: Played): void {
  player.up.push(played);
  for (const icon of iconsOf(played.card)) addIcon(state, icon, 1);
  if (HAS_MOVE[played.card]) state.bonusMoves += player.powers.movesAfterCard;
}

/**
 * R-DEI-046: a face-down card that has bought nothing yet can still be played face up. It also keeps a Purchase from
 * answering itself: there is always something else that could be chosen.
 */
function turnUp(state: State, seat: Seat, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const played = must(player.down.pop());
  state.buying = false;
  layUp(state, player, played);
  flow.emit({ kind: 'turnedUp', seat, card: played.card });
}

function playCard(state: State, seat: Seat, card: number, slot: number, faceUp: boolean, flow: DeiFlow): void {
  const player = playerOf(state, seat);
  const { phase } = state;
  remove(state.options.planning ? player.planned : player.hand, card);
  if (faceUp) {
    layUp(state, player, { card, phase, slot, sweet: null });
    flow.emit({ kind: 'played', seat, card, slot });
  } else {
    player.down.push({ card, phase, slot, sweet: null });
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

  /** R-DEI-047: icons in any order, each of them or none. R-DEI-046: a face-down card must buy before it is done. */
  act: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      if (state.buying) listPurchases(state, seat, list);
      for (const { icon } of state.icons) if (isUsable(state, seat, icon)) list.push({ kind: 'use', icon });
      listSweets(state, seat, list);
      listExtras(state, seat, list);
      list.push(state.buying ? { kind: 'turnUp', card: must(playerOf(state, seat).down.at(-1)).card } : DONE);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'done') return;
      if (choice.kind === 'use') return useIcon(state, seat, choice.icon, flow);
      flow.push({ kind: 'act', seat });
      if (choice.kind === 'buy') askPayment(seat, choice.market, choice.slot, flow);
      else if (choice.kind === 'turnUp') turnUp(state, seat, flow);
      else if (choice.kind === 'sweet') placeSweet(state, seat, choice.card, flow);
      else doExtra(state, seat, choice, flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
