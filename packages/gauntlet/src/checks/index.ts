import type { CheckMaker } from '../context.ts';
import { answers } from './answers.ts';
import { cards } from './cards.ts';
import { choices } from './choices.ts';
import { fixed } from './fixed.ts';
import { foresight } from './foresight.ts';
import { guess } from './guess.ts';
import { hidden } from './hidden.ts';
import { impact } from './impact.ts';
import { insight } from './insight.ts';
import { leaks } from './leaks.ts';
import { lists } from './lists.ts';
import { opening } from './opening.ts';
import { outcome } from './outcome.ts';
import { refusals } from './refusals.ts';
import { replay } from './replay.ts';
import { state } from './state.ts';
import { stretches } from './stretches.ts';
import { text } from './text.ts';
import { tokens } from './tokens.ts';
import { told } from './told.ts';
import { undo } from './undo.ts';
import { why } from './why.ts';

/** In this order at every step: what explains a fault best comes first. */
export const allChecks: readonly CheckMaker[] = [
  fixed,
  cards,
  tokens,
  lists,
  insight,
  text,
  told,
  choices,
  state,
  hidden,
  opening,
  leaks,
  answers,
  foresight,
  undo,
  stretches,
  guess,
  why,
  impact,
  refusals,
  outcome,
  replay,
];

/** Cheap enough for matches that are played only to use the cards. */
export const cheapChecks: readonly CheckMaker[] = [cards, tokens, lists, text, told, impact, outcome];
