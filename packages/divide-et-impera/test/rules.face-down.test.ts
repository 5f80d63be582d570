import { rule } from '@cinderhall/gauntlet/rule';
import { Chance, isRefused, Position, readOptions } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { type Choice, divideEtImpera, type Options, type State } from '../src/index.ts';
import { powersOf } from '../src/powers.ts';
import { type Side, Table, type Wish } from './table.ts';

const AWAY = 'r04';
const EMPTY = { red: [], blue: [], green: [], black: [] };
/** One technology buys DEI041 for whoever controls a green outpost (g04, g07, g08); the rest is too dear. */
const ONE_GREEN = { ...EMPTY, green: ['DEI047', 'DEI041', 'DEI045'] };

const shop = (side: Side, more: Partial<Wish> = {}): Table =>
  new Table({
    sides: [{ hand: ['DEI025', 'DEI026', 'DEI028'], tech: 1, energy: 0, leader: AWAY, ...side }, { leader: AWAY }],
    markets: ONE_GREEN,
    ...more,
  });

/** The one card that can be bought is bought, and only now. */
function buysAtLast(table: Table, card: string): void {
  expect(table.player(0).bought).toEqual([]);
  expect(table.list(0, 'buy')).toEqual([card]);
  table.do(0, `buy ${card}`);
  expect(table.hand(0)).toContain(card);
}

rule('R-DEI-046', () => {
  const table = shop({ units: { g04: 1 } });
  table.do(0, 'down DEI025');
  // One card alone can be bought, and still it is bought only when the player says so.
  expect(table.choices(0)).toEqual(['buy DEI041', 'turnUp DEI025']);
  expect(table.hand(0)).toEqual(['DEI026', 'DEI028']);
  expect(isRefused(table.match.undo(0))).toBe(false);
  expect(table.asked).toBe('play 0');
  table.do(0, 'down DEI025');
  buysAtLast(table, 'DEI041');
  const poor = shop({});
  expect(poor.list(0, 'down')).toEqual([]);
  expect(poor.why(0, 'bin')).toEqual(['R-DEI-046']);
});

rule('R-DEI-046', () => {
  // Turned face up again it is a card as any other: its Move sets the Jet Boots off, and a Purchase is still to be had.
  const table = shop({ units: { g04: 2 }, unlocked: ['jetBoots'], sweets: ['recruit'] });
  table.do(0, 'down DEI025', 'sweet sweet-recruit');
  const [turned] = table.do(0, 'turnUp DEI025');
  expect(turned).toMatchObject({ kind: 'turnedUp', seat: 0 });
  expect([table.player(0).down, table.ids(table.player(0).up.map(({ card }) => card))]).toEqual([[], ['DEI025']]);
  expect([table.state.bonusMoves, table.id(table.player(0).up[0]?.sweet)]).toEqual([1, 'sweet-recruit']);
  expect(table.choices(0)).toEqual(['use recruit', 'use move', 'use collect', 'bonusMove', 'done']);
  table.do(0, 'done');
  expect(table.list(0, 'down')).toEqual(['DEI026', 'DEI028']);
});

rule(['R-DEI-046', 'R-DEI-047'], () => {
  // Moves may come first, as long as one collector keeps the outpost that the Purchase hangs on.
  const side = { units: { g04: 2, g02: 1 }, sweets: ['move'], unlocked: ['jetBoots'] };
  const table = shop(side);
  table.do(0, 'up DEI025', 'done', 'down DEI026', 'sweet sweet-move');
  expect(table.choices(0)).toEqual(['buy DEI041', 'use move', 'bonusMove', 'turnUp DEI026']);
  for (const icon of ['use move', 'bonusMove']) {
    expect([table.mayMove(0, 'g04', 'g03', '1', icon), table.mayMove(0, 'g04', 'g03', '2', icon)]).toEqual([
      true,
      false,
    ]);
    expect(table.mayMove(0, 'g02', 'g01', '1', icon)).toBe(true);
  }
  table.move(0, 'g04', 'g03', '1');
  // Now the last one has to stay, and the reason is told.
  table.do(0, 'bonusMove');
  expect(table.list(0, 'from')).toEqual(['g02', 'g03']);
  expect(table.why(0, `area:${table.area('g04')}`)).toEqual(['R-DEI-046']);
  table.go(0, 'from g02', 'to g01');
  buysAtLast(table, 'DEI041');
  // With something that needs no outpost everybody may go.
  const free = shop(side, { markets: { ...ONE_GREEN, black: ['DEI060', 'DEI057', 'DEI062'] } });
  free.do(0, 'down DEI026', 'sweet sweet-move');
  expect(free.mayMove(0, 'g04', 'g03', '2')).toBe(true);
});

rule(['R-DEI-046', 'R-DEI-124'], () => {
  // A Sweet Move makes a Purchase possible when it takes an outpost, and then it can be used for nothing else.
  const table = shop({ units: { g03: 2, g01: 1 }, sweets: ['move', 'recruit'] });
  expect(table.list(0, 'down')).toEqual(['DEI025', 'DEI026', 'DEI028']);
  table.do(0, 'down DEI025');
  expect(table.choices(0)).toEqual(['sweet sweet-move', 'turnUp DEI025']);
  table.do(0, 'sweet sweet-move', 'use move');
  // From g03 alone, to g04 or g07; from g01 no green outpost is near.
  expect(table.list(0, 'to')).toEqual(['g04', 'g07']);
  table.do(0, 'to g04', 'units 1');
  buysAtLast(table, 'DEI041');
  expect(shop({ units: { g01: 1 }, sweets: ['move'] }).list(0, 'down')).toEqual([]);
});

rule('R-DEI-046', () => {
  const recruit = shop({ shelters: ['g04'], sweets: ['recruit'] });
  recruit.do(0, 'down DEI025', 'sweet sweet-recruit', 'use recruit');
  expect(recruit.collectors(0, 'g04')).toBe(1);
  buysAtLast(recruit, 'DEI041');
  expect(shop({ sweets: ['recruit'] }).list(0, 'down')).toEqual([]);
});

rule('R-DEI-046', () => {
  // A shelter that turns a tie, and a lift whose extra Moves reach an outpost.
  const side = { units: { g04: 1 }, sweets: ['build'] };
  const sides = (unlocked: string[]): Partial<Wish> => ({
    sides: [
      { hand: ['DEI025', 'DEI026'], tech: 1, energy: 0, leader: AWAY, unlocked, ...side },
      { units: { g04: 1 }, leader: AWAY },
    ],
  });
  const fortress = shop({}, sides(['fortress']));
  fortress.do(0, 'down DEI025', 'sweet sweet-build', 'use build:shelter/bridge/lift');
  expect(fortress.player(0).shelters).toEqual([fortress.area('g04')]);
  buysAtLast(fortress, 'DEI041');
  expect(shop({}, sides([])).list(0, 'down')).toEqual([]);
  const lift = shop({ units: { r06: 1 }, sweets: ['build'], unlocked: ['fieldTechnician'] });
  lift.do(0, 'down DEI025', 'sweet sweet-build', 'use build:shelter/bridge/lift');
  expect(lift.player(0).lifts).toHaveLength(1);
  lift.do(0, 'bonusMove');
  expect(lift.collectors(0, 'g04')).toBe(1);
  buysAtLast(lift, 'DEI041');
});

rule('R-DEI-046', () => {
  // A Sweet Collect brings what is missing, with what leaders and abilities add to it.
  const red = (cards: string[]): Partial<Wish> => ({ markets: { ...EMPTY, red: cards } });
  const plain = shop(
    { units: { g01: 1, r08: 1 }, tech: 0, energy: 1, sweets: ['collect'] },
    { ...red(['DEI055', 'DEI053', 'DEI050']), resources: { g01: 2, r08: 2 } },
  );
  // Two energy cells: technology would not do.
  plain.do(0, 'down DEI025', 'sweet sweet-collect', 'use collect');
  expect(plain.goods(0)).toEqual([0, 2]);
  buysAtLast(plain, 'DEI050');
  const abraham = shop(
    { hand: ['DEI009', 'DEI010'], tech: 0, leader: 'g01', units: { g05: 1 }, sweets: ['collect'] },
    { ...red(['DEI055', 'DEI053', 'DEI051']), resources: { g01: 3, g05: 1 }, factions: ['raiders', 'auxilia'] },
  );
  abraham.do(0, 'down DEI009', 'sweet sweet-collect', 'use collect');
  // Two technology: only where he stands there is one more, and it cannot be left.
  expect(abraham.choices(0)).toEqual(['collect g01', 'collect g05']);
  abraham.do(0, 'collect g05');
  buysAtLast(abraham, 'DEI051');
  const camp = shop(
    {
      units: { g01: 1 },
      lifts: [['g01', 'r01']],
      tech: 0,
      energy: 1,
      sweets: ['collect'],
      unlocked: ['explorationCamp'],
    },
    { ...red(['DEI055', 'DEI053', 'DEI050']), resources: { g01: 1 } },
  );
  camp.do(0, 'down DEI025', 'sweet sweet-collect', 'use collect');
  expect(camp.goods(0)).toEqual([0, 2]);
  buysAtLast(camp, 'DEI050');
  const full = shop(
    { units: { r08: 1 }, tech: 9, energy: 1, sweets: ['collect', 'tech'] },
    { ...red(['DEI055', 'DEI053', 'DEI050']), resources: { r08: 1 } },
  );
  // An eleventh one: only technology can be given up for it.
  full.do(0, 'down DEI025', 'sweet sweet-collect', 'use collect');
  expect(full.goods(0)).toEqual([8, 2]);
  buysAtLast(full, 'DEI050');
});

rule(['R-DEI-046', 'R-DEI-158', 'R-DEI-164'], () => {
  const remedy = shop(
    {},
    {
      sides: [
        {
          hand: ['DEI025', 'DEI026'],
          tech: 1,
          energy: 0,
          leader: AWAY,
          units: { g04: 1, g01: 1 },
          sweets: ['collect'],
          unlocked: ['extraordinaryRemedy'],
        },
        { units: { g04: 1, g01: 1 }, leader: AWAY },
      ],
      resources: { g04: 1 },
    },
  );
  // In g01 a collector less would take no green outpost.
  remedy.do(0, 'down DEI025', 'sweet sweet-collect', 'use collect');
  expect([remedy.collectors(1, 'g04'), remedy.collectors(1, 'g01')]).toEqual([0, 1]);
  buysAtLast(remedy, 'DEI041');
  const all = shop({ units: { g03: 15 }, sweets: ['recruit'], unlocked: ['numericalSuperiority'] });
  all.do(0, 'down DEI025', 'sweet sweet-recruit', 'use recruit');
  // A Recruit at the neutral shelters takes no outpost, as a Move it does.
  expect(all.list(0, 'to')).toEqual(['g04', 'g07']);
});

rule(['R-DEI-046', 'R-DEI-072'], () => {
  // With an empty reserve whoever is taken must not be the one that holds the outpost.
  const table = shop({ units: { g04: 1, g01: 14 }, leader: 'g05', sweets: ['recruit'] });
  table.do(0, 'down DEI025', 'sweet sweet-recruit', 'use recruit');
  expect(table.choices(0)).toEqual(['from g01', 'leader g05']);
  // The leader alone would do as well.
  const leader = shop({ units: { g01: 15 }, leader: 'g04', sweets: ['recruit'] });
  leader.do(0, 'down DEI025', 'sweet sweet-recruit', 'use recruit');
  expect(leader.list(0, 'recruit')).toEqual(['g02', 'g10']);
});

rule(['R-DEI-091', 'R-DEI-099'], () => {
  const table = shop({ units: { g04: 1 }, tech: 3 }, { first: [{ op: 'purchase' }] });
  expect(table.choices(0)).toEqual(['buy DEI041', 'buy DEI045']);
  table.do(0, 'buy DEI041');
  // No card was laid down for it.
  expect([table.hand(0), table.player(0).down]).toEqual([['DEI025', 'DEI026', 'DEI028', 'DEI041'], []]);
});

/** Everybody has Sweet Boosts and three abilities but nothing to pay with, and plays face down whenever possible. */
function playFaceDown(seats: number, options: Partial<Options>, seed: number): number {
  const own = divideEtImpera.tasks.deal;
  const deal: typeof own = (state, task, flow) => {
    own(state, task, flow);
    for (const player of state.players) {
      player.sweets.push(...state.sweets.splice(0, 3));
      player.unlocked.push(...player.locked.splice(0, 3));
      state.tech += player.tech;
      state.energy += player.energy;
      Object.assign(player, { tech: 0, energy: 0, powers: powersOf(player) });
    }
  };
  const game = { ...divideEtImpera, tasks: { ...divideEtImpera.tasks, deal } };
  const read = readOptions(game.options, options, seats);
  if (isRefused(read)) throw new Error(read.refused.key);
  const position: Position<State, Choice> = Position.start(game, read, seats, Chance.fromNumber(seed));
  const chance = Chance.fromNumber(seed + 100);
  let helped = 0;
  while (!position.over) {
    const seat = chance.pick(position.waiting());
    const list = position.choices(seat);
    const { state } = position;
    if (state.decision?.kind === 'act' && state.buying) {
      expect(list.length).toBeGreaterThan(1);
      if (!list.some(({ kind }) => kind === 'buy')) helped++;
    }
    const open = list.flatMap((choice, i) => (choice.kind === 'turnUp' ? [] : [i]));
    const down = list.flatMap((choice, i) => (choice.kind === 'down' ? [i] : []));
    position.advance(seat, chance.pick(down.length > 0 ? down : open));
  }
  return helped;
}

test('whoever plays face down and never turns back can always buy', () => {
  let helped = 0;
  for (let seed = 1; seed <= 4; seed++) {
    helped += playFaceDown(2, {}, seed);
    helped += playFaceDown(4, { map: 'random', freeRobot: true }, seed);
  }
  // Where nothing could be bought without a Sweet Boost as well.
  expect(helped).toBeGreaterThan(10);
});
