import { rule } from '@cinderhall/gauntlet/rule';
import { isRefused, Match, seedOf } from '@cinderhall/kernel';
import { expect } from 'vitest';
import { colourOf } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type State } from '../src/index.ts';
import { Table } from './table.ts';

rule('R-DEI-123', () => {
  const wish = {
    factions: ['farmZ', 'auxilia'] as const,
    sides: [{ hand: ['DEI024', 'DEI018'], sweets: ['move', 'move', 'recruit', 'tech'] }],
    drones: { draco: 'r04' },
  };
  const table = new Table(wish);
  table.do(0, 'up DEI024', 'use drone:draco', 'fly r04');
  expect([table.player(0).sweets.length, table.state.sweets.length]).toEqual([5, 11]);
  expect(table.match.view(1).players[0]?.sweets).toEqual([-5, -5, -5, -5, -5]);
  expect(isRefused(table.match.undo(0))).toBe(true);
  const empty = new Table(wish);
  empty.player(0).sweets.push(...empty.state.sweets.splice(0));
  empty.do(0, 'up DEI024', 'use drone:draco', 'fly r04');
  expect([empty.player(0).sweets.length, empty.supply(0)]).toEqual([16, 1]);
});

rule(['R-DEI-127', 'R-DEI-141', 'R-DEI-143'], () => {
  const table = new Table({
    phase: 3,
    sides: [{ sweets: ['recruit', 'tech'] }, { sweets: ['tech'] }],
    missions: Array(8).fill('droneCards'),
  });
  table.do(0, 'up DEI025', 'sweet sweet-recruit', 'done');
  table.until(() => table.asked === 'act 1');
  table.do(1, 'sweet sweet-tech');
  expect(table.state.sweets).toHaveLength(13);
  table.until(() => table.state.turn === 2);
  // Both used ones are back, the third is still held; both boards are empty.
  expect(table.state.sweets).toHaveLength(15);
  expect([0, 1].map((seat) => table.player(seat).up.length + table.player(seat).down.length)).toEqual([0, 0]);
  expect([0, 1].map((seat) => table.hand(seat).length)).toEqual([8, 8]);
});

rule(['R-DEI-128', 'R-DEI-129'], () => {
  const table = new Table({
    phase: 2,
    sides: [
      {
        units: { g06: 1, r01: 1, g01: 1 },
        leader: 'r04',
        locked: ['fortress', 'jetBoots', 'tradingPost'],
        hand: ['DEI025', 'DEI026', 'DEI028', 'DEI029'],
      },
      { hand: ['DEI009', 'DEI010', 'DEI012', 'DEI013'], units: { g03: 3 } },
    ],
  });
  // Two blue cubes, one red one.
  expect(table.cubes(0)).toEqual([1, 2, 0]);
  table.until(() => table.asked === 'play 1');
  expect(table.ids(table.player(0).unlocked)).toEqual(['jetBoots']);
  expect(table.match.view(1).players[0]?.unlocked).toEqual(table.player(0).unlocked);
  // The Raiders take one of the two; the ability stays and works.
  table.do(1, 'up DEI009');
  table.move(1, 'g03', 'g06', '3');
  expect(table.cubes(0)).toEqual([1, 1, 0]);
  table.until(() => table.asked === 'play 0');
  expect(table.ids(table.player(0).unlocked)).toEqual(['jetBoots']);
  table.do(0, 'up DEI029');
  expect(table.can(0, 'bonusMove')).toBe(true);
  // More than two do it as well.
  const three = new Table({
    phase: 2,
    sides: [{ units: { g06: 1, r01: 1, r11: 1 }, leader: 'r04', locked: ['fortress', 'jetBoots', 'tradingPost'] }],
  });
  expect(three.cubes(0)).toEqual([0, 3, 0]);
  three.until(() => three.asked === 'play 1');
  expect(three.ids(three.player(0).unlocked)).toEqual(['jetBoots']);
});

rule('R-DEI-132', () => {
  const options = { abilityChoice: true, factions: ['auxilia', 'raiders', 'farmZ'] };
  const match = Match.start<State, Choice>(divideEtImpera as never, { seats: 3, options, seed: seedOf(8) });
  if (isRefused(match)) throw new Error(match.refused.key);
  const asked: number[] = [];
  const [first, second] = match.state.order as [number, number];
  const pick = (seat: number): void => {
    asked.push(seat);
    const colours = match.choices(seat).flatMap((choice) => (choice.kind === 'colour' ? [choice.colour] : []));
    if (colours.length > 0) {
      for (const card of match.state.players[seat]?.locked ?? []) expect(colours).not.toContain(colourOf(card));
      match.step(seat, match.state.asked, 0);
    }
    const left = match.choices(seat).length;
    match.step(seat, match.state.asked, left - 1);
  };
  // The first picks red out of six; the second finds five, which the first does not see any more.
  expect(match.choices(first)).toHaveLength(3);
  match.step(first, match.state.asked, 0);
  expect(match.choices(first)).toHaveLength(6);
  expect(match.view(second).decision).toMatchObject({ cards: Array(6).fill(-2) });
  match.step(first, match.state.asked, 2);
  asked.push(first);
  expect(match.view(first).pools[0]?.every((card) => card >= 0)).toBe(true);
  match.step(second, match.state.asked, 0);
  expect(match.choices(second)).toHaveLength(5);
  expect(match.view(first).pools[0]).toEqual([]);
  match.step(second, match.state.asked, 0);
  asked.push(second);
  expect(match.view(first).pools[0]?.every((card) => card < 0)).toBe(true);
  while (['draftColour', 'draftAbility'].includes(match.state.decision?.kind ?? '')) pick(match.waiting()[0] as number);
  const { order, players } = match.state;
  expect(asked).toEqual([...order, ...[...order].reverse(), ...order]);
  for (const { locked } of players) expect(locked.map(colourOf).sort()).toEqual([0, 1, 2]);
});
