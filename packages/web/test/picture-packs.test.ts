import { afterEach, expect, test, vi } from 'vitest';
import { packsOf } from '../build/art.ts';
import { outlineOf } from '../build/outline.ts';
import { pictureUrl } from '../src/art/cache.ts';
import { drawMotif } from '../src/art/motif.ts';
import { drawingOf, packsHere } from '../src/art/pack.ts';
import { drawPicture, type Picture } from '../src/art/picture.ts';

afterEach(() => vi.unstubAllGlobals());

const picture: Picture = { id: 'gun-shop', mood: 'dust', packs: ['base'] };
const addressed = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

test('a picture is a landscape until its pack has come; one that could not be fetched is asked for again', async () => {
  const base = packsOf().get('base');
  if (!base) throw new Error('no pack');
  const asked = vi.fn<(address: string) => Promise<Response>>();
  vi.stubGlobal('fetch', asked);
  asked.mockResolvedValueOnce(new Response('', { status: 503 }));
  expect(pictureUrl(picture)).toBe(addressed(drawPicture(picture, '')));
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => {
    asked.mockResolvedValueOnce(Response.json(base));
    pictureUrl(picture);
    expect(asked).toHaveBeenCalledTimes(2);
  });
  await vi.waitFor(() => expect(packsHere(['base'])).not.toBeNull());
  expect(pictureUrl(picture)).toBe(addressed(drawPicture(picture, drawingOf('gun-shop', [base]))));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a picture of the first page asks for nothing', () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const door: Picture = { id: 'door', mood: 'dust', motif: 'works' };
  expect(pictureUrl(door)).not.toBe(addressed(drawPicture(door, '')));
  expect(asked).not.toHaveBeenCalled();
});

test('a motif puts parts where it says, in the dark or in light', () => {
  const parts: { readonly [name: string]: string } = { disc: 'o0 -5 5', line: '-2,4 3*.5M0 0h9', half: 'M0 0h4v4z@.5' };
  const draw = (motif: string): string => drawMotif(motif, (name) => parts[name]);
  expect(draw('disc')).toBe('<circle cx="0" cy="-5" r="5" fill="{c}"/>');
  expect(draw('*disc:10,-4,-.5,90')).toBe(
    '<g transform="translate(10 -4) rotate(90) scale(-0.5 0.5)"><circle cx="0" cy="-5" r="5" fill="{a}"/></g>',
  );
  expect(draw('line half')).toBe(
    '<path d="M0 0h9" fill="none" stroke="{a}" stroke-width="2" stroke-dasharray="4 3" opacity=".5"/><g transform="scale(.5)"><path d="M0 0h4v4z" fill="{c}"/></g>',
  );
  expect(() => drawMotif('odd', () => 'x1 2')).toThrow("the stroke 'x1 2'");
});

test('the outline of an icon stands on the horizon, and its longer side is as long as any other', () => {
  // A square of 10 by 20, written in whole and in relative coordinates; its arc and its curve keep their shape.
  expect(outlineOf(['M5 5H15V25H5Z'])).toBe(outlineOf(['m5 5h10v20h-10z']));
  expect(outlineOf(['M5 5H15V25H5Z'])).toMatch(/^M-24-96h48v96h-48z@/);
  expect(outlineOf(['M0 0a10 20 0 01 10 20s-4 8-10 0z'])).toContain('a34 69 0 0 1 34 69');
});
