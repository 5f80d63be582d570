import { fire, type Good, type Goods, type Kit, makeKit, type World } from '@cinderhall/effects';
import type { Seat } from '@cinderhall/kernel';
import { alone, canDraw, drawCards, othersOf } from '@cinderhall/tableau';
import { BASIC, designOf, isToken, locationOf, TOKENS, type Token, TYPES, typeBit, type Way } from './cards/index.ts';
import { abilitiesOf, countType, ownerOf, scoreOnBase } from './locations.ts';
import { discardToken } from './ops/discard-token.ts';
import { discardUnder } from './ops/discard-under.ts';
import { payDifferent } from './ops/pay-different.ts';
import { produceAgain } from './ops/produce-again.ts';
import { redevelop } from './ops/redevelop.ts';
import { steal } from './ops/steal.ts';
import { upgrade } from './ops/upgrade.ts';
import { tellReached } from './outcome.ts';
import { type Player, playerOf, type State, type StateFlow } from './state.ts';

/** R-NE-090. */
export const SLOTS = 3;

/** What a token is worth in points. A contact goes by its range, about half a resource for each step. */
const WORTH: Record<Token, number> = {
  scrap: 0.7,
  weapon: 0.7,
  fuel: 0.7,
  brick: 0.75,
  universal: 0.85,
  worker: 0.35,
  incorporate1: 0.5,
  incorporate2: 0.9,
  incorporate3: 1.1,
  conquer1: 0.3,
  conquer2: 0.6,
  conquer3: 0.9,
  conquer4: 1.1,
  conquer5: 1.3,
  deal1: 0.35,
  deal2: 0.7,
  deal3: 0.9,
  deal4: 1.05,
  deal5: 1.2,
  anyContact: 0.55,
  defend1: 0.12,
  defend3: 0.25,
  redevelop: 1.4,
};

const tokenGoods: { [good: string]: Good } = {};
for (const good of TOKENS)
  tokenGoods[good] = {
    noun: `newEra.${good}`,
    worth: WORTH[good],
    // R-NE-044.
    ...(good === 'universal' ? { paysFor: BASIC } : {}),
  };

/** Where points of a card's own lie: on it, if it stands in the seat's state or leads it (R-NE-025, R-NE-104). */
function holderOf({ locations, leader }: Player, card: number): { vp: number; slots: number } | null {
  if (card < 0) return null;
  for (const placed of locations) if (placed.card === card) return placed;
  return leader?.card === card ? leader : null;
}

/** How the points of a card that does not hold them came: R-NE-032, R-NE-040, R-NE-094. */
function wayOf(state: State, card: number): Way {
  if (card >= 0 && designOf(state, card).kind === 'instant') return 'instant';
  return ownerOf(state, card) >= 0 ? 'visit' : 'once';
}

/** R-NE-090, R-NE-094: one gain is one token; a fourth is not laid. What no card holds goes to the base. */
function gainPoints(state: State, seat: Seat, n: number, card: number, flow: StateFlow): void {
  const player = playerOf(state, seat);
  const holder = holderOf(player, card);
  if (!holder) scoreOnBase(state, seat, n, wayOf(state, card), card);
  else if (holder.slots < SLOTS) {
    holder.vp += n;
    holder.slots++;
  } else {
    flow.emit({ kind: 'full', seat, card });
    return;
  }
  flow.emit({ kind: 'scored', seat, n, card: holder ? card : -1, by: card, phase: state.phase });
  tellReached(state, seat, n, flow);
}

/** Features that count what comes in: once for each single token (R-NE-094, R-NE-108). */
function fireGained(state: State, seat: Seat, good: string, n: number, flow: StateFlow): void {
  if (!state.abilities[seat]?.on.gained) return;
  const subject = { good, phase: state.phase };
  for (let i = 0; i < n; i++) fire(state, state.abilities, alone(seat), 'gained', subject, flow, kit);
}

const countIn = (goods: Goods, good: string): number => goods[good] ?? 0;

const world: World<State> = {
  goods: {
    ...tokenGoods,
    vp: { noun: 'newEra.vp', worth: 1 },
    card: { noun: 'newEra.card', worth: 0.5, eventful: true, gainKey: 'newEra.draw' },
  },
  counts: {
    type: {
      kinds: TYPES,
      of: (state, by, type = '') => countType(state, by.seat, typeBit(type)),
      say: (type) => ({ key: 'newEra.count.type', params: { type: type ?? '' } }),
    },
  },
  has(state, seat, good) {
    const { goods, kept } = playerOf(state, seat);
    return countIn(goods, good) + (kept === null ? 0 : countIn(kept, good));
  },
  isEndless: (good) => good !== 'card',
  canGain: (state, _seat, good) => good !== 'card' || canDraw(state),
  gain(state, seat, good, n, by, flow) {
    if (good === 'card') drawCards(state, seat, n, by.card, flow);
    else if (good === 'vp') gainPoints(state, seat, n, by.card, flow);
    else if (isToken(good)) {
      playerOf(state, seat).goods[good] += n;
      flow.emit({ kind: 'gained', seat, good, n, by: by.card, phase: state.phase });
      fireGained(state, seat, good, n, flow);
    }
  },
  lose(state, seat, good, n, by, flow) {
    if (isToken(good)) playerOf(state, seat).goods[good] -= n;
    flow.emit({ kind: 'lost', seat, good, n, by: by.card });
  },
  pay(state, seat, goods, _by, flow) {
    flow.emit({ kind: 'paid', seat, goods });
    for (const good in goods) if (isToken(good)) spend(state, playerOf(state, seat), good, goods[good] ?? 0);
  },
  /** R-NE-128: those whose pools are open. */
  rivals(state, by) {
    const rivals: number[] = [];
    for (const seat of othersOf(state.players.length, by.seat)) if (!playerOf(state, seat).passed) rivals.push(seat);
    return rivals;
  },
  abilities: abilitiesOf,
};

/** The pool pays first, because it is lost at clean-up; then stores, which can be filled again; caches last. */
function spend(state: State, player: Player, good: Token, n: number): void {
  const { goods, kept } = player;
  const fromPool = Math.min(n, goods[good]);
  goods[good] -= fromPool;
  if (fromPool === n || !kept) return;
  kept[good] -= n - fromPool;
  takeFromCards(state, player, good, takeFromCards(state, player, good, n - fromPool, false), true);
}

/** How many are still missing when all caches, or all stores, have given what they can. */
function takeFromCards(state: State, { locations }: Player, good: Token, n: number, caches: boolean): number {
  let left = n;
  for (const { card, goods } of locations) {
    if (!goods || (locationOf(state, card).cache !== null) !== caches) continue;
    const taken = Math.min(left, goods[good]);
    goods[good] -= taken;
    left -= taken;
  }
  return left;
}

/** Gains a printed row of goods: spoils, a deal, a base. The event before it names the source. */
export function gainAll(state: State, seat: Seat, goods: Goods, way: Way, card: number, flow: StateFlow): void {
  const by = { seat, card: -1, x: 0 };
  for (const good in goods) {
    const n = goods[good] ?? 0;
    if (good === 'vp') {
      scoreOnBase(state, seat, n, way, card);
      flow.emit({ kind: 'scored', seat, n, card: -1, by: -1, phase: state.phase });
      tellReached(state, seat, n, flow);
    } else world.gain(state, seat, good, n, by, flow);
  }
}

export const kit: Kit<State> = makeKit(world, [
  discardToken,
  discardUnder,
  payDifferent,
  produceAgain,
  redevelop,
  steal,
  upgrade,
]);
