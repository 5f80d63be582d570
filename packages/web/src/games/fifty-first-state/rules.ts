import type { Choice, State } from '@cinderhall/fifty-first-state';
import { moreRule } from './sets/load.ts';

/** By kind of choice, and of decision after `ask`. */
export type RulesOf = { readonly [kind: string]: string };

/** Where the base game explains a kind of choice or decision. A choice that only answers a question is explained by it. */
export const RULES: RulesOf = {
  construct: 'R-BASE-070',
  rebuild: 'R-BASE-071',
  over: 'R-BASE-071',
  deal: 'R-BASE-090',
  raze: 'R-BASE-100',
  razeRival: 'R-BASE-101',
  use: 'R-BASE-120',
  board: 'R-BASE-123',
  visit: 'R-BASE-130',
  takeConnection: 'R-BASE-150',
  playConnection: 'R-BASE-152',
  shield: 'R-BASE-160',
  pass: 'R-BASE-163',
  'ask faction': 'R-SETUP-004',
  'ask keep': 'R-SETUP-006',
  'ask pick': 'R-BASE-031',
  'ask act': 'R-BASE-050',
  'ask rebuild': 'R-BASE-071',
  'ask again': 'R-BASE-122',
  'ask shields': 'R-BASE-160',
  'ask payCard': 'R-BASE-058',
  'ask payDeal': 'R-BASE-058',
  'ask payFrom': 'R-BASE-057',
  'ask copy': 'R-BASE-047',
  'ask reset': 'R-BASE-121',
  'ask dealGoods': 'R-BASE-126',
  'ask visitOccupied': 'R-PROMO-001',
  'ask drawKeep': 'R-BASE-014',
  'ask reuse': 'R-PROMO-007',
  'ask store': 'R-BASE-170',
  'ask effectPayment': 'R-BASE-057',
  'ask effectOption': 'R-BASE-018',
  'ask effectAmount': 'R-BASE-122',
  'ask effectTake': 'R-BASE-126',
  'ask effectOrder': 'R-BASE-019',
};

const ruleOf = (view: State, key: string): string | undefined => RULES[key] ?? moreRule(view, key);

/** Where the rules explain what is asked, or a choice in answer to it. */
export const ruleFor = (view: State, choice: Choice | null): string | null =>
  (choice && ruleOf(view, choice.kind)) ?? ruleOf(view, `ask ${view.decision?.kind}`) ?? null;
