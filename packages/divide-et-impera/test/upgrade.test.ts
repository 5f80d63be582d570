import { isRefused, loadMatch, type Match } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { ICONS } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type State } from '../src/index.ts';
import { Table, type Wish } from './table.ts';

const EMPTY = { red: [], blue: [], green: [], black: [] };
const WISH: Wish = {
  sides: [{ tech: 3, energy: 2, unlocked: ['deliveryRobot'] }],
  markets: { ...EMPTY, green: ['DEI047', 'DEI042', 'DEI041'] },
};

/** A save of rules 2 in which a match stood as this one does, but for what the rules kept otherwise. */
function older(table: Table, change: (state: State) => void): object {
  const save = JSON.parse(JSON.stringify(table.match.save()));
  const { snapshot, options } = save;
  for (const kept of [options, snapshot.state.options]) {
    kept.strictMasamune = !kept.freeMasamune;
    delete kept.freeMasamune;
  }
  change(snapshot.state);
  return { ...save, rules: 2 };
}

function loaded(save: object): Match<State, Choice> {
  const found = loadMatch(divideEtImpera, save);
  if (isRefused(found)) throw new Error(found.refused.key);
  expect(found.upgraded).toEqual({ from: 2, to: 3 });
  return found.match;
}

/** Plays on, always the first choice: a match that was brought up to date comes to its end. */
function playOn(match: Match<State, Choice>): void {
  for (let i = 0; i < 2000 && !match.over; i++) {
    const [seat = -1] = match.waiting();
    if (isRefused(match.step(seat, match.state.asked, 0))) throw new Error('refused');
  }
  expect(match.over).toBe(true);
}

describe('saves of rules 2 go on', () => {
  test('with the house rule they had for Masamune', () => {
    for (const freeMasamune of [true, false]) {
      const match = loaded(older(new Table({ options: { freeMasamune } }), () => undefined));
      expect(match.state.options.freeMasamune).toBe(freeMasamune);
      playOn(match);
    }
  });

  test('at the question what to buy for a face-down card', () => {
    const table = new Table(WISH);
    table.do(0, 'down DEI025');
    const match = loaded(
      older(table, (state) => {
        Object.assign(state, { decision: { kind: 'buy', seats: [0], robot: false } });
        state.tasks.push({ kind: 'act', seat: 0 });
      }),
    );
    expect(match.choices(0).map(({ kind }) => kind)).toEqual(['buy', 'turnUp']);
    playOn(match);
  });

  test('at the question what the Delivery Robot buys: its energy comes back first', () => {
    const table = new Table(WISH);
    const match = loaded(
      older(table, (state) => {
        const [player] = state.players;
        Object.assign(player ?? {}, { energy: 1, robotUsed: true });
        state.energy++;
        Object.assign(state, { decision: { kind: 'buy', seats: [0], robot: true } });
        state.tasks.push({ kind: 'card', seat: 0, slot: 1 });
      }),
    );
    expect(match.state.decision).toEqual({ kind: 'play', seats: [0], slot: 1 });
    expect(match.state.players[0]).toMatchObject({ energy: 2, robotUsed: false });
    expect(match.state.energy).toBe(table.state.energy);
    playOn(match);
  });

  test('with the icons of the card in play', () => {
    const table = new Table(WISH);
    table.do(0, 'up DEI025');
    // The places that a Move, any drone, the longest flight of Draco and a Purchase had.
    const old = [0, 39, 47, 48].map((icon) => ({ icon, left: 1 }));
    const match = loaded(
      older(table, (state) => {
        state.icons = old;
      }),
    );
    expect(match.state.icons.map(({ icon }) => ICONS[icon]?.effects)).toEqual([
      [{ op: 'move', how: 'basic' }],
      [{ op: 'drone', drone: 'draco', bonus: 2 }],
    ]);
  });

  test('at the question where a collector goes that was taken from the map', () => {
    const table = new Table({ sides: [{ hand: ['DEI028'], units: { g01: 15 }, leader: 'g09' }] });
    table.do(0, 'up DEI028', 'use recruit', 'from g01');
    const match = loaded(
      older(table, ({ decision }) => {
        if (decision?.kind === 'recruitTo') Reflect.deleteProperty(decision, 'leader');
      }),
    );
    expect(match.state.decision).toMatchObject({ kind: 'recruitTo', from: table.area('g01'), leader: false });
    playOn(match);
  });
});
