import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphs } from '../src/look/glyphs.ts';
import { iconNames } from '../src/look/icon-names.ts';
import { numerals } from '../src/look/numerals.ts';
import { shapes } from '../src/look/shapes.ts';
import { glyphBox, type TokenKind, tokenKinds, valueBox } from '../src/look/token-kinds.ts';
import { bodyOfIcon } from './icon-set.ts';

export function writeSprite(packageFolder: string): void {
  const folder = join(packageFolder, '.generated');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sprite.svg'), drawSprite());
}

/** Every icon and token of the client in one picture: `#i-…` in the text's colour, `#t-…` with their own. */
export function drawSprite(): string {
  const body = (name: string): string => glyphs[name] ?? bodyOfIcon(name);
  const icons = [...Object.keys(glyphs), ...iconNames].map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body(name)}</symbol>`,
  );
  const tokens = Object.entries<TokenKind>(tokenKinds).map(([name, { shape, glyph, fill, value }]) => {
    const valued = value === undefined ? undefined : valueBox[shape];
    const [x, y, size] = valued ?? glyphBox[shape] ?? [8, 8, 24];
    const scale = (size / 512).toFixed(5);
    const number = valued
      ? numeral(String(value).replace('-', '−'), valued[3], valued[4], (value ?? 0) < 0 ? 17 : 22)
      : '';
    return `<symbol id="t-${name}" viewBox="-1 -1 42 42"><g fill="${fill}" stroke="#14110e" stroke-opacity=".55" stroke-width="1.6">${shapes[shape]}</g><g color="#17120e" transform="translate(${x} ${y}) scale(${scale})">${body(glyph)}</g>${number}</symbol>`;
  });
  const marks = Object.entries(shapes).map(
    ([name, art]) => `<symbol id="p-${name}" viewBox="0 0 40 40">${art}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...icons, ...tokens, ...marks].join('')}</svg>`;
}

/** A number of this size, with its middle at `x` on the line `y`. */
function numeral(text: string, x: number, y: number, size: number): string {
  const signs = [...text].map((sign) => numerals[sign] ?? unknown(sign));
  let at = -signs.reduce((sum, [width]) => sum + width, 0) / 2;
  const placed = signs.map(([width, outline]) => {
    const art = `<path transform="translate(${at})" d="${outline}"/>`;
    at += width;
    return art;
  });
  return `<g fill="#17120e" transform="translate(${x} ${y}) scale(${size / 1000})">${placed.join('')}</g>`;
}

function unknown(sign: string): never {
  throw new Error(`there is no numeral '${sign}'`);
}
