import { YOU } from './address.ts';
import { own, templateOf } from './lexicon.ts';
import { agreement, countedForm, genderOf, nounForm, nounOf, pluralAgreement } from './nouns.ts';
import type { Branches, Case, Form, Lexicon, Message, NounRef, Param, Slot, Template } from './types.ts';

/** Parameters may come from damaged files: their nesting must not exhaust the stack. */
const DEEPEST = 32;
const BASE: Form = { case: 'nom', number: 'sg' };

interface Scope {
  readonly lexicon: Lexicon;
  readonly params: unknown;
  readonly depth: number;
}

/** Never throws at players: what is missing stands in angle marks, where `hasGap` finds it. */
export function say(lexicon: Lexicon, message: Message): string {
  return sayMessage(lexicon, message, 0);
}

export function hasGap(text: string): boolean {
  return /⟨[^⟩]*⟩/.test(text);
}

const gap = (what: string) => `⟨${what}⟩`;

function sayMessage(lexicon: Lexicon, message: Message, depth: number): string {
  const template = templateOf(lexicon, message.key);
  return template === null ? gap(message.key) : render({ lexicon, params: message.params, depth }, template);
}

function render(scope: Scope, template: Template): string {
  let text = '';
  for (const part of template) text += typeof part === 'string' ? part : fill(scope, part);
  return text;
}

function fill(scope: Scope, slot: Slot): string {
  const param = paramOf(scope, slot.name);
  const text = (param === undefined ? null : slotText(scope, slot, param)) ?? gap(slot.name);
  return slot.capital ? capitalised(scope.lexicon, text) : text;
}

/** Null when the parameter does not fit the slot. */
function slotText(scope: Scope, slot: Slot, param: unknown): string | null {
  switch (slot.kind) {
    case 'value':
      return phrase(scope, param, slot.form, slot.join);
    case 'signed':
      return isNumber(param) ? (param > 0 ? '+' : '') + numeral(scope.lexicon, param) : null;
    case 'counted': {
      const amount = amountOf(scope, param);
      const noun = slot.named ? nounKey(paramOf(scope, slot.noun)) : slot.noun;
      if (noun === null) return gap(slot.noun);
      return amount && counted(scope, slot.alone ? null : amount.text, amount.category, noun, slot.case);
    }
    case 'plural': {
      const amount = amountOf(scope, param);
      return amount && pick(scope, slot.branches, [amount.text, amount.category, 'other', '*']);
    }
    case 'choice':
      return pick(scope, slot.branches, [selector(param), '*']);
    case 'person':
      return pick(scope, slot.branches, [isReader(param) ? 'you' : null, '*']);
    case 'gender':
      return pick(scope, slot.branches, agreeing(scope, param));
  }
}

function phrase(scope: Scope, param: unknown, form: Form, join: 'and' | 'or'): string | null {
  if (typeof param === 'string') return param;
  if (isNumber(param)) return numeral(scope.lexicon, param);
  if (scope.depth >= DEEPEST) return null;
  const inner = { ...scope, depth: scope.depth + 1 };
  if (isList(param)) return joined(inner, param, form, join);
  if (isNoun(param)) return nounPhrase(scope, param, form);
  return isMessage(param) ? sayMessage(scope.lexicon, param, inner.depth) : null;
}

function joined(scope: Scope, items: readonly unknown[], form: Form, join: 'and' | 'or'): string | null {
  const texts = items.map((item) => phrase(scope, item, form, join));
  if (!texts.every((text) => text !== null)) return null;
  const last = texts.pop();
  if (last === undefined) return word(scope, 'text.none');
  return texts.length === 0 ? last : `${texts.join(', ')} ${word(scope, `text.${join}`)} ${last}`;
}

const word = (scope: Scope, key: string) => sayMessage(scope.lexicon, { key }, scope.depth);

function nounPhrase(scope: Scope, { noun, count }: NounRef, form: Form): string {
  if (!isNumber(count)) return nounText(scope, noun, form);
  const { lexicon } = scope;
  return counted(scope, numeral(lexicon, count), lexicon.plural.select(count), noun, form.case);
}

function counted(scope: Scope, number: string | null, category: string, noun: string, wanted: Case): string {
  const text = nounText(scope, noun, countedForm(scope.lexicon.grammar, category, wanted));
  return number === null ? text : `${number} ${text}`;
}

function nounText({ lexicon }: Scope, key: string, form: Form): string {
  const noun = nounOf(lexicon, key);
  return (noun && nounForm(noun, form)) ?? gap(key);
}

interface Amount {
  readonly text: string;
  readonly category: string;
}

function amountOf(scope: Scope, param: unknown): Amount | null {
  const { lexicon } = scope;
  const count = isNoun(param) ? (param.count ?? 1) : isList(param) ? param.length : param;
  if (isNumber(count)) return { text: numeral(lexicon, count), category: lexicon.plural.select(count) };
  // A card may say "X cards": an amount in words.
  const text = phrase(scope, param, BASE, 'and');
  return text === null ? null : { text, category: lexicon.grammar.unknown };
}

function pick(scope: Scope, branches: Branches, labels: readonly (string | null)[]): string | null {
  for (const label of labels) {
    const branch = label === null ? undefined : branches.get(label);
    if (branch !== undefined) return render(scope, branch);
  }
  return null;
}

function selector(param: unknown): string | null {
  if (isNumber(param)) return String(param);
  return isMessage(param) ? param.key : nounKey(param);
}

function agreeing(scope: Scope, param: unknown): readonly string[] {
  const { lexicon } = scope;
  if (isList(param) && param.length > 1) {
    const nouns = param.map((item) => nounOf(lexicon, nounKey(item) ?? ''));
    return pluralAgreement(nouns.flatMap((noun) => (noun ? [genderOf(noun)] : [])));
  }
  const one: unknown = isList(param) ? param[0] : param;
  const noun = nounOf(lexicon, nounKey(one) ?? '');
  if (noun === undefined) return ['*'];
  const count = isNoun(one) ? one.count : undefined;
  return agreement(lexicon.grammar, noun, isNumber(count) ? lexicon.plural.select(count) : null);
}

/** Where a noun is expected, its key alone will do. */
function nounKey(param: unknown): string | null {
  if (typeof param === 'string') return param;
  return isNoun(param) ? param.noun : null;
}

function numeral(lexicon: Lexicon, n: number): string {
  const text = Number.isInteger(n) ? String(n) : lexicon.fraction.format(n);
  return text.replace(/^-/, '−');
}

function capitalised(lexicon: Lexicon, text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lexicon.language) + text.slice(first.length);
}

function paramOf({ params }: Scope, name: string): unknown {
  return isObject(params) ? own(params, name) : undefined;
}

const isReader = (param: unknown): boolean => isMessage(param) && param.key === YOU;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isList = (value: unknown): value is readonly Param[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNoun = (value: unknown): value is NounRef => isObject(value) && typeof value.noun === 'string';
const isMessage = (value: unknown): value is Message => isObject(value) && typeof value.key === 'string';
