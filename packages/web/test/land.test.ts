import { expect, test } from 'vitest';
import { openIn } from '../src/games/fifty-first-state/land/fold.ts';
import { lastTurn } from '../src/games/fifty-first-state/solo/last-turn.ts';

const group = (id: string, width: number, lit = false) => ({ id, width, lit });

test('as many groups lie open as fit beside the spines of the others', () => {
  const groups = [group('a', 300), group('b', 300), group('c', 300)];
  expect([...openIn(groups, 1040)]).toEqual(['a', 'b', 'c']);
  expect([...openIn(groups, 700)]).toEqual(['a', 'b']);
  expect([...openIn(groups, 100)]).toEqual(['a']);
});

test('what the question is about lies open first', () => {
  const groups = [group('a', 300), group('b', 300), group('c', 300, true)];
  expect([...openIn(groups, 400)]).toEqual(['c']);
  expect([...openIn(groups, 700)]).toEqual(['c', 'a']);
});

test('Borgo’s last turn begins with the card he turns up, and ends with the phase', () => {
  const log = [
    { n: 1, events: [{ kind: 'borgoDrew', card: 4 }, { kind: 'borgoActs' }] },
    { n: 2, events: [{ kind: 'used', seat: 0 }, { kind: 'borgoDrew', card: 7 }, { kind: 'borgoActs' }] },
    { n: 3, events: [{ kind: 'opponentRazed', card: 9 }, { kind: 'gained' }, { kind: 'phase' }] },
    { n: 4, events: [{ kind: 'borgoGathered', n: 2 }] },
  ];
  expect(lastTurn(log)).toEqual({
    n: 2,
    card: 7,
    steps: [{ kind: 'borgoActs' }, { kind: 'opponentRazed', card: 9 }],
  });
  expect(lastTurn([{ n: 1, events: [{ kind: 'used' }] }])).toBeNull();
});

test('the virtual opponent turns up no card of his own: his last steps are his turn', () => {
  const log = [
    { n: 1, events: [{ kind: 'opponentRazed', card: 9 }] },
    { n: 2, events: [{ kind: 'used' }, { kind: 'opponentScored', n: 1 }] },
  ];
  expect(lastTurn(log)).toEqual({ n: 2, card: -1, steps: [{ kind: 'opponentScored', n: 1 }] });
});
