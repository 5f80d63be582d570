import { type AddressedEvent, eventsFor } from '@cinderhall/kernel';
import type { CheckContext, CheckMaker, Played } from '../context.ts';
import { shown } from '../fault.ts';

/** Everything that comes up can be said in every language. */
export const text: CheckMaker = () => ({
  each(context) {
    if (context.steps.length === 0) sayEvents(context, context.match.opening);
  },

  sampled(context) {
    const { game, match, texts } = context;
    for (const seat of match.waiting()) {
      const view = context.view(seat);
      const decision = view.decision;
      if (decision)
        texts.say(`the decision ${decision.kind}`, () => game.describe.decision(view, decision, seat), {
          reader: seat,
        });
      const choices = match.choices(seat);
      for (const [, choice] of context.some(choices))
        texts.say(`the choice ${shown(choice)}`, () => game.describe.choice(view, choice, seat), { reader: seat });
      texts.labels(`the list of ${decision?.kind}`, choices, (choice) => game.describe.choice(view, choice, seat));
    }
  },

  played(context, played) {
    const { game, texts } = context;
    const { before, seat, choice } = played;
    const view = game.schema.view(before.state, seat);
    texts.say(`the choice ${shown(choice)}`, () => game.describe.choice(view, choice, seat), { reader: seat });
    for (const reason of game.insight.reasons(view, seat, choice))
      texts.reason(`a reason for ${shown(choice)}`, reason);
    sayEvents(context, played.events, played);
  },

  over({ match, texts }) {
    const { lines = [], ties = [], notes = [] } = match.outcome() ?? {};
    for (const line of lines) {
      texts.reason(`the score line ${line.key}`, line);
      if (line.under) texts.reason(`the heading ${line.under.key}`, line.under);
    }
    for (const tie of ties) texts.reason(`the tie-break ${tie.key}`, tie);
    for (const note of notes) texts.reason(`the note ${note.key}`, note);
  },
});

/** As the one who acted hears them, and somebody else. */
function sayEvents(context: CheckContext, events: readonly AddressedEvent[], played?: Played): void {
  if (events.length === 0) return;
  const { game, texts, chance, viewers } = context;
  for (const seat of new Set([played?.seat ?? -1, chance.pick(viewers)])) {
    for (const event of eventsFor(events, seat))
      texts.say(`the event ${shown(event)}`, () => game.describe.event(context.view(seat), event));
  }
}
