import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { soundGroups } from '../src/automa/board.ts';
import { automaScore } from '../src/outcome.ts';
import { AUTOMA, healthy, of, own, solo } from './solo.ts';
import type { Deal } from './table.ts';

rule('R-LA-570', () => {
  const repair = (rows: number[][], round: number) => {
    const table = solo({
      round,
      deal: (d) => {
        own(d).deck.push(d.take('automa-112'));
        own(d).crew = healthy(1);
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
  // A damaged slot of a survivor counts in its column, and column 0 with the first.
  const groups = (rows: number[][], crew: number[]) => soundGroups({ rows, crew } as never);
  const clean = [0, 1, 2, 3].map(() => Array<number>(7).fill(0));
  expect(groups(clean, healthy(2))).toBe(6);
  expect(groups(clean, [1, 1, 2, 0, 2, 2])).toBe(4);
  expect(groups([...clean.slice(0, 3), [2, 2, 0, 0, 0, 0, 0]], healthy(2))).toBe(5);
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
  expect(ahead?.lines.map(({ points }) => points)).toEqual([5, 0, 0, 3]);
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
      own(d).crew = healthy(0);
      d.start.reserve.survivor += 2;
    },
  });
  expect(of(ghost).faceDown).toEqual([]);
  ghost.until('move', ['pass', 'stop', 'done', 'endTurn']);
  expect(of(ghost).space).toBeGreaterThan(0);
});
