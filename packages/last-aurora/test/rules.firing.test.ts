import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { cardOf, idOf, Table } from './table.ts';

const attacks = (table: Table, seat: number): string[] =>
  table.choices(seat).filter((choice) => choice.startsWith('attack'));

rule(['R-LA-210', 'R-LA-253'], () => {
  const table = new Table({
    at: 'firing',
    order: [0, 1],
    deal: (d) => {
      d.cargo(0);
      d.crew(0, 'renegade');
      d.enemy('war-wolves', 0);
      d.zone(3, 'night-wolves');
      d.next('results', 'result-92', 'result-90');
    },
  });
  table.until('name');
  expect(table.choices(0)).toEqual(['ignore war-wolves', 'ignore night-wolves']);
  table.do(0, 'ignore night-wolves');
  // Its ambush strikes seat 1 alone.
  expect(table.asked).toBe('damage 1');
  table.do(1, 'hit truck-2:2 -');
  table.until('damage');
  // The row of I counts for seat 0, that of II does not: 1 damage instead of 2.
  expect(table.state.decision).toMatchObject({ seats: [1], n: 2 });
  table.do(1, 'hit trailer-2:3 -');
  table.do(1, table.choices(1).at(-1) as string);
  const seats = table.happened('underFire').map(({ seat, n }) => [seat, n]);
  expect(seats).toEqual([
    [1, 2],
    [0, 1],
  ]);
  // One who rests names nobody.
  const rests = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0);
      d.crew(0, 'renegade', 'rest');
      d.zone(3, 'night-wolves');
    },
  });
  rests.until('damage');
  expect(rests.happened('ignores')).toEqual([]);
});

rule(['R-LA-211', 'R-LA-212', 'R-LA-214', 'R-LA-216'], () => {
  const table = new Table({
    at: 'firing',
    seats: 3,
    order: [0, 1, 2],
    deal: (d) => {
      d.zone(2, 'ulmar');
      d.zone(4, 'night-wolves');
      d.player(0).space = 3;
      d.player(1).space = 10;
      d.player(2).space = 11;
      for (const seat of [0, 1, 2]) d.cargo(seat);
    },
  });
  table.until('damage');
  // Both go to the region of the first convoy; Ulmar, who lies further left, is done with first.
  const asked: string[] = [];
  while (table.state.decision?.kind === 'damage') {
    const seat = table.match.waiting()[0] as number;
    asked.push(`${seat} ${table.state.decision.zone}`);
    table.do(seat, table.choices(seat).find((choice) => choice.endsWith(' -')) as string);
    if (table.state.enemies.length === 2 && asked.length === 4) break;
  }
  expect(asked.slice(0, 4)).toEqual(['2 column1', '1 column1', '2 bottomRow', '1 bottomRow']);
  expect(table.state.enemies.map(({ card, region }) => [idOf(card), region])).toEqual([
    ['ulmar', 1],
    ['night-wolves', 1],
  ]);
  expect(table.held(0).damage).toBe(0);
  expect(table.happened('ambush').map(({ enemy }) => idOf(enemy as number))).toEqual(['ulmar', 'night-wolves']);
});

rule(['R-LA-220', 'R-LA-225', 'R-LA-228'], () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.cargo(0, 'ammo', 'ammo', 'ammo');
      d.mount(0, 'machine-gun', 1);
      d.items(0, 'incendiary-rounds-1');
      d.enemy('war-wolves', 0);
      d.enemy('ulmar', 1);
      d.next('results', 'result-95', 'result-95', 'result-87', 'result-98');
    },
  });
  table.until('shoot');
  // Only enemies of the own region; ammo or the rounds.
  expect(attacks(table, 0)).toEqual([
    'attack truck-1:2 war-wolves ?',
    'attack machine-gun:0 war-wolves ?',
    'attack truck-1:2 war-wolves incendiary-rounds-1',
    'attack machine-gun:0 war-wolves incendiary-rounds-1',
  ]);
  table.do(0, 'attack truck-1:2 war-wolves ?');
  expect(table.held(0).ammo).toBe(2);
  // Every weapon once.
  expect(table.why(0, `slot:${cardOf('truck-1') * 8 + 2}`)).toEqual(['R-LA-228']);
  expect(attacks(table, 0)).toEqual([
    'attack machine-gun:0 war-wolves ?',
    'attack machine-gun:0 war-wolves incendiary-rounds-1',
  ]);
  table.do(0, 'attack machine-gun:0 war-wolves incendiary-rounds-1');
  expect(table.held(0).ammo).toBe(2);
  expect(table.state.itemDiscard.map(idOf)).toEqual(['incendiary-rounds-1']);
  // No weapon is left, so the turn is over; stopping early was possible all the time.
  expect(table.asked).not.toBe('shoot 0');
  // Ammo on two cards: the owner says which one he spends.
  const two = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0);
      d.cargo(0);
      d.mount(0, 'roof-rack', 0);
      const rack = d.player(0).convoy.find(({ top }) => top);
      const trailer = d.player(0).convoy.find(({ column }) => column === 1);
      if (rack && trailer)
        [rack.slots, trailer.slots] = [
          [1, 0],
          [1, 0, 0, 0],
        ];
      d.start.reserve.ammo -= 2;
    },
  });
  two.until('shoot');
  two.do(0, 'attack truck-1:2 war-wolves ?');
  expect(two.choices(0)).toEqual(['empty trailer-1:0', 'empty roof-rack:0']);
  two.do(0, 'empty roof-rack:0');
  expect(two.convoy(0).slice(1)).toEqual(['roof-rack@1: - -', 'trailer-1@2: ammo - - -']);
  const early = new Table({ at: 'firing', order: [1, 0], deal: (d) => d.enemy('war-wolves', 0) });
  early.until('shoot');
  early.do(0, 'cease');
  expect(early.asked).toBe('shoot 1');
});

rule(['R-LA-221', 'R-LA-222'], () => {
  const shoot = (result: string, { gunner = false, item = false, defence = 9 } = {}) => {
    const table = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.cargo(0, 'ammo');
        if (gunner) d.crew(0, 'gunner');
        if (item) d.items(0, 'incendiary-rounds-1');
        d.enemy('war-wolves', 0, { defence });
        d.next('results', result, 'result-93', 'result-94');
      },
    });
    table.until('shoot');
    table.do(0, `attack truck-1:2 war-wolves ${item ? 'incendiary-rounds-1' : '?'}`);
    return table;
  };
  expect(shoot('result-87').state.enemies[0]?.damage).toBe(1);
  expect(shoot('result-96').state.enemies[0]?.damage).toBe(2);
  const jam = shoot('result-91');
  expect([jam.state.enemies[0]?.damage, jam.convoy(0)[0]]).toEqual([0, 'truck-1@1: survivor survivor x']);
  expect(shoot('result-90').held(0).damage).toBe(0);
  // Extras are added to a hit, never to a miss.
  expect(shoot('result-87', { gunner: true }).state.enemies[0]?.damage).toBe(2);
  expect(shoot('result-87', { gunner: true, item: true }).state.enemies[0]?.damage).toBe(3);
  expect(shoot('result-90', { gunner: true, item: true }).state.enemies[0]?.damage).toBe(0);
  // What is too much is lost.
  expect(shoot('result-96', { defence: 9 }).happened('shot')).toMatchObject([{ n: 2 }]);
  expect(shoot('result-96', { defence: 1 }).happened('defeated')).toHaveLength(1);
});

rule('R-LA-223', () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0);
      d.next('results', 'result-96', 'result-90');
    },
  });
  table.until('shoot');
  table.do(0, 'attack truck-1:2 war-wolves ?');
  // Two damage, one fame, one token.
  expect([table.player(0).fame, table.state.enemies[0]?.damage, table.state.enemies[0]?.targets]).toEqual([2, 2, [0]]);
  const miss = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0);
      d.next('results', 'result-90');
    },
  });
  miss.until('shoot');
  miss.do(0, 'attack truck-1:2 war-wolves ?');
  expect([miss.player(0).fame, miss.state.enemies[0]?.targets]).toEqual([1, []]);
});

rule('R-LA-224', () => {
  const hit = (war: number[], night: number[]) => {
    const table = new Table({
      at: 'firing',
      seats: 3,
      order: [2, 1, 0],
      deal: (d) => {
        d.enemy('war-wolves', 0, { targets: war });
        d.enemy('night-wolves', 0, { targets: night });
        d.next('results', 'result-87');
      },
    });
    table.until('shoot');
    table.do(0, 'attack truck-1:2 war-wolves ?');
    return table;
  };
  expect(hit([1, 2], [0]).state.enemies[0]?.targets).toEqual([1, 2, 0]);
  // All tokens out: one of them has to move; those it left close up.
  const out = hit([1], [0, 2, 0]);
  expect(out.choices(0)).toEqual(['relocate night-wolves 0', 'relocate night-wolves 2']);
  out.do(0, 'relocate night-wolves 0');
  expect(out.state.enemies.map(({ targets }) => targets)).toEqual([
    [1, 0],
    [2, 0],
  ]);
  // It may come from the enemy that was hit.
  const within = hit([0, 1], [0]);
  expect(within.choices(0)).toEqual(['relocate war-wolves 0', 'relocate night-wolves 0']);
  within.do(0, 'relocate war-wolves 0');
  expect(within.state.enemies.map(({ targets }) => targets)).toEqual([[1, 0], [0]]);
  // Full: somebody's token goes back to its owner.
  const full = hit([1, 2, 2, 1], []);
  expect(full.choices(0)).toEqual(['replaceTarget 0', 'replaceTarget 1', 'replaceTarget 2', 'replaceTarget 3']);
  full.do(0, 'replaceTarget 2');
  expect(full.state.enemies[0]?.targets).toEqual([1, 2, 0, 1]);
  // Full, and none free: first one is taken from elsewhere.
  const both = hit([1, 2, 2, 1], [0, 0]);
  both.do(0, 'relocate night-wolves 1', 'replaceTarget 0');
  expect(both.state.enemies.map(({ targets }) => targets)).toEqual([[0, 2, 2, 1], [0]]);
});

rule('R-LA-226', () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0);
      d.next('results', 'result-87');
      const keep = d.start.results.splice(0, d.start.results.length - 1);
      d.start.resultDiscard.push(...keep);
    },
  });
  table.until('shoot');
  table.do(0, 'attack truck-1:2 war-wolves ?');
  expect([table.state.results.length, table.state.resultDiscard.length]).toEqual([0, 12]);
  table.until('damage');
  // The enemies need a card: eleven others and this one are shuffled.
  expect(table.happened('reshuffled')).toMatchObject([{ deck: 'results' }]);
  expect(table.state.results.length + table.state.resultDiscard.length).toBe(12);
});

rule(['R-LA-227', 'R-LA-233', 'R-LA-234'], () => {
  const table = new Table({
    at: 'firing',
    seats: 3,
    order: [2, 1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0, { defence: 1, targets: [1, 2, 2], loot: 'prisoner' });
      d.next('results', 'result-92', 'result-93');
      d.next('itemDeck', 'welding-torch-1', 'welding-torch-2', 'nitrous-oxide-1');
      d.cargo(1);
      d.cargo(2);
    },
  });
  table.until('shoot');
  table.do(0, 'attack truck-1:2 war-wolves ?');
  // 93 reads B first: seat 2 has it. The loot is turned over for everybody now, first of all.
  expect(table.happened('lootGoes')).toMatchObject([{ seat: 2 }]);
  expect(table.asked).toBe('loot 2');
  expect(table.match.view(1).lootDiscard.map(idOf)).toEqual(['prisoner']);
  expect([table.player(0).items, table.player(1).items]).toEqual([[], []]);
  table.do(2, 'mount prisoner 0');
  expect(table.crew(2)).toContain('prisoner rest');
  expect(table.held(2).survivor).toBe(3);
  // Items in standard order, one for each token; none for the winner.
  expect([0, 1, 2].map((seat) => table.player(seat).items.map(idOf))).toEqual([
    ['welding-torch-1'],
    ['welding-torch-2'],
    [],
  ]);
  // Loot can be laid away.
  const refused = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0, { defence: 1, loot: 'turbo-truck' });
      d.next('results', 'result-92', 'result-93');
    },
  });
  refused.until('shoot');
  refused.do(0, 'attack truck-1:2 war-wolves ?');
  refused.until('loot');
  expect(refused.choices(0)).toEqual(['mount turbo-truck 0', 'refuse']);
  refused.do(0, 'refuse');
  expect(refused.state.lootDiscard.map(idOf)).toEqual(['turbo-truck']);
  expect(refused.convoy(0)[0]).toMatch(/^truck-1/);
});

rule(['R-LA-230', 'R-LA-231', 'R-LA-232'], () => {
  const fall = (targets: number[], letters: string) => {
    const table = new Table({
      at: 'firing',
      order: [1, 0],
      deal: (d) => {
        d.enemy('war-wolves', 0, { defence: 3, damage: 2, targets, loot: 'armoured-trunk' });
        d.next('results', 'result-87', letters);
      },
    });
    table.until('shoot');
    table.do(0, 'attack truck-1:2 war-wolves ?');
    return table;
  };
  // A C B D: A is seat 1.
  expect(fall([1], 'result-91').happened('lootGoes')).toMatchObject([{ seat: 1 }]);
  // D B …: D and C are empty, B is the attacker.
  const own = fall([1], 'result-89');
  expect(own.happened('lootGoes')).toMatchObject([{ seat: 0 }]);
  expect(own.player(0).fame).toBe(2);
  expect(own.state.enemies).toEqual([]);
  expect(own.state.discard.map(idOf)).toContain('war-wolves');
  // Its tokens are free again at once: the next hit places one without asking.
  expect(own.state.enemies.flatMap(({ targets }) => targets)).toEqual([]);
  // Whoever defeats it has to put a token there, so somebody wins the loot.
  const moved = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0, { defence: 1, loot: 'armoured-trunk' });
      d.enemy('night-wolves', 0, { targets: [0, 0] });
      d.next('results', 'result-87', 'result-88');
    },
  });
  moved.until('shoot');
  moved.do(0, 'attack truck-1:2 war-wolves ?', 'relocate night-wolves 1');
  expect(moved.happened('revealedResult').filter(({ use }) => use === 'loot')).toHaveLength(1);
  expect(moved.happened('lootGoes')).toMatchObject([{ seat: 0 }]);
});

rule('R-LA-235', () => {
  const table = new Table({
    at: 'firing',
    order: [1, 0],
    deal: (d) => {
      d.enemy('war-wolves', 0, { defence: 9, damage: 1, targets: [1] });
      d.next('results', 'result-87', 'result-95', 'result-87');
    },
  });
  table.until('shoot');
  table.do(0, 'attack truck-1:2 war-wolves ?');
  table.until('turn');
  expect(table.state.round).toBe(2);
  expect(table.state.enemies).toMatchObject([{ damage: 2, targets: [1, 0] }]);
});
