import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { horizon, weathers } from '../hall/horizon.ts';
import { chooseLanguage } from '../hall/language.ts';
import { openHall } from './pages.ts';

const doors = [
  { id: 'ludo', title: { en: 'Ludo & <friends>', pl: 'Chińczyk' }, seats: { min: 2, max: 4 } },
  { id: 'patience', title: { en: 'Patience', pl: 'Pasjans' }, seats: { min: 1, max: 1 } },
];

let hall: Awaited<ReturnType<typeof openHall>>;
beforeAll(async () => {
  hall = await openHall(doors, 'body { color: red }');
});
afterAll(() => hall.close());

const ask = (path: string, init?: RequestInit) => fetch(hall.address + path, init);

describe('the page', () => {
  test('lists the games in English', async () => {
    const page = await (await ask('/')).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Ludo &amp; &lt;friends&gt;');
    expect(page).toContain('2–4 players');
    expect(page).toContain('1 player<');
  });

  test('lists the games in Polish when asked by address or by browser', async () => {
    const polish = { headers: { 'Accept-Language': 'pl-PL,en;q=0.5' } };
    for (const answer of [await ask('/?lang=pl'), await ask('/', polish)]) {
      expect(answer.headers.get('content-language')).toBe('pl');
      const page = await answer.text();
      expect(page).toContain('Chińczyk');
      expect(page).toContain('1 gracz<');
    }
    expect((await ask('/?lang=en', polish)).headers.get('content-language')).toBe('en');
  });

  test('allows no script at all', async () => {
    const answer = await ask('/');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  test('says so when no game is registered', async () => {
    const empty = await openHall([], '');
    const page = await (await fetch(empty.address)).text();
    await empty.close();
    expect(page).toContain('No game has moved in yet.');
  });
});

describe('other requests', () => {
  test('style and crest', async () => {
    expect((await ask('/hall.css')).headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await (await ask('/crest.svg')).text()).toContain('xmlns=');
  });

  test('an unknown address is a page, not a blank', async () => {
    const answer = await ask('/nowhere?lang=pl');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Nie ma takich drzwi');
  });

  test('an address that is none at all is unknown, too', async () => {
    expect((await ask('//')).status).toBe(404);
  });

  test('HEAD has headers only; anything that would change something is refused', async () => {
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
    expect(await head.text()).toBe('');
    const post = await ask('/', { method: 'POST', body: 'x' });
    expect(post.status).toBe(405);
    expect(post.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('language', () => {
  test.each([
    [null, undefined, 'en'],
    [null, 'pl', 'pl'],
    [null, 'de-DE, pl;q=0.4, en;q=0.8', 'en'],
    [null, 'de, pl-PL;q=0.2', 'pl'],
    [null, 'pl;q=0, *', 'en'],
    ['pl', 'en', 'pl'],
    ['xx', 'pl', 'pl'],
  ])('asked %s, accepts %s: %s', (asked, accepts, expected) => {
    expect(chooseLanguage(asked, accepts)).toBe(expected);
  });
});

test('a picture is the same for the same seed, and differs for another', () => {
  expect(horizon('a', weathers.fog, 0)).toBe(horizon('a', weathers.fog, 0));
  expect(horizon('a', weathers.fog, 0)).not.toBe(horizon('b', weathers.fog, 0));
});
