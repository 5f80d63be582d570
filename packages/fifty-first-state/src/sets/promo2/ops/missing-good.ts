import {
  askOption,
  type By,
  checkFields,
  type Effect,
  type Effects,
  type GoodAmounts,
  type Kit,
  type Op,
} from '@cinderhall/effects';
import { gainsOf } from '@cinderhall/tableau';
import { locationOf } from '../../../cards/index.ts';
import { GOOD_RULES, tokensOf } from '../../../goods.ts';
import { locationsOf, ownerOf } from '../../../placed.ts';
import { playerOf, type State } from '../../../state.ts';
import { cityDeal, cityDealsOf } from '../../cities/deals.ts';
import { isWhere } from '../../no-mans-land/geometry.ts';
import { activations, levelGoods } from '../../no-mans-land/levels.ts';

/** One good of a kind that production locations and deals do not bring (E-26). */
export interface MissingGood extends Effect {
  readonly op: 'missingGood';
}

/** Goods that are no tokens. */
const OTHERS = ['vp', 'card'] as const;

/** Whether cards of an expansion in this match bring ruins. */
const hasRuins = ({ scavengers, allies, map }: State): boolean =>
  scavengers !== null || allies !== null || map !== null;

/** All kinds of goods of this match. */
const kindsOf = (state: State, seat: number): string[] => [
  ...tokensOf(state).filter((good) => GOOD_RULES.get(good)?.pool?.(state, seat) !== null),
  ...OTHERS,
  ...(hasRuins(state) ? ['ruins'] : []),
  ...(state.scavengers ? ['scavenge'] : []),
];

/** What the outposts bring that these effects could activate now. */
const activated = (state: State, owner: number, effects: Effects, kit: Kit<State>): GoodAmounts[] =>
  effects.flatMap(({ op, where }) =>
    op === 'activateOutpost' && isWhere(where)
      ? activations(state, owner, where, [], kit).map(({ area, level }) => levelGoods(area, level))
      : [],
  );

/** What the production locations and deals of an owner give by their texts, but for one location. */
function printed(state: State, owner: number, except: number, kit: Kit<State>): Set<string> {
  const found = new Set<string>();
  const add = (goods: object): void => {
    for (const good in goods) found.add(good);
  };
  for (const { card } of locationsOf(state, owner)) {
    const { production } = locationOf(state, card);
    if (!production || card === except) continue;
    gainsOf(production).forEach(add);
    activated(state, owner, production, kit).forEach(add);
  }
  for (const card of playerOf(state, owner).deals) add(locationOf(state, card).deal);
  for (const at of cityDealsOf(state, owner)) add(cityDeal(at));
  return found;
}

/** In the Production phase what really came counts, at any other time what the texts say. */
function missing(state: State, by: By, kit: Kit<State>): string[] {
  const owned = ownerOf(state, by.card);
  const owner = owned >= 0 && owned < state.players.length ? owned : by.seat;
  const came =
    state.phase === 'production' ? new Set(state.promo2?.produced[owner]) : printed(state, owner, by.card, kit);
  const canGain = (good: string): boolean => kit.world.canGain?.(state, by.seat, good) ?? true;
  return kindsOf(state, by.seat).filter((good) => !came.has(good) && canGain(good));
}

const gaining = (good: string): Effects => [{ op: 'gain', goods: { [good]: 1 } }];

export const missingGood: Op<State, MissingGood> = {
  op: 'missingGood',
  run(state, _effect, by, flow, kit) {
    const kinds = missing(state, by, kit);
    if (kinds.length > 0) askOption(kinds.map(gaining), by, flow);
  },
  can: (state, _effect, by, kit) => missing(state, by, kit).length > 0,
  say: () => ({ key: 'fiftyFirstState.op.missingGood' }),
  worth: (state, _effect, by, kit) =>
    Math.max(0, ...missing(state, by, kit).map((good) => kit.world.goods[good]?.worth ?? 0)),
  check: (effect, path) => checkFields(effect, [], path),
};
