import { afterEach, expect, test, vi } from 'vitest';
import { newId, randomHex } from '../src/local/random.ts';

afterEach(() => vi.unstubAllGlobals());

test('names of tables need nothing that a browser has only over https', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const names = new Set(Array.from({ length: 50 }, newId));
  expect(names.size).toBe(50);
  for (const name of names) expect(name).toMatch(/^0[0-9a-f]{14}$/);
});

test('as many digits as bytes ask for, also where a byte is small', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
  expect(randomHex(4)).toBe('07070707');
});
