import { bitsIn } from '@cinderhall/tableau';
import { locationOf } from '../../cards/index.ts';
import { locationsOf, typesOf } from '../../locations.ts';
import { rulesOf } from '../../sets/index.ts';
import type { RuleSetId } from '../../sets/parts.ts';
import type { BorgoTarget } from '../../sets/types.ts';
import type { State } from '../../state.ts';
import { rankOf } from '../rank.ts';

const YOU = 0;
const MEASURES: readonly ((target: BorgoTarget) => number)[] = [
  ({ matches }) => matches,
  ({ distance }) => distance,
  ({ rank }) => rank,
];

/** What an attack may hit: locations (`set` is null), or things of a set; more than one only on a tie. */
export interface Targets {
  readonly set: RuleSetId | null;
  readonly of: readonly number[];
}
type Candidate = BorgoTarget & { readonly set: RuleSetId | null };

function locationTargets(state: State, types: number, aims: (card: number) => boolean): Candidate[] {
  return locationsOf(state, YOU).flatMap((placed) => {
    const { card } = placed;
    const matches = bitsIn(typesOf(state, YOU, card) & types);
    if (matches === 0 || !aims(card)) return [];
    const design = locationOf(state, card);
    return [{ at: card, matches, distance: design.distance, rank: rankOf(state, placed, design), set: null }];
  });
}

const setTargets = (state: State, types: number): Candidate[] =>
  state.options.sets.flatMap((set) =>
    (rulesOf(set).borgo?.targets?.(state, types) ?? []).map((target) => ({ ...target, set })),
  );

/** R-BORGO-045: what an attack with these types hits. `aims`: only these locations, and nothing else. */
export function targetsOf(state: State, types: number, aims: ((card: number) => boolean) | null): Targets {
  let left = aims
    ? locationTargets(state, types, aims)
    : [...locationTargets(state, types, () => true), ...setTargets(state, types)];
  for (const measure of MEASURES) {
    const best = Math.max(...left.map(measure));
    left = left.filter((target) => measure(target) === best);
  }
  return { set: left[0]?.set ?? null, of: left.map(({ at }) => at) };
}
