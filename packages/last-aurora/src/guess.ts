import { type Chance, fillBlanks, must, type Seat } from '@cinderhall/kernel';
import { CARDS, designOf, MINE, RESULTS } from './cards/index.ts';
import { type State, schema } from './state.ts';
import { plainBackOf, topBackOf } from './view.ts';

const NOT_IN_PLAY = 40;
/** R-LA-016: what can be left in the box. */
const EXTRAS = [...CARDS.keys()].filter((card) => {
  const design = designOf(card);
  return 'extra' in design && design.extra;
});

/** A state that looks like the view: every hidden card becomes one of those with the same back that are not in sight. */
export function guess(view: State, _seat: Seat, chance: Chance): State {
  const state = schema.copy(view);
  const seen = new Set<number>();
  schema.mapCards(state, (card, home) => {
    if (home && card >= 0) seen.add(card);
    return card;
  });
  // The back of the top result card says more than that of the others, and only ++ cards can be in the box.
  const top = state.results.length - 1;
  if (top >= 0) {
    const back = -1 - must(state.results[top]);
    const fitting = RESULTS.filter((card) => !seen.has(card) && topBackOf(card) === back);
    state.results[top] = chance.pick(fitting);
  }
  state.box = state.box.map((blank) => {
    const fitting = EXTRAS.filter((card) => !seen.has(card) && plainBackOf(card) === -1 - blank);
    const card = chance.pick(fitting);
    seen.add(card);
    return card;
  });
  const back = (card: number): number => (card === MINE && !view.options.mine ? NOT_IN_PLAY : plainBackOf(card));
  return fillBlanks(schema, state, chance, CARDS.length, back);
}
