import { fiftyFirstState } from '@cinderhall/fifty-first-state';
import { mergeWords } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { en as setsEn } from '../src/games/fifty-first-state/sets/text/en.ts';
import { pl as setsPl } from '../src/games/fifty-first-state/sets/text/pl.ts';
import { en as soloEn } from '../src/games/fifty-first-state/solo/text/en.ts';
import { pl as soloPl } from '../src/games/fifty-first-state/solo/text/pl.ts';
import { en as baseEn } from '../src/games/fifty-first-state/text/en.ts';
import { pl as basePl } from '../src/games/fifty-first-state/text/pl.ts';
import { withPresentKeys } from '../src/table/seen-tips.ts';

const en = mergeWords(baseEn, setsEn, soloEn);
const pl = mergeWords(basePl, setsPl, soloPl);

test('every kind of decision of 51st State has a tip in both languages', () => {
  const { root } = fiftyFirstState.schema;
  const decision = root.type === 'obj' ? root.fields.decision : undefined;
  const kinds = decision?.type === 'nullable' && decision.item.type === 'kinds' ? Object.keys(decision.item.kinds) : [];
  expect(kinds.length).toBeGreaterThan(20);
  for (const kind of kinds) {
    expect(en.messages[`fiftyFirstState.table.tip.${kind}`], kind).toBeDefined();
    expect(pl.messages[`fiftyFirstState.table.tip.${kind}`], kind).toBeDefined();
  }
});

/** What is asked for so often, or answers so plain a question, that the tip of the decision says it all. */
const ANSWERS = 'faction drop over card again done store option payment amount take trigger';
/** Answers to questions of the sets. */
const SET_ANSWERS = `scavenge icons ruin putOnRuin takeRuin raid giveCard block part blow ignore takeHacked feedServer spoil
  outpost upgrade activate area moveOutpost settle takeover letGo connectionDeck endPair takeOver arm unarmed raidSeat
  giveUp cityGoods`;

test('every kind of action of 51st State has a tip for a first match in both languages', () => {
  const answers = `${ANSWERS} ${SET_ANSWERS}`.split(/\s+/);
  const actions = Object.keys(fiftyFirstState.schema.choice.kinds).filter((kind) => !answers.includes(kind));
  expect(actions.length).toBeGreaterThan(20);
  for (const words of [en, pl])
    expect(actions.filter((kind) => !words.messages[`fiftyFirstState.table.tip.choice.${kind}`])).toEqual([]);
});

test('both languages have the same words', () => {
  expect(Object.keys(pl.messages).sort()).toEqual(Object.keys(en.messages).sort());
});

test('a tip that was seen under an older key, in a guided match or not, is not shown again', () => {
  expect(withPresentKeys(['s51.tip.act', '0abc s51.tip.choice.raze', 'ne.tip.act'])).toEqual([
    'fiftyFirstState.table.tip.act',
    '0abc fiftyFirstState.table.tip.choice.raze',
    'ne.tip.act',
  ]);
});
