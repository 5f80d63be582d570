import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasGap,
  kernelWords,
  lexicon,
  type Message,
  mergeWords,
  type Params,
  say,
  type Words,
} from '../src/text/index.ts';

const card = {
  g: 'f',
  sg: ['karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie', 'karto'],
  pl: ['karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'],
} as const;
const settler = {
  g: 'm1',
  sg: ['osadnik', 'osadnika', 'osadnikowi', 'osadnika', 'osadnikiem', 'osadniku'],
  pl: ['osadnicy', 'osadników', 'osadnikom', 'osadników', 'osadnikami', 'osadnikach'],
} as const;
const fuel = {
  g: 'n',
  sg: ['paliwo', 'paliwa', 'paliwu', 'paliwo', 'paliwem', 'paliwie'],
  pl: ['paliwa', 'paliw', 'paliwom', 'paliwa', 'paliwami', 'paliwach'],
} as const;
const doors = { g: 'p', pl: ['drzwi', 'drzwi', 'drzwiom', 'drzwi', 'drzwiami', 'drzwiach'] } as const;
const nouns = {
  en: { card: ['card', 'cards'], settler: ['settler', 'settlers'], fuel: ['fuel', 'fuel'], doors: ['door', 'doors'] },
  pl: { card, settler, fuel, doors, kakao: { g: 'n', sg: ['kakao'], pl: ['kakao'] }, void: { g: 'f', sg: [], pl: [] } },
} as const;

/** Says one template, with the kernel's words and the nouns above at hand. */
function tell(
  language: keyof typeof nouns,
  template: string,
  params: Params = {},
  more: Words['messages'] = {},
): string {
  const own: Words = { messages: { it: template, ...more }, nouns: nouns[language] };
  return say(lexicon(language, kernelWords[language], own), { key: 'it', params });
}

const numbers = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 102, 112];

describe('counting', () => {
  it.each([
    ['nom', 'kart karta karty karty kart kart kart kart kart karty kart kart karty kart'],
    ['acc', 'kart kartę karty karty kart kart kart kart kart karty kart kart karty kart'],
    ['gen', 'kart karty kart kart kart kart kart kart kart kart kart kart kart kart'],
    [
      'ins',
      'kartami kartą kartami kartami kartami kartami kartami kartami kartami kartami kartami kartami kartami kartami',
    ],
    ['dat', 'kartom karcie kartom kartom kartom kartom kartom kartom kartom kartom kartom kartom kartom kartom'],
  ])('Polish, in the case %s', (name, forms) => {
    const expected = forms.split(' ');
    numbers.forEach((n, i) => {
      expect(tell('pl', `{n#card:${name}}`, { n })).toBe(`${n} ${expected[i]}`);
      expect(tell('pl', `{n##card:${name}}`, { n })).toBe(expected[i]);
    });
  });

  it('Polish persons have an accusative like the genitive', () => {
    const said = [1, 2, 5].map((n) => tell('pl', '{n#settler} {n##settler:acc}', { n }));
    expect(said).toEqual(['1 osadnik osadnika', '2 osadnicy osadników', '5 osadników osadników']);
  });

  it('English ignores the case', () => {
    expect(numbers.map((n) => tell('en', '{n##card:gen}', { n }))).toEqual(
      numbers.map((n) => (n === 1 ? 'card' : 'cards')),
    );
  });

  it('uses the plural of nouns that have no singular, and the one form of those that do not decline', () => {
    expect(tell('pl', '{n#doors:ins} {n##kakao:gen}', { n: 1 })).toBe('1 drzwiami kakao');
  });

  it('takes the noun from a parameter, as a key or as a noun', () => {
    expect(tell('pl', 'Dobierz {n#$good:acc}.', { n: 1, good: 'card' })).toBe('Dobierz 1 kartę.');
    expect(tell('pl', 'Dobierz {n#$good:acc}.', { n: 5, good: { noun: 'card' } })).toBe('Dobierz 5 kart.');
    expect(tell('pl', '{n#$good}', { n: 5 })).toBe('⟨good⟩');
    expect(tell('pl', '{n#$good}', { n: 5, good: 7 })).toBe('⟨good⟩');
  });

  it('counts lists and counted nouns', () => {
    expect(tell('en', '{list#card}', { list: ['a', 'b'] })).toBe('2 cards');
    expect(tell('en', '{x##card}, {y##card}', { x: { noun: 'fuel', count: 3 }, y: { noun: 'fuel' } })).toBe(
      'cards, card',
    );
  });

  it('takes an amount in words', () => {
    expect(tell('pl', '{n#card:acc}', { n: 'X' })).toBe('X kart');
    expect(tell('en', '{n#card}', { n: { key: 'upTo', params: { n: 3 } } }, { upTo: 'up to {n}' })).toBe(
      'up to 3 cards',
    );
  });

  it('declines after fractions as after parts', () => {
    expect(tell('pl', '{n#card}', { n: 1.5 })).toBe('1,5 karty');
    expect(tell('en', '{n#card}', { n: 1.5 })).toBe('1.5 cards');
  });

  it('marks nouns that are unknown or have no forms', () => {
    expect(tell('en', '{n#nothing}', { n: 1 })).toBe('1 ⟨nothing⟩');
    expect(tell('pl', '{n#void}', { n: 1 })).toBe('1 ⟨void⟩');
    expect(tell('en', '{n#constructor}', { n: 1 })).toBe('1 ⟨constructor⟩');
  });
});

describe('values', () => {
  it('inserts texts and numbers as they are, with a true minus', () => {
    expect(tell('en', '{a} {b} {c} {d}', { a: 'x', b: 12345, c: -2, d: 0 })).toBe('x 12345 −2 0');
    expect(tell('pl', '{a}', { a: -1.5 })).toBe('−1,5');
  });

  it('prints a sign', () => {
    expect([3, -2, 0, 1.5].map((n) => tell('pl', '{n+}', { n }))).toEqual(['+3', '−2', '0', '+1,5']);
    expect(tell('pl', '{n+}', { n: '3' })).toBe('⟨n⟩');
  });

  it('inserts nouns in number and case', () => {
    const good = { noun: 'card' };
    expect(tell('pl', '{good} {good:acc} {good:pl} {good:ins.pl} {good:voc}', { good })).toBe(
      'karta kartę karty kartami karto',
    );
    expect(tell('en', '{good:acc} {good:gen.pl}', { good })).toBe('card cards');
    expect(tell('pl', '{good:voc}', { good: { noun: 'fuel' } })).toBe('paliwo');
  });

  it('says a counted noun with its count', () => {
    expect(tell('pl', '{good:acc}', { good: { noun: 'card', count: 5 } })).toBe('5 kart');
    expect(tell('en', '{good}', { good: { noun: 'card', count: 1 } })).toBe('1 card');
  });

  it('says nested messages, each with its own parameters', () => {
    const inner: Message = { key: 'inner', params: { n: 2, deeper: { key: 'seat.name', params: { n: 1 } } } };
    expect(tell('en', '{n}: {what}!', { n: 1, what: inner }, { inner: '{n#card} of {deeper}' })).toBe(
      '1: 2 cards of Seat 1!',
    );
  });

  it('joins lists', () => {
    const list = (...items: string[]) => ({ list: items });
    expect(tell('en', '{list}', list('a', 'b', 'c'))).toBe('a, b and c');
    expect(tell('en', '{list|or}', list('a', 'b'))).toBe('a or b');
    expect(tell('pl', '{list|and}', list('a', 'b'))).toBe('a i b');
    expect(tell('pl', '{list}', list('a'))).toBe('a');
    expect(tell('pl', '{list}', list())).toBe('—');
    const goods = [{ noun: 'card', count: 2 }, { noun: 'settler' }, { noun: 'fuel', count: 5 }];
    expect(tell('pl', '{goods:acc|or}', { goods })).toBe('2 karty, osadnika lub 5 paliw');
    expect(tell('en', '{goods}', { goods: [['a', 'b'], 3] })).toBe('a and b and 3');
  });

  it('capitalises the first letter of anything', () => {
    expect(tell('pl', '{^good} {^n|one:ósma|*:x}', { good: { noun: 'fuel' }, n: 1 })).toBe('Paliwo Ósma');
    expect(tell('en', '{^s}{^t}', { s: '', t: '𐐨x' })).toBe('𐐀x');
  });
});

describe('branches', () => {
  const polish = '{n|0:nic|one:została {n} karta|few:zostały {n#card}|many:zostało {n#card}}';

  it('go by plural category, exact numbers first', () => {
    const said = [0, 1, 2, 5, 22].map((n) => tell('pl', polish, { n }));
    expect(said).toEqual(['nic', 'została 1 karta', 'zostały 2 karty', 'zostało 5 kart', 'zostały 22 karty']);
    expect([1, 2].map((n) => tell('en', '{n|one:is|other:are}', { n }))).toEqual(['is', 'are']);
  });

  it('fall back to other, to * and to a gap', () => {
    expect(tell('pl', '{n|one:a|other:b}', { n: 5 })).toBe('b');
    expect(tell('pl', '{n|one:a|*:b}', { n: 5 })).toBe('b');
    expect(tell('pl', polish, { n: 1.5 })).toBe('⟨n⟩');
    expect(tell('pl', '{n|one:a|many:b}', { n: 'X' })).toBe('b');
  });

  it('choose by text, number, noun or message', () => {
    const template = '{x?left:L|7:seven|card:C|seat.name:S|*:{x}?}';
    const said = ['left', 'up', 7, { noun: 'card' }, { key: 'seat.name', params: { n: 2 } }].map((x) =>
      tell('en', template, { x }),
    );
    expect(said).toEqual(['L', 'up?', 'seven', 'C', 'S']);
    expect(tell('en', '{x?left:L}', { x: 'up' })).toBe('⟨x⟩');
    expect(tell('en', '{x?*:L}', { x: ['up'] })).toBe('L');
  });

  it('agree with the gender', () => {
    const ready = (who: Params[string]) =>
      tell('pl', '{^who} {who~m:gotowy|f:gotowa|n:gotowe|p:gotowe|p1:gotowi}', { who });
    expect(['settler', 'card', 'fuel', 'doors'].map((noun) => ready({ noun }))).toEqual([
      'Osadnik gotowy',
      'Karta gotowa',
      'Paliwo gotowe',
      'Drzwi gotowe',
    ]);
    expect(ready({ noun: 'settler', count: 2 })).toBe('2 osadnicy gotowi');
    expect(ready({ noun: 'settler', count: 1 })).toBe('1 osadnik gotowy');
    expect(ready([{ noun: 'card' }, { noun: 'settler' }])).toBe('Karta i osadnik gotowi');
    expect(ready([{ noun: 'card' }, { noun: 'fuel' }, 'Ala'])).toBe('Karta, paliwo i Ala gotowe');
    expect(ready([{ noun: 'card' }])).toBe('Karta gotowa');
    expect(ready('Ala')).toBe('Ala ⟨who⟩');
    expect(tell('pl', '{who~m:a|*:b}', { who: [] })).toBe('b');
    expect(tell('pl', '{who~f:a|*:b}', { who: 'card' })).toBe('a');
  });

  it('agree with five and more apart', () => {
    const template = '{who} {who~f:przepada|p:przepadają|many:przepada}';
    const said = [1, 2, 5].map((count) => tell('pl', template, { who: { noun: 'card', count } }));
    expect(said).toEqual(['1 karta przepada', '2 karty przepadają', '5 kart przepada']);
    expect(tell('en', '{x~n:is|p:are} {y~n:is|p:are}', { x: { noun: 'card' }, y: { noun: 'card', count: 3 } })).toBe(
      'is are',
    );
  });

  it('nest, may be empty, and close together', () => {
    expect(tell('en', '{a?x:{b?y:{c}}}}}', { a: 'x', b: 'y', c: 'z' })).toBe('z}');
    expect(tell('en', 'card{n|one:|other:s}', { n: 1 })).toBe('card');
    expect(tell('en', '{{{a}}} | {{b: {a?x:{{}', { a: 'x' })).toBe('{x} | {b: {');
  });
});

describe('gaps', () => {
  it('stand for missing messages, parameters and unfit values', () => {
    const en = lexicon('en', kernelWords.en);
    expect(say(en, { key: 'nope' })).toBe('⟨nope⟩');
    expect(say(en, { key: 'toString' })).toBe('⟨toString⟩');
    expect(say(en, { key: 'seat.name' })).toBe('Seat ⟨n⟩');
    expect(tell('en', '{a} {toString}', { a: { key: 'nope' } })).toBe('⟨nope⟩ ⟨toString⟩');
    expect(tell('en', '{n} {list} {n#card}', { n: Number.NaN, list: [Number.NaN] })).toBe('⟨n⟩ ⟨list⟩ ⟨n⟩');
    expect(tell('en', 'broken {')).toBe('⟨it⟩');
    expect(say(lexicon('en', { messages: { it: '{x}' }, nouns: {} }), { key: 'it', params: { x: ['a', 'b'] } })).toBe(
      'a ⟨text.and⟩ b',
    );
  });

  it('are found', () => {
    expect(hasGap('⟨n⟩ cards')).toBe(true);
    expect(hasGap('3 < 5 cards >')).toBe(false);
  });

  it('end a bottomless nesting', () => {
    let what: Params[string] = 'bottom';
    for (let i = 0; i < 100_000; i++) what = i % 2 ? [what] : { key: 'it', params: { what } };
    expect(hasGap(tell('en', '{what}', { what }))).toBe(true);
  });
});

describe('lexicon', () => {
  const a: Words = { messages: { a: 'A' }, nouns: { x: ['x', 'xs'] } };

  it('refuses keys of two packages', () => {
    expect(() => lexicon('en', a, { messages: { a: 'B' }, nouns: {} })).toThrow("two packages define the message 'a'");
    expect(() => mergeWords(a, { messages: {}, nouns: { x: ['y', 'ys'] } })).toThrow("the noun 'x'");
  });

  it('serves regional tags and languages without a grammar of their own', () => {
    const own: Words = { messages: { it: '{n#card}' }, nouns: { card } };
    expect(say(lexicon('pl-PL', own), { key: 'it', params: { n: 5 } })).toBe('5 kart');
    const it: Words = { messages: { it: '{n#card}' }, nouns: { card: ['carta', 'carte'] } };
    expect(say(lexicon('it', it), { key: 'it', params: { n: 1_000_000 } })).toBe('1000000 carte');
  });

  it('compiles a template once', () => {
    const en = lexicon('en', a);
    say(en, { key: 'a' });
    const template = en.templates.get('a');
    say(en, { key: 'a' });
    say(en, { key: 'unknown' });
    expect(template).toEqual(['A']);
    expect(en.templates.get('a')).toBe(template);
    expect(en.templates.size).toBe(1);
  });
});

describe('properties', () => {
  const everySlot =
    '{x} {^x:acc.pl|or} {x+} {x#card} {x##$x:gen} {x|0:a|one:{x}|*:c} {x|few:a} {x?a:{x}|*:b} {x~f:a|m1:b} {y#$x}';
  const param = fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.double(),
      fc.record({ noun: fc.constantFrom('card', 'doors', '__proto__', 'no') }, { requiredKeys: ['noun'] }),
      fc.record({ noun: fc.constantFrom('card', 'settler'), count: fc.oneof(fc.integer(), fc.jsonValue()) }),
      fc.record({ key: fc.constantFrom('it', 'text.and', '__proto__'), params: tie('map') }),
      fc.array(tie('any'), { maxLength: 3 }),
    ),
    map: fc.oneof(fc.record({ x: tie('any'), y: tie('any') }, { requiredKeys: [] }), fc.jsonValue()),
  }));

  it('say never throws, whatever the parameters', () => {
    for (const language of ['en', 'pl'] as const) {
      const own: Words = { messages: { it: everySlot }, nouns: nouns[language] };
      const words = lexicon(language, kernelWords[language], own);
      fc.assert(
        fc.property(param.map, (params) => {
          expect(typeof say(words, { key: 'it', params: params as Params })).toBe('string');
        }),
        { numRuns: 300 },
      );
    }
  });

  it('say never throws, whatever the template and key', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '|',
      ':',
      '#',
      '$',
      '?',
      '~',
      '^',
      '+',
      '*',
      'x',
      'one',
      'acc',
      'card',
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.string(),
        (template, key) => {
          const words = lexicon('pl', { messages: { it: template }, nouns: nouns.pl });
          expect(typeof say(words, { key: 'it', params: { x: 1 } })).toBe('string');
          expect(say(words, { key: `${key}?` })).toBe(`⟨${key}?⟩`);
        },
      ),
    );
  });

  it('a template without slots is said as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => !/[{}]/.test(text)),
        (text) => {
          expect(say(lexicon('en', { messages: { it: text }, nouns: {} }), { key: 'it' })).toBe(text);
        },
      ),
    );
  });

  it('escaped braces come back as braces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const messages = { it: text.replace(/[{}]/g, '$&$&') };
        expect(say(lexicon('en', { messages, nouns: {} }), { key: 'it' })).toBe(text);
      }),
    );
  });
});
