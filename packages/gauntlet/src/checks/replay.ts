import { isRefused, loadMatch, verifySave } from '@cinderhall/kernel';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail, guard } from '../fault.ts';

/** Replaying a whole match costs as much as playing it: done at its end, and in this share of the costly steps. */
const SELDOM = 40;

/** The log leads to the same state again, from the start and from a snapshot. */
export const replay: CheckMaker = () => ({
  sampled(context) {
    if (context.chance.below(SELDOM) === 0) check(context);
  },
  over: check,
});

function check({ match, game, texts }: CheckContext): void {
  const hash = match.hash();
  const save = guard('replay', 'saving', () => JSON.stringify(match.save()));
  for (const how of ['replay', 'snapshot'] as const) {
    const loaded = guard('replay', `loading by ${how}`, () => loadMatch(game, save, how));
    if (isRefused(loaded)) {
      texts.reason('the refusal of a save', loaded.refused);
      fail('replay', `loading by ${how}: ${loaded.refused.key} ${JSON.stringify(loaded.refused.params)}`);
    }
    if (loaded.match.hash() !== hash) fail('replay', `loading by ${how} leads to another state`);
  }
  const verified = guard('replay', 'verifying', () => verifySave(game, save));
  if (isRefused(verified)) fail('replay', `the save does not verify: ${verified.refused.key}`);
}
