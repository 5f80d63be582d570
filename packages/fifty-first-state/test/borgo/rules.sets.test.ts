/** What Borgo does with the sets in play: the second step of his development, piles, headquarters, ruins taken from him. */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import type { Options } from '../../src/index.ts';
import { HEADQUARTERS } from '../../src/sets/headquarters/data.ts';
import { acts, against, type BorgoWish, borgo, kinds, lookOut, score, wait } from './borgo.ts';

/** A table with these sets; the card of his turn makes him develop. */
const developing = (expansions: Options['expansions'], { deck = [], ...wish }: BorgoWish = {}) =>
  against({ options: { expansions }, ...wish, deck: [...deck, 'scrap-metal'] });

rule('R-BORGO-035', () => {
  const table = developing(['winter']);
  wait(table);
  expect(score(table)).toEqual([0, 4]);
});

rule('R-BORGO-037', () => {
  const shielded = (built: readonly string[]): string[] => {
    const table = developing(['newEra'], { built: [[], built] });
    wait(table);
    if (table.state.decision?.kind === 'borgoShield') return table.choices(0);
    expect(score(table)).toEqual([0, 3]);
    return table.built(1).filter((_, at) => table.state.locations[1]?.[at]?.shield);
  };
  // The greatest distance, before the category.
  expect(shielded(['docks', 'skyscraper', 'shadow'])).toEqual(['skyscraper']);
  // Those that have a shield, printed ones too, are left out.
  expect(shielded(['skyscraper+shield', 'shadow', 'docks'])).toEqual(['skyscraper', 'shadow']);
  expect(shielded(['hidden-forge'])).toEqual([]);
  // An action, then a feature, then production.
  expect(shielded(['pub', 'church', 'shadow'])).toEqual(['shadow']);
  expect(shielded(['pub', 'church'])).toEqual(['church']);
  expect(shielded([])).toEqual([]);
  // Still equal: the player chooses.
  expect(shielded(['shadow', 'pub', 'motel'])).toEqual(['card shadow', 'card motel']);
});

rule('R-BORGO-038', () => {
  const table = developing(['scavengers'], { piles: [['pub'], ['church', 'motel']] });
  wait(table);
  // The card of his turn lies on top only afterwards.
  expect([table.built(1), table.pile(1), score(table)]).toEqual([['motel'], ['church', 'scrap-metal'], [0, 2]]);
  // Nothing there: the brawler is gone all the same.
  const empty = developing(['scavengers'], { piles: [['pub'], []] });
  expect(kinds(wait(empty))).toContain('borgoFoundNothing');
  expect([empty.built(1), score(empty)]).toEqual([[], [0, 2]]);
});

rule('R-BORGO-039', () => {
  const attacked = (built: readonly string[], card: string) => {
    const table = developing(['allies'], { built: [built], deck: [card] });
    wait(table);
    return [table.ruins(0), ...score(table)];
  };
  // Only locations of an ally: Murderers' Pub would fit as well and is as far away.
  expect(attacked(['blood-colours', 'murderers-pub', 'bioweaponry'], 'gun-shop')).toEqual([['blood-colours'], 2, 2]);
  expect(attacked(['rat-hunt', 'bioweaponry'], 'chrome-oath')).toEqual([['rat-hunt'], 2, 2]);
  // None of them is hit, or there is none.
  expect(attacked(['rat-hunt', 'bioweaponry'], 'gun-shop')).toEqual([[], 1, 2]);
  expect(attacked(['bioweaponry'], 'gun-shop')).toEqual([[], 1, 2]);
  // Without a brawler he passes.
  const poor = developing(['allies'], { built: [['rat-hunt']], deck: ['chrome-oath'], brawlers: 0 });
  wait(poor);
  expect([borgo(poor).stage, poor.built(0)]).toEqual(['passed', ['rat-hunt']]);
});

rule('R-ALLY-038', () => {
  // With the Galvanic Prophet cards of Uranopolis are iron and ammo as well.
  const table = against({
    options: { expansions: ['allies'] },
    built: [['galvanic-prophet', 'reserves']],
    deck: ['scrap-trader', 'city-guards'],
  });
  wait(table);
  expect(table.ruins(0)).toEqual(['galvanic-prophet']);
});

rule('R-BORGO-048', () => {
  const table = developing(['allies'], { built: [['rat-hunt+shield']], deck: ['chrome-oath'] });
  wait(table);
  expect([table.built(0), table.placed(0, 'rat-hunt').shield, score(table)]).toEqual([['rat-hunt'], false, [0, 2]]);
});

rule('R-BORGO-046', () => {
  const options = { expansions: ['scavengers'] } as const;
  const table = against({ options, built: [['pub']], deck: ['motel', 'city-guards', 'museum', 'brick-storage'] });
  wait(table);
  expect([table.built(1), table.pile(1)]).toEqual([['museum'], ['brick-storage']]);
  wait(table);
  expect([table.ruins(0), table.pile(1)]).toEqual([['pub'], ['brick-storage', 'motel', 'city-guards']]);
  // The leftovers of the drafts are whose the token is.
  const his = lookOut(against({ options, phase: 'round', round: 1, first: 1 }));
  const left = his.events.filter(({ kind }) => kind === 'leftOver').map(({ card }) => his.id(Number(card)));
  expect([left.length, his.pile(0)]).toEqual([2, []]);
  expect(his.pile(1).slice(0, 2)).toEqual(left);
  const mine = lookOut(against({ options, phase: 'round', round: 0, first: 0 }));
  expect([mine.pile(0).length, mine.pile(1)]).toEqual([2, []]);
});

rule('R-SCAV-060', () => {
  const table = against({ options: { expansions: ['scavengers'], promo1: false }, phase: 'setup' });
  // 88 and 44 cards, six of them dealt; the third of the rest, rounded down.
  expect([table.state.deck.length, table.pile(1).length]).toEqual([84, 42]);
});

rule('R-BORGO-047', () => {
  const all = ['noMansLand', 'allies', 'scavengers', 'newEra', 'winter'];
  const steps = (brawlers: number): string[] => {
    const table = against({
      options: { expansions: all },
      brawlers,
      map: { sw: '0', nw: '1/2' },
      piles: [[], ['museum']],
      built: [['rat-hunt'], ['docks']],
      deck: ['church', 'scrap-metal'],
    });
    const told = [
      'borgoGathered',
      'borgoShielded',
      'opponentBuilt',
      'opponentRevealed',
      'opponentOutpost',
      'opponentPassed',
    ];
    return kinds(wait(table)).filter((kind) => told.includes(kind));
  };
  const order = ['borgoGathered', 'borgoShielded', 'opponentBuilt', 'opponentRevealed', 'opponentOutpost'];
  expect(steps(3)).toEqual(order);
  // Winter brings one brawler; when the last one is spent the rest is dropped.
  expect(steps(1)).toEqual([...order.slice(0, 4), 'opponentPassed']);
  expect(steps(0)).toEqual([...order.slice(0, 3), 'opponentPassed']);
});

const HQ = HEADQUARTERS.findIndex(({ id }) => id === 'old-capital');

rule('R-HQ-006', () => {
  // Fuel, contact, card and victory: the last of them comes with the location that he builds.
  const table = against({
    options: { headquarters: true },
    built: [[], ['methane-storage', 'sharrash', 'motel']],
    deck: ['archive', 'brick-storage'],
    arrange(start) {
      start.headquarters = { offered: [HQ], taken: [[], []], claimed: false };
    },
  });
  const events = wait(table);
  expect(kinds(events)).toContain('opponentClaimed');
  expect([table.state.headquarters?.offered, table.state.headquarters?.taken]).toEqual([[], [[], [HQ]]]);
  expect(score(table)).toEqual([0, 3]);
  // A location of the draft does as well.
  const drafted = against({
    options: { headquarters: true },
    phase: 'round',
    round: 0,
    built: [[], ['methane-storage', 'sharrash', 'motel']],
    deck: ['gun-shop', 'oil-trader', 'scrap-trader', 'shadow', 'shipwreck', 'skyscraper'],
    arrange(start) {
      start.headquarters = { offered: [HQ], taken: [[], []], claimed: false };
    },
  });
  expect(lookOut(drafted).state.headquarters?.taken[1]).toEqual([HQ]);
});

rule('R-HQ-008', () => {
  const ibn = HEADQUARTERS.findIndex(({ effect }) => effect.kind === 'takeLocation');
  const table = against({
    options: { headquarters: true, expansions: ['newEra'] },
    built: [
      ['gun-shop', 'methane-storage', 'scrap-metal', 'camp', 'sharrash'],
      ['docks+shield', 'church'],
    ],
    arrange(start) {
      start.headquarters = { offered: [ibn], taken: [[], []], claimed: false };
    },
  });
  table.do(0, `claim ${ibn}`);
  expect(table.choices(0)).toEqual(['takeOver docks', 'takeOver church']);
  table.do(0, 'takeOver docks');
  // His shield comes along; nothing is produced.
  expect([table.placed(0, 'docks').shield, table.built(1), table.goods(0)]).toEqual([true, ['church'], {}]);
});

rule('R-SOLO-036', () => {
  // Red Anja takes ruins of Borgo: those that the player has seen fall, and others by their back.
  const table = against({
    options: { expansions: ['scavengers'] },
    built: [['red-anja'], ['docks']],
    goods: [{ redContact: 4 }],
    deck: ['pub', 'brick-storage'],
    arrange(start) {
      if (start.opponent?.kind === 'borgo') start.opponent.ruins.push(start.deck.shift() ?? -1);
    },
  });
  table.do(0, 'razeRival docks');
  expect(acts(table.events)).toEqual(['build']);
  table.do(0, 'use red-anja');
  expect(table.choices(0)).toEqual(['takeRuin 1 0', 'takeRuin 1 1']);
  table.do(0, 'takeRuin 1 1');
  expect([table.ruins(0), borgo(table).ruins.length]).toEqual([['docks'], 1]);
});

rule('R-SOLO-036', () => {
  // Toxic Waste costs him a point; nothing can be taken from him, and nothing of his blocked.
  const options = { expansions: ['allies'] } as const;
  const table = against({
    options,
    built: [['toxic-waste', 'rat-hunt', 'thieves-caravan'], ['archive']],
    hands: [['pub']],
    goods: [{ worker: 9, gun: 9 }],
    opponentVp: 4,
    deck: ['museum', 'brick-storage'],
  });
  expect(table.some(0, 'use')).toEqual(['use toxic-waste']);
  table.do(0, 'use toxic-waste');
  expect([score(table)[0], table.discard()]).toEqual([3, ['pub', 'brick-storage']]);
});
