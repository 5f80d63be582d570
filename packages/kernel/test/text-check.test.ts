import { describe, expect, it } from 'vitest';
import {
  hasGap,
  kernelWords,
  LANGUAGES,
  lexicon,
  localizedGaps,
  type NounForms,
  type Params,
  parseTemplate,
  say,
  TemplateError,
  templateParams,
  type Words,
  wordGaps,
} from '../src/text/index.ts';

const words = (messages: Words['messages'], nouns: Words['nouns'] = {}): Words => ({ messages, nouns });
const card = {
  en: ['card', 'cards'],
  pl: {
    g: 'f',
    sg: ['karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie'],
    pl: ['karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'],
  },
} as const;

describe('malformed templates', () => {
  it.each([
    ['a } b', 'strayBrace', 2],
    ['a {n', 'unclosed', 2],
    ['{n|one:a', 'unclosed', 0],
    ['{a?x:{b}', 'unclosed', 0],
    ['{', 'badName', 1],
    ['{}', 'badName', 1],
    ['{ n}', 'badName', 1],
    ['{1}', 'badName', 1],
    ['{n#}', 'badNoun', 3],
    ['{n#$}', 'badNoun', 4],
    ['{n###card}', 'badNoun', 4],
    ['{n:abl}', 'badCase', 3],
    ['{n:}', 'badCase', 3],
    ['{n#card:plural}', 'badCase', 8],
    ['{n n}', 'badSlot', 2],
    ['{n+3}', 'badSlot', 3],
    ['{n:pl|few:a}', 'badSlot', 5],
    ['{n#card|or}', 'badSlot', 7],
    ['{n|xor}', 'badBranch', 3],
    ['{n|}', 'badBranch', 3],
    ['{n|1st:a}', 'badBranch', 3],
    ['{n|one:a||other:b}', 'badBranch', 9],
    ['{n?a}', 'badBranch', 3],
    ['{n~x:a}', 'badBranch', 3],
    ['{n?a:b|a:c}', 'twiceBranch', 7],
    ['{n?a:'.repeat(9) + '}'.repeat(9), 'tooDeep', 40],
  ] as const)('%s', (template, code, at) => {
    expect(() => parseTemplate(template)).toThrow(TemplateError);
    expect(() => parseTemplate(template)).toThrow(expect.objectContaining({ code, at, message: `${code} at ${at}` }));
  });

  it('names what a template reads', () => {
    expect(templateParams(parseTemplate('{n#$good} {b?x:{a}|*:{n}} {c~m:{d+}}'))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'good',
      'n',
    ]);
  });
});

describe('wordGaps', () => {
  it('finds nothing where nothing is wrong', () => {
    const en = words({ a: '{n#card} {n|one:is|other:are} {x~n:is|p:are} {s?l:L|*:R}' }, { card: card.en });
    const pl = words({ a: '{n#card} {n|one:a|few:b|many:c} {x~m:a|f:b|n:c|p:d} {s?l:L|r:P|*:P}' }, { card: card.pl });
    expect(wordGaps(en, pl)).toEqual([]);
  });

  it('finds keys missing on either side', () => {
    expect(wordGaps(words({ a: '' }), words({ b: '' }, { card: card.pl }))).toEqual([
      { key: 'a', code: 'message.missing', params: { language: 'pl' } },
      { key: 'b', code: 'message.missing', params: { language: 'en' } },
      { key: 'card', code: 'noun.missing', params: { language: 'en' } },
    ]);
  });

  it('finds malformed templates, once', () => {
    expect(wordGaps(words({ a: '{n}' }), words({ a: 'x {n' }))).toEqual([
      { key: 'a', code: 'template.malformed', params: { language: 'pl', error: 'unclosed', at: 2 } },
    ]);
  });

  it('finds parameters that differ', () => {
    expect(wordGaps(words({ a: '{n} {m}' }), words({ a: '{n} {k?*:{m+}}' }))).toEqual([
      { key: 'a', code: 'params.differ', params: { reference: ['m', 'n'], other: ['k', 'm', 'n'] } },
    ]);
  });

  it('finds unknown nouns, also inside branches', () => {
    const en = words({ a: '{n#card} {n#$card}{card|*:}' }, { card: card.en });
    expect(wordGaps(en, words({ a: '{card?*:{n#crad}}' }, { card: card.pl }))).toEqual([
      { key: 'a', code: 'noun.unknown', params: { language: 'pl', noun: 'crad' } },
    ]);
  });

  it('finds plural and gender branches that a language needs', () => {
    const english = words({ a: '{n|one:a} {n~n:a}' });
    const polish = words({ a: '{n|one:a|other:b} {n~m:a|f:b|n:c}' });
    const missing = (language: string, code: string, branch: string) => ({
      key: 'a',
      code,
      params: { language, name: 'n', branch },
    });
    expect(wordGaps(english, polish)).toEqual([
      missing('en', 'plural.missing', 'other'),
      missing('en', 'gender.missing', 'p'),
      missing('pl', 'plural.missing', 'few'),
      missing('pl', 'plural.missing', 'many'),
      missing('pl', 'gender.missing', 'p'),
    ]);
    expect(wordGaps(english, english, ['xx', 'yy'])).toHaveLength(4);
  });

  it('finds choices that only one language answers', () => {
    expect(wordGaps(words({ a: '{s?l:L|r:R}{s?*:}' }), words({ a: '{s?l:L|u:U}' }))).toEqual([
      { key: 'a', code: 'choice.missing', params: { language: 'pl', name: 's', branch: 'r' } },
      { key: 'a', code: 'choice.missing', params: { language: 'pl', name: 's', branch: '*' } },
      { key: 'a', code: 'choice.missing', params: { language: 'en', name: 's', branch: 'u' } },
    ]);
  });

  it('finds nouns that lack forms', () => {
    const lacking = (pl: NounForms, en: NounForms = card.en) =>
      wordGaps(words({}, { x: en }), words({}, { x: pl })).map(({ code, params }) => ({ code, ...params }));
    const all = ['gen', 'dat', 'acc', 'ins', 'loc'];
    expect(lacking(['karta', 'karty'])).toEqual([
      { code: 'noun.forms', language: 'pl', number: 'sg', cases: all },
      { code: 'noun.forms', language: 'pl', number: 'pl', cases: all },
    ]);
    expect(lacking({ g: 'f', pl: ['karty', '', 'kartom', 'karty', 'kartami'] })).toEqual([
      { code: 'noun.forms', language: 'pl', number: 'sg', cases: ['nom', ...all] },
      { code: 'noun.forms', language: 'pl', number: 'pl', cases: ['gen', 'loc'] },
    ]);
    expect(lacking({ g: 'p', pl: card.pl.pl })).toEqual([]);
    expect(lacking({ g: 'n', sg: ['kakao'], pl: ['kakao'] })).toEqual([]);
    expect(lacking(card.pl, ['card', ''])).toEqual([
      { code: 'noun.forms', language: 'en', number: 'pl', cases: ['nom'] },
    ]);
    expect(lacking(card.pl, { g: 'n', sg: ['card'], pl: ['cards'] })).toEqual([]);
  });

  it('finds genders that do not exist', () => {
    const pl = words({}, { card: { ...card.pl, g: 'x' as 'f' } });
    expect(wordGaps(words({}, { card: card.en }), pl)).toEqual([
      { key: 'card', code: 'noun.gender', params: { language: 'pl', gender: 'x' } },
    ]);
  });
});

describe("the kernel's words", () => {
  const seat = { key: 'seat.name', params: { n: 3 } };
  const contract: { readonly [key: string]: Params } = {
    'refused.over': {},
    'refused.stale': { given: 3, now: 5 },
    'review.running': {},
    'review.reason.own.round': { n: 2 },
    'review.reason.own.match': { n: 2 },
    'review.reason.rival.round': { n: 2 },
    'review.reason.rival.match': { n: 2 },
    'refused.notYours': { seat },
    'refused.noSuchChoice': { index: 7, count: 5 },
    'refused.badIndex': {},
    'refused.noSuchSeat': { seat: 9 },
    'refused.alreadyResigned': {},
    'refused.alreadyAnswered': {},
    'refused.illegalChoice': {},
    'refused.seats': { given: 7, min: 2, max: 5 },
    'refused.option.unknown': { option: 'winter' },
    'refused.option.value': { option: 'length', value: 'endless' },
    'refused.option.conflict': { option: 'solo', other: 'teams' },
    'refused.seed': {},
    'undo.nothing': {},
    'undo.chance': {},
    'undo.others': {},
    'undo.learned': {},
    'undo.secret': {},
    'undo.shown': {},
    'undo.over': {},
    'undo.resolved': {},
    'redo.nothing': {},
    'save.damaged': { where: 'steps[3].seat' },
    'save.unknownGame': { game: 'chess' },
    'save.newerRules': { game: 'chess', save: 3, code: 2 },
    'save.newerFormat': { save: 3, code: 2 },
    'save.newerKernel': { save: 3, code: 2 },
    'save.newerChance': { save: 3, code: 2 },
    'save.cardsDiffer': {},
    'save.replay': { step: 12 },
    'save.hash': { step: 12 },
    'save.snapshot': { where: 'hands' },
    'save.needsSnapshot': { from: 1, to: 2 },
    'save.unverifiable': { from: 1, to: 2 },
    'save.commitment': {},
    'save.upgraded': { from: 1, to: 2 },
    'engine.runaway': { limit: 100_000 },
    'engine.depth': { limit: 1000 },
    'engine.noChoices': { decision: 'build' },
    'engine.noSuchSeat': { decision: 'build' },
    'engine.unknownTask': { kind: 'deal' },
    'engine.unknownDecision': { kind: 'build' },
    'engine.twoDecisions': { first: 'build', second: 'pay' },
    'engine.failed': { error: 'TypeError' },
    'engine.noSuchIndex': { index: 3, length: 2 },
    'engine.missing': { what: 'card 17' },
    'engine.noOutcome': {},
    'match.resigned': { seat },
    'match.tied': { who: ['Ann', 'Bob'], n: 38, what: 'goods decide', values: '5 to 3' },
    'match.tiedForGood': { who: ['Ann', 'Bob'], n: 38, place: 1 },
    'match.against': { first: 5, rest: 3 },
    'seat.name': { n: 3 },
    'seat.you': {},
    'text.and': {},
    'text.or': {},
    'text.none': {},
    'word.yes': {},
    'word.no': {},
    'word.pass': {},
    'word.confirm': {},
    'word.undo': {},
    'word.redo': {},
  };

  it('have no gaps between the languages', () => {
    expect(localizedGaps(kernelWords)).toEqual([]);
    expect(Object.keys(kernelWords.en.messages).sort()).toEqual(Object.keys(contract).sort());
  });

  it.each(LANGUAGES)('leave no gap in %s', (language) => {
    const spoken = lexicon(language, kernelWords[language]);
    for (const [key, params] of Object.entries(contract)) {
      const text = say(spoken, { key, params });
      expect(hasGap(text), text).toBe(false);
      expect(text).not.toBe('');
    }
  });

  it('read naturally', () => {
    const said = LANGUAGES.flatMap((language) =>
      ['refused.seats', 'match.resigned', 'engine.runaway'].map((key) =>
        say(lexicon(language, kernelWords[language]), { key, params: contract[key] ?? {} }),
      ),
    );
    expect(said).toEqual([
      'This game needs at least 2 and at most 5 players, not 7.',
      'Seat 3 resigns.',
      'The engine stopped the game: it had run more than 100000 tasks without a decision.',
      'Ta gra jest dla co najmniej 2 i co najwyżej 5 graczy, a nie dla 7.',
      'Miejsce 3 rezygnuje z dalszej gry.',
      'Silnik zatrzymał grę: wykonał ponad 100000 zadań bez żadnej decyzji.',
    ]);
  });
});
