import {
  kernelWords,
  LANGUAGES,
  type Localized,
  localized,
  localizedGaps,
  mergeWords,
  optionKeys,
} from '@cinderhall/kernel';
import { fail, guard, shown } from './fault.ts';
import type { Speaker } from './speaker.ts';
import type { Trial } from './trial.ts';

const isComplete = (name: Localized): boolean => LANGUAGES.every((language) => name[language]);

/** The words of a game as they stand: all languages complete, options explained, every card with a name and a text. */
export function checkWords({ game, unusable = {} }: Trial, speaker: Speaker): void {
  const [gap] = localizedGaps(localized((language) => mergeWords(kernelWords[language], game.words[language])));
  if (gap) fail('text', `${gap.key}: ${gap.code} ${shown(gap.params)}`);
  for (const key of optionKeys(game.options)) speaker.say('the words for the options', () => ({ key }));
  const ids = new Set<string>();
  for (const card of guard('coverage', 'cards()', () => game.cards())) {
    if (ids.has(card.id)) fail('coverage', `two cards have the id ${card.id}`);
    ids.add(card.id);
    if (new Set(card.ways).size < card.ways.length) fail('coverage', `the card ${card.id} has a way twice`);
    if (!isComplete(card.name)) fail('text', `the card ${card.id} has no name in one of the languages`);
    speaker.say(`the text of the card ${card.id}`, () => card.text);
  }
  if (!isComplete(game.title)) fail('text', 'the game has no title in one of the languages');
  for (const name of Object.keys(unusable))
    if (!game.cards().some(({ id, ways }) => ways.some((way) => `${id}/${way}` === name)))
      fail('trial', `unusable names ${name}, which no card record has`);
}
