import type { AnyGame, GameState } from '@cinderhall/kernel';
import type { CheckMaker } from '../context.ts';
import { fail, guard } from '../fault.ts';

/** Every card is in exactly one place, from the first position to the last. */
export const cards: CheckMaker = ({ game, state }) => {
  const first = cardsAtHome(game, state);
  return {
    each: (context) => {
      const now = cardsAtHome(context.game, context.state);
      const lost = [...first].find((card) => !now.has(card));
      if (lost !== undefined) fail('cards', `card ${lost} is nowhere any more`);
      const extra = [...now].find((card) => !first.has(card));
      if (extra !== undefined) fail('cards', `card ${extra} was not there when the match began`);
    },
  };
};

/** The cards that lie somewhere; one that lies in two places is a fault. */
export function cardsAtHome(game: AnyGame, state: GameState): Set<number> {
  const found = new Set<number>();
  guard('cards', 'looking for the cards', () =>
    game.schema.mapCards(state, (card, home) => {
      if (!home) return card;
      if (card < 0) fail('cards', 'a blank lies where a card should be');
      if (found.has(card)) fail('cards', `card ${card} is in two places`);
      found.add(card);
      return card;
    }),
  );
  return found;
}
