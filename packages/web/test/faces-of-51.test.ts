import { DESIGNS, type Effect, type Effects } from '@cinderhall/fifty-first-state/table';
import { mergeWords } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { en as setsEn } from '../src/games/fifty-first-state/sets/text/en.ts';
import { pl as setsPl } from '../src/games/fifty-first-state/sets/text/pl.ts';
import { en as baseEn } from '../src/games/fifty-first-state/text/en.ts';
import { pl as basePl } from '../src/games/fifty-first-state/text/pl.ts';

const en = mergeWords(baseEn, setsEn);
const pl = mergeWords(basePl, setsPl);

/** Effects that are drawn as tokens. */
const DRAWN = new Set(['gain', 'pay', 'choose', 'take', 'rivalsLose', 'cache', 'boardResource', 'drawKeep']);

/** Every effect of a list, with those inside it. */
const within = (effects: Effects): Effect[] =>
  effects.flatMap((effect) => [
    effect,
    ...Object.values(effect).flatMap((held) => (Array.isArray(held) ? within(held.flat().filter(isEffect)) : [])),
  ]);
const isEffect = (held: unknown): held is Effect => typeof held === 'object' && held !== null && 'op' in held;

test('whatever a card does that is not drawn in tokens has words for its face, in both languages', () => {
  const ops = new Set<string>();
  for (const design of DESIGNS) {
    if (design.kind === 'connection') continue;
    const { production, bonus, action, triggers, thresholds, modifiers } = design;
    const lists = [production, bonus, action?.do, ...triggers.map((one) => one.do), ...thresholds.map((one) => one.do)];
    for (const { op } of lists.flatMap((list) => within(list ?? []))) if (!DRAWN.has(op)) ops.add(op);
    for (const { modify } of modifiers) ops.add(modify);
  }
  const missing = [...ops].filter((op) =>
    [en, pl].some(({ messages }) => messages[`fiftyFirstState.table.face.${op}`] === undefined),
  );
  expect(missing).toEqual([]);
});
