import { slipsIn } from '@cinderhall/gauntlet/renderings';
import { kernelWords, LANGUAGES, lexicon } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { serverWords } from '../src/words/index.ts';

test.each(LANGUAGES)('every sentence of the server is right whatever stands in it (%s)', (language) => {
  const words = lexicon(language, kernelWords[language], serverWords[language]);
  expect(slipsIn(words, Object.keys(words.words.messages))).toEqual([]);
});
