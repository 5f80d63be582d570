import { f } from './land.ts';

/**
 * Drawings as short texts.
 *
 * A part is a list of strokes with `;` between them. A stroke is a path (`M…`), a disc (`o x y r`) or smoke that rises
 * from a point (`s x y`); before it may stand how it is drawn: `-2` as a line of that width (`-2,4 3` broken), `*` in the
 * light of windows, `~` in the colour of smoke, `^` white as snow, and how dense (`.6`). Without these it is a dark shape.
 * `@.5` at the end scales the whole part. Parts stand on 0,0, at most 90 to either side and about 80 high.
 *
 * A motif names parts in the order in which they are drawn: `part:x,y,scale,turn`, with a `*` before it in light. A negative
 * scale turns a part around.
 */
export type PartOf = (name: string) => string | undefined;

const STROKE = /^(?:-([\d.]+)(?:,([\d. ]+))?)?([*~^]?)(\.\d+)?([Mos])(.*)$/s;
const COLOUR: { readonly [mark: string]: string } = { '': '{c}', '*': '{a}', '~': '{s}', '^': '#fff' };

function smoke(x: number, y: number): string {
  let art = '';
  for (let i = 0; i < 9; i++)
    art += `<circle cx="${f(x + i * 4.6 - (i % 2))}" cy="${f(y - i * 4.7)}" r="${f(2.2 + i * 1.15)}" fill="{s}" opacity="${f(0.55 - i * 0.05)}"/>`;
  return art;
}

function drawStroke(text: string, light: boolean): string {
  const [, width, dashes, mark = '', density, kind, rest = ''] = STROKE.exec(text) ?? [];
  if (kind === undefined) throw new Error(`a part has the stroke '${text}'`);
  const [x = 0, y = 0, r = 0] = rest.trim().split(' ').map(Number);
  if (kind === 's') return smoke(x, y);
  const colour = light && mark === '' ? '{a}' : (COLOUR[mark] ?? '{c}');
  const paint = width
    ? `fill="none" stroke="${colour}" stroke-width="${width}"${dashes ? ` stroke-dasharray="${dashes}"` : ''}`
    : `fill="${colour}"`;
  const see = density ? ` opacity="${density}"` : '';
  return kind === 'o' ? `<circle cx="${x}" cy="${y}" r="${r}" ${paint}${see}/>` : `<path d="M${rest}" ${paint}${see}/>`;
}

function drawPart(text: string, light: boolean): string {
  if (text === '') return '';
  const [strokes = '', scale] = text.split('@');
  const art = strokes
    .split(';')
    .map((stroke) => drawStroke(stroke, light))
    .join('');
  return scale ? `<g transform="scale(${scale})">${art}</g>` : art;
}

/** The names of the parts of a motif; the first is what it is about. */
export const partsIn = (motif: string): readonly string[] =>
  motif.split(' ').map((item) => item.replace(/^\*|:.*$/g, ''));

export function drawMotif(motif: string, partOf: PartOf): string {
  return motif
    .split(' ')
    .map((item) => {
      const [name = '', place = ''] = item.replace('*', '').split(':');
      const art = drawPart(partOf(name) ?? '', item.startsWith('*'));
      if (place === '') return art;
      const [x = 0, y = 0, scale = 1, turn = 0] = place.split(',').map(Number);
      const rotate = turn === 0 ? '' : ` rotate(${turn})`;
      return `<g transform="translate(${x} ${y})${rotate} scale(${scale} ${Math.abs(scale)})">${art}</g>`;
    })
    .join('');
}
