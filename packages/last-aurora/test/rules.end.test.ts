import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { moored } from '../src/route.ts';
import { cardOf, idOf, Table } from './table.ts';

const lines = (table: Table, seat: number) =>
  table.match
    .outcome()
    ?.lines.filter((line) => line.seat === seat)
    .map(({ points }) => points);

rule('R-LA-300', () => {
  const end = (round: number, full: boolean) =>
    new Table({
      at: 'end',
      round,
      deal: (d) => {
        d.cargo(0);
        d.mount(0, 'biomass-processor', 1);
        if (full) d.cargo(0, 'ammo', 'ammo', 'ammo', 'fuel', 'fuel');
      },
    });
  expect(end(1, false).held(0).food).toBe(1);
  expect(end(6, false).held(0).food).toBe(1);
  expect(end(6, false).match.over).toBe(true);
  // Without room nothing is made, and nothing is asked.
  expect(end(1, true).held(0)).toMatchObject({ food: 0, fuel: 2 });
  const broken = new Table({
    at: 'end',
    deal: (d) => {
      d.cargo(0);
      d.mount(0, 'biomass-processor', 1);
      d.damage(0, 'biomass', 0);
    },
  });
  expect(broken.held(0).food).toBe(0);
});

rule('R-LA-301', () => {
  const end = (round: number, space: number) =>
    new Table({
      at: 'end',
      round,
      deal: (d) => {
        d.player(1).space = space;
      },
    });
  expect(end(1, 17).match.over).toBe(false);
  expect(end(1, 18).match.over).toBe(true);
  expect(end(3, 21).match.over).toBe(false);
  expect(end(3, 25).match.over).toBe(true);
  expect(end(6, 4).match.over).toBe(true);
  expect(end(6, 4).happened('over')).toMatchObject([{ reached: 0 }]);
  expect(end(6, 26).happened('over')).toMatchObject([{ reached: 1 }]);
});

rule(['R-LA-302', 'R-LA-305'], () => {
  const table = new Table({ at: 'end', round: 2 });
  expect(table.state.round).toBe(3);
  expect(moored(table.state)).toBe(22);
  expect(table.asked).toBe('turn 0');
});

rule(['R-LA-303', 'R-LA-304'], () => {
  const end = (seats: number) =>
    new Table({
      at: 'end',
      seats,
      deal: (d) => {
        d.zone(1, 'frozen-depot');
        d.next('deck', 'trader', 'hermit', 'mechanic');
      },
    });
  const two = end(2);
  expect(two.zone()).toEqual(['roof-rack', 'auxiliary-tank', 'mechanic', 'hermit', 'trader']);
  expect(two.state.discard.map(idOf)).toEqual(['frozen-depot', 'rusty-trailer-2', 'open-flatbed']);
  // What lay on a discarded card is in the reserve again; the Trader took one fuel.
  expect(two.state.reserve).toMatchObject({ ammo: 8, food: 8, fuel: 11 });
  expect(end(3).zone().slice(0, 3)).toEqual(['open-flatbed', 'roof-rack', 'auxiliary-tank']);
  // Gaps left by enemies close.
  const gap = new Table({
    at: 'end',
    deal: (d) => {
      d.clear(0);
      d.clear(1);
      d.clear(3);
      d.next('deck', 'trader', 'hermit', 'mechanic');
    },
  });
  expect(gap.zone()).toEqual(['open-flatbed', 'auxiliary-tank', 'mechanic', 'hermit', 'trader']);
});

rule('R-LA-320', () => {
  const score = (
    lay: (d: Parameters<NonNullable<NonNullable<ConstructorParameters<typeof Table>[0]>['deal']>>[0]) => void,
  ) => new Table({ at: 'end', round: 6, seats: 3, order: [2, 1, 0], deal: lay });
  // Nobody reached her: undamaged cards count.
  const late = score((d) => {
    d.player(0).space = 12;
    d.player(1).space = 8;
    d.player(2).space = 8;
    d.damage(0, 'truck', 2);
    d.mount(0, 'radio-mast', 1);
    d.crew(0, 'orphan', 'exhausted');
    d.items(0, 'welding-torch-1');
    d.player(0).fame = 4;
  });
  expect(lines(late, 0)).toEqual([4, 3, 1, 2, 2]);
  expect(lines(late, 1)).toEqual([0, 0, 0, 0, 2]);
  // Shortcuts count if the last convoy could take them.
  const tracks = score((d) => {
    d.player(0).space = 14;
    d.player(1).space = 9;
    d.player(2).space = 8;
    d.mount(2, 'snow-tracks', 1);
  });
  expect([0, 1, 2].map((seat) => lines(tracks, seat)?.[0])).toEqual([4, 1, 0]);
  // Reached: healthy survivors count, for everybody; a damaged fame slot brings nothing.
  const reached = score((d) => {
    d.player(0).space = 26;
    d.one(1, 'leader').contamination = 1;
    d.mount(1, 'nuclear-reactor', 1);
    d.damage(1, 'nuclear-reactor', 0);
    d.cargo(2, 'food', 'food');
    d.mount(2, 'artificial-ecosystem', 1);
    d.crew(2, 'bounty-hunter');
  });
  expect(lines(reached, 0)).toEqual([26, 0, 0, 0, 2]);
  expect(lines(reached, 1)).toEqual([0, 0, 0, 0, 1]);
  expect(lines(reached, 2)).toEqual([0, 0, 0, 1 + 2 + 2, 3]);
});

rule('R-LA-321', () => {
  const tie = new Table({
    at: 'end',
    round: 6,
    order: [0, 1],
    deal: (d) => {
      d.player(0).space = 1;
      d.items(1, 'welding-torch-1');
    },
  });
  expect(tie.match.outcome()?.scores.map(([points]) => points)).toEqual([3, 3]);
  expect(tie.match.outcome()?.places).toEqual([1, 2]);
  const even = new Table({ at: 'end', round: 6, order: [1, 0] });
  expect(even.match.outcome()?.places).toEqual([1, 2]);
});

rule(['R-LA-322', 'R-LA-413'], () => {
  const table = new Table({
    at: 'movement',
    seats: 3,
    options: { map: 'beta' },
    order: [0, 1, 2],
    deal: (d) => {
      const player = d.player(2);
      player.space = 2;
      player.survivors.shift();
      const slots = player.convoy[0]?.slots as number[];
      slots[slots.indexOf(4, 1)] = 0;
      d.start.reserve.survivor++;
      d.start.gone.push(cardOf('leader-3'));
      d.items(2, 'welding-torch-1');
      d.enemy('war-wolves', 1, { targets: [2, 0, 2] });
      d.cargo(2, 'fuel', 'ammo');
    },
  });
  expect(table.held(2).survivor).toBe(1);
  table.do(2, 'drive 5 1 0');
  // The radiation of the shortcut kills the Navigator, the last one.
  expect(table.player(2)).toMatchObject({ out: true, convoy: [], items: [], survivors: [] });
  expect(table.state.order).toEqual([0, 1]);
  expect(table.state.enemies[0]?.targets).toEqual([0]);
  expect(table.state.itemDiscard.map(idOf)).toEqual(['welding-torch-1']);
  expect(table.state.gone.map(idOf)).toContain('truck-3');
  expect(table.state.reserve).toMatchObject({ survivor: 20 - 4, ammo: 8, fuel: 12 });
  // The turn is over; the others go on.
  expect(table.asked).toBe('move 1');
  for (let i = 0; table.state.decision && i < 9; i++) table.until('nothing');
  expect(table.match.outcome()?.places[2]).toBe(3);
  // Losing the driver on the way does not end a move.
  const lost = new Table({
    at: 'movement',
    options: { map: 'beta', mine: true },
    order: [1, 0],
    deal: (d) => {
      d.player(0).space = 2;
      d.start.mines = [2];
      d.start.reserve.mine = 1;
      d.cargo(0, 'fuel');
      d.damage(0, 'truck', 1, 2);
    },
  });
  lost.do(0, 'drive 4 0 0');
  lost.until('move', ['mourn', 'leave', 'done', 'onto']);
  expect(lost.player(0).space).toBe(4);
  expect(lost.convoy(0)[0]).toBe('truck-1@1: x x x');
});

rule('R-LA-323', () => {
  const snow = (seats: number, dying: number[]) =>
    new Table({
      at: 'setup',
      seats,
      deal: (d) => {
        d.next('deck', 'radioactive-snow');
        for (const seat of dying) {
          const player = d.player(seat);
          d.start.gone.push(player.survivors.shift()?.card as number);
          const part = player.convoy.find(({ slots }) => slots.includes(4));
          if (part) part.slots[part.slots.indexOf(4)] = 0;
          d.start.reserve.survivor++;
        }
      },
    });
  const one = snow(2, [0]);
  one.until('turn', ['onto']);
  // The other plays on alone.
  expect([one.player(0).out, one.match.over, one.asked]).toEqual([true, false, 'turn 1']);
  const none = snow(2, [0, 1]);
  expect(none.match.over).toBe(true);
  expect(none.match.outcome()?.scores.map(([points]) => points)).toEqual([-10, -10]);
  const places = none.match.outcome()?.places ?? [];
  expect(new Set(places).size).toBe(1);
});

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
  stop.all(0, 'drive 3 0 0', 'takeStop');
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
  table.all(0, 'onto leader-1', 'hit truck-1:2 -');
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
