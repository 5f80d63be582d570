import { type Choice, type GameState, must } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { counted, formatFault, formatReport } from './format.ts';
import { Gauntlet, type Settings } from './gauntlet.ts';
import { fewTables } from './pairwise.ts';
import type { Effort, Fault, Trial } from './trial.ts';

/** What every run of the tests plays of a game: a few tables, and not for long, and no card is hunted for. */
const sample: Partial<Effort> = { steps: 3_000, costly: 800, hunt: 0, coverage: 0 };

/** A rare way of one card of a thousand takes its time to find; the hunt ends as soon as nothing is left to find. */
const everything: Partial<Effort> = { hunt: 200_000 };

/**
 * Registers the quick gauntlet of a game as tests: one for each table, then one for its words and one for its cards.
 * Without `npm test -- --deep` only a sample of it, at so few tables that every option is still met.
 */
export function gauntletSuite<S extends GameState, C extends Choice>(
  trial: Trial<S, C>,
  settings: Settings = {},
): void {
  const deep = process.env.CINDERHALL_TESTS === 'deep';
  const effort = deep ? everything : sample;
  const gauntlet = new Gauntlet(trial, { artifacts: 'artifacts/gauntlet', inFull: deep, effort, ...settings });
  const before = gauntlet.faults;
  const { tables } = gauntlet;

  describe(`the gauntlet of ${trial.game.id}`, () => {
    test('has its words in every language, and tables to play at', () => expect(reportOf(before)).toBe(''));

    for (const at of deep ? tables.keys() : fewTables(tables)) {
      const { seats, options } = must(tables[at]);
      test(`${counted(seats, 'seat')}, ${JSON.stringify(options)}`, () => {
        const known = new Set(gauntlet.faults.map(({ check }) => check));
        gauntlet.playTable(at);
        expect(reportOf(gauntlet.faults.filter(({ check }) => !known.has(check)))).toBe('');
      });
    }

    test(deep ? 'uses every card in every way' : 'uses cards without a fault', () => {
      gauntlet.hunt();
      gauntlet.judgeCoverage();
      const report = gauntlet.report();
      if (process.env.GAUNTLET_REPORT) console.log(formatReport(report));
      expect(reportOf(report.faults.filter((fault) => !before.includes(fault)))).toBe('');
    });
  });
}

const reportOf = (faults: readonly Fault[]): string => faults.map(formatFault).join('\n');
