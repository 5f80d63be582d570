import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, Match } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { noughtsAndCrosses } from '../../src/index.ts';

const SEED = '0'.repeat(32);

/** Plays these cells in turn, and answers with the match. */
function played(...cells: number[]) {
  const match = Match.start(noughtsAndCrosses, { seats: 2, seed: SEED });
  if (isRefused(match)) throw new Error(match.refused.key);
  for (const cell of cells) {
    const done = match.play(match.waiting()[0] as number, match.state.asked, { kind: 'mark', cell });
    if (isRefused(done)) throw new Error(done.refused.key);
  }
  return match;
}

rule('R-NAC-001', () => {
  const match = played();
  expect(match.state.cells).toEqual(Array(9).fill(-1));
  expect(match.waiting()).toEqual([0]);
  expect(isRefused(Match.start(noughtsAndCrosses, { seats: 3, seed: SEED }))).toBe(true);
});

rule('R-NAC-002', () => {
  const match = played(4);
  expect(match.waiting()).toEqual([1]);
  expect(match.play(0, match.state.asked, { kind: 'mark', cell: 0 })).toHaveProperty('refused');
  expect(noughtsAndCrosses.whyNot(match.view(0), 0, 'cell:0')).toEqual([{ key: 'nac.why.turn', rule: 'R-NAC-002' }]);
  expect(played(4, 0).waiting()).toEqual([0]);
});

rule('R-NAC-003', () => {
  const match = played(4);
  expect(match.choices(1)).toHaveLength(8);
  expect(match.choices(1)).not.toContainEqual({ kind: 'mark', cell: 4 });
  expect(match.play(1, match.state.asked, { kind: 'mark', cell: 4 })).toHaveProperty('refused');
  expect(noughtsAndCrosses.whyNot(match.view(1), 1, 'cell:4')).toEqual([{ key: 'nac.why.taken', rule: 'R-NAC-003' }]);
  expect(noughtsAndCrosses.whyNot(match.view(1), 1, 'cell:0')).toEqual([]);
});

rule('R-NAC-004', () => {
  expect(played(4).history[0]?.events).toEqual([{ event: { kind: 'marked', seat: 0, cell: 4 } }]);
  expect(played(4, 0, 8).state.cells).toEqual([1, -1, -1, -1, 0, -1, -1, -1, 0]);
});

rule('R-NAC-005', () => {
  const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));
  for (const line of lines) {
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => !line.includes(cell));
    const [a, b, c] = line as [number, number, number];
    const match = played(a, others[0] as number, b, others[1] as number);
    expect(match.over).toBe(false);
    expect(noughtsAndCrosses.outcome(match.state)).toBeNull();
    match.play(0, match.state.asked, { kind: 'mark', cell: c });
    expect(match.over).toBe(true);
    expect(match.outcome()?.places).toEqual([1, 2]);
    expect(match.outcome()?.scores).toEqual([[2], [0]]);
    expect(match.outcome()?.lines).toEqual([{ seat: 0, points: 2, key: 'nac.score.line', rule: 'R-NAC-005' }]);
    expect(match.outcome()?.notes).toEqual([{ seat: 1, key: 'nac.score.noLine', rule: 'R-NAC-005' }]);
  }
  // The second player can win as well, even with the last free cell but one.
  expect(played(0, 3, 1, 4, 8, 5).outcome()?.places).toEqual([2, 1]);
});

rule('R-NAC-006', () => {
  // The last free cell answers for itself.
  const match = played(0, 1, 2, 4, 3, 5, 7, 6);
  expect(match.state.cells).toEqual([0, 1, 0, 0, 1, 1, 1, 0, 0]);
  expect(match.over).toBe(true);
  expect(match.outcome()?.places).toEqual([1, 1]);
  expect(match.outcome()?.scores).toEqual([[1], [1]]);
  expect(match.outcome()?.lines.every(({ key, points }) => key === 'nac.score.draw' && points === 1)).toBe(true);
  expect(played(0, 1, 2, 4, 3, 5, 7).outcome()).toBeNull();
});
