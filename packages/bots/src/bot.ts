import { Chance, type Choice, type GameState, type Seat } from '@cinderhall/kernel';

/**
 * A player made of code. It gets what its seat sees and the list of its choices, nothing else, and remembers nothing:
 * the same seed, seat and question give the same answer, on every machine and after every restart.
 */
export interface Bot<S extends GameState = GameState, C extends Choice = Choice> {
  readonly name: string;
  /** The index of the chosen one. `budget` counts iterations, for those who search. */
  think(view: S, choices: readonly C[], seat: Seat, budget?: number): number;
}

const WARM_UP = 12;

/** The chance of one answer. */
export function chanceOf(seed: number, view: GameState, seat: Seat): Chance {
  const chance = new Chance([seed | 0, seat, view.asked, 0x2545f491]);
  // Neighbouring seeds differ in few bits: the generator needs some rounds before its outputs diverge.
  for (let i = 0; i < WARM_UP; i++) chance.below(2);
  return chance;
}
