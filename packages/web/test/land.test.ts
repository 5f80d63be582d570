import { fiftyFirstState } from '@cinderhall/fifty-first-state';
import { DESIGNS, machineText } from '@cinderhall/fifty-first-state/table';
import { kernelWords, lexicon, must, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { settledFates } from '../src/games/fifty-first-state/land/fates.ts';
import { isDense, openIn } from '../src/games/fifty-first-state/land/fold.ts';
import { risenBetween } from '../src/games/fifty-first-state/land/risen.ts';
import { en } from '../src/games/fifty-first-state/land/text/en.ts';
import { pl } from '../src/games/fifty-first-state/land/text/pl.ts';
import { gatheredIn, lastTurn, resultOf, roundsAround } from '../src/games/fifty-first-state/solo/last-turn.ts';

const group = (id: string, width: number, lit = false) => ({ id, width, lit });

test('as many groups lie open as fit beside the spines of the others', () => {
  const groups = [group('a', 300), group('b', 300), group('c', 300)];
  expect([...openIn(groups, 1040)]).toEqual(['a', 'b', 'c']);
  expect([...openIn(groups, 700)]).toEqual(['a', 'b']);
  expect([...openIn(groups, 100)]).toEqual(['a']);
});

test('what needs more than two rows is drawn lower', () => {
  const wide = [group('a', 600), group('b', 600), group('c', 600)];
  expect(isDense(wide, 1300)).toBe(false);
  expect(isDense(wide, 1000)).toBe(true);
  expect(isDense([], 1000)).toBe(false);
});

test('an outpost has risen where the same owner stands higher than before', () => {
  type Mapped = Parameters<typeof risenBetween>[0];
  const map = (...areas: readonly (readonly [owner: number, level: number])[]) =>
    ({ map: { areas: areas.map(([owner, level]) => ({ owner, level, shield: false })) } }) as unknown as Mapped;
  expect([...risenBetween(map([0, 1], [1, 1], [-1, 0]), map([0, 2], [0, 2], [1, 1]))]).toEqual([0]);
  expect([...risenBetween(map([0, 2]), map([0, 2]))]).toEqual([]);
  expect([...risenBetween({ map: null }, { map: null })]).toEqual([]);
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

test('brawlers of a round are those gathered since it began, whoever brought them', () => {
  const log = [
    { n: 1, events: [{ kind: 'round' }, { kind: 'borgoGathered', n: 3 }] },
    { n: 2, events: [{ kind: 'round' }, { kind: 'borgoGathered', n: 4 }, { kind: 'borgoSpent', left: 3 }] },
    { n: 3, events: [{ kind: 'visited' }, { kind: 'borgoGathered', n: 1 }] },
  ];
  expect(gatheredIn(log)).toBe(5);
  expect(gatheredIn([])).toBe(0);
});

test('the track of rounds follows the match', () => {
  expect(roundsAround(1)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(roundsAround(5)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(roundsAround(8)).toEqual([4, 5, 6, 7, 8, 9]);
});

test('steps of an opponent tell what they brought or cost', () => {
  expect(resultOf({ kind: 'borgoSpent', left: 2 })).toEqual({ of: 'brawler', n: -1 });
  expect(resultOf({ kind: 'opponentScored', n: 2 })).toEqual({ of: 'vp', n: 2 });
  expect(resultOf({ kind: 'opponentPassed' })).toBeNull();
});

test('what machines have done to a seat is told below them', () => {
  const razed = { kind: 'machineRazed', seat: 0, card: 30 };
  const lost = { kind: 'lost', seat: 0, good: 'fuel', n: 1 };
  const log = [
    { events: [{ kind: 'struck', seat: 0, card: 1 }, lost] },
    {
      events: [
        { kind: 'phase', phase: 'attack' },
        { kind: 'struck', seat: 1, card: 1 },
        { ...lost, seat: 1 },
      ],
    },
    { events: [{ kind: 'struck', seat: 0, card: 2 }, razed, { kind: 'gained', seat: 0 }] },
    { events: [{ kind: 'ignored', seat: 0, card: 3 }, { kind: 'struck', seat: 0, card: 4 }, lost] },
  ];
  expect([...settledFates(log, 0)]).toEqual([
    [2, [razed, { kind: 'gained', seat: 0 }]],
    [3, [{ kind: 'ignored', seat: 0, card: 3 }]],
    [4, [lost]],
  ]);
});

test('whoever does not see a machine hears its code and its attack', () => {
  const design = DESIGNS.find(({ id }) => id === 'vulture');
  const machine = must(design && 'machine' in design ? design.machine : null, 'a machine');
  const { code = [], attack = '' } = machineText(machine, { key: '' }).params ?? {};
  const message = { key: 'fiftyFirstState.land.does', params: { code, attack } };
  const { words } = fiftyFirstState;
  expect(say(lexicon('en', kernelWords.en, words.en, en), message)).toBe(
    'code 1 fuel, 1 worker and 1 worker; it makes you discard a card from your hand',
  );
  expect(say(lexicon('pl', kernelWords.pl, words.pl, pl), message)).toMatch(/^kod .*; atak: /);
});
