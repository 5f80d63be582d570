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

/** The messages of the server; the key of an error's message is `error.` and its code. */
export const serverWords: Localized<Words> = { en, pl };

const lexicons = localized((language) => lexicon(language, kernelWords[language], serverWords[language]));

/** The message of an error code; undefined for refusals of games, which have their own words. */
function messageOf(language: Language, code: string, params: NonNullable<Message['params']>): string | undefined {
  const words = lexicons[language];
  const own = `error.${code}`;
  if (Object.hasOwn(serverWords.en.messages, own)) return say(words, { key: own, params });
  return Object.hasOwn(kernelWords.en.messages, code) ? say(words, { key: code, params }) : undefined;
}

interface ErrorParts {
  readonly code: string;
  readonly params: NonNullable<Message['params']>;
  readonly rule: string | undefined;
}

/** An error as it is sent. */
export function errorOf({ code, params, rule }: ErrorParts, language: Language): WireError {
  const message = messageOf(language, code, params);
  return { code, params, ...(message === undefined ? {} : { message }), ...(rule === undefined ? {} : { rule }) };
}

export const sayOwn = (language: Language, message: Message): string => say(lexicons[language], message);

/** The first supported language of an `Accept-Language` header. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return knownLanguage(wanted.find(isLanguage));
}
