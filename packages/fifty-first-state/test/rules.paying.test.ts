/** Which location gives the goods that lie on cards (R-BASE-057). */
import { rule } from '@cinderhall/gauntlet/rule';
import { expect, test } from 'vitest';
import { Table, type Wish } from './table.ts';

const tableOf = (wish: Wish): Table => new Table({ connections: [['punks'], ['punks']], ...wish });

rule('R-BASE-057', () => {
  // Camp holds three workers, Radioactive Colony one: the player says whose goes.
  const table = tableOf({
    built: [['camp', 'radioactive-colony'], ['docks']],
    hands: [['museum']],
    goods: [{ brick: 1 }],
  });
  table.do(0, 'visit docks');
  expect([table.asked, table.choices(0)]).toEqual(['payFrom 0', ['card camp', 'card radioactive-colony']]);
  table.do(0, 'card radioactive-colony');
  expect([table.on(0, 'camp'), table.on(0, 'radioactive-colony')]).toEqual([
    { worker: 3 },
    { ammo: 2, blueContact: 1, redContact: 1 },
  ]);
  expect([table.goods(0), table.state.players[0]?.cached?.worker]).toEqual([{ brick: 1, iron: 1 }, 3]);
  table.do(1, 'pass');
  // So nothing but ammo and contacts comes back when the Colony is rebuilt, and no worker is lost at clean-up.
  table.do(0, 'rebuild museum', 'over radioactive-colony', 'payment 1 brick');
  expect(table.goods(0)).toEqual({ iron: 1, ammo: 2, blueContact: 1, redContact: 1, vp: 2 });
  expect(table.on(0, 'camp')).toEqual({ worker: 3 });
});

rule('R-BASE-057', () => {
  // One after another where several are paid, and no more questions than it takes.
  const two = tableOf({ built: [['camp', 'radioactive-colony']], red: 'thugs' });
  two.do(0, 'takeConnection red', 'card camp');
  expect(two.asked).toBe('payFrom 0');
  two.do(0, 'card camp');
  expect([two.on(0, 'camp'), two.on(0, 'radioactive-colony').worker, two.asked]).toEqual([{ worker: 1 }, 1, 'act 1']);
  // No question where all there is goes, where one location holds them, or where the locations are alike.
  const all = tableOf({ built: [['radioactive-colony', 'thieves-den']], red: 'thugs', goods: [{ worker: 1 }] });
  all.do(0, 'takeConnection red');
  expect([all.goods(0), all.on(0, 'radioactive-colony').worker, all.asked]).toEqual([{}, undefined, 'act 1']);
  const single = tableOf({ built: [['camp', 'methane-storage']], red: 'thugs' });
  single.do(0, 'takeConnection red');
  expect([single.on(0, 'camp'), single.asked]).toEqual([{ worker: 1 }, 'act 1']);
});

test('what is paid from a card is told with the card', () => {
  const table = tableOf({ built: [['camp', 'radioactive-colony'], ['docks']] });
  table.do(0, 'visit docks');
  const before = table.events.length;
  table.do(0, 'card camp');
  expect(table.events.slice(before)).toContainEqual(
    expect.objectContaining({ kind: 'tookFrom', seat: 0, good: 'worker', n: 1 }),
  );
});
