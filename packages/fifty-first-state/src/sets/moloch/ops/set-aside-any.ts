import { askOption, checkFields, type Effect, type Effects, type Op } from '@cinderhall/effects';
import { asideName, type Errand, isAside } from '../../../cards/types.ts';
import type { State } from '../../../state.ts';
import type { SetAside } from './set-aside.ts';

/** So many goods of these kinds in any mix onto the card itself, for hacking or for destroying alone (E-02, E-09). */
export interface SetAsideAny extends Effect {
  readonly op: 'setAsideAny';
  readonly for: Errand;
  readonly of: readonly string[];
  readonly n: number;
}

/** Every mix of so many of these goods, the first ones first. */
function mixes(of: readonly string[], n: number): { [good: string]: number }[] {
  const [good, ...others] = of;
  if (good === undefined) return n === 0 ? [{}] : [];
  return Array.from({ length: n + 1 }, (_, less) => n - less).flatMap((k) =>
    mixes(others, n - k).map((rest) => (k > 0 ? { [good]: k, ...rest } : rest)),
  );
}

const optionsOfEffect = new WeakMap<SetAsideAny, readonly Effects[]>();

/** Printed on the card, so that they are found once. */
function optionsOf(effect: SetAsideAny): readonly Effects[] {
  const { for: errand, of, n } = effect;
  const known = optionsOfEffect.get(effect);
  const options = known ?? mixes(of, n).map((goods): [SetAside] => [{ op: 'setAside', for: errand, goods }]);
  optionsOfEffect.set(effect, options);
  return options;
}

export const setAsideAny: Op<State, SetAsideAny> = {
  op: 'setAsideAny',
  run: (_state, effect, by, flow) => askOption(optionsOf(effect), by, flow),
  can: () => true,
  say: ({ for: errand, of, n }, kit) => ({
    key: `fiftyFirstState.op.setAsideAny.${errand}`,
    params: { n, of: of.map((good) => ({ noun: kit.world.goods[good]?.noun ?? good })) },
  }),
  worth: (state, effect, by, kit) => kit.worth(state, optionsOf(effect)[0] ?? [], by),
  check: (effect, path) => [
    ...checkFields(effect, ['for', 'of', 'n'], path),
    ...(Array.isArray(effect.of) && effect.of.every((good) => isAside(asideName(effect.for, good)))
      ? []
      : [{ path: `${path}.of`, code: 'good.unknown' }]),
    ...(Number.isInteger(effect.n) && effect.n > 0 ? [] : [{ path: `${path}.n`, code: 'amount' }]),
  ],
};

/** Whether a production puts goods on its own card, so that nobody can copy it. */
export const staysOnCard = (production: Effects): boolean =>
  production.some(({ op }) => op === 'setAside' || op === 'setAsideAny' || op === 'cache');
