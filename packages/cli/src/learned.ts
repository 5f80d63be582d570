import { readFileSync } from 'node:fs';
import { type Learned, Library } from '@cinderhall/bots';
import type { AnyGame } from '@cinderhall/kernel';
import { weightsOf } from '@cinderhall/registry';
import type { Io } from './io.ts';

/** What was learned of a game: the weights that come with it, or those of a file. What cannot be read is reported. */
export const learnedOf = (game: AnyGame, file: string | null, tell: (why: string) => void): Promise<Learned | null> =>
  new Library(file === null ? weightsOf : async () => JSON.parse(readFileSync(file, 'utf8')), (_game, why) =>
    tell(why),
  ).of(game);

/** Says why weights cannot be used, where it does not disturb the output. */
export const tellUnusable =
  (io: Io): ((why: string) => void) =>
  (why) =>
    io.note(io.say('cli.weights.unusable', { why }));
