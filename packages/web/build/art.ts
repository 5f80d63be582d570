import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allies } from '../src/art/data/designs/allies.ts';
import { aurora } from '../src/art/data/designs/aurora.ts';
import { base } from '../src/art/data/designs/base.ts';
import { boards } from '../src/art/data/designs/boards.ts';
import { boxes } from '../src/art/data/designs/boxes.ts';
import { connections } from '../src/art/data/designs/connections.ts';
import { dei } from '../src/art/data/designs/dei.ts';
import { era } from '../src/art/data/designs/era.ts';
import { moloch } from '../src/art/data/designs/moloch.ts';
import { newEra } from '../src/art/data/designs/new-era.ts';
import { noMansLand } from '../src/art/data/designs/no-mans-land.ts';
import { promos } from '../src/art/data/designs/promos.ts';
import { scavengers } from '../src/art/data/designs/scavengers.ts';
import { winter } from '../src/art/data/designs/winter.ts';
import { kit } from '../src/art/data/parts/kit.ts';
import { places } from '../src/art/data/parts/places.ts';
import { props } from '../src/art/data/parts/props.ts';
import { partsIn } from '../src/art/motif.ts';
import { type Pack, type PackName, partsAtHand } from '../src/art/pack.ts';
import { bodyOfIcon } from './icon-set.ts';
import { outlineOf } from './outline.ts';

const DESIGNS: { readonly [P in PackName]: Pack['designs'] } = {
  boxes,
  base,
  connections,
  newEra,
  winter,
  promos,
  scavengers,
  allies,
  noMansLand,
  moloch,
  boards,
  era,
  aurora,
  dei,
};

const own: { readonly [name: string]: string } = { ...places, ...props, ...kit };

/** A part of our own, or else the outline of the icon of that name. */
function partOf(name: string): string {
  const drawn = own[name];
  if (drawn !== undefined) return drawn;
  const paths = [...bodyOfIcon(name).matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);
  return outlineOf(paths);
}

/** The packs of all pictures: each has every part that its motifs need. */
export function packsOf(): ReadonlyMap<string, Pack> {
  return new Map(
    Object.entries(DESIGNS).map(([name, designs]) => {
      const named = new Set(Object.values(designs).flatMap(partsIn));
      const parts = [...named].filter((part) => partsAtHand[part] === undefined).sort();
      return [name, { designs, parts: Object.fromEntries(parts.map((part) => [part, partOf(part)])) }];
    }),
  );
}

export function writeArt(packageFolder: string): void {
  const folder = join(packageFolder, '.generated', 'art');
  mkdirSync(folder, { recursive: true });
  for (const [name, pack] of packsOf()) writeFileSync(join(folder, `${name}.json`), JSON.stringify(pack));
}
