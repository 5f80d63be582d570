/** Borgo's turn in the base game: the card that he draws, and what it makes him do. */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { actionsFor } from '../../src/solo/borgo/icons.ts';
import { acts, against, borgo, kinds, score, wait } from './borgo.ts';

rule('R-BORGO-025', () => {
  const table = against({ deck: ['church'] });
  const events = wait(table);
  expect(acts(events)).toEqual(['standard']);
  // The card is shown first and discarded at the end of his turn.
  expect(kinds(events).slice(-4)).toEqual(['borgoDrew', 'borgoActs', 'borgoSpent', 'opponentScored']);
  expect([borgo(table).drawn, table.discard()]).toEqual([null, ['church']]);
  // While he asks something the card still lies there.
  const tied = against({ built: [['docks', 'fuel-tank']], deck: ['scrap-metal'] });
  wait(tied);
  expect([tied.state.decision?.kind, borgo(tied).stage, tied.id(borgo(tied).drawn)]).toEqual([
    'borgoVisit',
    'develop',
    'scrap-metal',
  ]);
  // Types that are none of his icons, and no types at all.
  for (const types of [['tAmmo'], ['tWorker', 'tVp'], ['tIronGang'], []] as const)
    expect(actionsFor('ironFuel', types)).toEqual(['standard']);
});

rule('R-BORGO-025', () => {
  // Nothing left to turn up: he passes.
  const table = against({ deck: [], discard: [] });
  expect(kinds(wait(table))).toContain('opponentPassed');
  for (const [card, left] of [
    ['city-guards', 2],
    ['brick-storage', 3],
  ] as const) {
    const last = against({ deck: [card], discard: [] });
    expect(kinds(wait(last))).toContain('opponentPassed');
    expect([score(last), borgo(last).stage, last.discard()]).toEqual([[0, left], 'passed', [card]]);
  }
});

rule('R-BORGO-026', () => {
  expect(acts(wait(against({ deck: ['church', 'city-guards'] })))).toEqual(['attack']);
});

rule('R-BORGO-027', () => {
  expect(acts(wait(against({ deck: ['brick-storage'] })))).toEqual(['build']);
});

rule('R-BORGO-028', () => {
  expect(acts(wait(against({ deck: ['scrap-metal'] })))).toEqual(['develop']);
  expect(acts(wait(against({ deck: ['methane-storage'] })))).toEqual(['develop']);
  expect(acts(wait(against({ deck: ['camp'] })))).toEqual(['standard']);
  // The other reading of the sources.
  const options = { borgoIcons: 'ammoWorker' } as const;
  expect(acts(wait(against({ options, deck: ['camp'] })))).toEqual(['develop']);
  expect(acts(wait(against({ options, deck: ['deserted-colony'] })))).toEqual(['develop']);
  expect(acts(wait(against({ options, deck: ['scrap-metal'] })))).toEqual(['standard']);
  expect(acts(wait(against({ options, deck: ['pub', 'thieves-caravan'] })))).toEqual(['develop', 'attack']);
});

rule('R-BORGO-029', () => {
  // In the order of the card, whatever the order of the table, and nothing twice.
  expect(actionsFor('ironFuel', ['tIron', 'tGun'])).toEqual(['develop', 'attack']);
  expect(actionsFor('ironFuel', ['tGun', 'tIron'])).toEqual(['attack', 'develop']);
  expect(actionsFor('ironFuel', ['tFuel', 'tIron'])).toEqual(['develop']);
  const winter = { expansions: ['winter'] } as const;
  const table = against({ options: winter, built: [['pub']], deck: ['church', 'black-fortress'] });
  expect(acts(wait(table))).toEqual(['develop', 'attack']);
  const builds = against({ options: winter, deck: ['museum', 'tanker-shipwreck'] });
  expect(acts(wait(builds))).toEqual(['develop', 'build']);
  expect(builds.built(1)).toEqual(['museum']);
});

test('EX-46 Borgo draws', () => {
  expect(actionsFor('ironFuel', ['tGun', 'tAmmo'])).toEqual(['attack']);
  expect(actionsFor('ironFuel', ['tIron'])).toEqual(['develop']);
  expect(actionsFor('ironFuel', ['tCard'])).toEqual(['standard']);
  expect(actionsFor('ironFuel', ['tIron', 'tGun'])).toEqual(['develop', 'attack']);
  expect(actionsFor('ironFuel', ['tFuel', 'tIron'])).toEqual(['develop']);
});

rule('R-BORGO-030', () => {
  const table = against({ red: 'thugs', blue: 'junk-train', deck: ['museum', 'church', 'church'] });
  wait(table);
  // The red one first, and no brawler is needed.
  expect([score(table), table.state.red.open, table.state.blue.open === null]).toEqual([[2, 3], null, false]);
  expect(table.ids(table.state.red.discard)).toContain('thugs');
  wait(table);
  expect([score(table), table.state.blue.open]).toEqual([[4, 3], null]);
  wait(table);
  expect(score(table)).toEqual([5, 2]);
  // The yellow one comes last.
  const yellow = against({
    options: { expansions: ['scavengers'] },
    blue: 'junk-train',
    yellow: 'scavengers',
    deck: ['church', 'church'],
  });
  wait(yellow);
  expect([yellow.state.blue.open, yellow.state.scavengers?.yellow.open === null]).toEqual([null, false]);
  wait(yellow);
  expect([yellow.state.scavengers?.yellow.open, score(yellow)]).toEqual([null, [4, 3]]);
});

rule('R-BORGO-031', () => {
  // No match.
  const missed = against({ built: [['pub']], deck: ['church', 'city-guards'] });
  expect(kinds(wait(missed))).toContain('borgoMissed');
  expect([score(missed), missed.built(0), missed.discard()]).toEqual([[1, 2], ['pub'], ['church', 'city-guards']]);
  // A shield.
  const shielded = against({ built: [['pub+shield']], deck: ['motel', 'city-guards'] });
  wait(shielded);
  expect([score(shielded), shielded.built(0), shielded.placed(0, 'pub').shield]).toEqual([[0, 2], ['pub'], false]);
  // A raze: the goods of the deal, and ruins.
  const razed = against({ built: [['docks', 'pub']], deck: ['shelter', 'city-guards'] });
  wait(razed);
  expect([score(razed), razed.built(0), razed.ruins(0)]).toEqual([[2, 2], ['pub'], ['docks']]);
  expect(razed.goods(0)).toEqual({ redContact: 2, iron: 1 });
  expect([borgo(razed).attack, razed.discard()]).toEqual([null, ['shelter', 'city-guards']]);
});

test('EX-52 Borgo attacks: no match +1, a shield +0, a raze +2', () => {
  const points = (built: string, card: string): number => {
    const table = against({ built: [[built]], deck: [card, 'city-guards'] });
    wait(table);
    return borgo(table).vp;
  };
  expect([points('pub', 'church'), points('pub+shield', 'motel'), points('pub', 'motel')]).toEqual([1, 0, 2]);
});

rule('R-BORGO-032', () => {
  const table = against({ deck: ['docks', 'brick-storage'] });
  wait(table);
  expect([table.built(1), score(table), table.discard()]).toEqual([['docks'], [0, 3], ['brick-storage']]);
});

rule('R-BORGO-033', () => {
  const table = against({
    built: [['docks', 'pub', 'arena']],
    deck: ['methane-storage', 'scrap-metal'],
  });
  wait(table);
  // Pub is farther away than Docks; the Arena is not open.
  expect([table.placed(0, 'pub').visits, table.placed(0, 'docks').visits]).toEqual([1, 0]);
  // One that has a worker is not available any more.
  wait(table);
  expect([table.placed(0, 'pub').visits, table.placed(0, 'docks').visits]).toEqual([1, 1]);
  // Among equal ones the player chooses.
  const tied = against({ built: [['docks', 'fuel-tank', 'school']], deck: ['scrap-metal'] });
  wait(tied);
  expect(tied.choices(0)).toEqual(['card docks', 'card fuel-tank']);
  tied.do(0, 'card fuel-tank');
  expect([tied.placed(0, 'fuel-tank').visits, tied.placed(0, 'docks').visits]).toEqual([1, 0]);
});

rule('R-BORGO-034', () => {
  const table = against({ built: [[], ['docks']], deck: ['scrap-metal'] });
  const events = wait(table);
  expect(kinds(events).slice(-2)).toEqual(['borgoDrew', 'borgoActs']);
  expect([score(table), table.placed(1, 'docks').shield]).toEqual([[0, 3], false]);
});

rule('R-BORGO-045', () => {
  const hit = (built: readonly string[], card: string): string[] => {
    const options = { expansions: ['newEra', 'winter'] };
    const table = against({ built: [built], deck: [card, 'city-guards'], options });
    wait(table);
    return table.state.decision?.kind === 'victim' ? table.choices(0) : table.ruins(0);
  };
  // Two types in common before one, though the other is farther away and an action.
  expect(hit(['gun-shop', 'murderers-pub'], 'bioweaponry')).toEqual(['gun-shop']);
  expect(hit(['confessor', 'murderers-pub'], 'bioweaponry')).toEqual(['murderers-pub']);
  // Then the distance, before the category.
  expect(hit(['gunsmith', 'hunters'], 'combat-zone')).toEqual(['hunters']);
  // Then an unused action, a used one, a feature, production.
  expect(hit(['shadow', 'murderers-pub', 'arena'], 'combat-zone')).toEqual(['shadow']);
  expect(hit(['murderers-pub', 'arena'], 'combat-zone')).toEqual(['murderers-pub']);
  expect(hit(['arena', 'church'], 'combat-zone')).toEqual(['arena']);
  // No look at the spoils: a tie is the player's.
  expect(hit(['arena', 'expedition-camp'], 'combat-zone')).toEqual(['card arena', 'card expedition-camp']);
  // Ruins and locations without a type are never hit.
  expect(hit(['foundation'], 'combat-zone')).toEqual([]);
});

rule('R-BORGO-045', () => {
  // A used action comes after one that was not used, and before a feature.
  const shots = (built: readonly string[]): string[] => {
    const table = against({
      built: [built],
      goods: [{ worker: 1, gun: 1 }],
      deck: ['combat-zone', 'city-guards'],
      options: { expansions: ['newEra'] },
    });
    table.do(0, 'use weapon-trader');
    return table.ruins(0);
  };
  expect(shots(['shadow', 'weapon-trader'])).toEqual(['shadow']);
  expect(shots(['weapon-trader', 'murderers-pub'])).toEqual(['weapon-trader']);
});

rule('R-BORGO-048', () => {
  const options = { expansions: ['newEra'] } as const;
  const table = against({ options, built: [['hidden-forge']], deck: ['gun-shop', 'city-guards'] });
  expect(kinds(wait(table))).toContain('withstood');
  expect([table.built(0), score(table)]).toEqual([['hidden-forge'], [0, 2]]);
  // It does not make him pass.
  expect(borgo(table).stage).toBe('waiting');
});
