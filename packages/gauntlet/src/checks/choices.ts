import { isRefused, sameJson, step } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import type { CheckMaker } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';
import { checkUnchanging } from './fixed.ts';

/** Every listed choice is accepted, and trying it on a copy leaves the original alone. */
export const choices: CheckMaker = () => ({
  sampled(context) {
    const { game, position, match, state } = context;
    const bytes = JSON.stringify(state);
    for (const seat of match.waiting()) {
      for (const [index, choice] of context.some(position.choices(seat))) {
        const what = `${shown(choice)} of seat ${seat}`;
        const again = guard('choices', what, () =>
          game.schema.lengthen(JSON.parse(JSON.stringify(game.schema.shorten(choice)))),
        );
        if (!sameJson(again, choice)) fail('choices', `${what} is not what the schema declares: ${shown(again)}`);
        const stepped = guard('choices', what, () => step(position, seat, state.asked, index));
        if (isRefused(stepped)) fail('choices', `${what} is listed, but refused: ${shown(stepped.refused)}`);
      }
    }
    if (JSON.stringify(state) === bytes) return;
    checkUnchanging(context);
    fail('state', `trying choices on copies changed the original: ${difference(JSON.parse(bytes), state)}`);
  },
});
