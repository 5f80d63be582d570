import { isStyle } from '@cinderhall/bots';
import type { Choice, GameState, Seat } from '@cinderhall/kernel';
import { difference } from '../compare.ts';
import { fail, guard, shown } from '../fault.ts';
import type { CheckMaker, Scene } from '../scene.ts';

/** What bots and charts are told is made of finite numbers, and nobody who looks at a view changes it. */
export const insight: CheckMaker = () => ({
  sampled(scene) {
    const { game, match, state } = scene;
    for (const seat of scene.viewers) {
      const view = game.schema.view(state, seat);
      const bytes = JSON.stringify(view);
      checkTally(scene, view);
      if (seat >= 0) checkFeatures(scene, view, seat);
      for (const [, choice] of scene.some(match.choices(seat))) checkChoice(scene, view, seat, choice);
      for (const [, choice] of scene.some(match.choices(seat))) lookAt(scene, view, seat, choice);
      if (JSON.stringify(view) !== bytes)
        fail('insight', `the view was changed by looking at it; ${difference(view, JSON.parse(bytes))}`);
    }
  },
  over: (scene) => {
    for (const seat of scene.viewers) {
      checkTally(scene, scene.view(seat));
      if (seat >= 0) checkFeatures(scene, scene.view(seat), seat);
    }
  },
});

function checkChoice({ game, speaker }: Scene, view: GameState, seat: Seat, choice: Choice): void {
  const what = `of ${shown(choice)} for seat ${seat}`;
  const value = guard('insight', `the value ${what}`, () => game.insight.value(view, seat, choice));
  if (!Number.isFinite(value)) fail('insight', `the value ${what} is ${value}`);
  const style = guard('insight', `the style ${what}`, () => game.insight.style?.(choice));
  if (style && !isStyle(style)) fail('insight', `the style ${what} is ${style}, which no personality knows`);
  for (const reason of guard('insight', `the reasons ${what}`, () => game.insight.reasons(view, seat, choice)))
    speaker.reason(`a reason ${what}`, reason);
  for (const ref of guard('why', `the refs ${what}`, () => game.refs(choice)))
    if (typeof ref !== 'string') fail('why', `the refs ${what} are ${shown(ref)}`);
}

/** What else is shown of a choice; whether it is right is for others to check. */
function lookAt({ game }: Scene, view: GameState, seat: Seat, choice: Choice): void {
  guard('text', `describing ${shown(choice)}`, () => {
    game.describe.choice(view, choice, seat);
    if (view.decision) game.describe.decision(view, view.decision, seat);
  });
  guard('impact', `impact of ${shown(choice)}`, () => game.impact(view, seat, choice));
  for (const ref of game.refs(choice)) guard('why', `whyNot(${ref})`, () => game.whyNot(view, seat, ref));
}

function checkFeatures({ game }: Scene, view: GameState, seat: Seat): void {
  const features = guard('insight', 'features()', () => game.insight.features(view, seat));
  if (features.lead === undefined) fail('insight', 'the features lack a lead');
  for (const [name, value] of Object.entries(features))
    if (!Number.isFinite(value)) fail('insight', `the feature ${name} of seat ${seat} is ${value}`);
}

function checkTally({ game, match, speaker }: Scene, view: GameState): void {
  for (const [name, values] of Object.entries(guard('insight', 'tally()', () => game.tally(view)))) {
    if (values.length !== match.seats || !values.every(Number.isFinite))
      fail('insight', `the tally of ${name} is ${shown(values)} with ${match.seats} seats`);
    speaker.say('the name of a tally', () => ({ key: `tally.${name}` }));
  }
  for (let seat = 0; seat < match.seats; seat++) {
    const role = guard('insight', 'role()', () => game.role?.(view, seat));
    if (role) speaker.say('the name of a role', () => role.name);
  }
}
