import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { glyphs } from '../src/look/glyphs.ts';
import { iconNames } from '../src/look/icon-names.ts';
import { shapes } from '../src/look/shapes.ts';
import { glyphBox, type TokenKind, tokenKinds, valueBox } from '../src/look/token-kinds.ts';
import { bodyOfIcon } from './icon-set.ts';

/** One file with every icon and token of the client: `#i-…` in the text's colour, `#t-…` with their own. */
export function writeSprite(packageFolder: string): void {
  const body = (name: string): string => glyphs[name] ?? bodyOfIcon(name);
  const icons = [...Object.keys(glyphs), ...iconNames].map(
    (name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body(name)}</symbol>`,
  );
  const tokens = Object.entries<TokenKind>(tokenKinds).map(([name, { shape, glyph, fill, value }]) => {
    const valued = value === undefined ? undefined : valueBox[shape];
    const [x, y, size] = valued ?? glyphBox[shape] ?? [8, 8, 24];
    const scale = (size / 512).toFixed(5);
    const numeral = valued
      ? `<text x="${valued[3]}" y="${valued[4]}" font-family="Barlow Condensed" font-weight="700" font-size="${(value ?? 0) < 0 ? 17 : 22}" text-anchor="middle" fill="#17120e">${String(value).replace('-', '−')}</text>`
      : '';
    return `<symbol id="t-${name}" viewBox="-1 -1 42 42"><g fill="${fill}" stroke="#14110e" stroke-opacity=".55" stroke-width="1.6">${shapes[shape]}</g><g color="#17120e" transform="translate(${x} ${y}) scale(${scale})">${body(glyph)}</g>${numeral}</symbol>`;
  });
  const marks = Object.entries(shapes).map(
    ([name, art]) => `<symbol id="p-${name}" viewBox="0 0 40 40">${art}</symbol>`,
  );
  const folder = join(packageFolder, '.generated');
  mkdirSync(folder, { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${[...icons, ...tokens, ...marks].join('')}</svg>`;
  writeFileSync(join(folder, 'sprite.svg'), svg);
}
