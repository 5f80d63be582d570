import { grammarOf } from './grammar.ts';
import { parseTemplate } from './parse.ts';
import type { Lexicon, Template, Words } from './types.ts';

/** The words of several packages as one; a key of two packages would hide one of them, so it is an error. */
export function mergeWords(...packages: readonly Words[]): Words {
  return {
    messages: merged(
      'message',
      packages.map((words) => words.messages),
    ),
    nouns: merged(
      'noun',
      packages.map((words) => words.nouns),
    ),
  };
}

function merged<T>(what: string, tables: readonly { readonly [key: string]: T }[]): { readonly [key: string]: T } {
  const all = new Map<string, T>();
  for (const table of tables) {
    for (const [key, value] of Object.entries(table)) {
      if (all.has(key)) throw new Error(`text: two packages define the ${what} '${key}'`);
      all.set(key, value);
    }
  }
  return Object.fromEntries(all);
}

export function lexicon(language: string, ...packages: readonly Words[]): Lexicon {
  return {
    language,
    words: mergeWords(...packages),
    grammar: grammarOf(language),
    plural: new Intl.PluralRules(language),
    fraction: new Intl.NumberFormat(language),
    templates: new Map(),
  };
}

/** Null when there is no such message, or when its template is malformed (which `wordGaps` reports). */
export function templateOf(lexicon: Lexicon, key: string): Template | null {
  const known = lexicon.templates.get(key);
  if (known !== undefined) return known;
  // Unknown keys are not kept: they may come from damaged files, without end.
  const source = own(lexicon.words.messages, key);
  if (source === undefined) return null;
  const template = compiled(source);
  lexicon.templates.set(key, template);
  return template;
}

function compiled(source: string): Template | null {
  try {
    return parseTemplate(source);
  } catch {
    return null;
  }
}

/** A key such as 'constructor' must not find what every object inherits. */
export function own<T>(table: { readonly [key: string]: T }, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
