import { signal } from '@preact/signals';
import { hallParts } from './data/parts/hall.ts';
import { drawMotif } from './motif.ts';

/** The pictures of a set of cards: the motif of each design, and the parts that motifs are made of. */
export interface Pack {
  readonly designs: { readonly [id: string]: string };
  readonly parts: { readonly [name: string]: string };
}

/** Each pack is a file that `build/art.ts` makes; it is fetched when the first card of its set is drawn. */
const FILES = {
  boxes: new URL('../../.generated/art/boxes.json', import.meta.url).href,
  base: new URL('../../.generated/art/base.json', import.meta.url).href,
  connections: new URL('../../.generated/art/connections.json', import.meta.url).href,
  newEra: new URL('../../.generated/art/newEra.json', import.meta.url).href,
  winter: new URL('../../.generated/art/winter.json', import.meta.url).href,
  promos: new URL('../../.generated/art/promos.json', import.meta.url).href,
  scavengers: new URL('../../.generated/art/scavengers.json', import.meta.url).href,
  allies: new URL('../../.generated/art/allies.json', import.meta.url).href,
  noMansLand: new URL('../../.generated/art/noMansLand.json', import.meta.url).href,
  moloch: new URL('../../.generated/art/moloch.json', import.meta.url).href,
  boards: new URL('../../.generated/art/boards.json', import.meta.url).href,
  era: new URL('../../.generated/art/era.json', import.meta.url).href,
  aurora: new URL('../../.generated/art/aurora.json', import.meta.url).href,
  dei: new URL('../../.generated/art/dei.json', import.meta.url).href,
} as const;

export type PackName = keyof typeof FILES;

/** Parts that need not be fetched: those of the first page. */
export const partsAtHand: { readonly [name: string]: string } = hallParts;

/** The packs that are here. Reading it while drawing draws again when another one comes. */
const here = signal<ReadonlyMap<PackName, Pack>>(new Map());
const asked = new Set<PackName>();

async function fetchPack(name: PackName): Promise<void> {
  try {
    const response = await fetch(FILES[name]);
    if (!response.ok) throw new Error(`pictures ${name}: ${response.status}`);
    const pack: Pack = await response.json();
    here.value = new Map(here.value).set(name, pack);
  } catch {
    // The landscape is a picture without it; the next card that is drawn asks again.
    asked.delete(name);
  }
}

/** Asks for packs, if nobody has yet. */
function wantPacks(names: readonly PackName[]): void {
  for (const name of names) {
    if (asked.has(name)) continue;
    asked.add(name);
    void fetchPack(name);
  }
}

/** The drawing of a design; undefined if none of the packs has one. */
export function drawingOf(id: string, packs: readonly Pack[]): string | undefined {
  const pack = packs.find(({ designs }) => designs[id] !== undefined);
  const motif = pack?.designs[id];
  if (!pack || motif === undefined) return undefined;
  return drawMotif(motif, (name) => pack.parts[name] ?? partsAtHand[name]);
}

/** The packs of these names that are here, or null as long as one is missing. */
export function packsHere(names: readonly PackName[]): readonly Pack[] | null {
  wantPacks(names);
  const packs = names.flatMap((name) => here.value.get(name) ?? []);
  return packs.length === names.length ? packs : null;
}
