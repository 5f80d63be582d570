import { SIZE } from '@cinderhall/divide-et-impera/table';
import { randomOf } from '../../../art/random.ts';
import { type City, LIFT, CELL as S, TILE } from './geometry.ts';

const f = (n: number): string => String(Math.round(n * 10) / 10);

/** The small things that make a map a city, as paths that are drawn in one go. */
export interface Details {
  readonly marks: string;
  readonly lamps: readonly (readonly [x: number, y: number, r: number])[];
  readonly shadow: string;
  readonly walls: string;
  readonly dark: string;
  readonly lit: string;
  readonly drifts: string;
  readonly skylights: string;
  readonly chimneys: string;
  readonly caps: string;
  readonly streetBorders: string;
  readonly roofBorders: string;
  readonly seams: string;
}

export function detailsOf(city: City): Details {
  const paths = {
    marks: '',
    shadow: '',
    walls: '',
    dark: '',
    lit: '',
    drifts: '',
    skylights: '',
    chimneys: '',
    caps: '',
  };
  const lamps: [number, number, number][] = [];
  let streetBorders = '';
  let roofBorders = '';
  for (const cell of city.cells) {
    const [x, y] = [cell.x * S, cell.y * S];
    // A district keeps its look wherever it lies.
    const r = randomOf(`${cell.tile} ${cell.x % SIZE} ${cell.y % SIZE}`);
    const roofBelow = city.at(cell.x, cell.y + 1)?.roof ?? false;
    if (cell.roof) {
      paths.shadow += `M${x + 7} ${y + 7}h${S}v${S}h-${S}z`;
      paths.walls += `M${x} ${y - LIFT}h${S}v${S + LIFT}h-${S}z`;
      if (!roofBelow)
        for (let k = 0; k < 4; k++)
          if (r() < 0.6) paths[r() < 0.4 ? 'lit' : 'dark'] += `M${f(x + 3.5 + k * 7.4)} ${y + S - 7}h3.6v5h-3.6z`;
      if (city.at(cell.x, cell.y - 1)?.area !== cell.area) paths.drifts += drift(x, y - LIFT, r);
      if (r() < 0.09) paths.skylights += `M${x + 7} ${y - LIFT + 11}h10v9h-10z`;
      else if (r() < 0.15) {
        paths.chimneys += `M${x + 21} ${y - LIFT + 4}h6v7h-6z`;
        paths.caps += `M${x + 20.5} ${y - LIFT + 3}h7v2.5h-7z`;
      }
    } else {
      if (r() < 0.12) paths.marks += `M${x + 6} ${f(y + S * 0.7)}h${S - 14}`;
      if (r() < 0.13) lamps.push([x + S * r(), y + S * r(), 14 + r() * 10]);
    }
    const dy = cell.roof ? -LIFT : 0;
    const east = city.at(cell.x + 1, cell.y);
    const south = city.at(cell.x, cell.y + 1);
    let lines = '';
    if (east && east.roof === cell.roof && east.area !== cell.area) lines += `M${x + S} ${y + dy}v${S}`;
    if (south && south.roof === cell.roof && south.area !== cell.area) lines += `M${x} ${y + S + dy}h${S}`;
    if (cell.roof) roofBorders += lines;
    else streetBorders += lines;
  }
  return { ...paths, lamps, streetBorders, roofBorders, seams: seamsOf(city) };
}

/** Snow on the northern edge of a roof. */
const drift = (x: number, y: number, r: () => number): string =>
  `M${x} ${y}h${S}v${f(4 + r() * 4)}q${f(-S * 0.25)} ${f(3 + r() * 3)} ${f(-S * 0.5)} 0t${f(-S * 0.5)} 0z`;

function seamsOf({ board, left, top }: City): string {
  return board.tiles.map(({ x, y }) => `M${(x - left) * TILE} ${(y - top) * TILE}h${TILE}v${TILE}h-${TILE}z`).join('');
}
