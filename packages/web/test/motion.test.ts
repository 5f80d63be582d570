import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';

const games = join(import.meta.dirname, '../src/games');

let flights: typeof import('../src/games/fifty-first-state/flights.tsx').flights;

beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  ({ flights } = await import('../src/games/fifty-first-state/flights.tsx'));
});

test('nothing at a table moves by its style unless things may move', () => {
  const styles = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(9);
  const moving = styles.flatMap((file) => {
    const rules = readFileSync(join(games, file), 'utf8').replaceAll(/@keyframes[^{]*\{/g, '{');
    return rules
      .split('}')
      .filter((rule) => /(^|[\s;{])animation(-name)?:/.test(rule) && !rule.includes('[data-motion="full"]'))
      .map((rule) => `${file}: ${rule.trim()}`);
  });
  expect(moving).toEqual([]);
});

test('machines come from their deck, and what falls burns where it stood', () => {
  expect(flights({}, { kind: 'deployed', card: 7 })).toEqual([{ from: 'machines', to: 'card:7' }]);
  const places = [
    { kind: 'machineRazed', seat: 0, card: 9 },
    { kind: 'outpostRazed', seat: 1, area: 4, owner: 0 },
    { kind: 'opponentRazedOutpost', area: 2 },
    { kind: 'razedCity', seat: 1, city: 1 },
  ].map((event) => flights({}, event).map(({ to }) => to));
  expect(places).toEqual([['card:9'], ['area:4'], ['area:2'], ['city:1']]);
});
