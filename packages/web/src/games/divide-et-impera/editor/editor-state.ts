import {
  FARTHEST,
  type PlacedTile,
  QUICK_TILES,
  ROTATIONS,
  type Rotation,
  TILES,
} from '@cinderhall/divide-et-impera/table';
import { computed, signal } from '@preact/signals';
import { findingsOf } from './faults.ts';
import type { OwnMap } from './map.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

const turned = (rot: Rotation, by: 1 | -1): Rotation =>
  ROTATIONS.at((ROTATIONS.indexOf(rot) + by) % ROTATIONS.length) ?? rot;
const isAt = (tile: Place, { x, y }: Place): boolean => tile.x === x && tile.y === y;
export const isOnCanvas = ({ x, y }: Place): boolean => Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;

/** The map being edited and the changes to it, each of which can be undone. */
export class EditorState {
  readonly map = signal<OwnMap>({ name: '', players: 2, tiles: QUICK_TILES[2] ?? [] });
  /** The district in hand: from the box, or taken up from the map. */
  readonly held = signal<string | null>(null);
  readonly findings = computed(() => findingsOf(this.map.value.tiles, this.map.value.players));
  readonly isPlayable = computed(() => !this.findings.value.some(({ grave }) => grave));
  readonly unused = computed(() => TILES.filter(({ id }) => !this.map.value.tiles.some((tile) => tile.id === id)));
  readonly #past: OwnMap[] = [];
  readonly canUndo = signal(false);

  at(place: Place): PlacedTile | undefined {
    return this.map.value.tiles.find((tile) => isAt(tile, place));
  }

  placed(id: string | null): PlacedTile | undefined {
    return this.map.value.tiles.find((tile) => tile.id === id);
  }

  put(map: OwnMap): void {
    this.#past.push(this.map.value);
    this.canUndo.value = true;
    this.map.value = map;
  }

  #lay(tiles: readonly PlacedTile[]): void {
    this.put({ ...this.map.value, tiles });
  }

  rename(name: string): void {
    this.map.value = { ...this.map.value, name };
  }

  undo(): void {
    const before = this.#past.pop();
    if (before) this.map.value = before;
    this.canUndo.value = this.#past.length > 0;
    this.held.value = null;
  }

  /** A place was pressed: lays what is in hand there, takes up what lies there, or turns what was taken up there. */
  press(place: Place): void {
    const here = this.at(place);
    const held = this.held.value;
    if (held === null) {
      this.held.value = here?.id ?? null;
      return;
    }
    if (here?.id === held) this.turn(1);
    else this.#move(held, place, here);
  }

  #move(id: string, place: Place, here: PlacedTile | undefined): void {
    const from = this.placed(id);
    const rest = this.map.value.tiles.filter((tile) => tile.id !== id && tile !== here);
    // What lay there changes places with what is laid, or goes back into the box.
    const swapped = here && from ? [{ ...here, x: from.x, y: from.y }] : [];
    this.#lay([...rest, ...swapped, { id, ...place, rot: from?.rot ?? 0 }]);
    // What has just come out of the box stays in hand, to be turned.
    this.held.value = from ? null : id;
  }

  turn(by: 1 | -1, id = this.held.value): void {
    const tile = this.placed(id);
    if (!tile) return;
    this.#lay(this.map.value.tiles.map((one) => (one === tile ? { ...one, rot: turned(one.rot, by) } : one)));
  }

  remove(id = this.held.value): void {
    if (!this.placed(id)) return;
    this.#lay(this.map.value.tiles.filter((tile) => tile.id !== id));
    this.held.value = null;
  }

  take(id: string): void {
    this.held.value = this.held.value === id ? null : id;
  }
}
