import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';

const games = join(import.meta.dirname, '../src/games');

let landFlights: typeof import('../src/games/fifty-first-state/land/flights.tsx').landFlights;

beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  ({ landFlights } = await import('../src/games/fifty-first-state/land/flights.tsx'));
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

test('machines come from their deck, what falls burns where it stood, and an outpost goes back to its owner', () => {
  expect(landFlights({ kind: 'deployed', card: 7 })).toEqual([{ from: 'machines', to: 'card:7' }]);
  const places = [
    { kind: 'machineRazed', seat: 0, card: 9 },
    { kind: 'outpostRazed', seat: 1, area: 4, owner: 0 },
    { kind: 'opponentRazedOutpost', area: 2 },
    { kind: 'razedCity', seat: 1, city: 1 },
  ].map((event) => landFlights(event)?.map(({ to }) => to));
  expect(places).toEqual([['card:9'], ['area:4', 'seat:0:outposts'], ['area:2'], ['city:1']]);
});
