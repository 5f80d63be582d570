import type { Words } from '@cinderhall/kernel';
import { ASIDE } from '../../../cards/types.ts';
import { nouns } from '../../../text/nouns-pl.ts';

type Noun = Extract<Words['nouns'][string], { g: string }>;
type Six = Noun['pl'];

const isNoun = (noun: Words['nouns'][string] | undefined): noun is Noun => noun !== undefined && 'g' in noun;

const each = ([a, b, c, d, e, f]: Six, what: string): Six => [
  `${a} ${what}`,
  `${b} ${what}`,
  `${c} ${what}`,
  `${d} ${what}`,
  `${e} ${what}`,
  `${f} ${what}`,
];

/** "paliwo do hakowania". */
function aside(good: string, what: string): Noun {
  const noun = nouns[`fiftyFirstState.${good}`];
  if (!isNoun(noun) || !noun.sg) throw new TypeError(`no noun for ${good}`);
  return { g: noun.g, sg: each(noun.sg, what), pl: each(noun.pl, what) };
}

export const asideNouns: Words['nouns'] = {
  'fiftyFirstState.hackedCard': {
    g: 'f',
    sg: [
      'zhakowana karta',
      'zhakowanej karty',
      'zhakowanej karcie',
      'zhakowaną kartę',
      'zhakowaną kartą',
      'zhakowanej karcie',
    ],
    pl: [
      'zhakowane karty',
      'zhakowanych kart',
      'zhakowanym kartom',
      'zhakowane karty',
      'zhakowanymi kartami',
      'zhakowanych kartach',
    ],
  },
  ...Object.fromEntries(
    Object.entries(ASIDE).map(([name, good]) => [
      `fiftyFirstState.${name}`,
      aside(good, name.startsWith('hack') ? 'do hakowania' : 'do niszczenia'),
    ]),
  ),
};
