import { type Outcome, scoreParts } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { repairAutoma } from '../src/automa/board.ts';
import { automaUnderFire } from '../src/automa/firing.ts';
import { pointsOf } from '../src/flow/movement.ts';
import { lastAurora } from '../src/index.ts';
import { reverseOrder, standardOrder } from '../src/order.ts';
import { automaScore } from '../src/outcome.ts';
import { healthy } from './solo.ts';
import { cardOf, type Deal, idOf, Table } from './table.ts';

const [ASIA, ANDRZEJ, DAWID, SZYMON] = [0, 1, 2, 3] as const;

/** The worked examples, with the numbers of the rulebook. */
describe('the examples of the rules', () => {
  test('1: turn order', () => {
    const table = new Table({
      seats: 4,
      deal: (d) =>
        d.player(ASIA).survivors.forEach((one) => {
          one.zone = 'exhausted';
        }),
    });
    expect(reverseOrder(table.state)).toEqual([ASIA, ANDRZEJ, DAWID, SZYMON]);
    expect(standardOrder(table.state)).toEqual([SZYMON, DAWID, ANDRZEJ, ASIA]);
    // Without Active survivors Asia only feeds, then it is Andrzej's turn.
    expect(table.asked).toBe('turn 0');
    expect(table.choices(ASIA)).toEqual(['endTurn', 'feed leader-1', 'feed navigator-1']);
    table.do(ASIA, 'endTurn');
    expect(table.asked).toBe('turn 1');
  });

  test('2: exploring with food', () => {
    const table = new Table({
      seats: 3,
      order: [2, 0, 1],
      deal: (d) => {
        d.cargo(DAWID, 'food', 'food');
        d.one(DAWID, 'leader').zone = 'rest';
        d.zone(5, 'filling-station');
      },
    });
    expect(table.can(DAWID, 'explore 4')).toBe(false);
    table.do(DAWID, 'boost navigator-3', 'boost navigator-3');
    table.explore(DAWID, 5);
    table.do(DAWID, 'deed', 'collect true', 'done');
    expect(table.crew(DAWID)).toEqual(['leader-3 rest', 'navigator-3 exhausted']);
    // Of the two food on the card none is left; the one from the right block is new.
    expect(table.held(DAWID)).toMatchObject({ food: 1, fuel: 1 });
    expect(table.state.reserve.food).toBe(10 - 2 - 1);
  });

  test('3: collecting', () => {
    const table = new Table({
      deal: (d) => {
        d.zone(2, 'contaminated-warehouse');
        d.crew(ASIA, 'preacher');
        d.cargo(ASIA);
      },
    });
    table.explore(ASIA, 2, 'preacher');
    table.do(ASIA, 'collect false');
    expect(table.held(ASIA)).toMatchObject({ food: 1, fuel: 1 });
    table.do(ASIA, 'done');
    expect(table.crew(ASIA)).toContain('preacher exhausted 1');
    expect(table.state.zone[1]).toMatchObject({ card: cardOf('contaminated-warehouse'), left: [], right: [3, 3] });
  });

  test('4: an upgrade', () => {
    const table = new Table({ seats: 4, order: [3, 0, 1, 2], deal: (d) => d.zone(2, 'rusty-trailer-2') });
    table.explore(SZYMON, 2, 'leader-4');
    expect(table.convoy(SZYMON).map((part) => part.split(':')[0])).toEqual([
      'truck-4@1',
      'trailer-4@2',
      'rusty-trailer-2@3',
    ]);
    expect(table.happened('scrapped')).toEqual([]);
  });

  test('5: a recruit', () => {
    const table = new Table({
      seats: 3,
      order: [2, 0, 1],
      deal: (d) => {
        d.zone(1, 'hermit');
        d.next('deck', 'trader');
        d.one(DAWID, 'leader').zone = 'rest';
      },
    });
    const before = table.zone();
    table.explore(DAWID, 1);
    expect(table.crew(DAWID)).toEqual(['leader-3 rest', 'navigator-3 exhausted', 'hermit rest']);
    expect(table.held(DAWID).survivor).toBe(3);
    expect(table.zone()).toEqual([...before.slice(1), 'trader']);
  });

  test('6: an encounter', () => {
    const table = new Table({
      deal: (d) => {
        d.zone(1, 'trader');
        d.items(ASIA, 'food-ration-1');
        d.next('itemDeck', 'welding-torch-1', 'welding-torch-2');
      },
    });
    table.explore(ASIA, 1, 'leader-1');
    table.do(ASIA, 'option 1');
    expect(table.player(ASIA).items.map(idOf)).toEqual(['welding-torch-1', 'welding-torch-2']);
    expect(table.state.zone[0]).toMatchObject({ card: cardOf('trader'), left: [3] });
  });

  test('7: the bonus action first', () => {
    const table = new Table({
      seats: 4,
      order: [3, 0, 1, 2],
      deal: (d) => {
        d.zone(3, 'frozen-depot');
        d.cargo(SZYMON, 'food', 'fuel');
        d.damage(SZYMON, 'trailer', 2, 3);
      },
    });
    expect(table.held(SZYMON)).toMatchObject({ damage: 2, food: 1, fuel: 1 });
    table.explore(SZYMON, 3, 'leader-4');
    table.do(SZYMON, 'bonus 2 0', 'mend trailer-4:2', 'mend trailer-4:3', 'collect false');
    expect(table.held(SZYMON)).toMatchObject({ damage: 0, food: 1, fuel: 3 });
    expect(table.crew(SZYMON)[0]).toBe('leader-4 rest');
  });

  test('8: contamination', () => {
    const deal = (food: number) =>
      new Table({
        order: [1, 0],
        deal: (d) => {
          d.zone(1, 'contaminated-warehouse');
          d.one(ANDRZEJ, 'leader').zone = 'rest';
          d.cargo(ANDRZEJ, ...Array(food).fill('food'));
        },
      });
    const hungry = deal(0);
    hungry.explore(ANDRZEJ, 1);
    hungry.do(ANDRZEJ, 'collect true');
    expect(hungry.crew(ANDRZEJ)).toEqual(['leader-2 rest']);
    expect(hungry.held(ANDRZEJ)).toMatchObject({ fuel: 2, survivor: 1 });
    expect(hungry.happened('bonus')).toEqual([]);
    const fed = deal(1);
    fed.do(ANDRZEJ, 'boost navigator-2');
    fed.explore(ANDRZEJ, 1);
    fed.do(ANDRZEJ, 'collect true', 'bonus 0 1', 'cure navigator-2');
    expect(fed.crew(ANDRZEJ)).toEqual(['leader-2 rest', 'navigator-2 exhausted']);
    expect(fed.held(ANDRZEJ)).toMatchObject({ fuel: 2, food: 0, survivor: 2 });
  });

  test('9: passing', () => {
    const table = new Table({
      deal: (d) => {
        d.crew(ASIA, 'explorer');
        d.cargo(ASIA);
        d.damage(ASIA, 'trailer', 2, 3);
      },
    });
    table.do(ASIA, 'pass explorer', 'mend trailer-1:2', 'mend trailer-1:3');
    expect(table.crew(ASIA)).toContain('explorer rest');
    expect(table.held(ASIA).damage).toBe(0);
  });

  test('10: movement', () => {
    const table = new Table({
      at: 'movement',
      seats: 3,
      order: [0, 1, 2],
      deal: (d) => {
        d.mount(DAWID, 'courier-truck', 0);
        d.items(DAWID, 'nitrous-oxide-1');
        d.cargo(DAWID, 'fuel', 'fuel');
      },
    });
    expect(pointsOf(table.state, DAWID)).toBe(3 + 1 + 1);
    table.do(DAWID, 'play nitrous-oxide-1');
    expect(table.can(DAWID, 'drive 8 0 0')).toBe(false);
    table.do(DAWID, 'drive 7 0 0');
    expect([table.player(DAWID).space, table.held(DAWID).fuel]).toEqual([7, 0]);
  });

  test('11: an ambush', () => {
    const table = new Table({
      at: 'firing',
      deal: (d) => {
        d.zone(4, 'night-wolves');
        d.player(ASIA).space = 9;
        d.player(ANDRZEJ).space = 12;
        d.start.order = [0, 1];
      },
    });
    table.until('damage');
    expect(table.state.enemies).toMatchObject([{ card: cardOf('night-wolves'), region: 1, damage: 0, targets: [] }]);
    expect(table.state.enemies[0]?.loot).not.toBeNull();
    expect(table.match.view(0).enemies[0]?.loot).toBeLessThan(0);
    expect([table.asked, table.zone()[3]]).toEqual(['damage 1', '?']);
    expect(table.state.decision).toMatchObject({ zone: 'bottomRow', n: 1 });
    table.do(ANDRZEJ, 'hit truck-2:2 -');
    expect(table.asked).toBe('damage 0');
    table.do(ASIA, 'hit truck-1:2 -');
    expect([table.held(ASIA).damage, table.held(ANDRZEJ).damage]).toEqual([1, 1]);
  });

  test('12: a shot', () => {
    const table = new Table({
      at: 'firing',
      order: [0, 1],
      deal: (d) => {
        d.enemy('night-wolves', 0, { defence: 4 });
        d.mount(ANDRZEJ, 'machine-gun', 1);
        d.next('results', 'result-89');
      },
    });
    table.until('shoot');
    table.do(ANDRZEJ, 'attack machine-gun:0 night-wolves ?');
    expect(table.held(ANDRZEJ).ammo).toBe(0);
    expect(table.state.enemies).toMatchObject([{ damage: 2, targets: [ANDRZEJ] }]);
    expect(table.convoy(ANDRZEJ)).toContain('machine-gun@2: x');
    expect(lastAurora.tally(table.state).fame?.[ANDRZEJ]).toBe(1);
  });

  test('13: a defeat', () => {
    const table = new Table({
      at: 'firing',
      seats: 4,
      order: [0, 2, 3, 1],
      deal: (d) => {
        d.enemy('night-wolves', 0, { defence: 4, damage: 2, targets: [ANDRZEJ, ASIA], loot: 'armoured-trunk' });
        d.mount(ANDRZEJ, 'machine-gun', 1);
        d.next('results', 'result-89', 'result-92');
        d.next('itemDeck', 'welding-torch-1', 'nitrous-oxide-1');
      },
    });
    table.until('shoot');
    table.do(ANDRZEJ, 'attack machine-gun:0 night-wolves ?');
    expect(table.state.enemies).toEqual([]);
    expect(table.state.discard).toContain(cardOf('night-wolves'));
    expect(table.happened('lootGoes')).toMatchObject([{ seat: ASIA }]);
    expect(table.asked).toBe('loot 0');
    expect(table.player(ANDRZEJ).items).toEqual([]);
    table.do(ASIA, 'mount armoured-trunk 1');
    expect(table.player(ANDRZEJ).items.map(idOf)).toEqual(['welding-torch-1', 'nitrous-oxide-1']);
    expect(table.convoy(ASIA)).toContain('armoured-trunk@2: - - -');
  });

  test('14: enemy shots', () => {
    const table = new Table({
      at: 'firing',
      deal: (d) => {
        d.enemy('war-wolves', 0);
        d.enemy('night-wolves', 0);
        d.cargo(ASIA);
        d.cargo(ANDRZEJ);
        d.next('results', 'result-88', 'result-87');
      },
    });
    table.until('damage');
    expect(table.state.decision).toMatchObject({ seats: [ANDRZEJ], n: 2, zone: 'bottomRow' });
    for (const [seat, n] of [
      [ANDRZEJ, 2],
      [ASIA, 1],
    ] as const)
      table.do(seat, `hit truck-${n}:2 -`, `hit trailer-${n}:0 -`);
    expect([table.held(ASIA).damage, table.held(ANDRZEJ).damage]).toEqual([2, 2]);
  });

  test('15: scoring', () => {
    const table = new Table({
      at: 'end',
      seats: 4,
      round: 6,
      order: [0, 1, 2, 3],
      deal: (d) => {
        for (const seat of [ASIA, ANDRZEJ, DAWID]) d.player(seat).space = 23;
        const szymon = d.player(SZYMON);
        szymon.space = 26;
        szymon.fame = 0;
        d.items(SZYMON, 'welding-torch-1', 'welding-torch-2');
        d.mount(SZYMON, 'nuclear-reactor', 1);
        d.crew(SZYMON, 'bounty-hunter', 'exhausted', 1);
        d.one(SZYMON, 'leader').contamination = 1;
      },
    });
    const outcome = table.match.outcome() as Outcome;
    expect(scoreParts(outcome, SZYMON).map(({ points }) => points)).toEqual([3, -1, 2, 4, 1]);
    expect(outcome.scores[SZYMON]?.[0]).toBe(9);
    expect(outcome.places).toEqual([4, 3, 2, 1]);
  });

  test('16: a dangerous shortcut', () => {
    const table = new Table({
      at: 'movement',
      options: { map: 'beta' },
      order: [1, 0],
      deal: (d) => {
        d.player(ASIA).space = 2;
      },
    });
    table.do(ASIA, 'drive 5 1 0');
    expect(table.asked).toBe('contaminate 0');
    table.do(ASIA, 'onto leader-1');
    expect(table.asked).toBe('damage 0');
    table.do(ASIA, 'hit truck-1:2 -');
    expect(table.crew(ASIA)[0]).toBe('leader-1 active 1');
    expect([table.held(ASIA).damage, table.player(ASIA).space]).toEqual([1, 5]);
  });

  test('17: an avalanche', () => {
    const table = new Table({
      at: 'movement',
      seats: 4,
      options: { map: 'beta' },
      order: [0, 1, 2, 3],
      deal: (d) => {
        d.player(SZYMON).space = 18;
        d.player(DAWID).space = 18;
      },
    });
    table.do(SZYMON, 'drive 22 16 0');
    expect(table.player(SZYMON).space).toBe(22);
    expect(table.state.decision).toMatchObject({ kind: 'damage', n: 2, zone: 'any' });
    table.do(SZYMON, 'hit truck-4:2 -', 'hit trailer-4:0 -');
    expect(table.state.blocked).toBe(16);
    expect(table.asked).toBe('move 2');
    expect(table.choices(DAWID).some((choice) => choice.startsWith('drive 22 16'))).toBe(false);
  });
});

describe('the examples of the Automa', () => {
  const AUTOMA = 4;
  /** The next action card of the Automa, face down, as its only one. */
  const acting = (card: string, lay: (d: Deal) => void) =>
    new Table({
      seats: 1,
      order: [AUTOMA, 0],
      deal: (d) => {
        const automa = d.start.automa;
        if (!automa) return;
        automa.deck.push(d.take(card));
        automa.crew = healthy(1);
        d.start.reserve.survivor++;
        lay(d);
      },
    });

  test('18 and 19: value 3, fame loss and the right block', () => {
    const table = acting('automa-113', (d) => d.zone(5, 'refugee-camp'));
    expect(table.state.automa?.fame).toBe(0);
    expect(table.state.zone[4]).toMatchObject({ card: cardOf('refugee-camp'), right: [] });
    expect(table.state.automa?.trophies).toHaveLength(1);
    expect(table.happened('collected')).toMatchObject([{ seat: AUTOMA, block: 'right' }]);
    expect(table.state.automa?.rows[3]).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  test('20: a place of cost 2', () => {
    const table = acting('automa-114', (d) => {
      d.zone(2, 'mechanic');
      d.zone(4, 'hermit');
    });
    expect(table.state.discard.map(idOf)).toContain('mechanic');
    expect(table.zone()).toContain('hermit');
    expect(table.state.automa?.crew).toEqual(healthy(2));
  });

  test('21: contamination', () => {
    const table = new Table({
      seats: 1,
      at: 'firing',
      deal: (d) => {
        d.enemy('last-howl', 0);
        (d.start.automa?.rows[3] as number[])[0] = 0;
        d.start.reserve.ammo++;
        d.next('results', 'result-89', 'result-87');
      },
    });
    table.until('effectOption');
    expect(table.state.automa).toMatchObject({ crew: healthy(1), contaminated: 1 });
  });

  test('22: an ambush', () => {
    const table = new Table({
      seats: 1,
      at: 'firing',
      round: 3,
      deal: (d) => {
        d.zone(3, 'immortal-wolf');
        (d.start.automa?.rows[3] as number[])[3] = 2;
        d.next('results', 'result-90', 'result-92', 'result-87');
      },
    });
    table.until('shoot');
    expect(table.state.automa?.rows[2]).toEqual([1, 0, 0, 2, 0, 0, 0]);
    expect(table.state.automa?.rows[3]).toEqual([1, 0, 2, 2, 0, 0, 0]);
  });

  test('23: a shot', () => {
    const table = new Table({
      seats: 1,
      at: 'firing',
      order: [0, AUTOMA],
      round: 3,
      deal: (d) => {
        d.enemy('last-howl', 0);
        d.enemy('rendall-and-randall', 0);
        const automa = d.start.automa;
        if (!automa) return;
        automa.lead = d.take('automa-114');
        automa.faceUp.push(automa.lead);
        // Columns 1 to 3 are uncovered; the weapon in column 3 is damaged.
        automa.rows[0] = [0, 0, 0, 2, 2, 2, 2];
        d.next('results', 'result-87');
      },
    });
    table.until('shoot');
    expect(table.happened('automaAttacked')).toEqual([
      { kind: 'automaAttacked', enemy: cardOf('rendall-and-randall'), level: 1 },
    ]);
    expect(table.state.automa?.rows[3]?.[0]).toBe(0);
    expect(table.state.enemies[1]).toMatchObject({ damage: 1, targets: [AUTOMA] });
  });

  test('24: a repair', () => {
    const table = new Table({
      seats: 1,
      round: 4,
      deal: (d) => {
        const automa = d.start.automa;
        if (!automa) return;
        automa.rows[0] = [0, 0, 0, 0, 0, 2, 2];
        (automa.rows[2] as number[])[3] = 2;
      },
    });
    repairAutoma(table.state, { emit: () => undefined } as never);
    expect(table.state.automa?.rows[2]?.[3]).toBe(0);
    expect(table.state.automa?.rows[0]).toEqual([0, 0, 0, 0, 0, 2, 2]);
  });

  test('25: the score', () => {
    const table = new Table({
      seats: 1,
      round: 4,
      deal: (d) => {
        const automa = d.start.automa;
        if (!automa) return;
        automa.space = 4;
        d.player(0).space = 3;
        automa.fame = 2;
        automa.trophies.push(d.take('welding-torch-1'), d.take('gauss-cannon'));
        automa.rows[0] = [0, 0, 0, 0, 0, 2, 2];
      },
    });
    expect(automaScore(table.state)).toBe(1 + 1 + 1 + 4);
    // Enemy shots put all damage into one row (R-LA-553).
    automaUnderFire(table.state, 1, 3, { emit: () => undefined } as never);
    expect(table.state.automa?.rows[1]).toEqual([1, 0, 0, 2, 2, 0, 0]);
    // Between them lies a slot for a survivor.
    expect(table.state.automa?.crew).toEqual([1, 1, 0, 2, 0, 0]);
  });
});
