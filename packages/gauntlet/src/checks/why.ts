import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';

const SEVERAL = 12;
const nonsense: readonly Ref[] = ['', 'card:99999', 'card:-1', 'card', 'nonsense:0', ':', '__proto__:1'];

/** Nothing speaks against what is legal; for anything else there may be reasons, in words, and never an error. */
export const why: CheckMaker = () => {
  const met = new Set<Ref>();
  return {
    sampled(context) {
      const { game, match, chance } = context;
      for (const seat of match.waiting()) {
        const legal = new Set(
          match.choices(seat).flatMap((choice) => guard('why', `refs of ${shown(choice)}`, () => game.refs(choice))),
        );
        for (const ref of legal) met.add(ref);
        for (const [, ref] of context.some([...legal])) {
          const [reason] = reasons(context, seat, ref);
          if (reason) fail('why', `seat ${seat} can use ${ref}, but whyNot says ${shown(reason)}`);
        }
      }
      const others = chance.shuffle([...met]).slice(0, SEVERAL);
      for (const seat of context.viewers) {
        if (seat < 0) continue;
        for (const ref of [...others, chance.pick(nonsense)])
          for (const reason of reasons(context, seat, ref))
            context.texts.reason(`why seat ${seat} cannot use ${ref}`, reason);
      }
    },
  };
};

function reasons(context: CheckContext, seat: Seat, ref: Ref): Reason[] {
  const found = guard('why', `whyNot(${ref}) for seat ${seat}`, () =>
    context.game.whyNot(context.view(seat), seat, ref),
  );
  if (!Array.isArray(found)) fail('why', `whyNot(${ref}) gives no list`);
  return found;
}
