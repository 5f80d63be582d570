import {
  type AnyGame,
  isLanguage,
  kernelWords,
  knownLanguage,
  type Language,
  type Lexicon,
  lexicon,
  type Words,
} from '@cinderhall/kernel';
import { cliWords } from './words/index.ts';

/** What `--lang` says, else what the environment says, else the first language. Help and errors need it before anything is parsed. */
export function languageOf(args: readonly string[], env: { readonly [name: string]: string | undefined }): Language {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const at = own.lastIndexOf('--lang');
  const joined = own.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length);
  const asked = joined ?? (at < 0 ? undefined : own[at + 1]);
  if (isLanguage(asked)) return asked;
  // The first that is set decides, as everywhere in POSIX.
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value) ?? '';
  const [name] = locale.toLowerCase().split(/[_.@-]/);
  return knownLanguage(name);
}

const kept = new Map<string, Lexicon>();

/** The words of this command. */
export const ownLexicon = (language: Language): Lexicon =>
  keptLexicon(language, () => lexicon(language, kernelWords[language], cliWords[language]));

/** The words of a game; apart from our own, because both may use the same keys. */
export const gameLexicon = (language: Language, game: AnyGame): Lexicon =>
  keptLexicon(`${language} ${game.id}`, () => lexicon(language, kernelWords[language], game.words[language]));

/** The words of a game and ours for telling what lies on its table. */
export const tableLexicon = (language: Language, game: AnyGame): Lexicon =>
  keptLexicon(`${language} table ${game.id}`, () =>
    lexicon(language, kernelWords[language], ofTables(cliWords[language]), game.words[language]),
  );

const isOfTables = ([key]: readonly [string, unknown]): boolean => /^cli\.table\./.test(key);

const ofTables = ({ messages, nouns }: Words): Words => ({
  messages: Object.fromEntries(Object.entries(messages).filter(isOfTables)),
  nouns: Object.fromEntries(Object.entries(nouns).filter(isOfTables)),
});

function keptLexicon(key: string, make: () => Lexicon): Lexicon {
  let found = kept.get(key);
  if (!found) {
    found = make();
    kept.set(key, found);
  }
  return found;
}
