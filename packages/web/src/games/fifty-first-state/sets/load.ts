import type { State } from '@cinderhall/fifty-first-state';
import { isRuleSet, loadRules, type RuleSetId } from '@cinderhall/fifty-first-state/table';
import { addSetWords } from '../words.ts';

/** The sets with rules of their own among the options of a match. */
export const setsIn = (options: object): RuleSetId[] =>
  Object.entries(options).flatMap(([name, value]) => {
    const named = Array.isArray(value) ? value.map(String) : value === true ? [name] : [];
    return named.filter(isRuleSet);
  });

/** Sets that bring a board which all players share. */
const BOARDS: readonly RuleSetId[] = [
  'moloch',
  'noMansLand',
  'serverRoom',
  'cities',
  'headquarters',
  'arena',
  'borders',
];

type Land = typeof import('../land/index.ts');
let land: Land | null = null;

/** How shared boards are drawn, once a set with one was fetched. */
export const landAtHand = (): Land | null => land;

async function loadLand(): Promise<void> {
  const loaded = await import('../land/index.ts');
  if (land === null) addSetWords(undefined, loaded.landWords);
  land = loaded;
}

export type Solo = typeof import('../solo/index.ts');
let solo: Solo | null = null;

/** How the opponent of a lone player is drawn, once somebody plays alone. */
export const soloAtHand = (): Solo | null => solo;

export async function loadSolo(): Promise<void> {
  const loaded = await import('../solo/index.ts');
  if (solo === null) addSetWords(loaded.wordsOfRules, loaded.soloWords);
  solo = loaded;
}

type Sets = typeof import('./words.ts');
let sets: Sets | null = null;

/** What only a table with a set shows and says. */
export const setsAtHand = (): Sets | null => sets;

async function loadWords(): Promise<void> {
  const loaded = await import('./words.ts');
  if (sets === null) addSetWords(undefined, loaded.wordsOfSets);
  sets = loaded;
}

/** Where the rules explain what comes from sets and from the opponent of a lone player. */
export const moreRule = ({ opponent }: Pick<State, 'opponent'>, key: string): string | undefined =>
  (opponent && solo?.RULES_OF_OPPONENTS[opponent.kind][key]) ?? sets?.RULES_OF_SETS[key];

/** Fetches what a set adds to the table. */
export async function loadSet(id: RuleSetId): Promise<void> {
  const [rules] = await Promise.all([loadRules(id), loadWords(), BOARDS.includes(id) ? loadLand() : null]);
  if (rules) addSetWords(rules.words, undefined);
}
