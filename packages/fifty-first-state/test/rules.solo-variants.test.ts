import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import type { Options } from '../src/index.ts';
import { virtualOf } from '../src/solo/opponent.ts';
import { Table, type Wish } from './table.ts';

/** Turns that do no more than pass the time: two contacts each. */
const TIME = ['punks', 'punks', 'punks', 'merchants', 'merchants', 'merchants', 'junk-train', 'junk-train'];
const against = (opponent: Options['opponent'], wish: Wish): Table =>
  new Table({ seats: 1, connections: [TIME], ...wish, options: { opponent } });
const wait = (table: Table) => table.do(0, table.some(0, 'playConnection')[0] as string);
const opponent = (table: Table) => virtualOf(table.state);
const pile = (table: Table): string[] => table.ids(opponent(table).pile);

/** What the opponent does on its next turns, in short: `connected 2`, `raze 0`, `passed 0`: the step and its points. */
function turns(table: Table, n: number): string[] {
  return Array.from({ length: n }, () => {
    const before = opponent(table).vp;
    const events = wait(table);
    const points = opponent(table).vp - before;
    const shown = events.filter(({ kind }) => /^opponent(Connected|Revealed|Passed)$/.test(kind));
    return shown.map(({ kind, stage }) => `${stage ?? kind.slice(8).toLowerCase()} ${points}`).join(' + ');
  });
}

rule('R-SOLO-035', () => {
  const revealed: Wish = { red: 'punks', blue: 'merchants', built: [['pub'], ['church']], deals: [['school']] };
  // One thing a turn; stages of other variants are skipped at once.
  const misses = ['assassin', 'fuel-tank', 'quarry'];
  const standard = against('standard', { ...revealed, deck: misses });
  expect(turns(standard, 6)).toEqual(['connected 2', 'connected 2', 'raze 0', 'raze 0', 'raze 0', 'passed 0']);
  const merchants = against('merchants', {
    ...revealed,
    blue: null,
    deck: ['arena', 'docks', 'oil-rig', ...misses],
  });
  expect(turns(merchants, 7)).toEqual(['connected 2', 'raze 0', 'raze 0', 'raze 0', 'deals 0', 'deals 0', 'deals 0']);
  expect(turns(merchants, 1)).toEqual(['passed 0']);
  const rebuilding = against('appalachians', {
    ...revealed,
    red: null,
    deck: ['motel', 'docks', 'museum', 'quarry'],
  });
  expect(turns(rebuilding, 6)).toEqual(['connected 2', 'rebuild 0', 'rebuild 1', 'raze 0', 'raze 2', 'passed 0']);
  expect(rebuilding.ruins(0)).toEqual(['pub']);
  // Whatever the stage: once you have passed, so does it.
  for (const [variant, before] of [
    ['appalachians', 0],
    ['appalachians', 1],
    ['merchants', 4],
  ] as const) {
    const table = against(variant, { built: [['pub'], ['church']], deals: [['school']], deck: ['arena', ...misses] });
    turns(table, before);
    const events = table.do(0, 'pass').map(({ kind }) => kind);
    expect(events.slice(0, 2)).toEqual(['passed', 'opponentPassed']);
    expect([opponent(table).vp, table.deals(0)]).toEqual([0, ['school']]);
  }
});

rule('R-SOLO-060', () => {
  const deck = ['motel', 'docks', 'assassin', 'fuel-tank', 'quarry', 'church'];
  const table = against('mutants', { built: [['pub']], deck });
  expect(turns(table, 7)).toEqual([...Array(5).fill('raze 0'), 'passed 0', '']);
  expect([table.built(0), table.discard().length]).toEqual([['pub'], 5]);
  // It still stops after its first success.
  const success = against('mutants', {
    built: [['pub', 'motel']],
    deck: ['transmitter', 'pub-winter', 'quarry', 'church'],
  });
  expect(turns(success, 4)).toEqual(['raze 0', 'raze 0', 'raze 2', 'passed 0']);
  // At a table that chooses so it goes on to the fifth; ruins are no targets.
  const attacked = new Table({
    seats: 1,
    connections: [TIME],
    built: [['pub', 'church']],
    // The Motel is what you get for the Pub.
    deck: ['assassin', 'museum', 'docks', 'motel', 'pub-winter', 'quarry', 'fuel-tank'],
    options: { opponent: 'mutants', mutantsAttackOn: true },
  });
  expect(turns(attacked, 6)).toEqual(['raze 0', 'raze 0', 'raze 2', 'raze 0', 'raze 2', 'passed 0']);
  // The others attack three times, and stop whatever the switch says.
  const others = new Table({
    seats: 1,
    connections: [TIME],
    built: [['pub', 'motel']],
    deck: ['quarry', 'pub-winter'],
    options: { opponent: 'standard', mutantsAttackOn: true },
  });
  expect(turns(others, 2)).toEqual(['raze 2', 'passed 0']);
  for (const variant of ['standard', 'newYork'] as const)
    expect(turns(against(variant, { built: [['pub']], deck }), 4)).toEqual([...Array(3).fill('raze 0'), 'passed 0']);
});

rule('R-SOLO-061', () => {
  const deck = ['sharrash', 'docks', 'crossroads', 'school', 'school', 'school', 'church'];
  const table = against('newYork', { phase: 'round', deck });
  table.do(0, 'card church');
  table.answer('soloPick');
  expect(table.built(1)).toEqual(['school', 'school', 'crossroads', 'docks']);
  expect(table.hand(0)).toEqual(['church', 'school', 'sharrash']);
  const mutants = against('mutants', { phase: 'round', deck });
  mutants.do(0, 'card church');
  mutants.answer('soloPick');
  expect(mutants.built(1)).toEqual(['school', 'school', 'crossroads']);
});

rule('R-SOLO-062', () => {
  // After its attacks: fuel matches nothing, gun matches two deals, of which you choose one.
  const deals = [['arena', 'docks', 'confessor']];
  const table = against('merchants', { built: [['camp']], deals, deck: ['assassin', 'oil-rig', 'labor-camp'] });
  expect(turns(table, 1)).toEqual(['raze 2']);
  const goods = table.goods(0);
  expect(turns(table, 1)).toEqual(['deals 0']);
  expect(table.deals(0)).toEqual(deals[0]);
  wait(table);
  expect([table.asked, table.choices(0)]).toEqual(['lostDeal 0', ['card arena', 'card confessor']]);
  table.do(0, 'card confessor');
  expect([table.deals(0), table.discard(), table.asked]).toEqual([
    ['arena', 'docks'],
    ['labor-camp', 'confessor'],
    'act 0',
  ]);
  // Nobody gains anything: your goods are two turns of contacts more.
  expect([opponent(table).vp, table.goods(0)]).toEqual([2, { ...goods, redContact: 6 }]);
  expect(turns(table, 1)).toEqual(['passed 0']);
  expect(table.discard().sort()).toEqual(['assassin', 'confessor', 'labor-camp', 'oil-rig']);
  // One that fits is lost without a question; the third failure is the last, whatever came before.
  const one = against('merchants', { built: [['hidden-forge']], deals, deck: ['docks', 'combat-zone'] });
  expect(turns(one, 3)).toEqual(['raze 0', 'deals 0', 'passed 0']);
  expect(one.deals(0)).toEqual(['arena', 'confessor']);
  const never = ['arena', 'quarry', 'fuel-tank', 'church', 'school', 'old-cinema', 'museum'];
  const failed = against('merchants', { built: [['pub']], deals: [['confessor']], deck: never });
  expect(turns(failed, 7)).toEqual([...Array(3).fill('raze 0'), ...Array(3).fill('deals 0'), 'passed 0']);
  expect([failed.deals(0), pile(failed), failed.discard().length]).toEqual([['confessor'], [], 6]);
  // The types of the cards do not matter, only the deals: Church and Hideout both give a point.
  const points = against('merchants', {
    deals: [['hideout']],
    built: [['hidden-forge']],
    deck: ['church', 'combat-zone'],
  });
  expect([turns(points, 2), points.deals(0)]).toEqual([['raze 0', 'deals 0'], []]);
  // No other opponent touches deals.
  const mutants = against('mutants', {
    deals: [['hideout']],
    built: [['hidden-forge']],
    deck: ['church', 'combat-zone'],
  });
  expect([turns(mutants, 2), mutants.deals(0)]).toEqual([['raze 0', 'passed 0'], ['hideout']]);
  // The old pile lies among the discarded cards, so that it may be drawn anew.
  const empty = against('merchants', { built: [['hidden-forge']], deck: ['combat-zone'], discard: [] });
  expect(turns(empty, 1)).toEqual(['raze 0']);
  wait(empty);
  expect([opponent(empty).stage, pile(empty), empty.discard()]).toEqual(['deals', ['combat-zone'], []]);
});

rule('R-SOLO-062', () => {
  // Three attacks fail, and their pile is discarded before the first attack on a deal, which has a new one.
  const table = against('merchants', {
    built: [['pub']],
    deals: [['confessor']],
    deck: ['school', 'church', 'quarry', 'fuel-tank', 'docks'],
  });
  expect(turns(table, 3)).toEqual(['raze 0', 'raze 0', 'raze 0']);
  expect([pile(table), table.discard()]).toEqual([['docks', 'fuel-tank', 'quarry'], []]);
  wait(table);
  expect([pile(table), table.discard()]).toEqual([['church'], ['docks', 'fuel-tank', 'quarry']]);
});

rule('R-SOLO-063', () => {
  const built = [['pub'], ['church', 'school']];
  const table = against('appalachians', { built, deck: ['docks', 'motel'] });
  wait(table);
  expect([pile(table), opponent(table).vp, table.built(0)]).toEqual([['motel'], 0, ['pub']]);
  // Docks share the ammo type with its School: a point, and all stays as it was.
  wait(table);
  expect([opponent(table).vp, table.built(1)]).toEqual([1, ['church', 'school']]);
  expect(table.built(0)).toEqual(['pub']);
  // Then the attacks begin, with a pile of their own.
  expect([pile(table), table.discard()]).toEqual([['motel', 'docks'], []]);
  wait(table);
  expect([pile(table).length, table.discard()]).toEqual([1, ['motel', 'docks']]);
  // Three failures, and then three attacks all the same.
  const deck = ['assassin', 'fuel-tank', 'church', 'motel', 'transmitter', 'propaganda-station'];
  const failed = against('appalachians', { built: [['shelter'], ['quarry']], deck });
  expect(turns(failed, 7)).toEqual([...Array(3).fill('rebuild 0'), ...Array(3).fill('raze 0'), 'passed 0']);
  expect(failed.discard()).toHaveLength(6);
  // With nothing in front of it, or for a card without a type, there is nothing in common.
  const nothing = against('appalachians', { built: [[], []], deck: ['church'] });
  expect(turns(nothing, 1)).toEqual(['rebuild 0']);
  const blank = against('appalachians', { built: [[], ['foundation', 'church']], deck: ['radioactive-colony'] });
  expect(turns(blank, 1)).toEqual(['rebuild 0']);
  // The point may bring the end; without a card to draw it passes.
  const end = against('appalachians', { built: [[], ['church']], opponentVp: 24, deck: ['museum'] });
  wait(end);
  expect([opponent(end).vp, end.state.ending]).toEqual([25, true]);
  const empty = against('appalachians', { built: [['pub'], ['church']], deck: ['docks'], discard: [] });
  expect(turns(empty, 2)).toEqual(['rebuild 0', 'passed 0']);
});
