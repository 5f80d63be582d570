import {
  hasGap,
  isRefused,
  kernelWords,
  LANGUAGES,
  lexicon,
  loadMatch,
  type Outcome,
  say,
  scoreParts,
} from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { WAYS } from '../src/cards/index.ts';
import { newEra } from '../src/index.ts';
import { Table } from './table.ts';

const last = (key: string): string => key.split('.').at(-1) ?? '';

/** The score of a seat as it would be told if the match ended here: `deal 3: church 1, pub 2`. */
function summary(table: Table, seat = 0): string[] {
  const outcome = newEra.outcome({ ...table.state, phase: 'over' }) as Outcome;
  const parts = scoreParts(outcome, seat);
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(outcome.scores[seat]?.[0]);
  return parts.map(({ head, points, lines }) => {
    const cards = lines.map((line) => `${last(line.key)} ${line.points}`);
    return `${last(head.key)} ${points}${cards.length > 0 ? `: ${cards.join(', ')}` : ''}`;
  });
}

test('every card with points on it has its line, the leader too', () => {
  const table = new Table({
    built: [[{ id: 'docks', upgraded: true }, { id: 'shipwreck', vp: 4, slots: 2 }, 'pub']],
    leaders: ['warlord'],
    hands: [['den']],
    goods: [{ conquer1: 1 }],
  });
  table.do(0, 'conquer den');
  expect(summary(table)).toEqual(['cards 6: shipwreck 4, warlord 1, docks 1', 'locations 3']);
});

test('points on the base are told by where they came from', () => {
  const table = new Table({
    built: [[{ id: 'shipwreck', vp: 4, slots: 2 }], []],
    hands: [['docks']],
    vp: [3],
    goods: [{ redevelop: 1 }],
  });
  table.do(0, 'redevelop docks');
  expect(summary(table)).toEqual(['moved 4: shipwreck 4', 'redevelop 2', 'earlier 3', 'locations 1']);
});

test('spoils, compensation and lost points of a raid', () => {
  const raided = { id: 'mesmerizers-dwelling', vp: 2 };
  const table = new Table({ built: [[], [raided]], goods: [{ conquer5: 1 }, { worker: 2 }] });
  table.do(0, 'conquer mesmerizers-dwelling');
  expect(summary(table, 0)).toEqual(['spoils 2: mesmerizers-dwelling 2']);
  expect(summary(table, 1)).toEqual(['moved 2: mesmerizers-dwelling 2', 'compensation 1: mesmerizers-dwelling 1']);
});

test('deals and changes of leader', () => {
  const table = new Table({ phase: 'production', deals: [['mesmerizers-dwelling']] });
  expect(summary(table)).toEqual(['deal 1: mesmerizers-dwelling 1']);
  const led = new Table({
    leaders: ['warlord'],
    hands: [['prophet', 'den', 'pub']],
    goods: [{ conquer1: 1 }, { worker: 4 }],
  });
  led.do(0, 'conquer den');
  led.do(1, 'hire fuel');
  led.do(0, 'leader prophet');
  expect(summary(led)).toEqual(['moved 1: warlord 1', 'leader 1']);
});

test('what came to a base under older rules is one sum', () => {
  const { state } = new Table({ vp: [12] });
  const older = structuredClone(state);
  for (const player of older.players) (player as { base?: unknown }).base = undefined;
  const [first, second] = newEra.upgrade?.(older, 1).players ?? [];
  expect(first?.base).toEqual([{ way: 'earlier', design: -1, n: 12 }]);
  expect(second?.base).toEqual([]);
});

test('a save of rules 2 goes on as it stands, with its ledger', () => {
  const table = new Table({
    built: [['shipwreck'], []],
    hands: [['docks']],
    vp: [3],
    goods: [{ redevelop: 1, worker: 2 }],
  });
  table.do(0, 'redevelop docks');
  // The table was arranged, so its log leads elsewhere, as one of older rules may.
  const loaded = loadMatch(newEra, { ...table.match.save(), rules: 2 });
  if (isRefused(loaded)) throw new Error(loaded.refused.key);
  const { match, upgraded } = loaded;
  expect(upgraded).toEqual({ from: 2, to: newEra.rules });
  expect(match.state.players[0]?.base).toEqual([
    { way: 'earlier', design: -1, n: 3 },
    { way: 'redevelop', design: -1, n: 2 },
  ]);
  expect(isRefused(match.play(0, match.state.asked, { kind: 'hire', good: 'fuel' }))).toBe(false);
});

test('every way has words', () => {
  for (const language of LANGUAGES) {
    const words = lexicon(language, kernelWords[language], newEra.words[language]);
    for (const way of WAYS) expect(hasGap(say(words, { key: `newEra.score.${way}` }))).toBe(false);
  }
});
