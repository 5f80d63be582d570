import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { acts, of } from './solo.ts';
import { type Deal, idOf, Table } from './table.ts';

rule('R-LA-120', () => {
  const at = (id: string) => {
    const table = new Table({ deal: (d) => d.zone(3, id) });
    table.explore(0, 3, 'leader-1');
    return table;
  };
  const damage = at('police-outpost');
  expect(damage.asked).toBe('damage 0');
  expect(damage.state.decision).toMatchObject({ zone: 'any', n: 1 });
  const contaminated = at('irradiated-laboratory');
  // Only somebody who was sent, and before the block is chosen.
  expect(contaminated.crew(0)).toEqual(['leader-1 active 1', 'navigator-1 active']);
  expect(contaminated.asked).toBe('block 0');
  expect(at('refugee-camp').player(0).fame).toBe(0);
  expect(at('frozen-depot').player(0).fame).toBe(1);
});

rule(['R-LA-121', 'R-LA-123', 'R-LA-124'], () => {
  const table = new Table({
    deal: (d) => {
      d.zone(3, 'helicopter-wreck');
      d.cargo(1);
      d.next('itemDeck', 'welding-torch-1');
      d.next('deck', 'trader');
    },
  });
  expect(table.state.reserve.item).toBe(5);
  table.explore(0, 3, 'leader-1');
  expect(table.choices(0)).toEqual(['collect false', 'collect true']);
  table.do(0, 'collect true');
  expect(table.player(0).items.map(idOf)).toEqual(['welding-torch-1']);
  expect(table.held(0).fuel).toBe(2);
  expect(table.state.reserve.item).toBe(6);
  expect(table.zone()[2]).toBe('helicopter-wreck');
  table.explore(1, 3, 'leader-2');
  // One block is left, so there is nothing to choose, and the card goes.
  expect(table.held(1)).toMatchObject({ food: 1, ammo: 1 });
  expect(table.state.discard.map(idOf)).toEqual(['helicopter-wreck']);
  expect(table.zone()[4]).toBe('trader');
});

rule(['R-LA-124', 'R-LA-523'], () => {
  /** The reserve was short of fuel when it was revealed: its right block is an item alone. */
  const lay = (slot: number) => (d: Deal) => {
    d.zone(slot, 'helicopter-wreck');
    Object.assign(d.start.zone[slot - 1] ?? {}, { right: [5] });
    d.start.reserve.fuel++;
  };
  const table = new Table({ deal: lay(3) });
  table.explore(0, 3, 'leader-1');
  table.do(0, 'collect false');
  // No resource is left, so the location goes, and the item with it.
  expect(table.state.discard.map(idOf)).toEqual(['helicopter-wreck']);
  expect([table.state.reserve.item, table.player(0).items]).toEqual([6, []]);
  // The other way round the resources stay, and the card with them.
  const item = new Table({ deal: lay(3) });
  item.explore(0, 3, 'leader-1');
  item.do(0, 'collect true');
  expect([item.state.discard, item.zone()[2]]).toEqual([[], 'helicopter-wreck']);
  // The Automa leaves no item alone either.
  const automa = acts('automa-112', lay(1));
  expect(automa.state.discard.map(idOf)).toEqual(['helicopter-wreck']);
  expect([automa.state.reserve.item, of(automa).trophies]).toEqual([6, []]);
});

rule(['R-LA-125', 'R-LA-128', 'R-LA-132'], () => {
  const table = new Table({
    deal: (d) => {
      d.zone(3, 'snowplough');
      d.mount(0, 'roof-rack', 0);
      d.cargo(0, 'food', 'fuel', 'fuel');
      d.damage(0, 'truck', 2);
      d.damage(0, 'roof-rack', 1);
    },
  });
  table.explore(0, 3, 'leader-1');
  table.do(0, 'deed');
  const convoy = table.convoy(0);
  expect(convoy.map((part) => part.split(':')[0])).toEqual(['snowplough@1', 'roof-rack@1', 'trailer-1@2']);
  // The old truck's damage is gone, the rack on it kept its own; all markers are there.
  expect(table.held(0)).toEqual({ ammo: 0, food: 1, fuel: 2, survivor: 2, damage: 1 });
  expect(convoy[1]).toMatch(/ x$/);
  expect(table.state.discard.map(idOf)).toEqual(['truck-1']);
  // A truck without room for everything: something has to go.
  const small = new Table({
    deal: (d) => {
      d.zone(3, 'half-track');
      d.mount(0, 'field-tractor', 0);
      d.cargo(0, 'food', 'fuel', 'fuel', 'ammo', 'ammo');
    },
  });
  small.explore(0, 3, 'leader-1');
  expect(small.asked).toBe('shed 0');
  small.do(0, 'shed ammo');
  expect(small.held(0)).toEqual({ ammo: 1, food: 1, fuel: 2, survivor: 2, damage: 0 });
});

rule('R-LA-126', () => {
  const table = new Table({
    deal: (d) => {
      d.mount(0, 'open-flatbed', 2);
      d.zone(1, 'rusty-trailer-1');
      d.cargo(0, 'food');
    },
  });
  table.explore(0, 1, 'leader-1');
  expect(table.choices(0)).toEqual(['mount rusty-trailer-1 1', 'mount rusty-trailer-1 2']);
  table.do(0, 'mount rusty-trailer-1 1');
  expect(table.convoy(0).map((part) => part.split(':')[0])).toEqual([
    'truck-1@1',
    'rusty-trailer-1@2',
    'open-flatbed@3',
  ]);
  expect(table.held(0)).toMatchObject({ food: 1, survivor: 2 });
});

rule('R-LA-127', () => {
  const table = new Table({
    deal: (d) => {
      d.mount(0, 'supercharger', 0);
      d.zone(3, 'roof-rack');
    },
  });
  table.explore(0, 3, 'leader-1');
  expect(table.choices(0)).toEqual(['mount roof-rack 0', 'mount roof-rack 1']);
  table.do(0, 'mount roof-rack 0');
  expect(table.convoy(0).map((part) => part.split(':')[0])).toEqual(['truck-1@1', 'roof-rack@1', 'trailer-1@2']);
  expect(table.state.discard.map(idOf)).toEqual(['supercharger']);
});

rule('R-LA-129', () => {
  const table = new Table({
    deal: (d) => {
      d.mount(0, 'field-tractor', 0);
      d.mount(0, 'open-flatbed', 2);
      d.mount(0, 'armed-cart', 3);
      d.mount(0, 'roof-rack', 2);
      d.zone(3, 'snowplough');
      d.cargo(0, 'food', 'fuel', 'ammo');
    },
  });
  table.explore(0, 3, 'leader-1');
  expect(table.choices(0)).toEqual(['unhitch trailer-1', 'unhitch open-flatbed', 'unhitch armed-cart']);
  table.do(0, 'unhitch open-flatbed');
  expect(table.convoy(0).map((part) => part.split(':')[0])).toEqual(['snowplough@1', 'trailer-1@2', 'armed-cart@3']);
  expect(table.state.discard.map(idOf).sort()).toEqual(['field-tractor', 'open-flatbed', 'roof-rack']);
  expect(table.held(0)).toEqual({ ammo: 1, food: 1, fuel: 1, survivor: 2, damage: 0 });
});

rule('R-LA-130', () => {
  const table = new Table({
    deal: (d) => {
      d.cargo(0, 'food', 'food');
      d.one(0, 'leader').zone = 'exhausted';
    },
  });
  table.do(0, 'boost navigator-1');
  expect(table.can(0, 'explore 2')).toBe(true);
  // Food laid on somebody who then passes counts for the repair, and is gone with the turn.
  table.do(0, 'feed leader-1');
  expect(table.crew(0)).toEqual(['leader-1 rest', 'navigator-1 active']);
  table.do(0, 'pass navigator-1');
  expect(table.held(0).food).toBe(0);
  expect(table.state.reserve.food).toBe(9);
  // A survivor who lives by that food dies when it is taken off.
  const doomed = new Table({
    deal: (d) => {
      d.one(0, 'navigator').contamination = 0;
      d.zone(1, 'contaminated-warehouse');
      d.cargo(0, 'food');
    },
  });
  doomed.do(0, 'boost navigator-1');
  doomed.explore(0, 1, 'navigator-1');
  doomed.do(0, 'collect true');
  expect(doomed.crew(0)[1]).toBe('navigator-1 active 1');
  doomed.do(0, 'done');
  expect(doomed.crew(0)).toEqual(['leader-1 active']);
  expect(doomed.held(0).survivor).toBe(1);
});

rule(['R-LA-133', 'R-LA-134'], () => {
  const table = new Table({
    deal: (d) => {
      d.zone(2, 'hermit');
      d.cargo(0, 'food', 'fuel', 'ammo', 'ammo');
    },
  });
  table.explore(0, 2, 'leader-1');
  // The marker must find a slot; only resources may go for it.
  expect(table.choices(0)).toEqual(['shed ammo', 'shed food', 'shed fuel']);
  table.do(0, 'shed ammo');
  expect(table.crew(0)).toContain('hermit rest');
  expect(table.held(0).survivor).toBe(3);
  expect(table.state.reserve.survivor).toBe(20 - 5);
  // In the turn of the recruitment another survivor goes when a marker is lost.
  const hit = new Table({
    deal: (d) => {
      d.zone(4, 'hermit');
      d.cargo(0, 'food', 'fuel', 'ammo', 'ammo');
      d.damage(0, 'truck', 2);
    },
  });
  hit.explore(0, 4, 'leader-1');
  hit.do(0, 'deed', 'shed ammo', 'bonus 3 0');
  expect(hit.asked).toBe('shed 0');
  hit.do(0, 'shed food', 'hit trailer-1:0 survivor');
  expect(hit.choices(0)).toEqual(['mourn leader-1', 'mourn navigator-1']);
});

rule('R-LA-135', () => {
  const trader = new Table({
    deal: (d) => {
      d.zone(3, 'trader');
      d.cargo(0, 'food', 'fuel');
      d.next('itemDeck', 'welding-torch-1');
      d.next('deck', 'hermit');
    },
  });
  trader.explore(0, 3, 'leader-1');
  // Without an item the first offer is the only one, and fuel is what he has himself.
  expect(trader.held(0)).toMatchObject({ food: 0, fuel: 2 });
  expect(trader.player(0).items.map(idOf)).toEqual(['welding-torch-1']);
  expect(trader.state.zone[2]).toMatchObject({ left: [2] });
  const travellers = (option: number) => {
    const table = new Table({
      deal: (d) => {
        d.zone(3, 'travellers');
        d.cargo(0, 'ammo');
        d.next('itemDeck', 'welding-torch-1');
        d.next('deck', 'hermit');
      },
    });
    table.explore(0, 3, 'leader-1');
    table.do(0, `option ${option}`);
    return table;
  };
  const kind = travellers(0);
  expect([kind.player(0).fame, kind.held(0), kind.player(0).items.length]).toMatchObject([
    3,
    { ammo: 0, food: 0, fuel: 0 },
    1,
  ]);
  const greedy = travellers(1);
  expect([greedy.player(0).fame, greedy.held(0), greedy.player(0).items.length]).toMatchObject([
    0,
    { ammo: 1, food: 1, fuel: 1 },
    1,
  ]);
  for (const table of [kind, greedy]) expect(table.state.discard.map(idOf)).toEqual(['travellers']);
  expect(kind.state.reserve).toMatchObject({ ammo: 9, food: 9, fuel: 13 });
  // The Preacher takes the shame away.
  const preacher = new Table({
    deal: (d) => {
      d.zone(3, 'travellers');
      d.cargo(0);
      d.crew(0, 'preacher');
    },
  });
  preacher.explore(0, 3, 'preacher');
  expect(preacher.player(0).fame).toBe(1);
});

rule(['R-LA-136', 'R-LA-406'], () => {
  for (const map of ['alpha', 'beta'] as const) {
    const offers = (place: number, sent: string[]) => {
      const table = new Table({
        options: { map },
        deal: (d) => {
          d.crew(0, 'renegade', 'active', 1);
          d.damage(0, 'truck', 2);
          d.cargo(0);
        },
      });
      table.explore(0, place, ...sent);
      return table;
    };
    const one = offers(1, ['renegade']);
    expect(one.choices(0)).toEqual(['deed', 'bonus 0 0', 'bonus 0 1']);
    one.do(0, 'bonus 0 1', 'cure renegade');
    expect(one.crew(0)).toContain('renegade exhausted');
    expect(offers(2, ['renegade']).choices(0)).toEqual(['deed', 'bonus 1 0']);
    // Only those sent can be cleansed.
    expect(offers(2, ['leader-1']).state.decision?.kind).not.toBe('deed');
    expect(offers(3, ['leader-1']).choices(0)).toEqual(['deed', 'bonus 2 0']);
    const four = offers(4, ['leader-1']);
    expect(four.choices(0)).toEqual(
      map === 'alpha' ? ['deed', 'bonus 3 0', 'bonus 3 1'] : ['deed', 'bonus 3 0', 'bonus 3 1', 'bonus 3 2'],
    );
    four.do(0, 'bonus 3 1');
    expect(four.held(0).ammo).toBe(1);
    expect(four.asked).toBe('damage 0');
    const five = offers(5, ['renegade', 'leader-1']);
    five.do(0, 'bonus 4 0');
    expect(five.held(0).fuel).toBe(1);
    expect(five.choices(0)).toEqual(['onto leader-1', 'onto renegade']);
  }
});

rule('R-LA-137', () => {
  const table = new Table({
    deal: (d) => {
      d.cargo(0, 'food', 'fuel', 'ammo', 'ammo');
    },
  });
  table.explore(0, 4, 'leader-1');
  table.do(0, 'bonus 3 0', 'shed food');
  // Nothing was gained in the end, and the damage comes all the same.
  expect(table.asked).toBe('damage 0');
  table.do(0, 'hit truck-1:2 -');
  expect(table.held(0)).toMatchObject({ food: 1, damage: 1 });
});

rule('R-LA-138', () => {
  const table = new Table({
    deal: (d) => {
      d.cargo(0, 'food');
      d.damage(0, 'trailer', 1, 2, 3);
    },
  });
  table.do(0, 'boost leader-1', 'pass leader-1');
  expect(table.crew(0)).toEqual(['leader-1 rest', 'navigator-1 active']);
  // Skill 2 and one food: three repairs, as many as wanted.
  expect(table.state.decision).toMatchObject({ kind: 'repair', n: 3 });
  table.do(0, 'mend trailer-1:1');
  table.do(0, 'stop');
  expect(table.held(0).damage).toBe(2);
  expect(table.asked).toBe('turn 1');
});
