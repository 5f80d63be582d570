import { sameJson } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail, guard } from '../fault.ts';
import { checkUnchanging } from './fixed.ts';

/** The state is what the schema declares, survives JSON unchanged, and copies are independent of it. */
export const state: CheckMaker = () => ({
  sampled(context) {
    checkShape(context);
    checkCopy(context);
    const early = guard('outcome', 'outcome()', () => context.game.outcome(context.state));
    if (early !== null) fail('outcome', 'there is an outcome although a decision is still open');
  },
  over: checkShape,
});

function checkShape({ game, state }: CheckContext): void {
  const [misfit] = guard('state', 'the check of the state', () => game.schema.misfits(state));
  if (misfit) fail('state', `${misfit.path} is ${misfit.problem === 'type' ? 'of another type' : misfit.problem}`);
  const back = JSON.parse(JSON.stringify(state));
  if (!sameJson(back, state)) fail('state', `JSON does not bring it back: ${difference(state, back)}`);
  if (game.schema.hash(back) !== game.schema.hash(state)) fail('state', 'after JSON it has another hash');
}

const FAR = 3;

/** Plays a copy in place, once beside `step` and then on. */
function checkCopy(context: CheckContext): void {
  const { game, position, state, chance } = context;
  const bytes = JSON.stringify(state);
  const twin = position.copy();
  if (game.schema.hash(twin.state) !== game.schema.hash(state)) fail('state', 'a copy has another hash');
  guard('choices', 'playing on in place', () => {
    for (let i = 0; i < FAR && !twin.over; i++) {
      const seat = chance.pick(twin.waiting());
      twin.advance(seat, chance.below(twin.choices(seat).length));
    }
  });
  if (JSON.stringify(state) === bytes) return;
  checkUnchanging(context);
  fail('state', `playing on a copy changed the original: ${difference(JSON.parse(bytes), state)}`);
}
