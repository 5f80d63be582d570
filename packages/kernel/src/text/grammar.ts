import type { Grammar } from './types.ts';

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

const grammars = new Map([
  ['en', plain],
  ['pl', polish],
]);

/** `pl-PL` has the grammar of `pl`. */
export function grammarOf(language: string): Grammar {
  return grammars.get(language.split('-')[0] ?? '') ?? plain;
}
