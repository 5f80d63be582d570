import type { Chance } from './chance.ts';
import type { GameState, Seat } from './game.ts';
import { must } from './must.ts';
import type { Schema } from './schema/schema.ts';

/** The seat knows from now on which card lies in that hidden place, and sees it there. */
export function remember(state: GameState, seat: Seat, cards: readonly number[]): void {
  const known = must(state.known[seat]);
  for (const card of cards) if (!known.includes(card)) known.push(card);
}

/**
 * Every seat forgets where these cards lie. Call it for the whole of a hidden zone when one card leaves it unseen:
 * forgetting only the card that left would tell which one it was.
 */
export function forget(state: GameState, cards: readonly number[]): void {
  // Marked, because a whole deck is a long list to look each card up in.
  const gone: boolean[] = [];
  for (const card of cards) gone[card] = true;
  for (let seat = 0; seat < state.known.length; seat++) {
    const known = must(state.known[seat]);
    if (known.length > 0) state.known[seat] = known.filter((card) => gone[card] !== true);
  }
}

/** Shuffles a zone; what anybody knew of it is gone. */
export function shuffleZone(state: GameState, zone: number[], chance: Chance): void {
  chance.shuffle(zone);
  forget(state, zone);
}

/**
 * A full state that fits a view: the cards the seat cannot see are dealt at random to the blank places, each back to
 * its own kind of back. Games with other secrets than cards fill those in themselves.
 */
export function fillBlanks<S extends GameState, C>(
  schema: Schema<S, C>,
  view: S,
  chance: Chance,
  cards: number,
  back: (card: number) => number = () => 0,
): S {
  const state = schema.copy(view);
  const seen = new Set<number>();
  schema.mapCards(state, (card, home) => {
    if (home && card >= 0) seen.add(card);
    return card;
  });
  const unseen: number[][] = [];
  for (let card = 0; card < cards; card++) {
    if (seen.has(card)) continue;
    const kind = back(card);
    unseen[kind] ??= [];
    unseen[kind].push(card);
  }
  for (const pool of unseen) if (pool) chance.shuffle(pool);
  schema.mapCards(state, (card, home) => (home && card < 0 ? (unseen[-1 - card]?.pop() ?? card) : card));
  state.chance = Array.from({ length: 4 }, () => chance.below(0x100000000) | 0);
  return state;
}

/** The cards a seat sees the fronts of, or knows. */
export function cardsInSight<S extends GameState, C>(schema: Schema<S, C>, state: S, seat: Seat): Set<number> {
  const seen = new Set<number>();
  schema.mapCards(schema.view(state, seat), (card) => {
    if (card >= 0) seen.add(card);
    return card;
  });
  return seen;
}
