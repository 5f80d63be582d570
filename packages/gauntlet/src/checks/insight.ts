import { isStyle } from '@cinderhall/bots';
import type { Choice, GameState, Note, Seat } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import type { CheckContext, CheckMaker } from '../context.ts';
import { fail, guard, shown } from '../fault.ts';

/** What bots and charts are given is made of finite numbers, and reading a view does not change it. */
export const insight: CheckMaker = () => ({
  sampled(context) {
    const { game, match, state } = context;
    for (const seat of context.viewers) {
      const view = game.schema.view(state, seat);
      const bytes = JSON.stringify(view);
      checkTally(context, view);
      if (seat >= 0) {
        checkFeatures(context, view, seat);
        checkFacts(context, view, seat);
      }
      for (const [, choice] of context.some(match.choices(seat))) checkChoice(context, view, seat, choice);
      for (const [, choice] of context.some(match.choices(seat))) lookAt(context, view, seat, choice);
      if (JSON.stringify(view) !== bytes)
        fail('insight', `the view was changed by looking at it; ${difference(view, JSON.parse(bytes))}`);
    }
  },
  over: (context) => {
    for (const seat of context.viewers) {
      checkTally(context, context.view(seat));
      if (seat >= 0) checkFeatures(context, context.view(seat), seat);
    }
  },
});

type Notes = { readonly [name: string]: number };

/** What was noted, each name with its sum. */
function notesOf(what: string, take: (note: Note) => void): Notes {
  const notes: { [name: string]: number } = {};
  guard('insight', what, () =>
    take((name, amount) => {
      notes[name] = (notes[name] ?? 0) + amount;
    }),
  );
  for (const [name, sum] of Object.entries(notes))
    if (!Number.isFinite(sum)) fail('insight', `${what} note ${sum} for ${name}`);
  return notes;
}

/** Bots learn from views and use what they learned in guessed states: both must give the same. */
function checkFacts({ game, state }: CheckContext, view: GameState, seat: Seat): void {
  const { facts } = game.insight;
  if (!facts) return;
  const seen = notesOf(`the facts of seat ${seat}`, (note) => facts(view, seat, note));
  const whole = notesOf(`the facts of seat ${seat} in the whole state`, (note) => facts(state, seat, note));
  if (JSON.stringify(seen) !== JSON.stringify(whole))
    fail('insight', `the facts of seat ${seat} tell what it does not see; ${difference(seen, whole)}`);
}

function checkChoice({ game, texts }: CheckContext, view: GameState, seat: Seat, choice: Choice): void {
  const what = `of ${shown(choice)} for seat ${seat}`;
  const value = guard('insight', `the value ${what}`, () => game.insight.value(view, seat, choice));
  if (!Number.isFinite(value)) fail('insight', `the value ${what} is ${value}`);
  const { traits } = game.insight;
  if (traits) notesOf(`the traits ${what}`, (note) => traits(view, seat, choice, note));
  const style = guard('insight', `the style ${what}`, () => game.insight.style?.(choice));
  if (style && !isStyle(style)) fail('insight', `the style ${what} is ${style}, which no personality knows`);
  for (const reason of guard('insight', `the reasons ${what}`, () => game.insight.reasons(view, seat, choice)))
    texts.reason(`a reason ${what}`, reason);
  for (const ref of guard('why', `the refs ${what}`, () => game.refs(choice)))
    if (typeof ref !== 'string') fail('why', `the refs ${what} are ${shown(ref)}`);
}

/** What else is shown of a choice; whether it is right is for others to check. */
function lookAt({ game }: CheckContext, view: GameState, seat: Seat, choice: Choice): void {
  guard('text', `describing ${shown(choice)}`, () => {
    game.describe.choice(view, choice, seat);
    if (view.decision) game.describe.decision(view, view.decision, seat);
  });
  guard('impact', `impact of ${shown(choice)}`, () => game.impact(view, seat, choice));
  for (const ref of game.refs(choice)) guard('why', `whyNot(${ref})`, () => game.whyNot(view, seat, ref));
}

function checkFeatures({ game }: CheckContext, view: GameState, seat: Seat): void {
  const features = guard('insight', 'features()', () => game.insight.features(view, seat));
  if (features.lead === undefined) fail('insight', 'the features lack a lead');
  for (const [name, value] of Object.entries(features))
    if (!Number.isFinite(value)) fail('insight', `the feature ${name} of seat ${seat} is ${value}`);
}

function checkTally({ game, match, texts }: CheckContext, view: GameState): void {
  for (const [name, values] of Object.entries(guard('insight', 'tally()', () => game.tally(view)))) {
    if (values.length !== match.seats || !values.every(Number.isFinite))
      fail('insight', `the tally of ${name} is ${shown(values)} with ${match.seats} seats`);
    texts.say('the name of a tally', () => ({ key: `tally.${name}` }));
  }
  for (let seat = 0; seat < match.seats; seat++) {
    const role = guard('insight', 'role()', () => game.role?.(view, seat));
    if (role) texts.say('the name of a role', () => role.name);
  }
}
