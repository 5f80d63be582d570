import { type AddressedEvent, eventsFor } from '@cinderhall/kernel';
import { shown } from '../fault.ts';
import type { CheckMaker, Played, Scene } from '../scene.ts';

/** Everything that comes up can be said in every language. */
export const text: CheckMaker = () => ({
  each(scene) {
    if (scene.steps.length === 0) sayEvents(scene, scene.match.opening);
  },

  sampled(scene) {
    const { game, match, speaker } = scene;
    for (const seat of match.waiting()) {
      const view = scene.view(seat);
      const decision = view.decision;
      if (decision) speaker.say(`the decision ${decision.kind}`, () => game.describe.decision(view, decision, seat));
      for (const [, choice] of scene.some(match.choices(seat)))
        speaker.say(`the choice ${shown(choice)}`, () => game.describe.choice(view, choice, seat));
    }
  },

  played(scene, played) {
    const { game, speaker } = scene;
    const { before, seat, choice } = played;
    const view = game.schema.view(before.state, seat);
    speaker.say(`the choice ${shown(choice)}`, () => game.describe.choice(view, choice, seat));
    for (const reason of game.insight.reasons(view, seat, choice))
      speaker.reason(`a reason for ${shown(choice)}`, reason);
    sayEvents(scene, played.events, played);
  },

  over({ match, speaker }) {
    const { lines = [], ties = [], notes = [] } = match.outcome() ?? {};
    for (const line of lines) {
      speaker.reason(`the score line ${line.key}`, line);
      if (line.under) speaker.reason(`the heading ${line.under.key}`, line.under);
    }
    for (const tie of ties) speaker.reason(`the tie-break ${tie.key}`, tie);
    for (const note of notes) speaker.reason(`the note ${note.key}`, note);
  },
});

/** As the one who acted hears them, and somebody else. */
function sayEvents(scene: Scene, events: readonly AddressedEvent[], played?: Played): void {
  if (events.length === 0) return;
  const { game, speaker, chance, viewers } = scene;
  for (const seat of new Set([played?.seat ?? -1, chance.pick(viewers)])) {
    for (const event of eventsFor(events, seat))
      speaker.say(`the event ${shown(event)}`, () => game.describe.event(scene.view(seat), event));
  }
}
