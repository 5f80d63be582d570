import { type AnyGame, Chance, seedOf } from '@cinderhall/kernel';
import { valueWithin } from '../learned/policy.ts';
import { SelfPlayer } from './self-play.ts';

const SPREAD_MATCHES = 6;

/** How far the values of one list usually lie apart. */
export function spreadOf(game: AnyGame, seed: number): number {
  let [sum, lists] = [0, 0];
  const { insight } = game;
  const values: number[] = [];
  let asked = -1;
  const settle = (): void => {
    if (values.length > 1) {
      const mean = values.reduce((total, n) => total + n, 0) / values.length;
      sum += Math.sqrt(values.reduce((total, n) => total + (n - mean) ** 2, 0) / values.length);
      lists++;
    }
    values.length = 0;
  };
  const player = new SelfPlayer({
    ...game,
    insight: {
      ...insight,
      value(state, seat, choice) {
        if (state.asked !== asked) settle();
        asked = state.asked;
        const value = insight.value(state, seat, choice);
        values.push(valueWithin(value));
        return value;
      },
    },
  });
  player.scale = 4;
  const chance = Chance.fromNumber(seed);
  for (let i = 0; i < SPREAD_MATCHES; i++)
    player.play({ seed: seedOf(chance.below(0x7fffffff)), options: {}, seats: null });
  settle();
  return lists > 0 ? Math.max(1e-3, sum / lists) : 1;
}
