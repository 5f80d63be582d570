import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { idOf, Table } from './table.ts';

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
  table.do(0, 'play welding-torch-1', 'mend truck-1:2');
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
  rations.do(0, 'play food-ration-1', 'rouse leader-1');
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
  fire.do(0, 'option 0', 'onto navigator-1');
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
  card.do(0, 'deed', 'collect true');
  expect(card.held(0).fuel).toBe(3);
  expect(card.happened('bonus')).toEqual([]);
  expect(card.crew(0)).toEqual(['leader-1 active']);
  expect(card.asked).toBe('turn 1');
  // With a second survivor on the way the bonus action stays.
  const two = lay();
  two.explore(0, 1, 'navigator-1', 'leader-1');
  two.do(0, 'deed', 'onto navigator-1', 'collect true');
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
    if (used) table.do(0, 'ability medic', ...(table.state.decision?.kind === 'rouse' ? ['rouse leader-1'] : []));
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
