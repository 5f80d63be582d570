import { describe, expect, test } from 'vitest';
import { isPrivateAddress, isReminderAddress } from '../src/reminders/http-post.ts';
import { openTestServer, Visitor } from './helpers.ts';

describe('addresses', () => {
  test('inside the host’s own network are refused, unless the host allows them', async () => {
    const own = await openTestServer();
    const ann = await Visitor.named(own.address, 'Ann');
    for (const url of [
      'http://127.0.0.1:8051/',
      'http://localhost/x',
      'http://[::1]/',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'ftp://a.b',
      'x',
    ])
      expect((await ann.put('/api/me/webhook', { url })).body.error.code, url).toBe('reminder.address');
    expect((await ann.put('/api/me/webhook', { url: 'https://hooks.example/x' })).status).toBe(200);
    expect((await ann.put('/api/me/webhook', { url: null })).status).toBe(200);
    await own.close();
  });

  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '192.168.1.1',
    '172.31.0.1',
    '169.254.169.254',
    '::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])('%s is inside', (ip) => {
    expect(isPrivateAddress(ip)).toBe(true);
  });

  test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is outside', (ip) => {
    expect(isPrivateAddress(ip)).toBe(false);
    expect(isReminderAddress(`https://${ip.includes(':') ? `[${ip}]` : ip}/`, false)).toBe(true);
  });
});
