/** Says every template of a game with telling values (none, one, few, many; each gender; others and the reader). */
import {
  type Gender,
  kernelWords,
  LANGUAGES,
  type Language,
  type Lexicon,
  type Localized,
  lexicon,
  type Message,
  type Param,
  type Params,
  parseTemplate,
  say,
  type Template,
  type Words,
} from '@cinderhall/kernel';
import { slipsIn } from './slips.ts';

export interface Sentence {
  readonly key: string;
  readonly language: Language;
  readonly params: Params;
  readonly text: string;
}

type Slot = Exclude<Template[number], string>;

const NUMBERS: readonly number[] = [0, 1, 2, 5, 12, 22];
const YOU: Message = { key: 'seat.you' };
/** A name that needs no article, and nothing that a template would put there by itself. */
export const SOMEBODY = 'Ada';
const SOMETHING = 'Wrecks';
/** By the habit of all games, who sits somewhere. */
const SEATED: ReadonlySet<string> = new Set(['seat', 'owner', 'victim', 'from', 'was']);
/** More than that many sentences of one template: only one value at a time changes. */
const MOST = 400;

/** What is wrong with the words of a game, a line for each slip. */
export const templateSlips = (words: Localized<Words>, samples: Samples = {}): string[] => [
  ...untranslated(words),
  ...sentencesOf(words, samples).flatMap((one) =>
    slipsIn(one.text, one.language, words[one.language].nouns).map(
      (slip) => `${one.language} ${one.key}: ${slip} in “${one.text}” (${JSON.stringify(one.params)})`,
    ),
  ),
];

/** Three words in a row in lower case: a sentence, and no name. */
const SENTENCE = /(^|[^\p{L}])\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u;

/** Sentences that are the same in two languages: one of them was forgotten. */
function untranslated(words: Localized<Words>): string[] {
  const [first, ...others] = LANGUAGES;
  return others.flatMap((language) =>
    Object.entries(words[language].messages)
      .filter(([key, source]) => source === words[first].messages[key] && SENTENCE.test(source))
      .map(([key, source]) => `${language} ${key}: the same words as in ${first}: “${source}”`),
  );
}

/** Values for parameters by name (`owner`, or `choice.raze/owner` in one sentence), where those that the slots suggest do not suit. */
export type Samples = { readonly [name: string]: readonly Param[] };

export const sentencesOf = (words: Localized<Words>, samples: Samples = {}): Sentence[] =>
  LANGUAGES.flatMap((language) => {
    const spoken = lexicon(language, kernelWords[language], words[language]);
    return Object.entries(words[language].messages).flatMap(([key, source]) =>
      paramsFor(spoken, parseTemplate(source), samplesOf(key, samples)).map((params) => ({
        key,
        language,
        params,
        text: say(spoken, { key, params }),
      })),
    );
  });

/** Those of all sentences, and those of this one. */
const samplesOf = (key: string, samples: Samples): Samples => ({
  ...samples,
  ...Object.fromEntries(
    Object.entries(samples).flatMap(([name, values]) =>
      name.startsWith(`${key}/`) ? [[name.slice(key.length + 1), values]] : [],
    ),
  ),
});

function paramsFor(spoken: Lexicon, template: Template, samples: Samples): Params[] {
  const values = new Map<string, readonly Param[]>();
  const slots = slotsOf(template);
  for (const { name } of slots) {
    const own = slots.filter((slot) => slot.name === name);
    values.set(name, samples[name] ?? valuesFor(spoken, own));
  }
  for (const slot of slots)
    if (slot.kind === 'counted' && slot.named && !values.has(slot.noun))
      values.set(slot.noun, samples[slot.noun] ?? nounsIn(spoken));
  const size = [...values.values()].reduce((product, list) => product * list.length, 1);
  return size <= MOST ? product([...values]) : oneByOne([...values]);
}

/** Every combination. */
function product(values: readonly (readonly [string, readonly Param[]])[]): Params[] {
  const [first, ...rest] = values;
  if (!first) return [{}];
  const [name, list] = first;
  return product(rest).flatMap((others) => list.map((value) => ({ [name]: value, ...others })));
}

/** The first value of each, and every other value once. */
function oneByOne(values: readonly (readonly [string, readonly Param[]])[]): Params[] {
  const usual = Object.fromEntries(values.flatMap(([name, [first]]) => (first === undefined ? [] : [[name, first]])));
  return [usual, ...values.flatMap(([name, [, ...others]]) => others.map((value) => ({ ...usual, [name]: value })))];
}

/** What the slots of one name take. */
function valuesFor(spoken: Lexicon, slots: readonly Slot[]): readonly Param[] {
  if (slots.some(({ kind }) => kind === 'person')) return [SOMEBODY, YOU, ...labelsOf(spoken, slots)];
  if (slots.some(({ kind }) => kind === 'plural' || kind === 'counted' || kind === 'signed')) return NUMBERS;
  if (slots.some(({ kind }) => kind === 'gender')) return nounsIn(spoken);
  // By the habit of all games, `n` is a number, even where it stands alone.
  if (slots.every(({ name, kind }) => name === 'n' && kind === 'value')) return NUMBERS;
  const labels = labelsOf(spoken, slots);
  if (slots.some(({ name, kind }) => SEATED.has(name) && kind === 'value')) return [SOMEBODY, YOU, ...labels];
  const values = slots.filter((slot) => slot.kind === 'value');
  if (values.length === 0) return labels.length > 0 ? labels : [SOMETHING];
  const declines = values.some(
    (slot) => slot.kind === 'value' && (slot.form.case !== 'nom' || slot.form.number === 'pl'),
  );
  return [...labels, ...(declines ? nounsIn(spoken) : [SOMETHING])];
}

/** A branch may wait for a message, or for a plain word. */
const labelsOf = ({ words }: Lexicon, slots: readonly Slot[]): Param[] =>
  slots.flatMap((slot) =>
    slot.kind === 'choice'
      ? [...slot.branches.keys()].flatMap((label): Param[] => {
          if (label === '*') return slots.some(({ kind }) => kind === 'value') ? [] : ['something else'];
          return Object.hasOwn(words.messages, label) ? [sampleOf(words, label)] : [label];
        })
      : [],
  );

/** A message for which a branch waits, with something in its own slots. */
function sampleOf({ messages }: Words, key: string): Message {
  const names = slotsOf(parseTemplate(messages[key] ?? '')).map(({ name }) => [name, SOMETHING]);
  return { key, params: Object.fromEntries(names) };
}

/** One noun for each gender that the words have; a language without genders needs one only. */
function nounsIn({ words }: Lexicon): Param[] {
  const found = new Map<Gender | null, string>();
  for (const [key, noun] of Object.entries(words.nouns)) {
    const gender = 'g' in noun ? noun.g : null;
    if (!found.has(gender)) found.set(gender, key);
  }
  return [...found.values()].map((noun) => ({ noun }));
}

const slotsOf = (template: Template): Slot[] =>
  template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'branches' in part ? [part, ...[...part.branches.values()].flatMap(slotsOf)] : [part];
  });
