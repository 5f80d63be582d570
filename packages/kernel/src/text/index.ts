/**
 * Sentences from data. A template is text with slots:
 *
 *   {name}               a text, number, message, noun (base form) or list ("a, b and c"; with {name|or} "a, b or c")
 *   {name:acc}           nouns in a case: nom gen dat acc ins loc voc; {name:pl} and {name:gen.pl} take the plural
 *   {n#card} {n#card:ins}  a number and its noun: "1 karta", "2 karty", "5 kart"; {n##card} the noun alone
 *   {n#$good:acc}        the same with a noun named by another parameter
 *   {n+}                 a number with its sign: +3, −2
 *   {n|0:…|one:…|few:…|many:…|other:…}  by number; exact numbers go before plural categories
 *   {side?left:…|right:…|*:…}           by the value of a text or number, or by the key of a noun or message
 *   {who~m:…|f:…|n:…|p:…}  by gender of a noun; finer: m1 m2 m3, p1 (personal plural), many (after "5 kart …")
 *   {seat@draws|draw}    by person: what is said of others, then what is said to the reader (see `addressed`)
 *   {^…}                 any of these with a capital letter
 *
 * Branches nest, `*` takes what no other branch takes, `{{` and `}}` are braces (no closing brace inside a branch).
 * A noun with a count is said with it; lists and such nouns also count where a number is expected.
 */

import { en } from './en.ts';
import { pl } from './pl.ts';
import type { Localized, Words } from './types.ts';

export { addressed, seatName } from './address.ts';
export { localizedGaps, type Problem, type ProblemCode, templateParams, unaddressed, wordGaps } from './check.ts';
export { lexicon, mergeWords } from './lexicon.ts';
export { parseTemplate, TemplateError, type TemplateErrorCode } from './parse.ts';
export { hasGap, say } from './say.ts';
export type {
  Case,
  DeclinedNoun,
  Forms,
  Gender,
  Grammar,
  Language,
  Lexicon,
  Localized,
  Message,
  NounForms,
  NounRef,
  Param,
  Params,
  Template,
  Words,
} from './types.ts';
export { isLanguage, knownLanguage, LANGUAGES, localized } from './types.ts';

export const kernelWords: Localized<Words> = { en, pl };
