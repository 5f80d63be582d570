import { type Choice, isRefused, type Refused, type Seat, sameJson } from '@cinderhall/kernel';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';

/** What is not in the list is refused in words, nothing is thrown, and nothing changes. */
export const refusals: CheckMaker = () => ({
  sampled(context) {
    const { match, state } = context;
    const { asked } = state;
    const [hash, length] = [match.hash(), match.length];
    const seat = context.chance.pick(match.waiting());
    const list = match.choices(seat);

    for (const index of [-1, list.length, 0.5, Number.NaN, 2 ** 40, '0', null, undefined, [0], {}])
      mustRefuse(context, `choice number ${show(index)}`, () => match.step(seat, asked, index));
    for (const stale of [asked - 1, asked + 1, -1, Number.NaN, String(asked), null])
      mustRefuse(context, `decision ${show(stale)}`, () => match.step(seat, stale, 0));
    for (const other of [-1, match.seats, 0.5, String(seat), null, ...strangers(context)])
      mustRefuse(context, `seat ${show(other)}`, () => match.step(other, asked, 0));
    for (const choice of altered(context, seat, list))
      mustRefuse(context, `the choice ${show(choice)}`, () => match.play(seat, asked, choice));

    if (match.hash() !== hash || match.length !== length) fail('refusals', 'a refused step changed the match');
  },

  over(context) {
    const { match } = context;
    for (const seat of context.viewers) {
      if (match.choices(seat).length > 0) fail('refusals', `seat ${seat} has choices although the match is over`);
      mustRefuse(context, 'a step after the end', () => match.step(seat, match.state.asked, 0));
      if (!match.undoRefusal(seat)) fail('refusals', `seat ${seat} could undo after the end`);
    }
  },
});

function mustRefuse({ texts }: CheckContext, what: string, run: () => object | Refused): void {
  const result = guard('refusals', what, run);
  if (!isRefused(result)) fail('refusals', `${what} was accepted`);
  texts.reason(`the refusal of ${what}`, result.refused, true);
}

/** Seats that are not asked now. */
const strangers = ({ match, viewers }: CheckContext): Seat[] =>
  viewers.filter((seat) => seat >= 0 && !match.waiting().includes(seat));

/** Choices that look like listed ones, but are not. */
function altered({ chance }: CheckContext, seat: Seat, list: readonly Choice[]): unknown[] {
  const choice = chance.pick(list);
  const fields = Object.entries(choice);
  const [name, value] = chance.pick(fields);
  const without = Object.fromEntries(fields.filter(([field]) => field !== name));
  const others = [
    { ...choice, kind: `${choice.kind}X` },
    { ...choice, kind: 'constructor' },
    { ...choice, extra: seat },
    { ...choice, [name]: typeof value === 'number' ? value + 1 : [value] },
    { ...choice, [name]: typeof value === 'number' ? -1 - value : null },
    without,
    [choice],
    choice.kind,
    null,
    undefined,
  ];
  return others.filter((other) => !list.some((one) => sameJson(one, other)));
}

const show = (value: unknown): string => (Number.isNaN(value) ? 'NaN' : shown(value, 60));
