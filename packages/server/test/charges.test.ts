import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Server } from '../src/server.ts';
import { FairQueue } from '../src/work/fair-queue.ts';
import { annAndBob, openTestServer, startTable, Visitor } from './helpers.ts';

let server: Server;
beforeAll(async () => {
  server = await openTestServer({ limits: true });
});
afterAll(() => server.close());

const NETWORK = '127.0.0.1';

test('what is worked out in threads is paid for by whoever asks for it, and by nobody without a limit', async () => {
  const [ann, bob] = await annAndBob(server.address);
  const [over, running] = [await startTable([ann, bob], { game: 'last-aurora' }), await startTable([ann, bob])];
  const socket = await ann.connect();
  for (const [seat, who] of [ann, bob].entries()) {
    const { choices, decision } = (await who.get(`/api/tables/${over}/state`)).body;
    if (choices.length === 0) continue;
    const answer = { type: 'answer', table: over, seat, decision, index: 0 };
    expect(await (await who.connect()).ask(answer)).toMatchObject({ type: 'ok' });
    break;
  }
  await socket.ask({ type: 'resign', table: over, seat: 0 });
  const save = (await ann.get(`/api/tables/${over}/export`)).body;
  const waiting = vi.spyOn(FairQueue.prototype, 'run');
  const telling = vi.spyOn(server.context.store, 'notify');
  let cost = 0;
  /** Who waits for their turn, and who has paid for it. */
  const paying = async (work: () => Promise<unknown>) => {
    waiting.mockClear();
    telling.mockClear();
    await work();
    const paid = telling.mock.calls.flatMap(([{ charges = [] }]) => charges);
    for (const { milliseconds } of paid) cost += milliseconds;
    // Bots that begin to think wait as well, and pay nothing.
    const wishes = waiting.mock.calls.map(([wish]) => wish).filter(({ mayHelp }) => !mayHelp);
    return { wishes, paid: paid.map(({ payer }) => payer) };
  };
  const asked = (who: Visitor, what: string) => async () =>
    expect((await who.get(`/api/tables/${over}/${what}`)).status).toBe(200);
  const payer = { person: ann.id, network: NETWORK };
  for (const work of [
    asked(ann, 'replay?at=1'),
    asked(ann, 'stats'),
    asked(ann, 'export'),
    async () => expect((await ann.post('/api/imports', save)).status).toBe(200),
    async () => expect((await ann.post(`/api/tables/${over}/fork`, { at: 1, seat: 0 })).status).toBe(200),
  ])
    expect(await paying(work)).toEqual({ wishes: [{ payer, unlimited: false }], paid: [ann.id, NETWORK] });
  expect(await paying(asked(new Visitor(server.address), 'replay?at=1'))).toEqual({
    wishes: [{ payer: { person: NETWORK, network: NETWORK }, unlimited: false }],
    paid: [NETWORK],
  });
  const hint = async () => expect((await socket.ask({ type: 'hint', table: running, seat: 0 })).type).toBe('hint');
  const hints = { person: `hints for ${ann.id}`, network: NETWORK };
  expect((await paying(hint)).wishes).toEqual([{ payer: hints, unlimited: false }]);
  // Not each time: a system may count only every few milliseconds.
  expect(cost).toBeGreaterThan(0);
  for (const each of [waiting, telling]) each.mockRestore();
});
