import { HINT_BUDGET, hints, type Learned } from '@cinderhall/bots';
import type { Game, Reason } from '@cinderhall/kernel';
import type { Situation } from './bot-workers.ts';

/** The best choices, the best one first. */
export type Advice = readonly { readonly index: number; readonly reasons: readonly Reason[] }[];

/** What a good bot would do for that seat. Its valuations are not sent. */
export const adviceOn = (game: Game, { view, seat, choices }: Situation, learned: Learned | null = null): Advice =>
  hints(game, view, seat, choices, HINT_BUDGET, learned).map(({ index, reasons }) => ({ index, reasons }));
