import { own } from './lexicon.ts';
import { CASES, type Case, type Form, type Gender, type Grammar, type Lexicon, type NounForms } from './types.ts';

export function nounOf(lexicon: Lexicon, key: string): NounForms | undefined {
  return own(lexicon.words.nouns, key);
}

export function genderOf(noun: NounForms): Gender {
  return 'g' in noun ? noun.g : 'n';
}

/** Undefined when the data lack even the nominative. */
export function nounForm(noun: NounForms, form: Form): string | undefined {
  if (!('g' in noun)) return noun[form.number === 'sg' ? 0 : 1];
  const forms = noun[form.number] ?? noun.pl;
  return forms[CASES.indexOf(form.case)] ?? forms[0];
}

/** The form that a noun takes beside a number of the given plural category. */
export function countedForm(grammar: Grammar, category: string, wanted: Case): Form {
  const { number, direct } = countingOf(grammar, category);
  const isDirect = wanted === 'nom' || wanted === 'acc';
  return { number, case: isDirect && direct !== undefined ? direct : wanted };
}

/** The branches that agree with one noun, best first. */
export function agreement(grammar: Grammar, noun: NounForms, category: string | null): readonly string[] {
  const gender = genderOf(noun);
  const counting = category === null ? null : countingOf(grammar, category);
  if (counting?.direct !== undefined) return ['many', 'p', '*'];
  return counting?.number === 'pl' ? pluralAgreement([gender]) : [gender, gender.charAt(0), '*'];
}

/** One person among things makes the whole group personal. */
export function pluralAgreement(genders: readonly Gender[]): readonly string[] {
  return genders.some((gender) => gender.endsWith('1')) ? ['p1', 'p', '*'] : ['p', '*'];
}

function countingOf(grammar: Grammar, category: string) {
  return grammar.counted[category] ?? { number: 'pl' as const };
}
