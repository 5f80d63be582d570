import type { GameState, Seat } from '../game.ts';
import { cardsInSight } from '../memory.ts';
import type { Schema } from '../schema/schema.ts';

export const usedChance = (before: GameState, after: GameState): boolean =>
  before.chance.some((lane, i) => lane !== after.chance[i]);

/** Whether a seat can see something afterwards that it could not see before: a card's front, or another secret. */
export function learned<S extends GameState, C>(schema: Schema<S, C>, before: S, after: S, seat: Seat): boolean {
  const cards = cardsInSight(schema, before, seat);
  return sees(schema, before, after, seat, (card) => !cards.has(card), everySecret);
}

/** Whether another seat can see something afterwards that neither it nor this seat could see before. */
export function shownToOthers<S extends GameState, C>(schema: Schema<S, C>, before: S, after: S, seat: Seat): boolean {
  const own = cardsInSight(schema, before, seat);
  const ownSecrets = schema.secrets(before, seat);
  return before.known.some((_, other) => {
    if (other === seat) return false;
    const theirs = cardsInSight(schema, before, other);
    return sees(
      schema,
      before,
      after,
      other,
      (card) => !theirs.has(card) && !own.has(card),
      (path) => ownSecrets.get(path) !== true,
    );
  });
}

const everySecret = (): boolean => true;

function sees<S extends GameState, C>(
  schema: Schema<S, C>,
  before: S,
  after: S,
  seat: Seat,
  newCard: (card: number) => boolean,
  newSecret: (path: string) => boolean,
): boolean {
  for (const card of cardsInSight(schema, after, seat)) if (newCard(card)) return true;
  const secrets = schema.secrets(before, seat);
  // A place that did not exist before holds nothing that was kept from the seat there.
  for (const [path, visible] of schema.secrets(after, seat))
    if (visible && secrets.get(path) === false && newSecret(path)) return true;
  return false;
}
