import { afterEach, expect, test, vi } from 'vitest';
import { drawSprite } from '../build/sprite.ts';
import { symbolPicture } from '../src/look/symbols.ts';
import { tokenKinds } from '../src/look/token-kinds.ts';

afterEach(() => vi.unstubAllGlobals());

const drawn = (address = ''): string => decodeURIComponent(address.replace('data:image/svg+xml,', ''));

test('symbols are pictures of their own once the sprite is here; if it could not be fetched, it is asked for again', async () => {
  const asked = vi.fn<(address: string) => Promise<Response>>();
  vi.stubGlobal('fetch', asked);
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect(symbolPicture('t-fuel')).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    asked.mockResolvedValueOnce(new Response(drawSprite()));
    symbolPicture('t-fuel');
    expect(asked).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(symbolPicture('t-fuel')).toBeDefined());
  for (const [name, { fill }] of Object.entries(tokenKinds)) {
    const picture = drawn(symbolPicture(`t-${name}`));
    expect(picture).toContain(`viewBox="-1 -1 42 42"><g fill="${fill}"`);
    // A picture cannot use the fonts of the page.
    expect(picture).not.toContain('<text');
  }
  expect(drawn(symbolPicture('i-bolt', 'white'))).toContain('color="#fff" viewBox="0 0 512 512"');
  expect(symbolPicture('i-bolt', 'bone')).not.toBe(symbolPicture('i-bolt', 'white'));
  expect(symbolPicture('i-nothing', 'white')).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
});
