import { at, must, type Seat, shuffleZone } from '@cinderhall/kernel';
import { type DamageZone, designOf, isLoot, isSame, itemOf, resultOf } from './cards/index.ts';
import { ITEM_LIMIT } from './data/boards.ts';
import { type LaFlow, playerOf, type State } from './state.ts';

/** R-LA-226: the result cards are shuffled anew when none is left. */
function readyResults(state: State, flow: LaFlow): void {
  if (state.results.length > 0) return;
  state.results.push(...state.resultDiscard);
  state.resultDiscard.length = 0;
  shuffleZone(state, state.results, flow.chance);
  flow.emit({ kind: 'reshuffled', deck: 'results' });
}

/** What a result card is turned over for; the shots of enemies go by regions. */
type Use = { readonly use: 'shot' | 'loot' | 'automa' } | { readonly use: 'enemies'; readonly region: number };

export function drawResult(state: State, use: Use, flow: LaFlow): number {
  readyResults(state, flow);
  const card = must(state.results.pop());
  state.resultDiscard.push(card);
  flow.emit({ kind: 'revealedResult', card, ...use });
  return card;
}

/** R-LA-260, R-LA-261: what the back of the next result card shows; the card stays where it is. */
export function nextZone(state: State, flow: LaFlow): DamageZone {
  readyResults(state, flow);
  const card = at(state.results, -1);
  flow.emit({ kind: 'aimed', zone: resultOf(card).back });
  return resultOf(card).back;
}

/** R-LA-145: a card from the item deck, made anew out of the discards when it is empty; −1 when there is none. */
export function takeItem(state: State, flow: LaFlow): number {
  if (state.itemDeck.length === 0 && state.itemDiscard.length > 0) {
    state.itemDeck.push(...state.itemDiscard);
    state.itemDiscard.length = 0;
    shuffleZone(state, state.itemDeck, flow.chance);
    flow.emit({ kind: 'reshuffled', deck: 'items' });
  }
  return state.itemDeck.pop() ?? -1;
}

/** R-LA-143, R-LA-144: one card at a time; a fourth has to go at once. */
export function drawItems(state: State, seat: Seat, n: number, flow: LaFlow): void {
  const card = takeItem(state, flow);
  if (card < 0) return;
  const { items } = playerOf(state, seat);
  items.push(card);
  flow.tell([seat], { kind: 'drewItem', seat, card }, { kind: 'drewItem', seat, card: -1 });
  if (n > 1) flow.push({ kind: 'draw', seat, n: n - 1 });
  if (items.length > ITEM_LIMIT) flow.push({ kind: 'itemLimit', seat });
}

export function discardItem(state: State, seat: Seat, card: number): void {
  const { items } = playerOf(state, seat);
  items.splice(items.indexOf(card), 1);
  state.itemDiscard.push(card);
}

/** AMB-35: loot goes to the loot discard, everything else that can be explored to the exploration discard. */
export function discard(state: State, card: number): void {
  if (isLoot(designOf(card))) state.lootDiscard.push(card);
  else state.discard.push(card);
}

/** The first card of each kind in a hand: copies of one card are one choice. */
export function isFirstCopy(cards: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i++) if (isSame(must(cards[i]), must(cards[at]))) return false;
  return true;
}

/** An item of the hand with this op, or −1: it is played where its rule asks for it, not by itself. */
export function itemWith(items: readonly number[], op: string): number {
  for (const card of items) if (card >= 0 && itemOf(card).effect[0]?.op === op) return card;
  return -1;
}
