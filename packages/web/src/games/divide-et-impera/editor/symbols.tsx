import { cell, isGround, rotated, SIZE, tileOf } from '@cinderhall/divide-et-impera/table';
import { symbolOf } from '../../../look/symbols.ts';
import { CELL, type City, LIFT, type Point } from '../board/geometry.ts';
import { spanAt } from '../board/pieces.ts';
import { ARIA_HIDDEN, Bridge } from '../board/tokens.tsx';
import { OUTPOST } from '../faces.ts';

const TOKENS = { A: `t-${OUTPOST.red}`, B: `t-${OUTPOST.blue}`, C: `t-${OUTPOST.green}` } as const;

interface Printed extends Point {
  readonly key: string;
  readonly name: string;
  readonly dark: boolean;
}

/** What is printed on the districts, each on its own region: outposts, resources, neutral shelters, where drones start. */
function printedOn(city: City): Printed[] {
  return city.board.tiles.flatMap(({ id, x, y, rot }) => {
    const tile = tileOf(id);
    const grid = rotated(tile.grid, rot);
    const used = new Map<string, number>();
    const put = (letter: string, name: string, dark = false): Printed => {
      const turn = used.get(letter) ?? 0;
      used.set(letter, turn + 1);
      const own = Array.from({ length: SIZE * SIZE }, (_, i) => ({ r: Math.floor(i / SIZE), c: i % SIZE })).filter(
        ({ r, c }) => cell(grid, r, c) === letter,
      );
      const { r, c } = own[(Math.floor(own.length / 2) + turn) % own.length] ?? { r: 0, c: 0 };
      const roof = !isGround(letter);
      return {
        key: `${id} ${letter} ${turn} ${x} ${y}`,
        name,
        dark,
        x: ((x - city.left) * SIZE + c + 0.5) * CELL,
        y: ((y - city.top) * SIZE + r + 0.5) * CELL - (roof ? LIFT : 0),
      };
    };
    return [
      ...tile.outposts.map(({ letter, on }) => put(on, TOKENS[letter])),
      ...(tile.shelter ? [put(tile.shelter, 'i-camping-tent', true)] : []),
      ...(tile.summon ? [put(tile.summon, 'i-delivery-drone', true)] : []),
      ...Object.entries(tile.symbols).flatMap(([letter, n]) =>
        Array.from({ length: n }, () => put(letter, isGround(letter) ? 't-tech' : 't-energy')),
      ),
    ];
  });
}

export const Symbols = ({ city }: { city: City }) => (
  <g class="d-tokens" {...ARIA_HIDDEN}>
    {city.board.neutralBridges.map((site) => {
      const span = spanAt(city, site, 0);
      return span ? <Bridge key={site} span={span} seat={-1} /> : null;
    })}
    {printedOn(city).map(({ key, name, dark, x, y }) => (
      <g key={key} transform={`translate(${x} ${y})`}>
        {dark && <rect x={-13} y={-13} width={26} height={26} rx={5} fill="#14122a" stroke="#fff" stroke-width="2" />}
        <use
          href={symbolOf(name)}
          x={dark ? -10 : -13}
          y={dark ? -10 : -13}
          width={dark ? 20 : 26}
          height={dark ? 20 : 26}
          style={{ color: '#fff', fill: '#fff' }}
        />
      </g>
    ))}
  </g>
);
