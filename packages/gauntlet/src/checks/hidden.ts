import { type CheckMaker, nameOf } from '../context.ts';
import { fail } from '../fault.ts';

/** The trial itself: its pools must name every card whose front a view hides, or the leak checks would miss it. */
export const hidden: CheckMaker = () => ({
  sampled(context) {
    const { game, state } = context;
    const slots: number[] = [];
    game.schema.mapCards(state, (card, home) => {
      if (home) slots.push(card);
      return card;
    });
    for (const seat of context.viewers) {
      const pooled = new Set(context.hidden(state, seat).flat());
      const seen: number[] = [];
      game.schema.mapCards(context.view(seat), (card, home) => {
        if (home) seen.push(card);
        return card;
      });
      const fronts = new Set(seen);
      const forgotten = slots.find((card) => !fronts.has(card) && !pooled.has(card));
      if (forgotten !== undefined)
        fail('trial', `the view of ${nameOf(seat)} hides card ${forgotten}, but hidden() has it in no pool`);
    }
  },
});
