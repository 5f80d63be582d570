import { signal } from '@preact/signals';
import { addressOf } from '../art/cache.ts';

const sprite = new URL('../../.generated/sprite.svg', import.meta.url).href;

/** The address of a symbol, for pictures that place it themselves: `i-…` icons, `t-…` tokens, `p-…` outlines. */
export const symbolOf = (name: string): string => `${sprite}#${name}`;

/** The colours of icons on cards, which are the same in every theme. */
const INKS = { white: '#fff', bone: '#f6eedd', black: '#1c1713' } as const;
export type Ink = keyof typeof INKS;

const drawings = signal<ReadonlyMap<string, string>>(new Map());
let asked = false;

async function fetchSprite(): Promise<void> {
  try {
    const response = await fetch(sprite);
    if (!response.ok) throw new Error(`symbols: ${response.status}`);
    const text = await response.text();
    const found = text.matchAll(/<symbol id="([^"]+)" (viewBox="[^"]+">.*?)<\/symbol>/gs);
    drawings.value = new Map([...found].map(([, name = '', drawing = '']) => [name, drawing]));
  } catch {
    // The next symbol that is drawn asks again.
    asked = false;
  }
}

/**
 * The address of a symbol as a picture of its own; undefined until the sprite is here. A browser paints a picture at
 * once; a symbol that is used in the page is a small page in itself, and hundreds of them make every change slow.
 */
export function symbolPicture(name: string, ink?: Ink): string | undefined {
  if (!asked) {
    asked = true;
    void fetchSprite();
  }
  const drawing = drawings.value.get(name);
  if (drawing === undefined) return undefined;
  const colour = ink ? ` color="${INKS[ink]}"` : '';
  return addressOf(`${name}${colour}`, () => `<svg xmlns="http://www.w3.org/2000/svg"${colour} ${drawing}</svg>`);
}
