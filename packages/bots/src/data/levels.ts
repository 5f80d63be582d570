import { type Localized, localized, type Words } from '@cinderhall/kernel';

/**
 * The only list of levels, the weakest first. To add one, write its bot, add a row here and the function that makes it
 * in `../levels.ts`.
 */
const LEVELS = {
  random: { title: { en: 'an easy bot', pl: 'łatwy bot' }, budget: 0 },
  greedy: { title: { en: 'a fair bot', pl: 'niezły bot' }, budget: 0 },
  veteran: { title: { en: 'a strong bot', pl: 'silny bot' }, budget: 160 },
  warlord: { title: { en: 'the strongest bot', pl: 'najsilniejszy bot' }, budget: 200 },
} as const satisfies { readonly [name: string]: LevelRow };

interface LevelRow {
  readonly title: Localized;
  /** Iterations for one answer, unless told otherwise; 0 for a bot that does not search. */
  readonly budget: number;
}

export type Level = keyof typeof LEVELS;

export const isLevel = (name: unknown): name is Level => typeof name === 'string' && Object.hasOwn(LEVELS, name);

export const levels: readonly Level[] = Object.keys(LEVELS).filter(isLevel);

export const budgetOf = (level: Level): number => LEVELS[level].budget;

/** Plays for a person who left or ran out of time, unless the table agreed on another level. */
export const STAND_IN: Level = 'veteran';

/** What each level is called, as `bot.<level>`. */
export const botWords: Localized<Words> = localized((language) => ({
  messages: Object.fromEntries(levels.map((level) => [`bot.${level}`, LEVELS[level].title[language]])),
  nouns: {},
}));
