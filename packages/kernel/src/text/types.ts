/** The languages that people can read here. Adding one here lets the compiler find everything that lacks it. */
export const LANGUAGES = ['en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether something that came from outside is one of them. */
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** What came from outside, or the first language where it is none of ours. */
export const knownLanguage = (value: unknown): Language => (isLanguage(value) ? value : LANGUAGES[0]);

/** The same thing in every language. */
export type Localized<T = string> = { readonly [language in Language]: T };

/** Something made for every language. */
export function localized<T>(make: (language: Language) => T): Localized<T> {
  const made: { [language in Language]?: T } = {};
  for (const language of LANGUAGES) made[language] = make(language);
  if (!hasAll(made)) throw new TypeError('a language is missing');
  return made;
}

const hasAll = <T>(made: Partial<Localized<T>>): made is Localized<T> =>
  LANGUAGES.every((language) => Object.hasOwn(made, language));

/** A sentence as data: which words, and what to put into them. Plain JSON, so it can lie in events, refusals and logs. */
export interface Message {
  readonly key: string;
  readonly params?: Params;
}

export type Params = { readonly [name: string]: Param };

export interface NounRef {
  readonly noun: string;
  readonly count?: number;
}

export type Param = number | string | Message | NounRef | readonly Param[];

/** The order of the forms in a declined noun; languages that need fewer cases use a beginning of it. */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'loc', 'voc'] as const;
export type Case = (typeof CASES)[number];

/** m1 personal, m2 animate, m3 inanimate masculine; p and p1 (personal) are nouns that have a plural only. */
export const GENDERS = ['m', 'm1', 'm2', 'm3', 'f', 'n', 'p', 'p1'] as const;
export type Gender = (typeof GENDERS)[number];

export type GrammaticalNumber = 'sg' | 'pl';

/** Forms in the order of CASES (the vocative may be left out); a single form means that the noun does not decline. */
export type Forms = readonly string[];

export interface DeclinedNoun {
  readonly g: Gender;
  /** Left out only by nouns that have a plural only. */
  readonly sg?: Forms;
  readonly pl: Forms;
}

/** `['card', 'cards']` where a language has no cases, all the forms where it has. */
export type NounForms = readonly [singular: string, plural: string] | DeclinedNoun;

/** One language's words of one package. */
export type Words = {
  readonly messages: { readonly [key: string]: string };
  readonly nouns: { readonly [key: string]: NounForms };
};

/** What a numeral does to its noun: Polish "5 kart" stands in the genitive where "2 karty" is a nominative or accusative. */
export interface Counted {
  readonly number: GrammaticalNumber;
  readonly direct?: Case;
}

export interface Grammar {
  /** The cases that every noun must have; one case only: nouns are pairs. */
  readonly cases: readonly Case[];
  /** The plural categories that whole numbers fall into. */
  readonly plurals: readonly string[];
  /** The category of an amount that is not a number ("X cards"). */
  readonly unknown: string;
  /** The genders that an agreement must cover. */
  readonly genders: readonly string[];
  readonly counted: { readonly [category: string]: Counted };
}

export interface Form {
  readonly case: Case;
  readonly number: GrammaticalNumber;
}

export type Branches = ReadonlyMap<string, Template>;

export type Slot = { readonly name: string; readonly capital: boolean } & (
  | { readonly kind: 'value'; readonly form: Form; readonly join: 'and' | 'or' }
  | { readonly kind: 'signed' }
  | {
      readonly kind: 'counted';
      readonly noun: string;
      /** The noun is named by a parameter. */
      readonly named: boolean;
      /** The number itself is not printed. */
      readonly alone: boolean;
      readonly case: Case;
    }
  | { readonly kind: 'plural' | 'choice' | 'gender' | 'person'; readonly branches: Branches }
);

/** A compiled template: literal text and slots in turn. */
export type Template = readonly (string | Slot)[];

export interface Lexicon {
  readonly language: string;
  readonly words: Words;
  readonly grammar: Grammar;
  readonly plural: Intl.PluralRules;
  readonly fraction: Intl.NumberFormat;
  /** Filled as messages are said; null stands for a malformed template. */
  readonly templates: Map<string, Template | null>;
}
