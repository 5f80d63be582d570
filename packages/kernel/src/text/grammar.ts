import { type Grammar, LANGUAGES, type Localized } from './types.ts';

/** Serves every language whose nouns have a singular and a plural and no cases. */
const plain: Grammar = {
  cases: ['nom'],
  plurals: ['one', 'other'],
  unknown: 'other',
  genders: ['n', 'p'],
  counted: { one: { number: 'sg' }, other: { number: 'pl' } },
};

const polish: Grammar = {
  cases: ['nom', 'gen', 'dat', 'acc', 'ins', 'loc'],
  plurals: ['one', 'few', 'many'],
  unknown: 'many',
  genders: ['m', 'f', 'n', 'p'],
  counted: {
    one: { number: 'sg' },
    few: { number: 'pl' },
    many: { number: 'pl', direct: 'gen' },
    other: { number: 'sg', direct: 'gen' },
  },
};

const grammars: Localized<Grammar> = { en: plain, pl: polish };

/** `pl-PL` has the grammar of `pl`. */
export function grammarOf(language: string): Grammar {
  const [name] = language.split('-');
  const known = LANGUAGES.find((one) => one === name);
  return known ? grammars[known] : plain;
}
