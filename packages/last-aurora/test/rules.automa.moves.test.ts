import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { AUTOMA, disarm, healthy, of, own, solo } from './solo.ts';
import { cardOf, type Deal, idOf } from './table.ts';

rule(['R-LA-541', 'R-LA-542'], () => {
  const drive = (lay: (d: Deal) => void) => of(solo({ at: 'movement', order: [0, AUTOMA], deal: lay })).space;
  const dry = (d: Deal): void => {
    own(d).rows[2] = [0, 0, 0, 0, 0, 0, 0];
    d.start.reserve.fuel++;
    own(d).crew = healthy(0);
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
  expect(of(hurt)).toMatchObject({ space: 7, crew: healthy(1), contaminated: 1 });
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
  expect([of(stop(5)), stop(5).state.stops[3]]).toMatchObject([{ crew: healthy(1), contaminated: 1 }, 5]);
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
  expect(of(table)).toMatchObject({ crew: healthy(1), contaminated: 1 });
  // Only sick ones left: one of them dies. Nobody left: the second option, two damage.
  const sick = ambush('last-howl', (d) => {
    own(d).crew = healthy(0);
    own(d).contaminated = 2;
  });
  sick.until('effectOption');
  expect(of(sick)).toMatchObject({ crew: healthy(0), contaminated: 1 });
  const alone = ambush('last-howl', (d) => {
    own(d).crew = healthy(0);
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
  expect([of(table).rows[3], of(table).crew]).toEqual([
    [0, 0, 0, 2, 2, 0, 0],
    [1, 1, 0, 0, 0, 2],
  ]);
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
        own(d).crew = [1, 2, 1, 0, 0, 0];
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
