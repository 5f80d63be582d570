import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, isRefused, loadMatch, shuffleZone } from '@cinderhall/kernel';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { formatReport, Gauntlet, main, type Progress, runGauntlet, type Trial } from '../src/index.ts';
import type { Choice, State } from './fixture/schema.ts';
import { trialOf } from './fixture/trial.ts';
import { leaks } from './plants/leaks.ts';
import { type Plant, sound } from './plants/plant.ts';
import { states } from './plants/states.ts';

const folder = mkdtempSync(join(tmpdir(), 'gauntlet-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plantNamed = (name: string): Plant => [...leaks, ...states].find((plant) => plant.name === name) as Plant;
const lostCard = trialOf({ ...sound, ...plantNamed('a lost card').change });
const little = { steps: 200, costly: 30, hunt: 100 };

test('cards that were not used yet are hunted for where they are', () => {
  const trial: Trial<State, Choice> = { ...trialOf(), holds: ({ coins }) => coins.length === 3 };
  const gauntlet = new Gauntlet(trial, { effort: little });
  gauntlet.hunt();
  const { tables, matches } = gauntlet.report();
  expect(matches).toBeGreaterThan(0);
  expect(tables.filter(({ seats }) => seats !== 3).map((table) => table.matches)).toEqual(
    tables.filter(({ seats }) => seats !== 3).map(() => 0),
  );
});

describe('a sound game', () => {
  const seen: Progress[] = [];
  const report = runGauntlet(trialOf(), { onProgress: (progress) => seen.push(progress) });

  test('shows no fault', () => expect(report.faults).toEqual([]));

  test('is played at every table and in every way', () => {
    expect(report.tables.every(({ matches }) => matches > 0)).toBe(true);
    expect(new Set(report.tables.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
    expect(report.coverage).toEqual({ used: 8, total: 8, missing: [] });
    expect(report.longestList.decision).toBe('act');
    expect(report.longestMatch).toBeGreaterThan(10);
  });

  test('is looked at closely', () => {
    expect(report.costly).toBeGreaterThan(200);
    expect(report.worlds.compared).toBeGreaterThan(5 * report.worlds.abandoned);
  });

  test('is reported on, and on the way', () => {
    expect(formatReport(report)).toMatch(/8 of 8 ways used \(100 %\)\nNo fault found\.$/);
    expect(seen.at(-1)).toMatchObject({ matches: report.matches, faults: 0 });
  });
});

test('the same seed gives the same run, another one another', () => {
  const run = (seed: number) => ({ ...runGauntlet(trialOf(), { seed, effort: little }), cpuSeconds: 0 });
  const first = run(3);
  expect(run(3)).toEqual(first);
  expect(run(4).steps).not.toBe(first.steps);
});

test('chance and clocks work again afterwards', () => {
  runGauntlet(lostCard, { enough: 1, effort: little });
  expect(Math.random()).toBeLessThan(1);
  expect(new Date().getFullYear()).toBe(new Date(Date.now()).getFullYear());
  expect(performance.now()).toBeGreaterThan(0);
  expect(crypto.randomUUID()).toHaveLength(36);
});

describe('a faulty game', () => {
  const report = runGauntlet(lostCard, { artifacts: folder, enough: 2 });
  const [fault] = report.faults;

  test('is reported with the match that shows it', () => {
    expect(fault).toMatchObject({ check: 'cards', times: 2 });
    expect(fault?.match?.shortened).toBeLessThanOrEqual(fault?.match?.step ?? 0);
    expect(formatReport(report)).toMatch(/1 fault:\n {2}\[cards\] card \d+ is nowhere any more \(in 2 matches\)/);
  });

  test('leaves a save that leads to the fault', () => {
    expect(readdirSync(folder)).toEqual([fault?.file?.slice(folder.length + 1)]);
    const save = JSON.parse(readFileSync(fault?.file ?? '', 'utf8'));
    expect(save.fault).toMatchObject({ check: 'cards', message: fault?.message, seed: fault?.match?.seed });
    const loaded = loadMatch(lostCard.game, save);
    if (isRefused(loaded)) throw new Error(loaded.refused.key);
    const cards = new Set<number>();
    lostCard.game.schema.mapCards(loaded.match.state, (card, home) => (home ? cards.add(card) && card : card));
    expect(cards.size).toBe(25);
  });
});

test('a step that throws is the end of its save', () => {
  const thrower = trialOf({ ...sound, ...plantNamed('a choice that throws').change });
  const match = runGauntlet(thrower, { enough: 1 }).faults[0]?.match;
  expect(match?.save?.log.length).toBeLessThanOrEqual(match?.shortened ?? 0);
});

describe('what a trial says', () => {
  const faultsOf = (about: Partial<Trial<State, Choice>>, game = sound) =>
    runGauntlet({ ...trialOf(game), ...about }, { enough: 1 }).faults.map(({ check }) => check);

  test('ways that cannot happen need not', () => {
    const cards = () => sound.cards().map((card) => (card.id === 'owl' ? { ...card, ways: ['play', 'fly'] } : card));
    const game = { ...sound, cards };
    expect(faultsOf({ unusable: { 'owl/fly': 'its wings are clipped' } }, game)).toEqual([]);
    expect(faultsOf({ unusable: { 'owl/swim': 'it is no duck' } }, game)).toEqual(['trial']);
  });

  test('a share of the ways may be enough for the quick depth', () => {
    const cards = () => sound.cards().map((card) => (card.id === 'owl' ? { ...card, ways: ['play', 'fly'] } : card));
    const quick = { steps: 200, costly: 20, hunt: 500, coverage: 0.8 };
    expect(faultsOf({ quick }, { ...sound, cards })).toEqual([]);
  });

  test('decks are stacked with what is wanted', () => {
    const wanted: string[][] = [];
    const stack: NonNullable<Trial<State, Choice>['stack']> = (start, cards) => {
      wanted.push([...cards]);
      start.deck.reverse();
    };
    expect(faultsOf({ stack, quick: { steps: 1, costly: 1, hunt: 2000 } })).toEqual([]);
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.flat()).toContain('guard');
  });

  test('other secrets than cards are disguised', () => {
    const seats: number[] = [];
    const disguise: NonNullable<Trial<State, Choice>['disguise']> = (state, seat) => {
      seats.push(seat);
      state.bank += seat < 0 ? 1 : 0;
    };
    expect(faultsOf({ disguise })).toEqual(['leak.view']);
    expect(seats).toContain(-1);
  });

  test('cards that are shown on purpose and shuffled away are no leak', () => {
    const { tasks } = sound;
    const showing: Game<State, Choice> = {
      ...sound,
      tasks: {
        ...tasks,
        refill: (state, task, flow) => {
          flow.emit({ kind: 'drawn', seat: 0, card: state.deck.at(-1) ?? -1 });
          shuffleZone(state, state.deck, flow.chance);
          state.glimpses.fill(-1);
          tasks.refill(state, task, flow);
        },
      },
    };
    expect(faultsOf({}, showing)).toEqual(['leak.events']);
    expect(faultsOf({ revealing: ['drawn'] }, showing)).toEqual([]);
  });
});

describe('further tables', () => {
  const table = { seats: 3, options: { rounds: 2 } };
  const trial: Trial<State, Choice> = { ...trialOf(), deepTables: [table] };
  const tables = (settings: object, of = trial): readonly object[] => new Gauntlet(of, settings).tables;

  test('are played in full runs only', () => {
    const usual = tables({}).length;
    expect(tables({ depth: 'deep' })).toHaveLength(usual + 1);
    expect(tables({ depth: 'deep' }).at(-1)).toEqual(table);
    expect(tables({ inFull: true })).toHaveLength(usual + 1);
    expect(tables({ depth: 'deep', inFull: false })).toHaveLength(usual);
  });

  test('that the game refuses are a fault', () => {
    const refused: Trial<State, Choice> = { ...trialOf(), deepTables: [{ seats: 3, options: { rounds: 'many' } }] };
    expect(new Gauntlet(refused, { inFull: true }).faults.map(({ check }) => check)).toEqual(['options']);
    expect(new Gauntlet(refused).faults).toEqual([]);
  });
});

describe('the command', () => {
  const wishes = { deep: false, seed: '1', json: true, artifacts: folder };
  const output = (trial: Trial<State, Choice>, more = {}): { code: number; text: string } => {
    let text = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
      text += part;
      return true;
    });
    const code = main({ ...trial, quick: little } as unknown as Trial, { ...wishes, ...more });
    spy.mockRestore();
    return { code, text };
  };

  test('ends with 0 and JSON alone when all is well', () => {
    const { code, text } = output(trialOf());
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ game: 'night-market', depth: 'quick', faults: [] });
  });

  test('ends with 1 when there are faults', () => {
    const { code, text } = output(lostCard, { json: false });
    expect(code).toBe(1);
    expect(text).toMatch(/\[cards\]/);
  });

  test('goes on for as long as it is told', () => {
    // A clock that goes on with every look at it: how far the run gets must not depend on the machine.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      time += 20;
      return time;
    });
    const { code, text } = output(trialOf(), { minutes: 0.01 });
    clock.mockRestore();
    expect(time).toBeGreaterThan(600);
    expect(code).toBe(0);
    expect(JSON.parse(text)).toMatchObject({ depth: 'deep' });
  });
});
