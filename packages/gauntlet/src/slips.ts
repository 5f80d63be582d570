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
  ['a sentence that begins small', /^\p{Ll}.*[.?!]$/su],
];

const OF: { readonly [language in Language]: readonly Finder[] } = {
  en: [
    ['“you” with a verb for others', /\b[Yy]ou (?!(?:pass|miss|always|this|plus|less)\b)[a-z]+s\b/],
    ['a name with a verb for “you”', /^Ada (?!and\b|or\b)(?:[a-z]*[a-rt-z]|pass|miss|discuss)(?=[ .,])/],
    ['“you” where “your” belongs', /\b(?:State|hand|pile|outpost|location|worker|crew|convoy)s? of you\b/],
    ['a wrong article', /\ba [aeio]\w|\ban [bcdfgjklmnpqrstvwxz]\w/],
  ],
  pl: [
    ['a name with a verb for “you”', /^Ada \p{L}+sz\b/u],
    ['“ty” with a verb for others', /(?<!\p{L})[Tt]y (?!\p{L}+sz(?!\p{L}))\p{L}/u],
    ['“ty” that needs a case', /(?:gracz\p{L}*|dla|od|do|na|z|przeciw|u) ty(?!\p{L})/u],
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
