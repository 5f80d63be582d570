/** Where goods are kept and how they come and go. Most lie in the pool of a player; the others have rules of their own. */
import type { Goods } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { TOKENS } from './cards/types.ts';
import { canDraw, connectionsOf, draw, nextCard } from './deck.ts';
import { addRuin } from './ruins.ts';
import { setGoodRules } from './sets/world.ts';
import { NOTHING, type Player, playerOf, type State, type StateFlow } from './state.ts';

export type Counted = Record<string, number>;

/** A good that is not simply one of the tokens of the base game. */
export interface GoodRules {
  /** A token: where the seat's are counted; null in a match without them. */
  pool?(state: State, seat: Seat): Counted | null;
  /** How many the seat could pay; without this, none unless there is a pool. */
  has?(state: State, seat: Seat): number;
  /** What comes of a gain is chosen later: then onlookers are told of it, with `tellSets`. */
  readonly asks?: true;
  /** `by` is the card that the events name, −1 where the event before named the source. Whatever asks pushes a task. */
  gain?(state: State, seat: Seat, n: number, by: number, flow: StateFlow): void;
  canGain?(state: State, seat: Seat): boolean;
  pay?(state: State, seat: Seat, n: number, flow: StateFlow): void;
}

const card: GoodRules = {
  has: (state, seat) =>
    playerOf(state, seat).hand.length + (state.options.connectionsPay ? connectionsOf(state, seat).length : 0),
  gain(state, seat, n, by, flow) {
    const { hand } = playerOf(state, seat);
    const before = hand.length;
    receive(playerOf(state, seat), 'card', draw(state, seat, n, by, flow));
    if (state.abilities[seat]?.modify.drawnSpoils)
      flow.push({ kind: 'drawnSpoils', seat, from: before, to: hand.length });
  },
  canGain: canDraw,
  pay: (_state, seat, n, flow) => flow.push({ kind: 'payCards', seat, n }),
};

/** R-BASE-010: the top card of the deck goes face down into the State; only its owner sees what it is. */
const ruins: GoodRules = {
  gain(state, seat, n, by, flow) {
    const player = playerOf(state, seat);
    const { phase } = state;
    for (let i = 0; i < n; i++) {
      const card = nextCard(state, flow);
      if (card < 0) return;
      addRuin(state, seat, card, flow);
      receive(player, 'ruins', 1);
      const found = { kind: 'foundRuins', seat, by, phase };
      flow.tell([seat], { ...found, card }, { ...found, card: -1 });
    }
  },
  canGain: canDraw,
  has: (state, seat) => playerOf(state, seat).ruins.length,
  pay: (_state, seat, n, flow) => flow.push({ kind: 'payRuins', seat, n }),
};

/** Only a cost: a signed deal that is given up. */
const deal: GoodRules = {
  has: (state, seat) => playerOf(state, seat).deals.length,
  pay: (_state, seat, n, flow) => flow.push({ kind: 'payDeals', seat, n }),
};

/** A map, because most goods are not in it: not to find a name in an object takes long. */
export const GOOD_RULES: ReadonlyMap<string, GoodRules> = new Map(
  Object.entries({ card, deal, ruins, ...setGoodRules }),
);

/** Tokens that sets bring. */
export const SET_TOKENS: readonly string[] = Object.keys(setGoodRules).filter((good) => setGoodRules[good]?.pool);
export const ALL_TOKENS: readonly string[] = [...TOKENS, ...SET_TOKENS];
const names: ReadonlySet<string> = new Set(ALL_TOKENS);
export const isTokenOfAny = (good: string): boolean => names.has(good);

const NONE: readonly string[] = [];
/** Tokens of sets in this match. */
export const setTokensOf = (state: State): readonly string[] => (state.options.sets.length > 0 ? SET_TOKENS : NONE);

/** All tokens of this match. */
export const tokensOf = (state: State): readonly string[] => (state.options.sets.length > 0 ? ALL_TOKENS : TOKENS);

/** What a seat receives in the Production phase is remembered until its end. */
export function receive({ received }: Player, good: string, n: number): void {
  if (received) received[good] = (received[good] ?? 0) + n;
}

/** Where the seat's tokens of a kind are counted. */
export function poolOf(state: State, seat: Seat, good: string): Counted {
  return GOOD_RULES.get(good)?.pool?.(state, seat) ?? playerOf(state, seat).goods;
}

/** How many tokens of a kind lie in the seat's pool. */
export const heldOf = (state: State, seat: Seat, good: string): number => poolOf(state, seat, good)[good] ?? 0;

export function addToPool(state: State, seat: Seat, good: string, n: number): void {
  if (addIfPooled(playerOf(state, seat), good, n)) return;
  const pool = poolOf(state, seat, good);
  pool[good] = (pool[good] ?? 0) + n;
}

/** Whether it is a good of the base game, which nearly all are; then they are added. */
export function addIfPooled({ goods }: Player, good: string, n: number): boolean {
  const pool: Counted = goods;
  const held = pool[good];
  if (held === undefined) return false;
  pool[good] = held + n;
  return true;
}

function isEmpty(goods: Goods): boolean {
  for (const _good in goods) return false;
  return true;
}

/** Goods after so many more of one kind, or fewer: goods on cards are shared by copies of a state. */
export function withMore(goods: Goods | null, good: string, n: number): Goods {
  const sum = (goods?.[good] ?? 0) + n;
  const more: Counted = {};
  // Not a copy from which a key is deleted: V8 keeps such an object as a slow dictionary.
  for (const one in goods)
    if (one !== good) more[one] = goods[one] ?? 0;
    else if (sum !== 0) more[one] = sum;
  if (sum !== 0) more[good] = sum;
  return isEmpty(more) ? NOTHING : more;
}
