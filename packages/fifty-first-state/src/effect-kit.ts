import { type Good, type Goods, type Kit, makeKit, type World } from '@cinderhall/effects';
import { entered, othersOf } from '@cinderhall/tableau';
import {
  ASIDE,
  BASIC,
  CONTACTS,
  designOf,
  INFLUENCE,
  type Location,
  locationOf,
  TOKENS,
  type Token,
  TYPES,
  type Way,
} from './cards/index.ts';
import { bringOnEnd } from './ending.ts';
import {
  ALL_TOKENS,
  addIfPooled,
  addToPool,
  type Counted,
  GOOD_RULES,
  heldOf,
  isTokenOfAny,
  receive,
} from './goods.ts';
import { countType, locationsOf, ownerOf, typesOf } from './locations.ts';
import { boardResource } from './ops/board-resource.ts';
import { cache } from './ops/cache.ts';
import { copyProduction } from './ops/copy-production.ts';
import { dealGoods } from './ops/deal-goods.ts';
import { drawKeep } from './ops/draw-keep.ts';
import { resetActions } from './ops/reset-actions.ts';
import { reuseBoardAction } from './ops/reuse-board-action.ts';
import { visitOccupied } from './ops/visit-occupied.ts';
import { hasPassed } from './owners.ts';
import { alsoPaysFor } from './sets/moloch/aside.ts';
import { setCounts, setGained, setGoods, setOps } from './sets/world.ts';
import { cachedOf, hasCaches, type Player, playerOf, type State, type StateFlow } from './state.ts';

/** The name under which goods of a cache pay: `cachedFuel` for fuel that lies on a card. */
export const cachedName = (good: string): string => `cached${good[0]?.toUpperCase()}${good.slice(1)}`;
const CACHED: ReadonlyMap<string, string> = new Map(ALL_TOKENS.map((good) => [cachedName(good), good]));

/** Without goods on cards: whatever comes from them. */
const OFF_CARDS: ReadonlySet<string> = new Set([...CACHED.keys(), ...Object.keys(ASIDE)]);
/** Without sets as well: whatever they bring. */
const OF_BASE_ONLY: ReadonlySet<string> = new Set([...OFF_CARDS, ...Object.keys(setGoods)]);
const NOTHING_LACKING: ReadonlySet<string> = new Set();

/** Goods on cards that were all spent leave a record without goods. */
function holdsAny(player: Player): boolean {
  if (!hasCaches(player)) return false;
  const { cached } = player;
  for (const good in cached) if ((cached[good] ?? 0) > 0) return true;
  return false;
}

/** The goods that others are on the table: those of a cache, and those set aside for one purpose. */
const PLAIN: ReadonlyMap<string, string> = new Map([...CACHED, ...Object.entries(ASIDE)]);

/** Goods as they look on the table: those on cards like those of the pool. */
export function uncached(goods: Goods): Goods {
  const plain: Counted = {};
  for (const name in goods) {
    const good = PLAIN.get(name) ?? name;
    plain[good] = (plain[good] ?? 0) + (goods[name] ?? 0);
  }
  return plain;
}

const CONTACTS_BY_COLOUR = ['greyContact', 'redContact', 'blueContact'] as const;
/** R-BASE-005, R-BASE-004: what stands for what. */
const WILD: { readonly [good: string]: readonly Token[] } = { ammo: BASIC, universalContact: CONTACTS_BY_COLOUR };

const WORTH: Record<Token, number> = {
  fuel: 0.45,
  iron: 0.45,
  gun: 0.45,
  brick: 0.5,
  ammo: 0.55,
  worker: 0.32,
  greyContact: 0.5,
  redContact: 0.35,
  blueContact: 0.4,
  universalContact: 0.6,
  development: 0.7,
  shield: 0.1,
};

const tokenGoods: { [good: string]: Good } = {};
for (const good of TOKENS) {
  const wild = WILD[good] ?? [];
  const paysFor = [...wild, ...alsoPaysFor([good, ...wild])];
  tokenGoods[good] = { noun: `fiftyFirstState.${good}`, worth: WORTH[good], paysFor };
}
for (const good of TOKENS) {
  const paid = [good, ...(WILD[good] ?? [])];
  const paysFor = [...paid, ...alsoPaysFor(paid)];
  // Goods of a cache outlast the round, so they are worth a little more than those of the pool.
  tokenGoods[cachedName(good)] = { noun: `fiftyFirstState.${cachedName(good)}`, worth: WORTH[good] + 0.1, paysFor };
}

const TYPE_NAMES: readonly (string | undefined)[] = TYPES;

/** Points of a player come in and go here and nowhere else, so that the ledger always adds up to them. */
function gainPoints(state: State, seat: number, n: number, way: Way, card: number): void {
  const player = playerOf(state, seat);
  player.goods.vp += n;
  player.points = entered(player.points, way, card < 0 ? -1 : designOf(state, card).original, n);
}

/** Tells the sets in play what a player has gained. */
export function tellSets(
  state: State,
  seat: number,
  good: string,
  n: number,
  card: number,
  way: Way | null,
  flow: StateFlow,
): void {
  if (state.options.sets.length > 0) for (const gained of setGained) gained(state, seat, good, n, card, way, flow);
}

/** The same at the gain itself: a good that is chosen only later has not come yet. */
function tellOfGain(
  state: State,
  seat: number,
  good: string,
  n: number,
  card: number,
  way: Way | null,
  flow: StateFlow,
): void {
  if (state.options.sets.length > 0 && !GOOD_RULES.get(good)?.asks) tellSets(state, seat, good, n, card, way, flow);
}

function gainGood(state: State, seat: number, good: string, n: number, by: number, flow: StateFlow): void {
  const gain = GOOD_RULES.get(good)?.gain;
  if (gain) {
    gain(state, seat, n, by, flow);
    return;
  }
  if (good !== 'vp') addToPool(state, seat, good, n);
  receive(playerOf(state, seat), good, n);
  flow.emit({ kind: 'gained', seat, good, n, by, phase: state.phase });
}

const DISCARD = 'fiftyFirstState.discard';

const world: World<State> = {
  goods: {
    ...tokenGoods,
    vp: { noun: 'fiftyFirstState.vp', worth: 1 },
    card: {
      noun: 'fiftyFirstState.card',
      worth: 0.6,
      eventful: true,
      gainKey: 'fiftyFirstState.draw',
      payKey: DISCARD,
    },
    ruins: { noun: 'fiftyFirstState.ruins', worth: 1.2, eventful: true, payKey: DISCARD },
    /** Only a cost: a signed deal that is given up. */
    deal: { noun: 'fiftyFirstState.deal', worth: 1.2, payKey: DISCARD },
    ...setGoods,
  },
  groups: [
    { of: CONTACTS, noun: 'fiftyFirstState.anyContact' },
    { of: INFLUENCE, noun: 'fiftyFirstState.anyInfluence' },
  ],
  counts: {
    type: {
      kinds: TYPES,
      of(state, by, type) {
        const bit = 1 << TYPE_NAMES.indexOf(type);
        const owner = ownerOf(state, by.card);
        if (owner >= 0) return countType(state, owner, bit);
        // A card that does not stand yet counts as if it did, to show what building it would bring.
        const itself = by.card >= 0 && (typesOf(state, by.seat, by.card) & bit) !== 0 ? 1 : 0;
        return countType(state, by.seat, bit) + itself;
      },
      say: (type) => ({ key: 'fiftyFirstState.count.type', params: { type: type ?? '' } }),
    },
    /** R-BASE-044, R-BASE-081: something only in the Production phase, and of the card's owner. */
    received: {
      kinds: BASIC,
      of(state, by, good) {
        const owner = ownerOf(state, by.card);
        return owner < 0 ? 0 : (state.players[owner]?.received?.[good ?? ''] ?? 0);
      },
      say: (good) => ({ key: 'fiftyFirstState.count.received', params: { good: { noun: `fiftyFirstState.${good}` } } }),
    },
    ...setCounts,
  },
  has(state, seat, good) {
    const player = playerOf(state, seat);
    const pool: Goods = player.goods;
    const held = pool[good];
    if (held !== undefined) return held;
    const cached = CACHED.get(good);
    if (cached) return cachedOf(player, cached);
    return GOOD_RULES.get(good)?.has?.(state, seat) ?? heldOf(state, seat, good);
  },
  lacks(state, seat) {
    if (holdsAny(playerOf(state, seat))) return NOTHING_LACKING;
    return state.options.sets.length === 0 ? OF_BASE_ONLY : OFF_CARDS;
  },
  isEndless: (good) => !GOOD_RULES.get(good)?.canGain,
  canGain: (state, seat, good) => GOOD_RULES.get(good)?.canGain?.(state, seat) ?? true,
  gain(state, seat, good, n, by, flow) {
    tellOfGain(state, seat, good, n, by.card, null, flow);
    if (good === 'vp') gainPoints(state, seat, n, by.card < 0 ? 'board' : designOf(state, by.card).scores, by.card);
    gainGood(state, seat, good, n, by.card, flow);
    if (good === 'vp') bringOnEnd(state, seat, playerOf(state, seat).goods.vp, flow);
  },
  lose(state, seat, good, n, by, flow) {
    if (good === 'vp') gainPoints(state, seat, -n, 'loss', by.card);
    else addToPool(state, seat, good, -n);
    flow.emit({ kind: 'lost', seat, good, n, by: by.card });
  },
  pay(state, seat, goods, by, flow) {
    layOnLocation(state, seat, by.card, goods);
    flow.emit({ kind: 'paid', seat, goods });
    const player = playerOf(state, seat);
    for (const good in goods) {
      const n = goods[good] ?? 0;
      if (addIfPooled(player, good, -n)) continue;
      const cached = CACHED.get(good);
      const pay = GOOD_RULES.get(good)?.pay;
      if (cached) flow.push({ kind: 'payFrom', seat, good: cached, n });
      else if (pay) pay(state, seat, n, flow);
      else addToPool(state, seat, good, -n);
    }
  },
  rivals(state, by) {
    const rivals: number[] = [];
    for (const seat of othersOf(state.players.length, by.seat)) if (!hasPassed(state, seat)) rivals.push(seat);
    return rivals;
  },
  abilities: (state, card): Location => locationOf(state, card),
};

/** R-BASE-120: what a location's action costs lies on it as a marker. */
function layOnLocation(state: State, seat: number, card: number, goods: Goods): void {
  for (const placed of locationsOf(state, seat)) {
    if (placed.card !== card) continue;
    const spent: Counted = { ...placed.spent };
    for (const good in goods) {
      const token = CACHED.get(good) ?? good;
      if (isTokenOfAny(token)) spent[token] = (spent[token] ?? 0) + (goods[good] ?? 0);
    }
    placed.spent = spent;
    return;
  }
}

/**
 * Gains a printed row of goods: spoils, a deal, a board's production. The event before it names the source. Goods whose
 * gain asks are pushed as tasks: what comes after them is pushed before this is called.
 */
export function gainAll(state: State, seat: number, goods: Goods, way: Way, card: number, flow: StateFlow): void {
  for (const good in goods) {
    const n = goods[good] ?? 0;
    tellOfGain(state, seat, good, n, -1, way, flow);
    if (good === 'vp') gainPoints(state, seat, n, way, card);
    gainGood(state, seat, good, n, -1, flow);
    if (good === 'vp') bringOnEnd(state, seat, playerOf(state, seat).goods.vp, flow);
  }
}

export const kit: Kit<State> = makeKit(world, [
  cache,
  copyProduction,
  resetActions,
  dealGoods,
  visitOccupied,
  drawKeep,
  boardResource,
  reuseBoardAction,
  ...setOps,
]);
