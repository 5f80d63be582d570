import { hints } from '@cinderhall/bots';
import type { Game, Reason } from '@cinderhall/kernel';
import type { Situation } from './bot-workers.ts';

/** The best choices, the best one first. */
export type Advice = readonly { readonly index: number; readonly reasons: readonly Reason[] }[];

/** What a good bot would do for that seat. Its valuations are not sent. */
export const adviceOn = (game: Game, { view, seat, choices }: Situation): Advice =>
  hints(game, view, seat, choices).map(({ index, reasons }) => ({ index, reasons }));
