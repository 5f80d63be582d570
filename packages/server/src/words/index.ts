import {
  isLanguage,
  kernelWords,
  knownLanguage,
  type Language,
  type Localized,
  lexicon,
  localized,
  type Message,
  say,
  type Words,
} from '@cinderhall/kernel';
import type { WireError } from '@cinderhall/protocol';
import { en } from './en.ts';
import { pl } from './pl.ts';

/** Our own sentences; those for errors are called `error.` and the code. */
export const serverWords: Localized<Words> = { en, pl };

const lexicons = localized((language) => lexicon(language, kernelWords[language], serverWords[language]));

/** What an error says; the kernel's and the games' refusals have words of their own. */
function wordsOf(language: Language, code: string, params: NonNullable<Message['params']>): string | undefined {
  const words = lexicons[language];
  const own = `error.${code}`;
  if (Object.hasOwn(serverWords.en.messages, own)) return say(words, { key: own, params });
  return Object.hasOwn(kernelWords.en.messages, code) ? say(words, { key: code, params }) : undefined;
}

interface Told {
  readonly code: string;
  readonly params: NonNullable<Message['params']>;
  readonly rule: string | undefined;
}

/** An error as it goes to whoever asked. */
export function errorOf({ code, params, rule }: Told, language: Language): WireError {
  const message = wordsOf(language, code, params);
  return { code, params, ...(message === undefined ? {} : { message }), ...(rule === undefined ? {} : { rule }) };
}

export const sayOwn = (language: Language, message: Message): string => say(lexicons[language], message);

/** The first of the browser's wishes that we can fulfil. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return knownLanguage(wishes.find(isLanguage));
}
