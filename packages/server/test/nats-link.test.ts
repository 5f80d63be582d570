import { must } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { onAddress } from '../src/notices/nats-address.ts';
import { end, NatsLink, openNats } from '../src/notices/nats-link.ts';
import { oncePerMinute } from '../src/notices/once-per-minute.ts';
import { natsOrSkip, startNats } from './nats.ts';

const program = natsOrSkip();

/** A link that can be waited for. */
function linkTo(address: string) {
  const link = new NatsLink(address, 'a test');
  const heard: string[] = [];
  let errors = 0;
  let backs = 0;
  let wake: () => void = () => undefined;
  const happened = () => wake();
  link.listener = {
    onBack: () => {
      backs += 1;
      happened();
    },
    onError: () => {
      errors += 1;
      happened();
    },
  };
  link.subscribe('talk', (message) => {
    heard.push(message.string());
    happened();
    if (message.string() === 'nonsense') throw new Error('nonsense');
  });
  const until = async (fits: () => boolean) => {
    while (!fits())
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  };
  return { link, heard, until, errors: () => errors, backs: () => backs };
}

test('an address says who we are, and whether to insist on encryption', () => {
  expect(onAddress('nats://s%40cret@host:4222')).toEqual({ servers: 'host:4222', token: 's@cret' });
  expect(onAddress('tls://ann:pass@host')).toEqual({ servers: 'host', user: 'ann', pass: 'pass', tls: {} });
  expect(onAddress('nats://127.0.0.1:4222')).toEqual({ servers: '127.0.0.1:4222' });
  expect(readConfig({ CINDERHALL_NATS: 'tls://host' }).nats).toBe('tls://host');
  for (const wrong of ['http://host', 'nats:host', 'nats://'])
    expect(() => readConfig({ CINDERHALL_NATS: wrong })).toThrow('CINDERHALL_NATS');
});

test('the same trouble is told once a minute', () => {
  let now = 0;
  const told: string[] = [];
  const tell = oncePerMinute(
    (text) => void told.push(text),
    () => now,
  );
  for (const error of ['a', 'a', 'b', 'a']) tell(error);
  now = 60_000;
  tell('a');
  expect(told).toEqual(['a', 'b', 'a']);
});

describe.skipIf(!program)('a connection to NATS', () => {
  test('is not given up when it is refused again and again, and what it listens to is heard afterwards', async () => {
    const nats = await startNats(must(program));
    const { link, heard, until, errors, backs } = linkTo(nats.address);
    await link.open();
    await nats.stop();
    await nats.start('another');
    // Refused twice, the client of NATS would close it for good.
    await until(() => errors() >= 4);
    await nats.stop();
    await nats.start();
    await until(() => backs() === 1);
    link.publish('talk', 'here again');
    await until(() => heard.length === 1);
    expect(heard).toEqual(['here again']);
    await link.close();
    await nats.close();
  });

  test('may come later than the hall, and survives what nobody can handle', async () => {
    const nats = await startNats(must(program));
    await nats.stop();
    const { link, heard, until, errors, backs } = linkTo(nats.address);
    await link.open();
    link.publish('talk', 'to nobody');
    await nats.start();
    await until(() => backs() === 1);
    const before = errors();
    link.publish('talk', 'nonsense');
    link.publish('talk', 'sense');
    await until(() => heard.length === 2);
    expect([heard, errors() - before]).toEqual([['nonsense', 'sense'], 1]);
    await link.close();
    await nats.close();
  });

  test('can be one of a user with a password', async () => {
    const nats = await startNats(must(program), ['--user', 'ann', '--pass', 'pass word']);
    const { port } = new URL(nats.address);
    await end(await openNats(`nats://ann:pass%20word@127.0.0.1:${port}`, 'a test'));
    await expect(openNats(`nats://ann:wrong@127.0.0.1:${port}`, 'a test')).rejects.toThrow();
    // No encryption where it is insisted on is no connection.
    await expect(openNats(`tls://ann:pass%20word@127.0.0.1:${port}`, 'a test')).rejects.toThrow();
    await nats.close();
  });
});
