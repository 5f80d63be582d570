import { readFileSync } from 'node:fs';
import { fiftyFirstState } from '@cinderhall/fifty-first-state';
import { beforeAll, expect, test, vi } from 'vitest';
import { RULES_OF_SETS } from '../src/games/fifty-first-state/sets/rules.ts';
import { RULES_OF_OPPONENTS } from '../src/games/fifty-first-state/solo/rules.ts';

let RULES: typeof import('../src/games/fifty-first-state/rules.ts').RULES;

beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  ({ RULES } = await import('../src/games/fifty-first-state/rules.ts'));
});

const all = () => ({ ...RULES, ...RULES_OF_SETS, ...RULES_OF_OPPONENTS.virtual, ...RULES_OF_OPPONENTS.borgo });

/** Choices that answer questions of several kinds, or only decline: the question has the rule. */
const ANSWERS = `faction drop card again done store option payment amount take trigger ruin area letGo unarmed giveUp`;

test('the rules drawer has a rule for every kind of choice and decision', () => {
  const { root, choice } = fiftyFirstState.schema;
  const decision = root.type === 'obj' ? root.fields.decision : undefined;
  const asked = decision?.type === 'nullable' && decision.item.type === 'kinds' ? Object.keys(decision.item.kinds) : [];
  const chosen = Object.keys(choice.kinds).filter((kind) => !ANSWERS.split(' ').includes(kind));
  const keys = [...asked.map((kind) => `ask ${kind}`), ...chosen];
  expect(keys.length).toBeGreaterThan(90);
  expect(keys.filter((key) => !(key in all()))).toEqual([]);
  expect(Object.keys(all()).filter((key) => !keys.includes(key))).toEqual([]);
});

test('every rule that it names exists', () => {
  const rules = readFileSync(new URL('../../fifty-first-state/rules/en.md', import.meta.url), 'utf8');
  const named = [RULES, RULES_OF_SETS, ...Object.values(RULES_OF_OPPONENTS)].flatMap((some) => Object.values(some));
  expect(named.filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
});
