import type { AnyGame, GameState, Seat } from '@cinderhall/kernel';

/**
 * For each seat the cards that it alone holds: those it sees where they lie, and others do not. What a seat remembers of
 * hidden places is left out, so that a card everybody has seen on its way into a hand counts as one of that hand.
 */
export function heldCards(game: AnyGame, state: GameState): readonly (readonly number[])[] {
  const forgetful = { ...game.schema.copy(state), known: state.known.map(() => []) };
  const seenBy = (seat: Seat): ReadonlySet<number> => {
    const cards = new Set<number>();
    game.schema.mapCards(game.schema.view(forgetful, seat), (card, home) => {
      if (home && card >= 0) cards.add(card);
      return card;
    });
    return cards;
  };
  const seen = state.known.map((_, seat) => seenBy(seat));
  return seen.map((own, seat) =>
    [...own].filter((card) => seen.some((others, one) => one !== seat && !others.has(card))),
  );
}
