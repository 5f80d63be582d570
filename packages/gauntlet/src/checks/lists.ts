import { type AnyGame, Position } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import type { CheckMaker } from '../context.ts';
import { fail, guard } from '../fault.ts';

const LONGEST = 400;

/** No list of choices is empty, longer than the limit, or has the same choice twice; and making one changes nothing. */
export const lists: CheckMaker = ({ trial, stats }) => ({
  each({ match, state }) {
    const decision = state.decision?.kind ?? '';
    for (const seat of match.waiting()) {
      const { length } = guard('lists', `the list of ${decision}`, () => match.choices(seat));
      if (length > stats.longestList.length) stats.longestList = { length, decision };
      const limit = trial.longestList ?? LONGEST;
      if (length > limit) fail('lists', `${decision}: ${length} choices for seat ${seat}, more than ${limit}`);
    }
  },

  sampled({ match, state }) {
    for (const seat of match.waiting()) {
      const seen = new Set<string>();
      for (const choice of match.choices(seat)) {
        const text = JSON.stringify(choice);
        if (seen.has(text)) fail('lists', `${state.decision?.kind}: ${text} stands twice in the list of seat ${seat}`);
        seen.add(text);
      }
    }
  },

  played({ game }, { sampled, before, seat, choice }) {
    if (!sampled) return;
    // The lists after a step are made when it is taken; a second making would show no change any more.
    const position = new Position(watched(game), game.schema.copy(before.state));
    const index = position.choices(seat).findIndex((one) => JSON.stringify(one) === JSON.stringify(choice));
    guard('choices', JSON.stringify(choice), () => position.advance(seat, index));
  },
});

/** The game, but its lists are not allowed to change the state they are made from. */
function watched(game: AnyGame): AnyGame {
  const handlers = Object.entries(game.decisions).map(([kind, handler]) => {
    const choices: typeof handler.choices = (state, ...rest) => {
      const bytes = JSON.stringify(state);
      const list = handler.choices(state, ...rest);
      if (JSON.stringify(state) !== bytes)
        fail('lists', `making the list of ${kind} changed the state: ${difference(state, JSON.parse(bytes))}`);
      return list;
    };
    return [kind, { ...handler, choices }];
  });
  return { ...game, decisions: Object.fromEntries(handlers) };
}
