/** Borgo through the phases of a round, and what players do to him. */
import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, Match } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { options } from '../../src/options.ts';
import { against, borgo, kinds, lookOut, score, wait } from './borgo.ts';

function started(more: object = {}) {
  const options = { opponent: 'borgo', ...more };
  const match = Match.start(fiftyFirstState, { seats: 1, seed: '7'.repeat(32), options });
  if (isRefused(match)) throw new Error(match.refused.key);
  return match;
}

rule('R-BORGO-001', () => {
  const { state } = started();
  expect([state.first, state.opponent?.kind, state.opponent?.vp, state.locations[1]]).toEqual([0, 'borgo', 0, []]);
  expect(state.players).toHaveLength(1);
  // Any sets together, officially.
  const all = { expansions: ['newEra', 'winter', 'scavengers', 'allies', 'noMansLand'] };
  expect(started(all).state.options.sets).toEqual(['winter', 'newEra', 'scavengers', 'allies', 'noMansLand']);
});

rule('R-OPT-002', () => {
  const read = (opponent: string) =>
    options.check?.({ ...defaults(), expansions: ['winter', 'allies'], opponent } as never, 1) ?? [];
  expect(read('borgo')).toEqual([]);
  expect(read('mutants').map(({ rule }) => rule)).toEqual(['R-OPT-002']);
});

rule('R-OPT-008', () => {
  expect(options.check?.({ ...defaults(), opponent: 'borgo' } as never, 2)?.map(({ rule }) => rule)).toEqual([
    'R-OPT-008',
  ]);
  expect(started({ borgoHarder: true }).state.opponent).toMatchObject({ kind: 'borgo', harder: true });
  expect(started().state.opponent).toMatchObject({ kind: 'borgo', harder: false });
});

const defaults = (): object =>
  Object.fromEntries(Object.entries(options.fields).map(([name, field]) => [name, field.default]));

rule('R-BORGO-002', () => {
  for (const round of [1, 2, 5]) {
    const table = lookOut(against({ phase: 'round', round: round - 1, brawlers: 0 }));
    expect([table.state.round, borgo(table).brawlers]).toEqual([round, round]);
  }
});

rule('R-BORGO-005', () => {
  const table = against({ built: [[], ['docks']], goods: [{ worker: 1 }], deck: ['pub'] });
  table.do(0, 'visit docks');
  // The visit brought a brawler, which his standard action has cost him again.
  expect([table.goods(0).iron, score(table)]).toEqual([1, [1, 3]]);
  // Fixer on an open production that already has a worker.
  const fixer = against({
    options: { promo1: true },
    built: [['fixer'], ['docks']],
    goods: [{ worker: 4 }],
    deck: ['docks', 'brick-storage'],
    arrange(start) {
      for (const placed of start.locations[1] ?? []) placed.visits = 1;
    },
  });
  fixer.do(0, 'use fixer');
  expect([fixer.goods(0).iron, score(fixer)]).toEqual([1, [0, 4]]);
});

rule('R-BORGO-006', () => {
  const table = against({ built: [['docks']], deck: ['scrap-metal'] });
  wait(table);
  expect([table.placed(0, 'docks').visits, table.goods(0), score(table)]).toEqual([
    1,
    { redContact: 2, worker: 1 },
    [0, 4],
  ]);
});

rule('R-BORGO-007', () => {
  const table = against({ built: [[], ['docks']], goods: [{ redContact: 3 }], deck: ['pub'] });
  table.do(0, 'razeRival docks');
  expect([table.built(1), table.ids(borgo(table).ruins), table.discard()]).toEqual([[], ['docks'], ['pub']]);
  expect([table.goods(0).redContact, table.goods(0).iron, score(table)]).toEqual([undefined, 2, [1, 2]]);
  // Everybody saw what it was; a spectator sees that there are ruins.
  expect(table.ids(ruinsSeen(table.match.view(0)))).toEqual(['docks']);
  expect(table.ids(ruinsSeen(table.match.view(-1)))).toEqual(['?']);
});

const ruinsSeen = ({ opponent }: ReturnType<typeof against>['state']): readonly number[] =>
  opponent?.kind === 'borgo' ? opponent.ruins : [];

rule('R-BORGO-010', () => {
  // Each action that costs a brawler, and nothing of it happens.
  for (const deck of [['pub'], ['motel', 'city-guards']]) {
    const table = against({ brawlers: 0, built: [['pub-winter']], deck, options: { expansions: ['winter'] } });
    expect(kinds(wait(table))).toEqual(expect.arrayContaining(['borgoOut', 'opponentPassed']));
    expect([score(table), borgo(table).stage, table.built(0)]).toEqual([[0, 0], 'passed', ['pub-winter']]);
    // Only the card of his turn was drawn.
    expect(table.discard()).toEqual(deck.slice(-1));
  }
  // The rest of what the card would make him do is dropped.
  const winter = against({
    brawlers: 0,
    options: { expansions: ['newEra', 'winter'] },
    deck: ['museum', 'church', 'craftsmen-guild'],
  });
  wait(winter);
  expect(winter.built(1)).toEqual(['church']);
  // With a connection the standard action needs none, and he goes on building without any.
  const open = against({ brawlers: 0, red: 'thugs', deck: ['docks', 'brick-storage', 'pub'] });
  wait(open);
  wait(open);
  expect([score(open), open.built(1), borgo(open).stage]).toEqual([[2, 0], ['docks'], 'waiting']);
});

rule('R-BORGO-011', () => {
  const table = against({ deck: ['docks', 'brick-storage'] });
  const events = table.do(0, 'pass');
  expect(kinds(events)).toContain('opponentPassed');
  expect(kinds(events)).not.toContain('borgoDrew');
});

const picksOf = (table: ReturnType<typeof against>): number =>
  table.events.filter(({ kind }) => kind === 'picked').length;

rule('R-BORGO-015', () => {
  const table = against({ phase: 'round', round: 0, deck: ['pub', 'docks', 'arena', 'church', 'motel', 'camp'] });
  // The player holds the token: three cards, and the first pick of the first draft.
  expect(table.choices(0)).toEqual(['card camp', 'card motel', 'card church']);
  table.do(0, 'card motel');
  // One of the two others stands with him, the last one is discarded; then he picks first.
  expect(table.built(1)).toHaveLength(2);
  expect([...table.built(1).slice(0, 1), ...table.discard()].sort()).toEqual(['camp', 'church']);
  expect(table.choices(0)).toHaveLength(2);
  table.do(0, table.choices(0)[0] ?? '');
  expect([picksOf(table), table.built(1).length, table.discard().length]).toEqual([2, 2, 2]);
  expect(score(table)).toEqual([0, 4]);
  // By chance: with enough seeds he takes either of the two.
  const picked = new Set(
    ['12', '3f', '77', 'a1', 'c4', 'e8', '5b', '09'].map((seed) => {
      const other = against({ phase: 'round', round: 0, seed: seed.repeat(16), deck: ['church', 'motel', 'camp'] });
      other.do(0, 'card motel');
      return other.built(1)[0];
    }),
  );
  expect(picked).toEqual(new Set(['camp', 'church']));
});

rule('R-BORGO-015', () => {
  // With the token he begins the first draft, and the player the second.
  const table = against({
    phase: 'round',
    round: 1,
    first: 1,
    deck: ['pub', 'docks', 'arena', 'church', 'motel', 'camp'],
  });
  expect([table.choices(0).length, table.built(1).length]).toEqual([2, 1]);
  table.do(0, table.choices(0)[0] ?? '');
  expect(table.choices(0)).toEqual(['card arena', 'card docks', 'card pub']);
  table.do(0, 'card pub');
  expect([picksOf(table), table.built(1).length]).toEqual([2, 2]);
});

rule('R-BORGO-016', () => {
  const usual = lookOut(against({ phase: 'round', round: 2, brawlers: 0 }));
  const harder = lookOut(against({ phase: 'round', round: 2, brawlers: 0, options: { borgoHarder: true } }));
  expect([borgo(usual).brawlers, borgo(harder).brawlers]).toEqual([3, 4]);
});

rule('R-BORGO-018', () => {
  const table = against({ phase: 'production', built: [['docks'], ['docks', 'school']] });
  expect([table.goods(0).iron, score(table)]).toEqual([1, [0, 3]]);
});

rule('R-BORGO-021', () => {
  const mine = against({ deck: ['pub'] });
  expect([mine.match.waiting(), score(mine)]).toEqual([[0], [0, 3]]);
  const his = against({ first: 1, deck: ['pub', 'church'] });
  expect([his.match.waiting(), score(his)]).toEqual([[0], [1, 2]]);
  wait(his);
  expect(score(his)).toEqual([2, 1]);
});

rule('R-BORGO-022', () => {
  const table = against({
    brawlers: 2,
    built: [['school+shield'], ['docks+shield', 'pub']],
    options: { expansions: ['newEra'] },
  });
  const events = table.do(0, 'pass');
  expect(kinds(events)).toContain('borgoDismissed');
  expect(table.state.first).toBe(1);
  expect([table.placed(0, 'school').shield, table.placed(1, 'docks').shield]).toEqual([false, true]);
  // The brawlers of the next round alone.
  lookOut(table);
  expect([table.state.round, borgo(table).brawlers <= 2]).toEqual([2, true]);
  expect(events.filter(({ kind }) => kind === 'borgoDismissed').map(({ n }) => n)).toEqual([2]);
  table.do(0, 'pass');
  expect(table.state.first).toBe(0);
});

rule('R-BORGO-023', () => {
  const table = against({
    brawlers: 5,
    built: [['school'], ['docks', 'pub']],
    deck: ['pub'],
    goods: [{ vp: 3 }],
    opponentVp: 24,
  });
  wait(table);
  expect([table.state.ending, table.state.phase]).toEqual([true, 'action']);
  table.do(0, 'pass');
  expect(table.state.phase).toBe('over');
  const outcome = fiftyFirstState.outcome(table.state);
  expect([outcome?.places, outcome?.scores[0]?.[0]]).toEqual([[2], 4]);
  expect(outcome?.notes?.map(({ params }) => params?.n)).toEqual([undefined, 27]);
});

rule('R-BORGO-050', () => {
  const ended = (vp: number, theirs: number) => {
    const table = against({
      phase: 'action',
      built: [[], ['docks']],
      goods: [{ vp }],
      opponentVp: theirs,
      arrange(start) {
        start.ending = true;
        if (start.opponent?.kind === 'borgo') start.opponent.ruins.push(start.deck.pop() ?? -1);
      },
    });
    table.do(0, 'pass');
    return fiftyFirstState.outcome(table.state);
  };
  // One location, and ruins that are worth nothing.
  expect(ended(30, 28)?.places).toEqual([1]);
  expect(ended(30, 29)?.places).toEqual([2]);
  expect(ended(30, 30)?.places).toEqual([2]);
  const title = (vp: number) => ended(vp, 0)?.notes?.[0]?.params?.title;
  expect([29, 30, 79, 80].map(title)).toEqual(
    ['mutant', 'survivor', 'cyborg', 'grandMaster'].map((id) => ({ key: `fiftyFirstState.title.${id}` })),
  );
});

rule('R-BORGO-051', () => {
  // No production, no bonus, no features; the worker of a visit is a mark for the round.
  const table = against({
    phase: 'round',
    round: 0,
    built: [[], ['school', 'camp', 'archive', 'docks']],
    deck: ['church', 'church', 'wrecked-tank', 'wrecked-tank', 'wrecked-tank', 'museum'],
  });
  lookOut(table);
  expect(score(table)).toEqual([0, 4]);
  expect(table.state.abilities).toHaveLength(1);
  const visits = against({ built: [[], ['docks']], goods: [{ worker: 2 }], deck: ['museum', 'brick-storage'] });
  visits.do(0, 'visit docks');
  expect(visits.some(0, 'visit')).toEqual([]);
});

rule('R-SOLO-038', () => {
  const table = against({ built: [[], ['docks']], goods: [{ worker: 1 }], deck: ['pub'] });
  table.do(0, 'visit docks');
  expect(table.placed(1, 'docks').visits).toBe(1);
  table.do(0, 'pass');
  expect(table.placed(1, 'docks').visits).toBe(0);
});

test('a save with Borgo in the middle of his turn goes on', () => {
  const table = against({ built: [['docks', 'fuel-tank']], deck: ['scrap-metal'] });
  wait(table);
  const saved = fiftyFirstState.upgrade?.(structuredClone(table.state), fiftyFirstState.rules);
  expect(saved).toEqual(table.state);
  expect(fiftyFirstState.schema.misfits(saved)).toEqual([]);
});
