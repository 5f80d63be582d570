import { rule } from '@cinderhall/gauntlet/rule';
import { Chance } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { crewSize } from '../src/automa/board.ts';
import { setup } from '../src/setup.ts';
import { AUTOMA, acts, healthy, of, own, solo } from './solo.ts';
import { cardOf, type Deal, idOf, Table } from './table.ts';

rule(['R-LA-500', 'R-LA-504'], () => {
  const table = solo({ at: 'setup' });
  expect(table.state.options.players).toBe(2);
  expect(table.held(0)).toEqual({ ammo: 1, food: 1, fuel: 1, survivor: 2, damage: 0 });
  const start = new Table({ seats: 1, at: 'movement', order: [AUTOMA, 0] }).state.automa;
  expect(start).toMatchObject({ space: 0, fame: 1, crew: healthy(2), contaminated: 0, trophies: [] });
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
  expect(of(table).token).toBe(2);
  // The token moved to field 2 and uncovered column 2.
  expect(of(table).rows[0]).toEqual([0, 0, 0, 2, 2, 2, 2]);
  const first = solo({ order: [0, AUTOMA] });
  expect([of(first).token, of(first).rows[0]]).toEqual([1, [0, 0, 2, 2, 2, 2, 2]]);
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
    own(d).crew = healthy(1);
    own(d).contaminated = 5;
    d.start.reserve.survivor -= 5;
    own(d).faceUp = [];
  });
  expect(crewSize(of(crew))).toBe(6);
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
  expect(of(sick)).toMatchObject({ crew: healthy(0), contaminated: 1 });
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
  expect([of(table).crew, table.state.discard.map(idOf)]).toEqual([healthy(2), ['hermit']]);
  const full = solo({
    deal: (d) => {
      own(d).crew = healthy(4);
      own(d).contaminated = 2;
      d.start.reserve.survivor -= 4;
      d.zone(1, 'hermit');
      own(d).deck.push(d.take('automa-112'));
    },
  });
  expect(of(full)).toMatchObject({ crew: healthy(5), contaminated: 1 });
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
  expect([of(table).crew, of(table).space, of(table).rows[2]?.includes(1)]).toEqual([healthy(3), 3, false]);
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
