import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { cardOf, idOf, Table } from './table.ts';

rule('R-LA-100', () => {
  const table = new Table({ at: 'setup' });
  for (let i = 0; table.state.decision && i < 500; i++) table.until('nothing');
  const rounds = table.happened('round').map(({ n }) => n);
  expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
  const phases = table.happened('phase').map(({ phase }) => phase);
  expect(phases.slice(0, 5)).toEqual(['exploration', 'rest', 'movement', 'firing', 'end']);
  expect(phases).toHaveLength(30);
});

rule(['R-LA-102', 'R-LA-105'], () => {
  const table = new Table({
    order: [0, 1],
    deal: (d) => {
      d.one(1, 'leader').zone = 'exhausted';
      d.one(1, 'navigator').zone = 'rest';
      d.one(0, 'leader').zone = 'rest';
      d.items(1, 'food-ration-1');
    },
  });
  // Seat 0 ends its turn with nobody Active: seat 1 has no chance to use its Ration any more.
  table.do(0, 'pass navigator-1');
  expect(table.asked).toBe('rest 1');
  // While somebody is Active the turns go round, and seat 1 is asked.
  const on = new Table({
    order: [0, 1],
    deal: (d) => {
      for (const one of d.player(1).survivors) one.zone = 'exhausted';
    },
  });
  on.do(0, 'pass navigator-1');
  expect(on.asked).toBe('turn 1');
  on.do(1, 'endTurn');
  expect(on.asked).toBe('turn 0');
});

rule('R-LA-103', () => {
  const table = new Table({ deal: (d) => d.cargo(0) });
  expect(table.choices(0).every((choice) => /^(?:explore|pass) /.test(choice))).toBe(true);
  expect(table.can(0, 'endTurn')).toBe(false);
});

rule(['R-LA-104', 'R-LA-131'], () => {
  const table = new Table({
    deal: (d) => {
      d.one(0, 'leader').zone = 'rest';
      d.one(0, 'navigator').zone = 'exhausted';
      d.items(0, 'food-ration-1');
    },
  });
  expect(table.choices(0)).toEqual(['endTurn', 'feed navigator-1', 'play food-ration-1']);
  expect(table.why(0, 'place:2')).toEqual(['R-LA-104']);
  table.do(0, 'feed navigator-1');
  expect(table.crew(0)).toEqual(['leader-1 rest', 'navigator-1 rest']);
  expect(table.held(0).food).toBe(0);
  table.all(0, 'play food-ration-1', 'rouse leader-1');
  // The one just roused may explore or pass in this very turn.
  expect(table.can(0, 'explore 2')).toBe(true);
  expect(table.can(0, 'endTurn')).toBe(false);
  table.do(0, 'pass leader-1');
  // Passing shuts nobody out.
  const again = new Table();
  again.do(0, 'pass navigator-1');
  again.do(1, 'pass navigator-2');
  expect(again.can(0, 'explore 2')).toBe(true);
});

rule(['R-LA-110', 'R-LA-111'], () => {
  const table = new Table({
    deal: (d) => {
      d.one(0, 'leader').zone = 'rest';
      d.cargo(0);
    },
  });
  // Skill 1 reaches place 1 alone.
  expect(table.choices(0)).toEqual(['explore 0', 'pass navigator-1']);
  expect(table.why(0, 'place:1')).toEqual(['R-LA-111']);
  expect(table.why(0, `card:${cardOf('leader-1')}`)).toEqual(['R-LA-111']);
  const three = new Table({
    deal: (d) => {
      d.cargo(0);
      d.crew(0, 'hustler');
    },
  });
  expect(three.choices(0).filter((choice) => choice.startsWith('explore'))).toHaveLength(5);
  three.all(0, 'explore 4', 'send leader-1');
  // Cost 3: he is not enough alone.
  expect(three.choices(0)).toEqual(['send navigator-1', 'send hustler']);
  const more = new Table();
  more.do(0, 'explore 0');
  more.do(0, 'send navigator-1');
  expect(more.choices(0)).toEqual(['go', 'send leader-1']);
  more.do(0, 'send leader-1');
  expect(more.crew(0)).toEqual(['leader-1 rest', 'navigator-1 exhausted']);
});

rule('R-LA-113', () => {
  const lay = () =>
    new Table({
      deal: (d) => {
        d.zone(3, 'frozen-depot');
        d.cargo(0, 'fuel');
        d.damage(0, 'truck', 2);
      },
    });
  const after = lay();
  after.explore(0, 3, 'leader-1');
  expect(after.choices(0)).toEqual(['deed', 'bonus 2 0']);
  after.all(0, 'deed', 'collect false');
  expect(after.choices(0)).toEqual(['done', 'bonus 2 0']);
  after.all(0, 'bonus 2 0', 'mend truck-1:2');
  expect(after.held(0)).toMatchObject({ damage: 0, fuel: 3 });
  const before = lay();
  before.explore(0, 3, 'leader-1');
  before.all(0, 'bonus 2 0', 'mend truck-1:2');
  // Once only, and the card's action follows: it is not optional.
  expect(before.asked).toBe('block 0');
});

rule('R-LA-114', () => {
  const table = new Table({ deal: (d) => d.next('deck', 'hermit') });
  table.do(0, 'boost navigator-1');
  expect(table.state.reserve.food).toBe(8);
  table.explore(0, 3, 'navigator-1');
  expect(table.crew(0)).toEqual(['leader-1 active', 'navigator-1 exhausted']);
  expect(table.state.reserve.food).toBe(9);
  expect(table.player(0).survivors.every(({ food }) => food === 0)).toBe(true);
});

rule('R-LA-115', () => {
  const table = new Table({
    deal: (d) => {
      d.zone(2, 'hermit');
      d.cargo(0);
      d.zone(3, 'frozen-depot');
      d.next('deck', 'trader');
    },
  });
  table.explore(0, 3, 'leader-1');
  table.do(0, 'collect true');
  // The location keeps its place with what is left.
  expect(table.zone()).toEqual(['rusty-trailer-1', 'hermit', 'frozen-depot', 'roof-rack', 'auxiliary-tank']);
  table.explore(1, 2, 'leader-2');
  expect(table.zone()).toEqual(['rusty-trailer-1', 'frozen-depot', 'roof-rack', 'auxiliary-tank', 'trader']);
});

rule('R-LA-116', () => {
  const table = new Table({
    deal: (d) => {
      d.zone(1, 'hermit');
      d.zone(2, 'trader');
      d.zone(3, 'travellers');
      d.cargo(0);
      d.damage(0, 'trailer', 0, 1, 2, 3);
    },
  });
  // Two slots for two survivors: a third has no place, and nothing could make room.
  expect(table.why(0, 'place:0')).toEqual(['R-LA-116']);
  expect(table.why(0, 'place:1')).toEqual(['R-LA-116']);
  expect(table.why(0, 'place:2')).toEqual([]);
  expect(table.choices(0).filter((choice) => choice.startsWith('explore'))).toEqual([
    'explore 2',
    'explore 3',
    'explore 4',
  ]);
  const marker = new Table({
    deal: (d) => {
      d.zone(1, 'hermit');
      d.start.reserve.survivor = 0;
    },
  });
  expect(marker.can(0, 'explore 0')).toBe(false);
  // Resources can be thrown away for a recruit.
  const full = new Table({
    deal: (d) => {
      d.zone(1, 'hermit');
      d.cargo(0, 'food', 'fuel', 'ammo', 'ammo');
    },
  });
  expect(full.can(0, 'explore 0')).toBe(true);
  full.explore(0, 1, 'leader-1');
  expect(full.choices(0)).toEqual(['shed ammo', 'shed food', 'shed fuel']);
});

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
  hit.all(0, 'deed', 'shed ammo', 'bonus 3 0');
  expect(hit.asked).toBe('shed 0');
  hit.all(0, 'shed food', 'hit trailer-1:0 survivor');
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
    one.all(0, 'bonus 0 1', 'cure renegade');
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
  table.all(0, 'bonus 3 0', 'shed food');
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
  table.all(0, 'boost leader-1', 'pass leader-1');
  expect(table.crew(0)).toEqual(['leader-1 rest', 'navigator-1 active']);
  // Skill 2 and one food: three repairs, as many as wanted.
  expect(table.state.decision).toMatchObject({ kind: 'repair', n: 3 });
  table.do(0, 'mend trailer-1:1');
  table.do(0, 'stop');
  expect(table.held(0).damage).toBe(2);
  expect(table.asked).toBe('turn 1');
});

rule('R-LA-143', () => {
  const table = new Table({
    deal: (d) => {
      d.items(0, 'welding-torch-1', 'mine');
      d.start.options.mine = true;
    },
  });
  expect(table.match.view(0).players[0]?.items.map(idOf)).toEqual(['welding-torch-1', 'mine']);
  for (const seat of [1, -1]) expect(table.match.view(seat).players[0]?.items.map(idOf)).toEqual(['?', '?']);
});

rule('R-LA-144', () => {
  const table = new Table({
    deal: (d) => {
      d.items(0, 'food-ration-1', 'nitrous-oxide-1', 'welding-torch-1');
      d.zone(3, 'helicopter-wreck');
      d.next('itemDeck', 'incendiary-rounds-1');
      d.one(0, 'navigator').zone = 'rest';
    },
  });
  table.explore(0, 3, 'leader-1');
  table.do(0, 'collect true');
  expect(table.asked).toBe('itemLimit 0');
  // All can be thrown away; only the Ration could be played now.
  expect(table.choices(0)).toEqual([
    'discardItem food-ration-1',
    'discardItem nitrous-oxide-1',
    'discardItem welding-torch-1',
    'discardItem incendiary-rounds-1',
    'play food-ration-1',
  ]);
  table.do(0, 'discardItem nitrous-oxide-1');
  expect(table.player(0).items).toHaveLength(3);
  expect(table.state.itemDiscard.map(idOf)).toEqual(['nitrous-oxide-1']);
});

rule('R-LA-145', () => {
  const draw = (discard: string[]) => {
    const table = new Table({
      deal: (d) => {
        d.zone(3, 'helicopter-wreck');
        d.start.itemDiscard.push(...discard.map((id) => d.take(id)));
        d.start.gone.push(...d.start.itemDeck);
        d.start.itemDeck = [];
      },
    });
    table.explore(0, 3, 'leader-1');
    table.do(0, 'collect true');
    return table;
  };
  const again = draw(['welding-torch-1', 'welding-torch-2']);
  expect(again.happened('reshuffled')).toMatchObject([{ deck: 'items' }]);
  expect([again.player(0).items.length, again.state.itemDeck.length, again.state.itemDiscard.length]).toEqual([
    1, 1, 0,
  ]);
  expect(draw([]).player(0).items).toEqual([]);
});

rule('R-LA-146', () => {
  const hand = ['nitrous-oxide-1', 'welding-torch-1', 'protective-suit'];
  const table = new Table({
    deal: (d) => {
      d.items(0, ...hand);
      d.damage(0, 'truck', 2);
    },
  });
  expect(table.choices(0).filter((choice) => choice.startsWith('play'))).toEqual(['play welding-torch-1']);
  const [nitrous] = table.player(0).items;
  expect(table.why(0, `card:${nitrous}`)).toEqual(['R-LA-146']);
  table.all(0, 'play welding-torch-1', 'mend truck-1:2');
  expect(table.state.itemDiscard.map(idOf)).toEqual(['welding-torch-1']);
  // Nobody plays in another's turn; the Suit answers contamination whenever it comes.
  table.do(0, 'pass navigator-1');
  expect(table.choices(0)).toEqual([]);
  const snow = new Table({
    at: 'setup',
    order: [1, 0],
    deal: (d) => {
      d.next('deck', 'radioactive-snow');
      d.items(0, 'protective-suit');
    },
  });
  expect(snow.choices(0)).toEqual(['onto leader-1', 'onto navigator-1', 'play protective-suit']);
  snow.do(0, 'play protective-suit');
  expect(snow.crew(0)).toEqual(['leader-1 active', 'navigator-1 active']);
  // Of Food Rations one a phase is enough.
  const rations = new Table({
    deal: (d) => {
      d.items(0, 'food-ration-1', 'food-ration-2');
      for (const one of d.player(0).survivors) one.zone = 'rest';
    },
  });
  rations.all(0, 'play food-ration-1', 'rouse leader-1');
  expect(rations.can(0, 'play food-ration-2')).toBe(false);
  rations.do(0, 'pass leader-1');
  rations.until('restLate');
  expect(rations.player(0).rationed).toBe(false);
});

rule(['R-LA-150', 'R-LA-151'], () => {
  const table = new Table({
    deal: (d) => {
      d.zone(2, 'contaminated-warehouse');
      d.cargo(0);
      d.crew(0, 'renegade');
      d.crew(0, 'hustler');
    },
  });
  table.explore(0, 2, 'leader-1', 'renegade');
  if (table.state.decision?.kind === 'deed') table.do(0, 'deed');
  expect(table.choices(0)).toEqual(['onto leader-1', 'onto renegade']);
  table.do(0, 'onto renegade');
  table.until('turn');
  // Skill 3 with one token passes as 2.
  const weak = new Table({
    deal: (d) => {
      d.crew(0, 'renegade', 'active', 1);
      d.cargo(0);
      for (const id of ['leader', 'navigator']) d.one(0, id).zone = 'rest';
      d.damage(0, 'trailer', 1, 2, 3);
    },
  });
  expect(weak.can(0, 'explore 4')).toBe(false);
  expect(weak.can(0, 'explore 2')).toBe(true);
  weak.do(0, 'pass renegade');
  expect(weak.state.decision).toMatchObject({ kind: 'repair', n: 2 });
});

rule('R-LA-152', () => {
  const table = new Table({
    at: 'setup',
    order: [1, 0],
    deal: (d) => {
      d.next('deck', 'radioactive-snow');
    },
  });
  table.do(0, 'onto navigator-1');
  expect(table.crew(0)).toEqual(['leader-1 active']);
  expect(table.held(0).survivor).toBe(1);
  expect(table.state.discard.map(idOf)).toContain('navigator-1');
  // While cargo lies fast the owner says which marker goes.
  const fire = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.zone(3, 'last-howl');
      d.mount(0, 'watch-cabin', 1);
      d.crew(0, 'hermit');
    },
  });
  fire.until('effectOption');
  fire.all(0, 'option 0', 'onto navigator-1');
  expect(fire.asked).toBe('lift 0');
  expect(fire.choices(0)).toEqual(['empty truck-1:0', 'empty watch-cabin:0']);
  fire.do(0, 'empty watch-cabin:0');
  expect(fire.held(0).survivor).toBe(2);
});

rule(['R-LA-153', 'R-LA-154'], () => {
  const lay = () =>
    new Table({
      deal: (d) => {
        d.zone(1, 'contaminated-warehouse');
        d.zone(5, 'frozen-depot');
        d.damage(0, 'truck', 2);
      },
    });
  const card = lay();
  card.explore(0, 1, 'navigator-1');
  // The Navigator dies on the way, the block is still collected, and no bonus action follows.
  card.all(0, 'deed', 'collect true');
  expect(card.held(0).fuel).toBe(3);
  expect(card.happened('bonus')).toEqual([]);
  expect(card.crew(0)).toEqual(['leader-1 active']);
  expect(card.asked).toBe('turn 1');
  // With a second survivor on the way the bonus action stays.
  const two = lay();
  two.explore(0, 1, 'navigator-1', 'leader-1');
  two.all(0, 'deed', 'onto navigator-1', 'collect true');
  expect(two.choices(0)).toEqual(['done', 'bonus 0 0']);
  // Dying in the bonus action (here that of place 5, by the Explorer): the card's action can no longer be done.
  const bonus = new Table({
    deal: (d) => {
      d.zone(1, 'frozen-depot');
      d.cargo(0);
      d.crew(0, 'explorer', 'active', 1);
    },
  });
  bonus.explore(0, 1, 'explorer');
  bonus.do(0, 'bonus 4 0');
  expect(bonus.held(0)).toMatchObject({ fuel: 1, survivor: 2 });
  expect(bonus.state.zone[0]).toMatchObject({ left: [3, 3], right: [2, 1] });
  expect(bonus.asked).toBe('turn 1');
});

rule('R-LA-180', () => {
  const ask = (zone: 'active' | 'rest', used: boolean) => {
    const table = new Table({
      at: 'movement',
      order: [1, 0],
      deal: (d) => {
        d.crew(0, 'medic', zone);
        d.one(0, 'leader').zone = 'rest';
        d.cargo(0, 'fuel');
      },
    });
    if (used) table.all(0, 'ability medic', ...(table.state.decision?.kind === 'rouse' ? ['rouse leader-1'] : []));
    return table;
  };
  expect(ask('active', false).can(0, 'ability medic')).toBe(true);
  expect(ask('rest', false).can(0, 'ability medic')).toBe(false);
  const used = ask('active', true);
  expect(used.crew(0)).toContain('leader-1 active');
  expect(used.crew(0)).toContain('medic active');
  expect(used.can(0, 'ability medic')).toBe(false);
  // In another phase it does not work.
  const early = new Table({
    deal: (d) => {
      d.crew(0, 'medic');
      d.one(0, 'leader').zone = 'rest';
    },
  });
  expect(early.can(0, 'ability medic')).toBe(false);
});

rule('R-LA-181', () => {
  const table = new Table();
  table.explore(0, 3, 'leader-1');
  expect(table.crew(0)[0]).toBe('leader-1 rest');
});
