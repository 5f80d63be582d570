import { expect, test } from 'vitest';
import { serveFiles } from '../hall/files.ts';
import { folderWith } from './fixture.ts';

/** Asks a hall that serves a small folder, and closes it. */
async function ask(path: string, init?: RequestInit): Promise<Response> {
  const folder = folderWith({ 'index.html': '<p>hall</p>', 'assets/a-1.js': 'let a;', '.made-from': 'secret' });
  const hall = await serveFiles(async () => folder, 0, '127.0.0.1');
  const answer = await fetch(hall.address + path, init);
  const body = await answer.text();
  await hall.close();
  return new Response(body, { status: answer.status, headers: answer.headers });
}

test.each(['/', '/settings', '/t/abc-1', '/new/fifty-first-state'])('%s is a page of the client', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('<p>hall</p>');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('files are sent as what they are, and may be kept when their name tells their content', async () => {
  const answer = await ask('/assets/a-1.js');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe('let a;');
});

test.each(['/nowhere', '/.made-from', '/assets'])('%s is not found', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('<p>hall</p>');
});

test('only looking is allowed', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
});
