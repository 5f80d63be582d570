import { kernelWords, type Lexicon, lexicon, type Message, type Param, say, type Words } from '@cinderhall/kernel';
import { computed, signal } from '@preact/signals';
import { en } from '../text/en.ts';
import { online as onlineEn } from '../text/online.en.ts';
import { online as onlinePl } from '../text/online.pl.ts';
import { pl } from '../text/pl.ts';
import { settings } from './settings.ts';

type Both = { readonly en: Words; readonly pl: Words };

const own = { en: [en, onlineEn], pl: [pl, onlinePl] };
const made = new Map<string, Lexicon>();
const brought = signal<readonly Both[]>([]);

/** Adds the words of a game's table when it is loaded. */
export const learn = (words: Both): void => {
  brought.value = [...brought.value, words];
};

/** The words of the client, and of a game when one is given, in the language that is set. */
export function lexiconWith(name: string, game?: Both): Lexicon {
  const { language } = settings.value;
  const key = `${language} ${brought.value.length} ${name}`;
  let found = made.get(key);
  if (!found) {
    const more = game ? [game] : brought.value;
    found = lexicon(language, kernelWords[language], ...own[language], ...more.map((words) => words[language]));
    made.set(key, found);
  }
  return found;
}

/** Says a key of the client's own words in the present language. */
export const words = computed(() => {
  const lexicon = lexiconWith('');
  return (key: string, params?: { readonly [name: string]: Param }): string =>
    say(lexicon, params ? { key, params } : { key });
});

export const t = (key: string, params?: { readonly [name: string]: Param }): string => words.value(key, params);

/** A message in which seats are called by the names of those who sit there. */
export function named(message: Message, names: readonly string[]): Message {
  const { key, params } = message;
  if (!params) return message;
  return {
    key,
    params: Object.fromEntries(Object.entries(params).map(([name, held]) => [name, renamed(held, names)])),
  };
}

function renamed(param: Param, names: readonly string[]): Param {
  if (Array.isArray(param)) return param.map((one: Param) => renamed(one, names));
  if (typeof param !== 'object' || !('key' in param)) return param;
  if (param.key === 'seat.name') return names[Number(param.params?.n) - 1] ?? param;
  return named(param, names);
}
