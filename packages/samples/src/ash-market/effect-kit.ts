import { type Kit, makeKit, type World } from '@cinderhall/effects';
import { must, type Seat } from '@cinderhall/kernel';
import { designOf, KINDS, type Kind } from './cards/index.ts';
import { draw } from './deck.ts';
import { scout } from './ops/scout.ts';
import { playerOf, type State } from './state.ts';
import { rivalsOf } from './tables.ts';

/** How many cards of a kind a seat has built. */
export function builtOf(state: State, seat: Seat, kind: Kind): number {
  let n = 0;
  for (const card of playerOf(state, seat).built) if (designOf(state, card).kind === kind) n++;
  return n;
}

type Counted = Record<string, number>;

const world: World<State> = {
  goods: {
    water: { noun: 'ash.water', worth: 0.6 },
    scrap: { noun: 'ash.scrap', worth: 0.6 },
    spark: { noun: 'ash.spark', worth: 0.8, paysFor: ['water', 'scrap'] },
    fame: { noun: 'ash.fame', worth: 1 },
    /** There are three of them: whether one is left may depend on what came before. */
    seal: { noun: 'ash.seal', worth: 2.5, eventful: true },
    card: { noun: 'ash.card', worth: 0.9, eventful: true, gainKey: 'ash.draw' },
  },
  counts: {
    own: {
      kinds: KINDS,
      of: (state, by, kind) => builtOf(state, by.seat, kind as Kind),
      say: (kind) => ({ key: 'ash.count.own', params: { kind: kind as string } }),
    },
    rivals: {
      kinds: KINDS,
      of: (state, by, kind) => {
        let n = 0;
        for (const rival of rivalsOf(state.players.length, by.seat)) n += builtOf(state, rival, kind as Kind);
        return n;
      },
      say: (kind) => ({ key: 'ash.count.rivals', params: { kind: kind as string } }),
    },
  },
  has(state, seat, good) {
    const player = playerOf(state, seat);
    return good === 'card' ? player.hand.length : ((player.goods as Counted)[good] ?? 0);
  },
  gain(state, seat, good, n, by, flow) {
    if (good === 'card') {
      for (let i = 0; i < n; i++) draw(state, seat, flow, by.card);
      return;
    }
    // R-ASH-007: what the supply has not got, nobody gets.
    const got = good === 'seal' ? Math.min(n, state.seals) : n;
    if (got === 0) return;
    if (good === 'seal') state.seals -= got;
    const goods = playerOf(state, seat).goods as Counted;
    goods[good] = must(goods[good]) + got;
    flow.emit({ kind: 'gained', seat, good, n: got, by: by.card, phase: state.phase });
  },
  lose(state, seat, good, n, by, flow) {
    const goods = playerOf(state, seat).goods as Counted;
    goods[good] = must(goods[good]) - n;
    if (good === 'seal') state.seals += n;
    flow.emit({ kind: 'lost', seat, good, n, by: by.card, phase: state.phase });
  },
  pay(state, seat, goods, _by, flow) {
    const own = playerOf(state, seat).goods as Counted;
    for (const good in goods) {
      const n = must(goods[good]);
      own[good] = must(own[good]) - n;
      if (good === 'seal') state.seals += n;
      flow.emit({ kind: 'paid', seat, good, n });
    }
  },
  rivals: (state, by) => rivalsOf(state.players.length, by.seat),
  abilities: designOf,
};

export const kit: Kit<State> = makeKit(world, [scout]);
