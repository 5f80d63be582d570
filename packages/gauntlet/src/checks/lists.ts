import { fail, guard } from '../fault.ts';
import type { CheckMaker } from '../scene.ts';

const LONGEST = 400;

/** No list of choices is empty, longer than the limit, or has the same choice twice. */
export const lists: CheckMaker = ({ trial, ledger }) => ({
  each({ match, state }) {
    const decision = state.decision?.kind ?? '';
    for (const seat of match.waiting()) {
      const { length } = guard('lists', `the list of ${decision}`, () => match.choices(seat));
      if (length > ledger.longestList.length) ledger.longestList = { length, decision };
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
});
