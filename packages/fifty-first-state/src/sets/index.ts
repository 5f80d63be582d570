/** The rules of the sets that are at hand: all of them where matches are played, on a page those of its table. */

import type { State } from '../state.ts';
import { type RuleSetId, SET_OF_CHOICE, SET_OF_DECISION } from './parts.ts';
import type { SetRules } from './types.ts';

const RULES = new Map<RuleSetId, SetRules>();

/** The only thing here that ever changes: a set comes once and stays. */
export const addRules = (id: RuleSetId, rules: SetRules): void => void RULES.set(id, rules);

export const hasRules = (id: RuleSetId): boolean => RULES.has(id);

const NOTHING: SetRules = {};

export const rulesOf = (id: RuleSetId): SetRules => RULES.get(id) ?? NOTHING;

type With<K extends keyof SetRules> = SetRules & Required<Pick<SetRules, K>>;

const NO_RULES: readonly never[] = [];

function having<K extends keyof SetRules>(what: K): (state: State) => readonly With<K>[] {
  const has = (rules: SetRules): rules is With<K> => rules[what] !== undefined;
  const known = new WeakMap<readonly RuleSetId[], readonly With<K>[]>();
  let [latest, list]: [readonly RuleSetId[], readonly With<K>[]] = [NO_RULES, NO_RULES];
  return ({ options: { sets } }) => {
    if (sets.length === 0) return NO_RULES;
    // It is nearly always the same match that is asked about again.
    if (sets === latest) return list;
    list = known.get(sets) ?? sets.map(rulesOf).filter(has);
    latest = sets;
    known.set(sets, list);
    return list;
  };
}

/** The sets in play that have a rule for what is asked again and again: most of them have none. */
export const setsWith = {
  listActions: having('listActions'),
  listFree: having('listFree'),
  goesOn: having('goesOn'),
  afterTurn: having('afterTurn'),
  mayPlay: having('mayPlay'),
  alsoPays: having('alsoPays'),
  blocks: having('blocks'),
} as const;

/** Maps, because most kinds are not in them: not to find a name in an object takes long. */
const setOfChoice = new Map(Object.entries(SET_OF_CHOICE));
const setOfDecision = new Map(Object.entries(SET_OF_DECISION));

/** The rules of the set that a choice or a decision belongs to; undefined: one of the base game. */
export const rulesOfChoice = ({ kind }: { readonly kind: string }): SetRules | undefined => {
  const id = setOfChoice.get(kind);
  return id && RULES.get(id);
};
export const rulesOfDecision = (decision: { readonly kind: string } | null): SetRules | undefined => {
  const id = decision ? setOfDecision.get(decision.kind) : undefined;
  return id && RULES.get(id);
};
