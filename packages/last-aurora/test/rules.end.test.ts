import { rule } from '@cinderhall/gauntlet/rule';
import { expect } from 'vitest';
import { moored } from '../src/route.ts';
import { cardOf, idOf, Table } from './table.ts';

const lines = (table: Table, seat: number) =>
  table.match
    .outcome()
    ?.lines.filter((line) => line.seat === seat)
    .map(({ points }) => points);

/** What brought fame at the end, card by card. */
const fameOf = (table: Table, seat: number) =>
  table.match
    .outcome()
    ?.lines.filter((line) => line.seat === seat && line.under?.key === 'la.score.cards')
    .map(({ key, points }) => `${key.slice('la.card.'.length)} ${points}`);

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
  expect(lines(late, 0)).toEqual([4, 3, 1, 1, 1, 2]);
  expect(fameOf(late, 0)).toEqual(['radio-mast 1', 'orphan 1']);
  expect(lines(late, 1)).toEqual([0, 0, 0, 2]);
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
  expect(lines(reached, 0)).toEqual([26, 0, 0, 2]);
  expect(lines(reached, 1)).toEqual([0, 0, 0, 1]);
  expect(fameOf(reached, 2)).toEqual(['artificial-ecosystem 3', 'bounty-hunter 2']);
  expect(lines(reached, 2)).toEqual([0, 0, 0, 1 + 2, 2, 3]);
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
  // Nobody is left, so nobody has the first place; the summary says why.
  expect(none.match.outcome()?.places).toEqual([2, 2]);
  expect(none.match.outcome()?.notes).toEqual(
    [0, 1].map((seat) => ({ seat, key: 'la.score.nobodyLeft', rule: 'R-LA-323' })),
  );
});
