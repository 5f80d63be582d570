/** Every sentence of the game, said with none, one, few and many, with names of each gender and number, to others and to the reader. */
import { type Samples, sentencesOf, templateSlips } from '@cinderhall/gauntlet/templates';
import { kernelWords, LANGUAGES, type Language, lexicon, localized, type Param, say } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/cards/index.ts';
import { lastAurora } from '../src/index.ts';
import { solo } from './solo.ts';

const words = localized((language) => ({
  messages: Object.fromEntries(
    Object.entries(lastAurora.words[language].messages).filter(([key]) => !/^(?:effects|la\.card)\./.test(key)),
  ),
  nouns: lastAurora.words[language].nouns,
}));
const nouns = (...names: readonly string[]): Param[] => names.map((name) => ({ noun: `la.${name}` }));
const counted = (name: string, count: number): Param => ({ noun: `la.${name}`, count });

/** One card of each gender in Polish and of each number in English, and the names that are hard to fit in. */
const SPOKEN = nouns(
  'card.leader-1',
  'card.orphan',
  'card.ulmar',
  'card.half-track',
  'card.irradiated-laboratory',
  'card.snow-tracks',
  'card.travellers',
);
const MARKERS = nouns('ammo', 'food', 'fuel', 'survivor');
const LISTS: readonly Param[] = [[], [counted('fuel', 1)], [counted('fuel', 2), counted('item', 1)]];
const SHORTCUT: Param = { key: 'la.shortcut', params: { from: 2, to: 5, damage: 1, contamination: 2 } };

const SAMPLES: Samples = {
  card: SPOKEN,
  onto: SPOKEN,
  old: ['nothing', ...SPOKEN],
  item: SPOKEN,
  enemy: [...SPOKEN, { noun: 'la.card.war-wolves' }],
  cards: [SPOKEN.slice(0, 1), SPOKEN.slice(0, 3)],
  active: [[], SPOKEN.slice(0, 1), SPOKEN.slice(0, 3)],
  marker: MARKERS,
  give: MARKERS,
  get: MARKERS,
  good: nouns('ammo', 'food', 'fuel', 'item', 'fame'),
  of: MARKERS,
  lose: ['nothing', ...MARKERS],
  other: ['nothing', ...MARKERS],
  token: nouns('ammo', 'food', 'fuel', 'item', 'contamination'),
  what: ['item', ...MARKERS],
  markers: LISTS,
  price: LISTS,
  shortcuts: [[], [SHORTCUT], [SHORTCUT, SHORTCUT]],
  level: [0, 1, 4],
  from: [2],
};

describe('the sentences of the game', () => {
  test('have no slips that a program can find', () => expect(templateSlips(words, SAMPLES)).toEqual([]));

  /** What has once been wrong here, or nearly. */
  const NEVER: { readonly [language in Language]: RegExp } = {
    en: /\bup to 1\b|\blosing\b|\bat between\b|fire: 0 |\bhits (?:in|on) |\bthe the\b|^(?:War Wolves|The Travellers|The Snow Tracks) (?:is|gives|strikes|lies|rests|brings|goes)\b/,
    pl: /\bdo 1 (?:uszkodzeń|skażeń|pól)|możesz: |trafia (?:na|w) ciężarówce|dogonion|−1 punkty|\b1 (?:uszkodzenia|znaczniki|punkty|pola)(?!\p{L})|(?:Wilki Wojny|Gąsienice śnieżne|Podróżnicy) (?:jest|zastawia|rezygnuje|atakuje|odpoczywa|przynosi|trafi|dosięga) /u,
  };
  test.each(LANGUAGES)('do not go wrong again in %s', (language) => {
    const found = sentencesOf(words, SAMPLES).filter(
      (one) => one.language === language && NEVER[language].test(one.text),
    );
    expect(found.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });

  test.each(LANGUAGES)('have no rule codes or numbers of cards in %s', (language) => {
    const spoken = lexicon(language, kernelWords[language], lastAurora.words[language]);
    const view = lastAurora.schema.view(solo({}).state, 0);
    const texts = CARDS.flatMap(({ kind }, card) => {
      const uses = kind === 'result' ? ['shot', 'loot', 'enemies', 'automa'] : [];
      const events = [
        ...uses.map((use) => ({ kind: 'revealedResult', card, use, region: 0 })),
        ...(kind === 'action'
          ? ['automaActs', 'automaFed', 'automaUses'].map((told) => ({ kind: told, card, when: 'atEnd' }))
          : []),
      ];
      return events.map((event) => say(spoken, lastAurora.describe.event(view, event)));
    });
    expect(texts.filter((text) => /\d\d|R-LA/.test(text))).toEqual([]);
    expect(Object.values(words[language].messages).filter((text) => text.includes('R-LA'))).toEqual([]);
  });

  test('know the name of every card in all cases, but for result cards, which no sentence names', () => {
    const undeclined = CARDS.filter(({ id }) => {
      const noun = words.pl.nouns[`la.card.${id}`];
      return !noun || !('g' in noun) || (noun.sg ?? noun.pl).length < 6;
    });
    expect(new Set(undeclined.map(({ kind }) => kind))).toEqual(new Set(['result']));
  });

  test.each([
    ['en', 'The Automa has −1 point: −1 on the fame track.'],
    ['pl', 'Automa ma −1 punkt: −1 z toru sławy.'],
  ] as const)('count below nothing in %s', (language, expected) => {
    const parts = [{ key: 'la.automa.fame', params: { n: -1 } }];
    const spoken = lexicon(language, kernelWords[language], lastAurora.words[language]);
    expect(say(spoken, { key: 'la.score.automa', params: { n: -1, parts } })).toBe(expected);
  });
});
