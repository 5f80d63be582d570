import { type Localized, localized, type Words } from '@cinderhall/kernel';

/**
 * The only list of levels, the weakest first. To add one, write its bot, add a row here and the function that makes it
 * in `../levels.ts`.
 */
const LEVELS = {
  random: {
    title: { en: 'an easy bot', pl: 'łatwy bot' },
    about: { en: 'Does anything that the rules allow.', pl: 'Robi cokolwiek, byle zgodnie z zasadami.' },
    budget: 0,
  },
  recruit: {
    title: { en: 'a gentle bot', pl: 'łagodny bot' },
    about: {
      en: 'For first matches: plays soundly but plainly. Nearly always beats an easy bot, and a fair one in 10 to 29 matches of 100.',
      pl: 'Na pierwsze partie: gra rozsądnie, ale prosto. Prawie zawsze wygrywa z łatwym botem, a z niezłym od 10 do 29 partii na 100.',
    },
    budget: 0,
  },
  greedy: {
    title: { en: 'a fair bot', pl: 'niezły bot' },
    about: {
      en: 'Takes what looks best at once. Beats a gentle bot in 71 to 90 matches of 100, and an easy one nearly always.',
      pl: 'Bierze to, co od razu wygląda najlepiej. Wygrywa z łagodnym botem od 71 do 90 partii na 100, a z łatwym prawie zawsze.',
    },
    budget: 0,
  },
  veteran: {
    title: { en: 'a strong bot', pl: 'silny bot' },
    about: {
      en: 'Thinks ahead. Beats a fair bot in 72 to 98 matches of 100, depending on the game.',
      pl: 'Myśli naprzód. Wygrywa z niezłym botem od 72 do 98 partii na 100, zależnie od gry.',
    },
    budget: 160,
  },
  warlord: {
    title: { en: 'the strongest bot', pl: 'najsilniejszy bot' },
    about: {
      en: 'Has learned from thousands of matches against itself. Beats a strong bot in more than 90 matches of 100.',
      pl: 'Uczył się w tysiącach partii z samym sobą. Wygrywa z silnym botem ponad 90 partii na 100.',
    },
    budget: 200,
  },
} as const satisfies { readonly [name: string]: LevelRow };

interface LevelRow {
  readonly title: Localized;
  /** How it plays, and how often it was measured to win against the level before it: docs/bots.md has the figures. */
  readonly about: Localized;
  /** Iterations for one answer by default; 0 for a bot that does not search. */
  readonly budget: number;
}

export type Level = keyof typeof LEVELS;

export const isLevel = (name: unknown): name is Level => typeof name === 'string' && Object.hasOwn(LEVELS, name);

export const levels: readonly Level[] = Object.keys(LEVELS).filter(isLevel);

export const budgetOf = (level: Level): number => LEVELS[level].budget;

/** Plays for a person who left or ran out of time, unless the table agreed on another level. */
export const STAND_IN: Level = 'veteran';

/** What each level is called, as `bot.<level>`, and how strong it is, as `bot.<level>.about`. */
export const botWords: Localized<Words> = localized((language) => ({
  messages: Object.fromEntries(
    levels.flatMap((level) => [
      [`bot.${level}`, LEVELS[level].title[language]],
      [`bot.${level}.about`, LEVELS[level].about[language]],
    ]),
  ),
  nouns: {},
}));
