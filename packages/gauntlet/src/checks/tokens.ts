import type { GameState } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import type { CheckMaker } from '../context.ts';
import { fail, guard } from '../fault.ts';
import type { Trial } from '../trial.ts';

/** Limited components stay the same in number. */
export const tokens: CheckMaker = ({ trial, state }) => {
  const first = count(trial, state);
  return {
    each: (context) => {
      const found = difference(count(trial, context.state), first);
      if (found) fail('tokens', `the number of components has changed; ${found}`);
    },
  };
};

export const count = (trial: Trial, state: GameState): { readonly [name: string]: number } =>
  guard('trial', 'tokens()', () => trial.tokens?.(state) ?? {});
