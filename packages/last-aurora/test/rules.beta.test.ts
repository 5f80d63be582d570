import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { cardOf, idOf, Table } from './table.ts';

rule('R-LA-401', () => {
  const offers = (map: 'alpha' | 'beta') => {
    const table = new Table({
      options: { map },
      deal: (d) => {
        d.cargo(0, 'fuel', 'ammo');
        d.crew(0, 'explorer');
        d.damage(0, 'trailer', 3);
        d.enemy('war-wolves', 0);
        d.start.discard.push(d.take('supercharger'));
      },
    });
    table.explore(0, 2, 'explorer');
    return table.choices(0).filter((choice) => choice.startsWith('bonus'));
  };
  expect(offers('alpha')).toEqual(['bonus 0 0', 'bonus 2 0', 'bonus 3 0', 'bonus 3 1', 'bonus 4 0']);
  expect(offers('beta')).toEqual([
    'bonus 0 0',
    'bonus 0 2',
    'bonus 1 1',
    'bonus 2 0',
    'bonus 2 1',
    'bonus 3 0',
    'bonus 3 1',
    'bonus 3 2',
    'bonus 4 0',
  ]);
  // The costs are the same.
  const poor = new Table({
    options: { map: 'beta' },
    deal: (d) => {
      d.one(0, 'leader').zone = 'rest';
      d.cargo(0);
    },
  });
  expect(poor.choices(0)).toEqual(['explore 0', 'pass navigator-1']);
});

rule('R-LA-402', () => {
  const lay = (space: number, sent: string) => {
    const table = new Table({
      options: { map: 'beta' },
      deal: (d) => {
        d.player(0).space = space;
        d.cargo(0, 'fuel', 'fuel');
        d.crew(0, 'hermit');
        d.items(0, 'nitrous-oxide-1');
        d.start.stops[3] = 3;
      },
    });
    table.explore(0, 1, sent);
    table.do(0, 'bonus 0 2');
    return table;
  };
  // Two spaces, whatever the Navigator and a second fuel could do.
  const table = lay(0, 'leader-1');
  expect(table.choices(0)).toEqual(['drive 1 0 0', 'drive 2 0 0']);
  table.do(0, 'drive 2 0 0');
  expect([table.player(0).space, table.held(0).fuel]).toEqual([2, 1]);
  // Shortcuts and stops count; the Hermit keeps everybody clean.
  const hermit = lay(2, 'hermit');
  expect(hermit.choices(0)).toEqual(['drive 5 1 0', 'drive 6 1 0', 'drive 3 0 0', 'drive 4 0 0']);
  hermit.do(0, 'drive 5 1 0');
  expect(hermit.asked).toBe('damage 0');
  expect(hermit.crew(0).every((one) => !/\d$/.test(one.replace(/-\d/, '')))).toBe(true);
  const stop = lay(2, 'leader-1');
  stop.do(0, 'drive 3 0 0', 'takeStop');
  expect(stop.held(0).fuel).toBe(2);
  const stuck = new Table({
    options: { map: 'beta' },
    deal: (d) => {
      d.cargo(0, 'fuel');
      d.damage(0, 'truck', 0, 1);
    },
  });
  stuck.explore(0, 1, 'leader-1');
  expect(stuck.choices(0)).not.toContain('bonus 0 2');
});

rule(['R-LA-201', 'R-LA-402'], () => {
  const table = new Table({
    options: { map: 'beta' },
    deal: (d) => {
      d.mount(0, 'bunk-wagon', 1);
      d.load(0, [5, 1, 0], [4, 4, 3, 1]);
    },
  });
  table.explore(0, 1, 'leader-1');
  table.do(0, 'bonus 0 2');
  // Here too room is made for a driver first.
  expect(table.choices(0)).toEqual(['drive 1 0 0', 'drive 2 0 0']);
  expect(table.held(0).ammo).toBe(1);
  table.do(0, 'drive 2 0 0');
  expect([table.convoy(0)[0], table.player(0).space]).toEqual(['truck-1@1: x survivor -', 2]);
});

rule('R-LA-403', () => {
  const table = new Table({
    options: { map: 'beta' },
    deal: (d) => {
      d.start.discard.push(...['supercharger', 'hermit', 'frozen-depot'].map((id) => d.take(id)));
      d.mount(0, 'snowplough', 0);
      d.mount(1, 'courier-truck', 0);
      d.start.gone = d.start.gone.filter((card) => !['truck-1', 'truck-2'].includes(idOf(card)));
      d.start.discard.push(cardOf('truck-1'), cardOf('truck-2'));
    },
  });
  table.explore(0, 2, 'leader-1');
  table.do(0, 'bonus 1 1');
  // No survivor, no location, no truck of another colour.
  expect(table.choices(0)).toEqual(['mount supercharger 0', 'mount supercharger 1', 'mount truck-1 0']);
  table.do(0, 'mount supercharger 1');
  expect(table.convoy(0).map((part) => part.split(':')[0])).toContain('supercharger@2');
  expect(table.state.discard.map(idOf)).not.toContain('supercharger');
});

rule('R-LA-404', () => {
  const table = new Table({
    options: { map: 'beta' },
    order: [0, 1],
    deal: (d) => {
      d.cargo(0, 'ammo', 'ammo');
      d.crew(0, 'gunner');
      d.items(0, 'incendiary-rounds-1');
      d.enemy('war-wolves', 0, { defence: 1, targets: [1], loot: 'armoured-trunk' });
      d.zone(5, 'night-wolves');
      d.next('results', 'result-87', 'result-89');
      d.next('itemDeck', 'welding-torch-1');
    },
  });
  table.explore(0, 3, 'leader-1');
  // One weapon, one enemy on the map: nothing to choose, and no extras. The loot comes at once, and the other's item.
  table.do(0, 'bonus 2 1');
  expect(table.happened('shot')).toMatchObject([{ n: 1 }]);
  expect(table.held(0).ammo).toBe(1);
  expect(table.asked).toBe('loot 0');
  table.do(0, 'mount armoured-trunk 1');
  expect(table.player(1).items.map(idOf)).toEqual(['welding-torch-1']);
  expect(table.player(0).fired).toEqual([]);
  expect(table.player(0).fame).toBe(2);
});

rule('R-LA-405', () => {
  const take = (fame: number) => {
    const table = new Table({
      options: { map: 'beta' },
      deal: (d) => {
        d.cargo(0);
        d.player(0).fame = fame;
        d.crew(0, 'preacher');
      },
    });
    table.explore(0, 4, 'preacher');
    table.do(0, 'bonus 3 2');
    return table;
  };
  // Not even the Preacher helps: it is no loss of the explored card.
  expect([take(2).player(0).fame, take(2).held(0).fuel]).toEqual([1, 1]);
  expect(take(0).asked).toBe('damage 0');
});

rule('R-LA-407', () => {
  const explore = (map: 'alpha' | 'beta') => {
    const table = new Table({
      options: { map },
      order: [1, 0],
      deal: (d) => {
        d.player(1).space = 2;
      },
    });
    table.until('move', ['pass', 'stop', 'done', 'endTurn']);
    return table.asked;
  };
  expect(explore('alpha')).toBe('move 0');
  expect(explore('beta')).toBe('move 1');
});

rule(['R-LA-411', 'R-LA-412'], () => {
  const table = new Table({
    at: 'movement',
    options: { map: 'beta' },
    order: [1, 0],
    deal: (d) => {
      d.player(0).space = 27;
      d.player(1).space = 27;
    },
  });
  table.do(0, 'drive 30 64 0');
  expect(table.player(0).space).toBe(30);
  table.do(0, 'onto leader-1', 'hit truck-1:2 -');
  expect(table.crew(0)[0]).toBe('leader-1 active 1');
  expect(table.state.blocked).toBe(64);
  // Closed for everybody.
  expect(table.choices(1).filter((choice) => choice.includes(' 64 '))).toEqual([]);
  // A dangerous one that is no avalanche stays open.
  const open = new Table({
    at: 'movement',
    options: { map: 'beta' },
    order: [1, 0],
    deal: (d) => {
      d.player(0).space = 14;
    },
  });
  open.do(0, 'drive 17 8 0');
  open.do(0, 'onto leader-1');
  expect(open.state.blocked).toBe(0);
  expect(lastAurora.tally(open.state).damage).toEqual([0, 0]);
});
