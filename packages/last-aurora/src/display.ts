import type { GameDisplay } from '@cinderhall/kernel';
import { cards } from './catalogue.ts';
import { describe } from './describe.ts';
import { impact } from './impact.ts';
import { isLastRound } from './last-round.ts';
import { type Options, options } from './options.ts';
import type { Choice, State } from './state.ts';
import { tally } from './tally.ts';
import { words } from './text/index.ts';
import { refs } from './why-not.ts';

/** What is shown of the game; its rules are not needed for that. */
export const display: GameDisplay<State, Choice, Options> = {
  id: 'last-aurora',
  title: { en: 'Last Aurora', pl: 'Last Aurora' },
  seats: { min: 1, max: 4 },
  options,
  refs,
  impact,
  round: ({ round }) => round,
  isLastRound: (view) => view.phase !== 'over' && isLastRound(view),
  tally,
  cards,
  describe,
  words,
};
