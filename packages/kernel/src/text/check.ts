import { SEAT } from './address.ts';
import { grammarOf } from './grammar.ts';
import { templateOf } from './lexicon.ts';
import { parseTemplate, TemplateError } from './parse.ts';
import {
  CASES,
  GENDERS,
  type Grammar,
  LANGUAGES,
  type Lexicon,
  type Localized,
  type Message,
  type NounForms,
  type Params,
  type Slot,
  type Template,
  type Words,
} from './types.ts';

export type ProblemCode =
  | 'message.missing'
  | 'noun.missing'
  | 'template.malformed'
  | 'params.differ'
  | 'choice.missing'
  | 'plural.missing'
  | 'gender.missing'
  | 'noun.unknown'
  | 'noun.forms'
  | 'noun.gender';

export interface Problem {
  readonly key: string;
  readonly code: ProblemCode;
  readonly params: Params;
}

type Problems = Generator<Problem, void>;

interface Side {
  readonly words: Words;
  readonly language: string;
  readonly grammar: Grammar;
  readonly templates: ReadonlyMap<string, Template | TemplateError>;
}

/**
 * Everything that could leave a gap in a sentence of any language; each is compared with the first one. A package that
 * uses the nouns of another is checked together with it:
 *
 * ```ts
 * expect(localizedGaps(localized((language) => mergeWords(kernelWords[language], own[language])))).toEqual([]);
 * ```
 */
export const localizedGaps = (words: Localized<Words>): Problem[] => {
  const [first, ...others] = LANGUAGES;
  return others.flatMap((language) => wordGaps(words[first], words[language], [first, language]));
};

/** Everything that could leave a gap in a sentence of two languages. */
export function wordGaps(
  reference: Words,
  other: Words,
  languages: readonly [reference: string, other: string] = ['en', 'pl'],
): Problem[] {
  const one = sideOf(reference, languages[0]);
  const two = sideOf(other, languages[1]);
  return [...inside(one), ...inside(two), ...missing(one, two), ...missing(two, one), ...between(one, two)];
}

/** The names of the parameters that a template reads, sorted. */
export function templateParams(template: Template): string[] {
  const names = slotsOf(template).flatMap((slot) =>
    slot.kind === 'counted' && slot.named ? [slot.name, slot.noun] : [slot.name],
  );
  return [...new Set(names)].sort();
}

/**
 * The seats in a message that its words do not speak to as "you": a subject needs its verb (`{^seat} {seat@draws|draw}`),
 * and where nouns decline, every place needs its own word (`{seat@{seat}|tobą}`). With a reader only that seat counts.
 */
export function unaddressed(lexicon: Lexicon, { key, params = {} }: Message, reader?: number): string[] {
  const slots = slotsOf(templateOf(lexicon, key) ?? []);
  const declines = lexicon.grammar.cases.length > 1;
  return Object.entries(params).flatMap(([name, param]) => {
    if (typeof param !== 'object' || !('key' in param)) return [];
    if (param.key !== SEAT) return unaddressed(lexicon, param, reader).map((inner) => `${name}.${inner}`);
    if (reader !== undefined && Number(param.params?.n) - 1 !== reader) return [];
    const own = slots.filter((slot) => slot.name === name);
    const needs = own.some((slot) => slot.kind === 'value' && (slot.capital || declines));
    return needs && !own.some((slot) => slot.kind === 'person') ? [name] : [];
  });
}

function slotsOf(template: Template): Slot[] {
  return template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'branches' in part ? [part, ...[...part.branches.values()].flatMap(slotsOf)] : [part];
  });
}

function sideOf(words: Words, language: string): Side {
  const templates = Object.entries(words.messages).map(([key, source]) => [key, parsed(source)] as const);
  return { words, language, grammar: grammarOf(language), templates: new Map(templates) };
}

function parsed(source: string): Template | TemplateError {
  try {
    return parseTemplate(source);
  } catch (error) {
    if (error instanceof TemplateError) return error;
    throw error;
  }
}

function* inside(side: Side): Problems {
  const { words, language } = side;
  for (const [key, template] of side.templates) {
    if (template instanceof TemplateError) {
      yield { key, code: 'template.malformed', params: { language, error: template.code, at: template.at } };
    } else {
      for (const slot of slotsOf(template)) yield* insideSlot(side, key, slot);
    }
  }
  for (const [key, noun] of Object.entries(words.nouns)) yield* insideNoun(side, key, noun);
}

function* insideSlot({ words, language, grammar }: Side, key: string, slot: Slot): Problems {
  if (slot.kind === 'counted' && !slot.named && !Object.hasOwn(words.nouns, slot.noun)) {
    yield { key, code: 'noun.unknown', params: { language, noun: slot.noun } };
  }
  if (slot.kind !== 'plural' && slot.kind !== 'gender') return;
  if (slot.branches.has('*')) return;
  for (const branch of slot.kind === 'plural' ? grammar.plurals : grammar.genders) {
    if (slot.branches.has(branch)) continue;
    yield { key, code: `${slot.kind}.missing`, params: { language, name: slot.name, branch } };
  }
}

function* insideNoun({ language, grammar }: Side, key: string, noun: NounForms): Problems {
  const declined = 'g' in noun;
  const gender = declined ? String(noun.g) : 'n';
  if (!GENDERS.some((known) => known === gender)) yield { key, code: 'noun.gender', params: { language, gender } };
  for (const number of ['sg', 'pl'] as const) {
    if (number === 'sg' && gender.startsWith('p')) continue;
    const forms = declined ? (noun[number] ?? []) : [noun[number === 'sg' ? 0 : 1]];
    const needed = declined && forms.length === 1 ? (['nom'] as const) : grammar.cases;
    const cases = needed.filter((name) => !forms[CASES.indexOf(name)]);
    if (cases.length > 0) yield { key, code: 'noun.forms', params: { language, number, cases } };
  }
}

function* missing(from: Side, { words, language }: Side): Problems {
  for (const key of Object.keys(from.words.messages)) {
    if (!Object.hasOwn(words.messages, key)) yield { key, code: 'message.missing', params: { language } };
  }
  for (const key of Object.keys(from.words.nouns)) {
    if (!Object.hasOwn(words.nouns, key)) yield { key, code: 'noun.missing', params: { language } };
  }
}

function* between(one: Side, two: Side): Problems {
  for (const [key, first] of one.templates) {
    const second = two.templates.get(key);
    if (second === undefined || first instanceof TemplateError || second instanceof TemplateError) continue;
    const [reference, other] = [templateParams(first), templateParams(second)];
    if (reference.join() !== other.join()) yield { key, code: 'params.differ', params: { reference, other } };
    yield* missingChoices(key, first, second, two.language);
    yield* missingChoices(key, second, first, one.language);
  }
}

/** What one language tells apart, the other must have an answer to. */
function* missingChoices(key: string, from: Template, to: Template, language: string): Problems {
  const choices = choicesOf(from);
  for (const { name, branches } of choicesOf(to)) {
    if (branches.has('*')) continue;
    const labels = choices.filter((choice) => choice.name === name).flatMap((choice) => [...choice.branches.keys()]);
    for (const branch of new Set(labels)) {
      if (!branches.has(branch)) yield { key, code: 'choice.missing', params: { language, name, branch } };
    }
  }
}

function choicesOf(template: Template) {
  return slotsOf(template).flatMap((slot) => (slot.kind === 'choice' ? [slot] : []));
}
