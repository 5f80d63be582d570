import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNearby } from '../src/http/host-name.ts';
import { waitAfter } from '../src/people/attempts.ts';
import { readName } from '../src/people/names.ts';
import { isPrivateAddress, post } from '../src/reminders/http-post.ts';
import type { Server } from '../src/server.ts';
import { LiveSocket, openTestServer, portOf, Visitor } from './helpers.ts';

describe('a name', () => {
  test.each([
    'Zażółć',
    'Łucja',
    'Nguyễn',
    'Анна',
    'Ελένη',
    'Анна Smith',
    '山田タロウ',
    '김철수',
    'שָׁלוֹם',
    'O’Neill',
    'x2',
    'Jean-Łuc',
  ])('%s is one', (name) => {
    expect(readName(name)).toBe(name.normalize('NFC'));
  });

  test.each([
    ['Аnn', 'a Cyrillic А before Latin letters'],
    ['pаypal', 'a Cyrillic а among Latin letters'],
    ['Αnna', 'a Greek Α'],
    ['Z\u0301\u0302\u0303oe', 'marks upon marks'],
    ['e\u0327\u0301\u0302x', 'marks below and above'],
  ])('%s is none: %s', (name) => {
    expect(() => readName(name)).toThrow('person.letters');
  });
});

describe('an address with an IPv4 address inside, or of a site', () => {
  test.each([
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '::7f00:1',
    '::10.0.0.1',
    'fec0::1',
    '2001:0:7f00:1::',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  test('a receiver that answers without end is read to a bound', async () => {
    let written = 0;
    const closed = new Promise<void>((resolve) => {
      const receiver = createServer((_request, response) => {
        response.writeHead(200);
        const more = () => {
          while (response.write('x'.repeat(10_000))) written += 10_000;
          response.once('drain', more);
        };
        more();
        response.on('close', () => {
          receiver.close();
          resolve();
        });
      });
      receiver.listen(0, '127.0.0.1', () => {
        void post(`http://127.0.0.1:${portOf(receiver)}/`, {}, Buffer.from('{}'), { allowPrivate: true });
      });
    });
    await closed;
    expect(written).toBeLessThan(20 << 20);
  });
});

describe('a host', () => {
  test.each([
    ['localhost:8051', true],
    ['127.0.0.1:8051', true],
    ['[::1]:8051', true],
    ['192.168.1.20', true],
    ['hall', true],
    ['hall.local:80', true],
    ['hall.lan', true],
    ['hall.localhost', true],
    ['hall.example', false],
    ['hall.example:8051', false],
    ['203.0.113.7', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['', false],
    [undefined, false],
  ])('%s is nearby: %s', (name, nearby) => {
    expect(isNearby(name)).toBe(nearby);
  });

  test('that is not is served only with PUBLIC_ORIGIN', async () => {
    const hidden = await openTestServer();
    const open = await openTestServer({ origin: 'https://hall.example' });
    // `fetch` sets the host by itself.
    const asked = (port: number, path: string) =>
      new Promise<string>((resolve) => {
        void import('node:net').then(({ connect }) => {
          const socket = connect(port, '127.0.0.1');
          let heard = '';
          socket.on('data', (part) => {
            heard += part;
          });
          socket.on('close', () => resolve(heard));
          socket.end(`GET ${path} HTTP/1.1\r\nHost: hall.example\r\nConnection: close\r\n\r\n`);
        });
      });
    expect(await asked(hidden.port, '/api/games')).toMatch(/^HTTP\/1\.1 421[\s\S]*request\.host/);
    expect(await asked(hidden.port, '/healthz')).toMatch(/^HTTP\/1\.1 200/);
    expect(await asked(open.port, '/api/games')).toMatch(/^HTTP\/1\.1 200/);
    const upgrade = LiveSocket.open(hidden.address, '', [], { Host: 'hall.example' });
    await expect(upgrade).rejects.toThrow('421');
    await hidden.close();
    await open.close();
  });
});

describe('wrong passphrases', () => {
  let now = 1_800_000_000_000;
  let server: Server;
  beforeAll(async () => {
    server = await openTestServer({ limits: true, trustProxy: '127.0.0.1' }, { now: () => now });
  });
  afterAll(() => server.close());

  test('cost growing waits, for one name, wherever they come from', async () => {
    expect([0, 5, 6, 7, 8, 30].map(waitAfter)).toEqual([0, 0, 2_000, 4_000, 8_000, 300_000]);
    const passphrase = 'six dry biscuits';
    const ann = await Visitor.named(server.address, 'Guarded Ann');
    const { codes } = (await ann.put('/api/me/passphrase', { passphrase })).body;
    let tries = 0;
    const attempt = async (name: string, given: string) => {
      const address = { 'X-Forwarded-For': `203.0.113.${++tries}` };
      const { headers, body } = await new Visitor(server.address).ask(
        'POST',
        '/api/sessions',
        { name, passphrase: given },
        address,
      );
      return body.error ? [body.error.code, headers.get('retry-after')] : 'in';
    };
    for (let i = 0; i < 6; i++) expect(await attempt('Guarded Ann', `wrong ${i}`)).toEqual(['person.wrong', null]);
    // Not even the right one is looked at, so that nobody learns which one it is.
    expect(await attempt('guarded ann', passphrase)).toEqual(['person.wait', '2']);
    now += 2_000;
    expect(await attempt('Guarded Ann', 'wrong')).toEqual(['person.wrong', null]);
    expect(await attempt('Guarded Ann', passphrase)).toEqual(['person.wait', '4']);
    // Whoever is there already stays, others are not concerned, and a recovery code still works.
    expect((await ann.get('/api/me')).status).toBe(200);
    expect(await attempt('Nobody', 'wrong')).toEqual(['person.wrong', null]);
    const recovery = { name: 'Guarded Ann', code: codes[0], passphrase };
    expect((await new Visitor(server.address).post('/api/sessions/recovery', recovery)).status).toBe(200);
    now += 4_000;
    expect(await attempt('Guarded Ann', passphrase)).toBe('in');
    for (let i = 0; i < 5; i++) expect(await attempt('Guarded Ann', 'wrong')).toEqual(['person.wrong', null]);
    expect(await attempt('Guarded Ann', passphrase)).toBe('in');
  });

  test('at the same moment all count', async () => {
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => {
        const address = { 'X-Forwarded-For': `198.51.100.${i}` };
        const wish = { name: 'Nobody at all', passphrase: `wrong ${i}` };
        return (await new Visitor(server.address).ask('POST', '/api/sessions', wish, address)).body.error.code;
      }),
    );
    expect(codes.filter((code) => code === 'person.wrong')).toHaveLength(6);
    expect(codes.filter((code) => code === 'person.wait')).toHaveLength(6);
  });
});
