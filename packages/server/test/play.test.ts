import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { openTest, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTest();
});
afterAll(() => server.close());

const person = (name: string) => Visitor.named(server.address, name);

describe('a match over the WebSocket', () => {
  test('two people play to the end', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const table = await startTable([ann, bob]);
    const lines = [await ann.live(), await bob.live()] as const;
    for (const line of lines) line.send({ type: 'watch', table, since: -1 });
    let states = await Promise.all(lines.map((line) => line.state()));
    expect(states[0].choices).toHaveLength(9);
    expect(states[1].choices).toEqual([]);
    // Ann takes the top row, Bob the middle one.
    for (const [seat, cell] of [
      [0, 0],
      [1, 3],
      [0, 1],
      [1, 4],
      [0, 2],
    ] as const) {
      const { view, choices } = states[seat];
      const index = choices.findIndex((choice: { cell: number }) => choice.cell === cell);
      const ok = await lines[seat].ask({ type: 'answer', table, seat, decision: view.asked, index });
      expect(ok).toMatchObject({ type: 'ok' });
      states = await Promise.all(lines.map((line) => line.state()));
      expect(states[1 - seat].moments).toMatchObject([{ kind: 'step', seat, events: [{ kind: 'marked', cell }] }]);
    }
    for (const state of states) {
      expect(state.outcome.places).toEqual([1, 2]);
      expect(state.seed).toMatch(/^[0-9a-f]{32}$/);
    }
    const about = await ann.get(`/api/tables/${table}`);
    expect(about.body).toMatchObject({ status: 'over', seed: states[0].seed });
  });
});
