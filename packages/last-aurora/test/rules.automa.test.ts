import { rule } from '@cinderhall/gauntlet/rule';
import { Chance } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { soundGroups, tokenColumn } from '../src/automa/board.ts';
import { automaScore } from '../src/outcome.ts';
import { setup } from '../src/setup.ts';
import type { Automa } from '../src/state.ts';
import { cardOf, type Deal, idOf, Table, type Wish } from './table.ts';

const AUTOMA = 4;
const own = (d: Deal): Automa => d.start.automa as Automa;

/** A solo table; without more said the Automa is first to explore and last to move. */
const solo = (wish: Omit<Wish, 'seats'> = {}): Table => new Table({ order: [AUTOMA, 0], ...wish, seats: 1 });
const of = (table: Table): Automa => table.state.automa as Automa;

/** The Automa plays just this action card. */
const acts = (card: string, lay: (d: Deal) => void = () => undefined): Table =>
  solo({
    deal: (d) => {
      own(d).deck.push(d.take(card));
      own(d).crew = 1;
      d.start.reserve.survivor++;
      lay(d);
    },
  });

/** It has nothing to shoot with. */
const disarm = (d: Deal): void => {
  own(d).rows[3] = [0, 0, 0, 0, 0, 0, 0];
  d.start.reserve.ammo++;
};

rule(['R-LA-500', 'R-LA-504'], () => {
  const table = solo({ at: 'setup' });
  expect(table.state.options.players).toBe(2);
  expect(table.held(0)).toEqual({ ammo: 1, food: 1, fuel: 1, survivor: 2, damage: 0 });
  const start = new Table({ seats: 1, at: 'movement', order: [AUTOMA, 0] }).state.automa;
  expect(start).toMatchObject({ space: 0, fame: 1, crew: 2, contaminated: 0, trophies: [] });
  expect(start?.rows.slice(1)).toEqual([1, 2, 3].map(() => [1, 0, 0, 0, 0, 0, 0]));
});

rule(['R-LA-501', 'R-LA-520'], () => {
  const table = solo({ order: [0, AUTOMA] });
  expect(of(table)).toMatchObject({ discard: [], faceUp: [] });
  expect([of(table).deck.length, of(table).faceDown.length]).toEqual([4, 2]);
  expect(table.match.view(0).automa?.faceDown.every((card) => card < 0)).toBe(true);
  // Contaminated survivors count too.
  const many = solo({
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).contaminated = 3;
      d.start.reserve.survivor -= 3;
    },
  });
  expect(of(many).faceDown).toHaveLength(5);
  // An empty deck is shuffled anew.
  const empty = solo({
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).discard = own(d).deck.splice(0, 5);
    },
  });
  expect([of(empty).faceDown.length, of(empty).deck.length, of(empty).discard.length]).toEqual([2, 4, 0]);
});

rule(['R-LA-502', 'R-LA-503', 'R-LA-581'], () => {
  const table = solo({ at: 'end' });
  expect(tokenColumn(table.state)).toBe(2);
  // The token moved to field 2 and uncovered column 2.
  expect(of(table).rows[0]).toEqual([0, 0, 0, 2, 2, 2, 2]);
  const first = solo({ order: [0, AUTOMA] });
  expect([tokenColumn(first.state), of(first).rows[0]]).toEqual([1, [0, 0, 2, 2, 2, 2, 2]]);
  const last = solo({ at: 'end', round: 6 });
  expect(of(last).rows[0]).toEqual([0, 0, 2, 2, 2, 2, 2]);
});

rule('R-LA-505', () => {
  const order = (seed: number): string => setup({ map: 'alpha', mine: false }, 1, Chance.fromNumber(seed)).order.join();
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(order))).toEqual(new Set(['0,4', '4,0']));
});

rule(['R-LA-510', 'R-LA-511'], () => {
  const table = acts('automa-113', (d) => {
    d.zone(5, 'reactor-ruins');
    const place = d.start.zone[4];
    if (place) Object.assign(place, { left: [3, 3, 3], right: [] });
    own(d).rows[2] = [1, 1, 1, 1, 0, 2, 0];
    d.start.reserve.fuel -= 3;
    d.next('results', 'result-89');
  });
  // Two slots are free, from the left; the third fuel goes to the reserve.
  expect(of(table).rows[2]).toEqual([1, 1, 1, 1, 1, 2, 1]);
  const crew = acts('automa-114', (d) => {
    d.zone(2, 'hermit');
    own(d).crew = 1;
    own(d).contaminated = 5;
    d.start.reserve.survivor -= 5;
    own(d).faceUp = [];
  });
  expect(of(crew).crew + of(crew).contaminated).toBeLessThanOrEqual(6);
});

rule('R-LA-521', () => {
  const table = solo({ deal: (d) => own(d).deck.push(d.take('automa-117'), d.take('automa-112')) });
  // One card a turn, to the right of the last one.
  expect(of(table).faceUp.map(idOf)).toEqual(['automa-112']);
  table.do(0, 'pass leader-1');
  expect(of(table).faceUp.map(idOf)).toEqual(['automa-112', 'automa-117']);
  table.do(0, 'pass navigator-1');
  // Without cards it passes, and the phase is over.
  expect(table.state.phase).not.toBe('exploration');
});

rule('R-LA-522', () => {
  const at = (card: string) =>
    acts(card, (d) => {
      for (const [i, id] of ['hermit', 'mechanic', 'medic', 'hustler', 'explorer'].entries()) d.zone(i + 1, id);
    });
  expect(at('automa-112').state.discard.map(idOf)).toEqual(['hermit']);
  expect(at('automa-113').state.discard.map(idOf)).toEqual(['explorer']);
  expect(at('automa-114').state.discard.map(idOf)).toEqual(['mechanic']);
  expect(at('automa-115').state.discard.map(idOf)).toEqual(['hustler']);
});

rule('R-LA-523', () => {
  const left = acts('automa-112', (d) => {
    d.zone(1, 'police-outpost');
    d.next('results', 'result-88');
  });
  // It suffers the damage in row B and takes the left block.
  expect(of(left).rows[1]).toEqual([1, 2, 0, 0, 0, 0, 0]);
  expect(of(left).rows[3]).toEqual([1, 1, 1, 0, 0, 0, 0]);
  expect(left.state.zone[0]).toMatchObject({ card: cardOf('police-outpost'), left: [], right: [3, 5] });
  const only = acts('automa-112', (d) => {
    d.zone(1, 'helicopter-wreck');
    const place = d.start.zone[0];
    if (place) {
      place.left = [];
      d.start.reserve.food++;
      d.start.reserve.ammo++;
    }
  });
  // The block of its arrow is empty: it takes the other, items face down, and the card goes.
  expect(of(only).trophies).toHaveLength(1);
  expect(only.match.view(0).automa?.trophies[0]).toBeLessThan(0);
  expect(only.state.reserve.item).toBe(6);
  expect(only.state.discard.map(idOf)).toEqual(['helicopter-wreck']);
  const sick = acts('automa-113', (d) => d.zone(5, 'irradiated-laboratory'));
  expect(of(sick)).toMatchObject({ crew: 0, contaminated: 1 });
});

rule('R-LA-524', () => {
  const table = acts('automa-112', (d) => {
    own(d).rows[3] = [1, 2, 0, 0, 0, 0, 0];
  });
  expect(table.state.discard.map(idOf)).toEqual(['rusty-trailer-1']);
  expect(of(table).rows[3]).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

rule('R-LA-525', () => {
  const table = acts('automa-112', (d) => d.zone(1, 'hermit'));
  expect([of(table).crew, table.state.discard.map(idOf)]).toEqual([2, ['hermit']]);
  const full = solo({
    deal: (d) => {
      own(d).crew = 4;
      own(d).contaminated = 2;
      d.start.reserve.survivor -= 4;
      d.zone(1, 'hermit');
      own(d).deck.push(d.take('automa-112'));
    },
  });
  expect(of(full)).toMatchObject({ crew: 5, contaminated: 1 });
});

rule('R-LA-526', () => {
  const encounter = acts('automa-112', (d) => {
    d.zone(1, 'trader');
    d.next('deck', 'hermit');
  });
  expect(encounter.state.discard.map(idOf)).toEqual(['trader']);
  expect(encounter.state.reserve.fuel).toBe(12);
  const ammo = acts('automa-112', (d) => d.zone(1, 'war-wolves'));
  expect([of(ammo).rows[3], ammo.zone()[0]]).toEqual([[1, 1, 0, 0, 0, 0, 0], 'war-wolves']);
  const fuel = acts('automa-113', (d) => d.zone(5, 'war-wolves'));
  expect([of(fuel).rows[2], fuel.zone()[4]]).toEqual([[1, 1, 0, 0, 0, 0, 0], 'war-wolves']);
});

rule('R-LA-527', () => {
  const lay = (d: Deal): void => {
    d.zone(2, 'hermit');
    d.zone(3, 'frozen-depot');
    d.zone(4, 'mechanic');
  };
  // 114 collects first; 115 recruits first, the rightmost by its arrow; 117 wants convoy cards, then locations.
  expect(acts('automa-114', lay).happened('collected')).toMatchObject([
    { card: cardOf('frozen-depot'), block: 'left' },
  ]);
  expect(acts('automa-115', lay).state.discard.map(idOf)).toEqual(['mechanic']);
  expect(acts('automa-117', lay).happened('collected')).toMatchObject([{ block: 'right' }]);
  expect(
    acts('automa-116', (d) => {
      lay(d);
      d.zone(4, 'trader');
    }).state.discard.map(idOf),
  ).toEqual(['trader']);
  const wolves = (d: Deal): void => {
    d.zone(2, 'war-wolves');
    d.zone(3, 'night-wolves');
    d.zone(4, 'ulmar');
  };
  const none = acts('automa-114', wolves);
  expect([none.zone().slice(1, 4), none.state.discard]).toEqual([['war-wolves', 'night-wolves', 'ulmar'], []]);
});

rule(['R-LA-528', 'R-LA-529'], () => {
  const table = acts('automa-112', (d) => {
    own(d).contaminated = 1;
    d.start.reserve.survivor--;
    d.zone(1, 'hermit');
    d.next('deck', 'trader');
  });
  // No bonus action, and the zone closes up as usual.
  expect(of(table).contaminated).toBe(1);
  expect(table.happened('bonus')).toEqual([]);
  expect(table.zone()[4]).toBe('trader');
  const empty = acts('automa-112', (d) => {
    d.clear(0);
    d.start.deck = [];
  });
  expect([empty.zone()[0], empty.state.discard]).toEqual(['?', []]);
});

rule(['R-LA-530', 'R-LA-540'], () => {
  const table = solo({
    at: 'movement',
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).faceUp = [d.take('automa-112'), d.take('automa-113')];
      own(d).rows[2] = [0, 0, 0, 0, 0, 0, 0];
      d.start.reserve.fuel++;
      d.cargo(0, 'fuel');
      d.crew(0, 'hermit');
    },
  });
  // 112: no fuel, so it gains one; 113: the human has more survivors, so it gains one. Then it drives 2 + 1.
  expect(table.happened('automaUses').map(({ card }) => idOf(card as number))).toEqual(['automa-112', 'automa-113']);
  expect([of(table).crew, of(table).space, of(table).rows[2]?.includes(1)]).toEqual([3, 3, false]);
  const rich = solo({
    at: 'movement',
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).faceUp = [d.take('automa-112')];
    },
  });
  expect([of(rich).rows[3], of(rich).space]).toEqual([[1, 1, 0, 0, 0, 0, 0], 3]);
});

rule('R-LA-535', () => {
  const table = solo({
    at: 'rest',
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).rows[1] = [1, 1, 1, 0, 0, 0, 0];
      d.start.reserve.food -= 2;
      own(d).discard = own(d).deck.splice(2);
    },
  });
  // Three food, two cards: it stops without shuffling and keeps the third food.
  expect([of(table).faceUp.length, of(table).discard.length]).toEqual([2, 4]);
  expect(of(table).rows[1]?.filter((held) => held === 1)).toHaveLength(1);
});

rule(['R-LA-541', 'R-LA-542'], () => {
  const drive = (lay: (d: Deal) => void) => of(solo({ at: 'movement', order: [0, AUTOMA], deal: lay })).space;
  const dry = (d: Deal): void => {
    own(d).rows[2] = [0, 0, 0, 0, 0, 0, 0];
    d.start.reserve.fuel++;
    own(d).crew = 0;
    d.start.reserve.survivor += 2;
  };
  expect(drive(dry)).toBe(2);
  expect(drive(() => undefined)).toBe(3);
  expect(
    drive((d) => {
      own(d).rows[2] = [1, 1, 1, 0, 0, 0, 0];
      d.start.reserve.fuel -= 2;
    }),
  ).toBe(5);
  // The speed symbol in column 6, once uncovered; six behind.
  expect(
    drive((d) => {
      own(d).rows[0] = [0, 0, 0, 0, 0, 0, 0];
    }),
  ).toBe(4);
  expect(
    drive((d) => {
      d.player(0).space = 6;
    }),
  ).toBe(4);
  expect(
    drive((d) => {
      d.player(0).space = 5;
    }),
  ).toBe(3);
});

rule('R-LA-543', () => {
  const drive = (map: 'alpha' | 'beta', space: number, fuel: number, tracks: boolean) => {
    const table = solo({
      at: 'movement',
      order: [0, AUTOMA],
      options: { map },
      deal: (d) => {
        own(d).space = space;
        own(d).rows[2] = Array.from({ length: 7 }, (_, i) => (i < fuel ? 1 : 0));
        d.start.reserve.fuel -= fuel - 1;
        if (tracks) own(d).faceUp = [d.take('automa-115')];
        d.next('results', 'result-88');
      },
    });
    return table;
  };
  expect(of(drive('alpha', 2, 1, false)).space).toBe(5);
  // 2 → 3 → 6 → 7.
  expect(of(drive('alpha', 2, 1, true)).space).toBe(7);
  // On Beta without the card it stays on the road; with it, it takes what the shortcut does.
  expect(of(drive('beta', 2, 1, false)).space).toBe(5);
  const hurt = drive('beta', 2, 1, true);
  expect(of(hurt)).toMatchObject({ space: 7, crew: 1, contaminated: 1 });
  expect(hurt.happened('automaDamaged')).toHaveLength(1);
  // One a round: the one at 10 is left alone after 7 → 10.
  expect(of(drive('beta', 7, 2, true)).space).toBe(13);
  const snow = drive('beta', 10, 1, true);
  expect([of(snow).space, snow.state.blocked]).toEqual([15, 4]);
});

rule('R-LA-544', () => {
  const stop = (token: number) =>
    solo({
      at: 'movement',
      order: [0, AUTOMA],
      deal: (d) => {
        d.start.stops[3] = token;
      },
    });
  expect([of(stop(1)).rows[3], stop(1).state.stops[3]]).toEqual([[1, 1, 0, 0, 0, 0, 0], 0]);
  expect(of(stop(4)).trophies).toHaveLength(1);
  expect([of(stop(5)), stop(5).state.stops[3]]).toMatchObject([{ crew: 1, contaminated: 1 }, 5]);
});

rule('R-LA-545', () => {
  const table = solo({
    at: 'movement',
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).space = 25;
    },
  });
  expect(of(table).space).toBe(26);
});

rule(['R-LA-550', 'R-LA-565'], () => {
  const ambush = (id: string, lay: (d: Deal) => void = () => undefined) =>
    solo({
      at: 'firing',
      order: [0, AUTOMA],
      deal: (d) => {
        disarm(d);
        d.zone(3, id);
        lay(d);
        d.next('results', 'result-88', 'result-87');
      },
    });
  const table = ambush('last-howl');
  table.until('effectOption');
  expect(of(table)).toMatchObject({ crew: 1, contaminated: 1 });
  // Only sick ones left: one of them dies. Nobody left: the second option, two damage.
  const sick = ambush('last-howl', (d) => {
    own(d).crew = 0;
    own(d).contaminated = 2;
  });
  sick.until('effectOption');
  expect(of(sick)).toMatchObject({ crew: 0, contaminated: 1 });
  const alone = ambush('last-howl', (d) => {
    own(d).crew = 0;
    d.start.reserve.survivor += 2;
  });
  alone.until('effectOption');
  expect(alone.happened('automaDamaged')).toHaveLength(2);
  // It loses what it has most of: food, ammo, fuel among equals.
  const food = ambush('rendall-and-randall');
  food.until('effectOption');
  expect(of(food).rows.slice(1, 3)).toEqual([
    [0, 0, 0, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0, 0],
  ]);
  const fuel = ambush('rendall-and-randall', (d) => {
    own(d).rows[2] = [1, 1, 0, 0, 0, 0, 0];
    d.start.reserve.fuel--;
  });
  fuel.until('effectOption');
  expect(of(fuel).rows[2]).toEqual([1, 0, 0, 0, 0, 0, 0]);
});

rule('R-LA-551', () => {
  const shoot = (lead: string | null, enemies: string[]) => {
    const table = solo({
      at: 'firing',
      order: [0, AUTOMA],
      round: 5,
      deal: (d) => {
        for (const id of enemies) d.enemy(id, 0);
        own(d).rows[0] = [0, 0, 0, 0, 0, 0, 2];
        own(d).rows[3] = [1, 1, 1, 1, 0, 0, 0];
        d.start.reserve.ammo -= 3;
        if (lead) {
          own(d).lead = d.take(lead);
          own(d).faceUp.push(own(d).lead);
        }
        d.next('results', 'result-90', 'result-87', 'result-88');
      },
    });
    table.until('shoot');
    return table;
  };
  const wolves = ['last-howl', 'war-wolves', 'ulmar'];
  const left = shoot('automa-114', wolves);
  // Weapons of level 3, 2 and 1, each once; one ammo is left over.
  expect(left.happened('automaAttacked').map(({ level, enemy }) => [level, idOf(enemy as number)])).toEqual([
    [3, 'ulmar'],
    [2, 'ulmar'],
    [1, 'ulmar'],
  ]);
  expect(of(left).rows[3]).toEqual([1, 0, 0, 0, 0, 0, 0]);
  expect(of(left).fame).toBe(4);
  expect(shoot('automa-115', wolves).happened('automaAttacked')[0]).toMatchObject({ enemy: cardOf('war-wolves') });
  expect(shoot(null, wolves).happened('automaAttacked')[0]).toMatchObject({ enemy: cardOf('ulmar') });
  // A jam breaks the weapon; enemies elsewhere are none of its business.
  const jam = solo({
    at: 'firing',
    order: [0, AUTOMA],
    deal: (d) => {
      d.enemy('war-wolves', 0);
      d.next('results', 'result-91');
    },
  });
  jam.until('shoot');
  expect(of(jam).rows[0]?.[1]).toBe(2);
  const far = solo({
    at: 'firing',
    order: [0, AUTOMA],
    deal: (d) => {
      d.enemy('war-wolves', 1);
      d.player(0).space = 9;
    },
  });
  far.until('shoot');
  expect(far.happened('automaAttacked')).toEqual([]);
});

rule('R-LA-552', () => {
  const shoot = (war: number[], night: number[]) => {
    const table = solo({
      at: 'firing',
      order: [0, AUTOMA],
      deal: (d) => {
        d.enemy('war-wolves', 0, { targets: war });
        d.enemy('night-wolves', 0, { targets: night });
        d.next('results', 'result-87');
      },
    });
    table.until('shoot');
    return table.state.enemies.map(({ targets }) => targets);
  };
  expect(shoot([], [0])).toEqual([[], [0, AUTOMA]]);
  expect(shoot([0, AUTOMA], [AUTOMA])).toEqual([[0], [AUTOMA, AUTOMA]]);
  expect(shoot([], [AUTOMA, 0, 0, 0])).toEqual([[], [AUTOMA, AUTOMA, 0, 0]]);
});

rule('R-LA-553', () => {
  const table = solo({
    at: 'firing',
    order: [0, AUTOMA],
    round: 4,
    deal: (d) => {
      disarm(d);
      d.enemy('ulmar', 0);
      d.enemy('last-howl', 0);
      own(d).rows[0] = [0, 0, 0, 0, 0, 2, 2];
      d.next('results', 'result-92', 'result-87');
    },
  });
  table.until('damage');
  // 92: V = 2, III = 1; its first letter is D: all three go there, no further card is turned over.
  expect(of(table).rows[3]).toEqual([0, 0, 2, 2, 2, 0, 0]);
  expect(table.happened('revealedResult').map(({ use }) => use)).toEqual(['enemies']);
});

rule('R-LA-554', () => {
  const table = solo({
    at: 'firing',
    order: [0, AUTOMA],
    deal: (d) => {
      d.enemy('war-wolves', 0, { defence: 1, loot: 'gauss-cannon', targets: [0] });
      own(d).trophies = ['welding-torch-1', 'welding-torch-2', 'nitrous-oxide-1'].map((id) => d.take(id));
      d.next('results', 'result-87', 'result-89');
      d.next('itemDeck', 'food-ration-1');
    },
  });
  table.until('turn');
  // Its fourth card, unseen, without any limit; the human gets the item.
  expect(of(table).trophies.map(idOf)).toContain('gauss-cannon');
  expect(of(table).trophies).toHaveLength(4);
  expect(table.match.view(0).automa?.trophies.every((card) => card < 0)).toBe(true);
  expect(table.player(0).items.map(idOf)).toEqual(['food-ration-1']);
});

rule('R-LA-560', () => {
  const hit = (column: number[], round: number, result: string) => {
    const table = solo({
      at: 'firing',
      order: [0, AUTOMA],
      round,
      deal: (d) => {
        disarm(d);
        d.zone(3, 'night-wolves');
        own(d).rows[2] = column;
        d.start.reserve.fuel += 1 - column.filter((held) => held === 1).length;
        d.next('results', result);
      },
    });
    table.until('damage');
    return [of(table).rows[2], table.state.reserve.fuel];
  };
  expect(hit([1, 0, 0, 0, 0, 0, 0], 2, 'result-90')[0]).toEqual([1, 0, 2, 0, 0, 0, 0]);
  expect(hit([1, 0, 2, 0, 0, 0, 0], 2, 'result-90')[0]).toEqual([1, 2, 2, 0, 0, 0, 0]);
  // The marker there is lost to the reserve; a full row takes no more.
  expect(hit([1, 2, 2, 0, 0, 0, 0], 2, 'result-90')).toEqual([[2, 2, 2, 0, 0, 0, 0], 13]);
  expect(hit([2, 2, 2, 0, 0, 0, 0], 2, 'result-90')[0]).toEqual([2, 2, 2, 0, 0, 0, 0]);
});

rule('R-LA-570', () => {
  const repair = (rows: number[][], round: number) => {
    const table = solo({
      round,
      deal: (d) => {
        own(d).deck.push(d.take('automa-112'));
        own(d).crew = 1;
        d.start.reserve.survivor++;
        own(d).rows = rows;
        for (const stock of ['food', 'fuel', 'ammo'] as const) d.start.reserve[stock]++;
      },
    });
    return of(table).rows;
  };
  const clean = () => [0, 0, 0, 0, 0, 0, 0];
  // From the token's column to the left, top to bottom; never to its right.
  expect(repair([[0, 2, 0, 0, 2, 2, 2], clean(), [0, 0, 0, 2, 0, 0, 0], [0, 0, 0, 2, 0, 0, 0]], 3)).toEqual([
    [0, 2, 0, 0, 2, 2, 2],
    clean(),
    clean(),
    [0, 0, 0, 2, 0, 0, 0],
  ]);
  expect(repair([[0, 2, 0, 0, 2, 2, 2], [2, 2, 0, 0, 0, 0, 0], clean(), clean()], 3)[0]).toEqual([0, 0, 0, 0, 2, 2, 2]);
});

rule('R-LA-580', () => {
  const end = (round: number, cards: string[], lay: (d: Deal) => void = () => undefined) =>
    solo({
      at: 'end',
      round,
      deal: (d) => {
        own(d).faceUp = cards.map((id) => d.take(id));
        lay(d);
      },
    });
  const table = end(6, ['automa-113', 'automa-114', 'automa-116', 'automa-117'], (d) => {
    d.player(0).fame = 3;
    own(d).contaminated = 1;
    d.start.reserve.survivor--;
  });
  expect(table.asked).toBe('damage 0');
  table.do(0, 'hit truck-1:2 -');
  // 114: the human's fame was higher; 116: one recovers, then the human is contaminated.
  expect([table.player(0).fame, of(table).contaminated, table.asked]).toEqual([2, 0, 'contaminate 0']);
  table.do(0, 'onto leader-1');
  expect(table.asked).toBe('damage 0');
  table.do(0, 'hit trailer-1:0 -');
  expect(table.match.over).toBe(true);
  expect(of(table).discard).toHaveLength(4);
  expect(of(table).faceUp).toEqual([]);
  const equal = end(6, ['automa-114']);
  expect(equal.player(0).fame).toBe(1);
});

rule('R-LA-582', () => {
  const table = solo({ at: 'end', order: [0, AUTOMA], deal: (d) => d.next('deck', 'trader', 'hermit', 'mechanic') });
  expect(table.zone()).toEqual(['roof-rack', 'auxiliary-tank', 'mechanic', 'hermit', 'trader']);
});

rule('R-LA-590', () => {
  const score = (lay: (d: Deal) => void) => automaScore(solo({ at: 'end', round: 6, deal: lay }).state);
  const cards = (d: Deal, n: number): void => {
    own(d).trophies = ['welding-torch-1', 'welding-torch-2', 'gauss-cannon'].slice(0, n).map((id) => d.take(id));
  };
  const rows = (d: Deal): void => {
    own(d).rows = [
      [0, 0, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0, 0],
      [0, 0, 0, 2, 0, 0, 0],
    ];
    for (const stock of ['food', 'fuel', 'ammo'] as const) d.start.reserve[stock]++;
  };
  // Column 0 belongs to the first group: two groups of six are damaged.
  expect(score(rows)).toBe(4);
  expect(
    score((d) => {
      rows(d);
      cards(d, 3);
    }),
  ).toBe(4 + 1);
  expect(
    score((d) => {
      rows(d);
      own(d).space = 5;
      d.player(0).space = 2;
      own(d).fame = 3;
    }),
  ).toBe(4 + 3 + 2);
  // Reached: healthy survivors instead.
  expect(
    score((d) => {
      rows(d);
      d.player(0).space = 26;
      own(d).contaminated = 2;
      d.start.reserve.survivor -= 2;
    }),
  ).toBe(2);
  // A human with tracks makes the shortcut count.
  const tracks = (mount: boolean) =>
    score((d) => {
      rows(d);
      own(d).space = 14;
      d.player(0).space = 9;
      if (mount) d.mount(0, 'snow-tracks', 1);
    });
  expect([tracks(false), tracks(true)]).toEqual([4 + 5, 4 + 3]);
  expect(
    soundGroups({
      rows: [
        [0, 2],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    } as never),
  ).toBe(5);
});

rule('R-LA-591', () => {
  const play = (lay: (d: Deal) => void) => solo({ at: 'end', round: 6, deal: lay }).match.outcome();
  const broken = (d: Deal): void => {
    own(d).rows = [0, 1, 2, 3].map(() => Array<number>(7).fill(2));
    for (const stock of ['food', 'fuel', 'ammo'] as const) d.start.reserve[stock]++;
  };
  const ahead = play((d) => {
    broken(d);
    d.player(0).space = 14;
    own(d).space = 9;
    d.mount(0, 'snow-tracks', 1);
  });
  // Five spaces by the road, although the human has tracks; three sound cards.
  expect(ahead?.lines.map(({ points }) => points)).toEqual([5, 0, 0, 0, 3, 0]);
  expect(ahead?.places).toEqual([1]);
  expect(
    play((d) => {
      own(d).space = 12;
    })?.places,
  ).toEqual([2]);
  // Equal points and spaces: the order token further right.
  const tie = (order: number[]) =>
    solo({
      at: 'end',
      round: 6,
      order,
      deal: (d) => {
        broken(d);
        own(d).fame = 3;
      },
    }).match.outcome();
  expect(tie([AUTOMA, 0])?.places).toEqual([1]);
  expect(tie([0, AUTOMA])?.places).toEqual([2]);
});

rule('R-LA-592', () => {
  const lost = solo({
    at: 'setup',
    deal: (d) => {
      d.next('deck', 'radioactive-snow');
      const player = d.player(0);
      d.start.gone.push(player.survivors.shift()?.card as number);
      const part = player.convoy.find(({ slots }) => slots.includes(4));
      if (part) part.slots[part.slots.indexOf(4)] = 0;
      d.start.reserve.survivor++;
    },
  });
  expect([lost.match.over, lost.match.outcome()?.places]).toEqual([true, [2]]);
  const ghost = solo({
    order: [0, AUTOMA],
    deal: (d) => {
      own(d).crew = 0;
      d.start.reserve.survivor += 2;
    },
  });
  expect(of(ghost).faceDown).toEqual([]);
  ghost.until('move', ['pass', 'stop', 'done', 'endTurn']);
  expect(of(ghost).space).toBeGreaterThan(0);
});
