import { cardsHash } from '@cinderhall/kernel';
import { PROTOCOL } from '@cinderhall/protocol';
import { games } from '@cinderhall/registry';
import { sha256 } from '../ids.ts';

/** Increased when processes and thinkers speak to each other in another way. */
const FLEET = 2;

/** Same for those that know the same rules and cards: only they mean the same by a question and an answer. */
export const fleetVersion = (): string =>
  sha256(JSON.stringify([FLEET, PROTOCOL, ...games.map((game) => [game.id, game.rules, cardsHash(game)])])).slice(
    0,
    16,
  );
