/** Typical slips of sentences that a program puts together. */
import { hasGap, type Language, type NounForms, type Words } from '@cinderhall/kernel';

type Nouns = Words['nouns'];
type Finder = readonly [slip: string, pattern: RegExp];

const ALWAYS: readonly Finder[] = [
  ['a value that is none', /\bundefined\b|\bNaN\b|\[object /],
  ['two spaces', / {2}/],
  ['a space before a mark', / [.,;:?!)”](?:\s|$)/],
  ['a doubled mark', /[.,;:?!]\.|,,|\(\s*\)/],
  ['a space at an end', /^\s|\s$/],
  ['the number of a rule', /\bR-[A-Z]+-\d/],
  ['a sentence that begins small', /^\p{Ll}.*[.?!]$/su],
];

/** What is counted nearly everywhere, even where no noun was given: with one, with two, and with five. */
const POLISH: readonly (readonly [one: string, few: string, many: string])[] = [
  ['punkt', 'punkty', 'punktów'],
  ['pytanie', 'pytania', 'pytań'],
  ['zagadka', 'zagadki', 'zagadek'],
  ['zadanie', 'zadania', 'zadań'],
  ['partia', 'partie', 'partii'],
  ['gracz', 'gracze', 'graczy'],
  ['miejsce', 'miejsca', 'miejsc'],
  ['karta', 'karty', 'kart'],
  ['kontakt', 'kontakty', 'kontaktów'],
  ['maszyna', 'maszyny', 'maszyn'],
  ['ruch', 'ruchy', 'ruchów'],
  ['krok', 'kroki', 'kroków'],
  ['tura', 'tury', 'tur'],
  ['runda', 'rundy', 'rund'],
  ['sekunda', 'sekundy', 'sekund'],
  ['minuta', 'minuty', 'minut'],
  ['godzina', 'godziny', 'godzin'],
  ['dzień', 'dni', 'dni'],
  ['stół', 'stoły', 'stołów'],
];
const after = (numbers: string, words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\d.,:/−–-]|\\bpola )(?:${numbers}) (?:${words.join('|')})(?!\\p{L})`, 'u');
/** "1 karty" may be a genitive, "1 punkty" is wrong: it would be "1 punktu". */
const fewOnly = POLISH.flatMap(([one, few]) => (/[^aeo]$/.test(one) ? [few] : []));

const OF: { readonly [language in Language]: readonly Finder[] } = {
  en: [
    ['“you” with a verb for others', /\b[Yy]ou (?!(?:pass|miss|always|this|plus|less)\b)[a-z]+s\b/],
    [
      'a name with a verb for “you”',
      /^Ada (?!(?:and|or|may|can|must|had|took|did)\b)(?:[a-z]*[a-rt-z]|pass|miss|discuss)(?=[ .,])/,
    ],
    ['“you” where “your” belongs', /(?<!\b(?:ahead|asked|because|front|instead|most|neither|one|out)) of you\b/i],
    // Not of “Round 1 begins”.
    [
      'one of a plural',
      /(?<![\d.,:/−–-]|\b(?:[Ll]evel|[Mm]ove|[Pp]hase|[Pp]lace|[Rr]ound|[Ss]pace|[Tt]urn) )\b1 (?!is\b)\p{Ll}+(?<![su])s\b/u,
    ],
    // Names of cards are in the plural, too: "Odd Jobs is for sale" wants "The card Odd Jobs is …".
    [
      'a name in the plural with a verb for one',
      /(?:^|[.:;] |^What )(?:[Yy]our )?Wrecks(?: of \w+)? \p{Ll}+(?<!s)s(?!\p{L})/u,
    ],
    ['a wrong article', /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxz]\w/],
  ],
  pl: [
    ['a name with a verb for “you”', /^Ada \p{L}+sz\b/u],
    ['“ty” with a verb for others', /(?<!\p{L})[Tt]y (?!(?:swoje )?\p{L}+sz(?!\p{L}))\p{L}/u],
    ['one of a plural', after('1', [...POLISH.map(([, , many]) => many), ...fewOnly])],
    [
      'a few of a singular',
      after(
        '2|22',
        POLISH.map(([one]) => one),
      ),
    ],
    [
      'many of a singular or of few',
      after(
        '0|5|12',
        POLISH.flatMap(([one, few, many]) => [one, few].filter((form) => form !== many)),
      ),
    ],
    ['“ty” that needs a case', /(?:gracz\p{L}*|dla|od|do|na|z|przez|przeciw|u) ty(?!\p{L})/u],
  ],
};

/** What is wrong with a sentence, as far as a program can tell; `nouns`: those that it may count. */
export function slipsIn(text: string, language: Language, nouns: Nouns = {}): string[] {
  const found = [...ALWAYS, ...OF[language]].flatMap(([slip, pattern]) => (pattern.test(text) ? [slip] : []));
  if (hasGap(text)) found.push('a gap');
  for (const noun of Object.values(nouns)) found.push(...miscounted(text, noun));
  // In "2 survivor slots" it is the slots that are counted.
  return found.filter((slip) => !slip.startsWith('“') || !isPartOfCompound(text, slip.slice(1, -1), nouns));
}

const SHORTEST = 4;

/** "1 points", "5 point": a number with a form that only the other number has. */
function miscounted(text: string, noun: NounForms): string[] {
  // Nobody counts what has a plural only.
  if ('g' in noun && !noun.sg) return [];
  const [one, more] = 'g' in noun ? [noun.sg ?? [], noun.pl] : [[noun[0]], [noun[1]]];
  return [
    ...more.filter((form) => !one.includes(form) && stands(text, '1', form)).map((form) => `“1 ${form}”`),
    ...one.flatMap((form) =>
      more.includes(form)
        ? []
        : ['0', '2', '5', '12', '22'].filter((n) => stands(text, n, form)).map((n) => `“${n} ${form}”`),
    ),
  ];
}

/** Whether a number and its word always stand there as the beginning of a longer word that is counted. */
function isPartOfCompound(text: string, counted: string, nouns: Nouns): boolean {
  const [n = ''] = counted.split(' ');
  const longer = Object.values(nouns)
    .flatMap(formsOf)
    .filter((form) => `${n} ${form}`.startsWith(`${counted} `));
  return longer.some((form) => stands(text, n, form));
}

const formsOf = (noun: NounForms): string[] => ('g' in noun ? [...(noun.sg ?? []), ...noun.pl] : [...noun]);

/** Whether the number stands right before this very word. */
function stands(text: string, n: string, form: string): boolean {
  // Short forms may be short for something else: "min" of minutes.
  const at = form.length < SHORTEST ? -1 : text.indexOf(`${n} ${form}`);
  if (at < 0) return false;
  const after = text[at + n.length + 1 + form.length] ?? '';
  // "5 gun locations": the noun that is counted comes next.
  const isPart = /^ \p{L}+s(?!\p{L})/u.test(text.slice(at + n.length + 1 + form.length));
  return !/[\d.,−]/.test(text[at - 1] ?? '') && !/\p{L}/u.test(after) && !isPart;
}
