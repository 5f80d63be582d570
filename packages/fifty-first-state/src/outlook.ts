import type { Seat } from '@cinderhall/kernel';
import { rulesOf } from './sets/index.ts';
import { opponentRules } from './solo/rules.ts';
import type { State } from './state.ts';
import { prospects } from './worth.ts';

/** What a seat will probably end with, the things of sets included. */
export function outlookOf(view: State, seat: Seat, left: number): number {
  let sum = prospects(view, seat, left);
  for (const id of view.options.sets) sum += rulesOf(id).outlook?.(view, seat, left) ?? 0;
  return sum;
}

/** Points a round that a lone player makes of cards, goods and board beside what stands already. */
const GROWTH = 5;

/** Points a round by which the opponent of a lone player gains on what the player's locations, deals and goods bring. */
export function gainOnPlayer(view: State): number {
  let gain = opponentRules(view).pace(view) - GROWTH;
  for (const id of view.options.sets) gain -= rulesOf(id).growth?.(view) ?? 0;
  return gain;
}
