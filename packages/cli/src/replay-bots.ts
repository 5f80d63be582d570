import { botOf, type Level, Library } from '@cinderhall/bots';
import { isRefused, Match, must, type Save } from '@cinderhall/kernel';
import { gameOf, weightsOf } from '@cinderhall/registry';

/**
 * A match that bots have played in a browser, played again here by the same ones for as many steps: each step as
 * `[seat, question, choice]`. The same seed and budget give the same answers on every machine.
 */
export async function replayWithBots(
  { game: id, options, seed, log }: Pick<Save, 'game' | 'options' | 'seed' | 'log'>,
  levels: readonly Level[],
): Promise<readonly (readonly unknown[])[]> {
  const game = gameOf(id);
  if (!game) throw new Error(`no game ${id}`);
  const learned = await new Library(weightsOf, (_game, why) => {
    throw new Error(why);
  }).of(game);
  const match = Match.start(game, { options, seats: levels.length, seed });
  if (isRefused(match)) throw new Error(match.refused.key);
  for (let i = 0; i < log.length; i++) {
    const seat = must(match.waiting()[0]);
    // As a table in the browser seeds its bots.
    const bot = botOf(must(levels[seat]), game, Number.parseInt(seed.slice(0, 7), 16) + seat, undefined, learned);
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  return stepsOf(match.save(false));
}

/** The steps of a save without their times. */
export const stepsOf = ({ log }: Pick<Save, 'log'>): readonly (readonly unknown[])[] =>
  log.map((entry) => entry.slice(0, 3));
