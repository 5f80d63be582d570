import { describe, expect, test } from 'vitest';
import { addressOf, networkOf } from '../src/http/address.ts';
import { LiveSocket, openTestServer, startTable, Visitor } from './helpers.ts';

describe('limits', () => {
  test('are on unless somebody turns them off', async () => {
    // A fixed clock: the buckets are not refilled.
    const own = await openTestServer({ limits: true }, { now: () => 1_800_000_000_000 });
    const tries = await Promise.all(
      Array.from({ length: 14 }, () =>
        new Visitor(own.address).post('/api/sessions', { name: 'Nobody', passphrase: 'x' }),
      ),
    );
    // Four that one address may not send in a minute, and four that come too soon after six wrong ones for one name.
    expect(tries.map(({ body }) => body.error.code).sort()).toEqual([
      ...Array(4).fill('person.wait'),
      ...Array(6).fill('person.wrong'),
      ...Array(4).fill('request.rate'),
    ]);
    const ann = await Visitor.named(own.address, 'Ann');
    const socket = await ann.connect();
    const replies = await Promise.all(Array.from({ length: 100 }, () => socket.ask({ type: 'ping' })));
    const refused = replies.filter(({ error }) => error?.code === 'request.rate');
    expect(refused.length).toBeGreaterThan(10);
    for (let i = 0; i < 500; i++) socket.send('{');
    await expect(socket.next(() => false)).rejects.toThrow('1008');
    await own.close();
  });

  test('of requests hold for a network, which for IPv6 is more than an address', async () => {
    const own = await openTestServer({ limits: true, trustProxy: '127.0.0.1' });
    const guest = async (address: string) =>
      (await new Visitor(own.address).ask('POST', '/api/guests', {}, { 'X-Forwarded-For': address })).status;
    for (let i = 0; i < 20; i++) expect(await guest(`2001:db8:1:2::${i + 1}`)).toBe(200);
    expect(await guest('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await guest('2001:db8:1:3::1')).toBe(200);
    await own.close();
  });

  test('of talk hold for a person, whatever device or table they talk from', async () => {
    let now = 1_800_000_000_000;
    const own = await openTestServer({ limits: true }, { now: () => now });
    const [ann, bob] = [await Visitor.named(own.address, 'Ann'), await Visitor.named(own.address, 'Bob')];
    const tables = [await startTable([ann, bob]), await startTable([ann, bob])];
    const devices = await Promise.all([ann.connect(), ann.connect()]);
    const say = (i: number) => devices[i % 2]?.ask({ type: 'say', table: tables[(i >> 1) % 2], text: `line ${i}` });
    for (let i = 0; i < 20; i++) {
      // The rate that one connection allows.
      now += 2_000;
      expect(await say(i), `line ${i}`).toMatchObject({ type: 'ok' });
    }
    now += 2_000;
    for (const i of [20, 21, 22, 23]) expect((await say(i)).error.code).toBe('request.rate');
    expect((await ann.post(`/api/tables/${tables[0]}/chat`, { text: 'x' })).body.error.code).toBe('request.rate');
    expect((await bob.post(`/api/tables/${tables[0]}/chat`, { text: 'x' })).status).toBe(200);
    now += 60_000;
    expect(await say(24)).toMatchObject({ type: 'ok' });
    await own.close();
  });

  test('hold for the connections of one address that have told no name, and of one person', async () => {
    const own = await openTestServer({ limits: true, anonymous: 3, trustProxy: '127.0.0.1' });
    const from = (address: string, cookie = '') =>
      LiveSocket.open(own.address, cookie, [], { 'X-Forwarded-For': address });
    const sockets = await Promise.all([1, 2, 3].map(() => from('203.0.113.7')));
    await expect(from('203.0.113.7')).rejects.toThrow('429');
    // Addresses that the client itself puts into the header are further left, and ignored.
    await expect(from('198.51.100.1, 203.0.113.7')).rejects.toThrow('429');
    const elsewhere = await from('203.0.113.8');
    const ann = await Visitor.named(own.address, 'Ann');
    for (let i = 0; i < 20; i++) sockets.push(await from('203.0.113.7', ann.cookie));
    await expect(from('203.0.113.9', ann.cookie)).rejects.toThrow('429');
    // A closed connection makes room for another.
    sockets[0]?.close();
    await sockets[0]?.next(() => false).catch(() => undefined);
    for (let room = false; !room; )
      room = await from('203.0.113.7').then(
        () => true,
        () => false,
      );
    elsewhere.close();
    await own.close();
  });
});

describe('an address', () => {
  const asked = (remoteAddress: string, forwarded?: string) => ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });

  test.each([
    ['127.0.0.1', undefined, false, '127.0.0.1'],
    ['127.0.0.1', '9.9.9.9', false, '127.0.0.1'],
    ['127.0.0.1', '9.9.9.9, 8.8.8.8', true, '9.9.9.9'],
    ['::ffff:127.0.0.1', '9.9.9.9, 8.8.8.8', '127.0.0.1', '8.8.8.8'],
    ['10.0.0.1', '9.9.9.9, 10.0.0.2', '10.0.0.0/8', '9.9.9.9'],
    ['8.8.8.8', '9.9.9.9', '10.0.0.0/8', '8.8.8.8'],
    ['10.0.0.1', 'nonsense', '10.0.0.0/8', '10.0.0.1'],
    ['fd00::1', '2001:db8::7', 'fd00::/8', '2001:db8::7'],
  ] as const)('from %s with %s, trusting %s, is %s', (remote, forwarded, trust, expected) => {
    expect(addressOf(asked(remote, forwarded), trust)).toBe(expected);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8:1:2::6', '2001:db8:1:2::'],
    ['2001:db8::6', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
  ])('%s belongs to %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});
