import type { Start } from '@cinderhall/kernel';
import type { Choice, State } from '../../src/index.ts';
import { Table, type Wish } from '../table.ts';

export const AREAS = ['nw', 'n', 'ne', 'w', 'c', 'e', 'sw', 's', 'se'] as const;
export type AreaId = (typeof AREAS)[number];
const NAMES: readonly string[] = AREAS;

export interface LandWish extends Wish {
  /** Outposts: `0` for one of seat 0 on level 1, `1/3` on level 3, `1/2+shield` with a shield. */
  readonly map?: { readonly [area in AreaId]?: string };
}

/** A table with No Man's Land, which knows areas by their names: `outpost sw`, `activate n 2`, `moveOutpost n c`. */
export class Land extends Table {
  constructor({ map = {}, options = {}, ...wish }: LandWish = {}) {
    super({
      ...wish,
      options: { expansions: ['newEra', 'winter', 'noMansLand'], ...options },
      arrange: (start) => {
        lay(start, map);
        wish.arrange?.(start);
      },
    });
  }

  /** What stands on the map, as it was wished for. */
  map(): { [area: string]: string } {
    const found: { [area: string]: string } = {};
    for (const [at, { owner, level, shield }] of (this.state.map?.areas ?? []).entries())
      if (owner >= 0) found[AREAS[at] ?? ''] = `${owner}${level > 1 ? `/${level}` : ''}${shield ? '+shield' : ''}`;
    return found;
  }

  protected override short(choice: Choice): string {
    const named = (area: number): string => AREAS[area] ?? '?';
    switch (choice.kind) {
      case 'activate':
        return `activate ${named(choice.area)} ${choice.level}`;
      case 'moveOutpost':
        return `moveOutpost ${named(choice.from)} ${named(choice.area)}`;
      default:
        return 'area' in choice ? `${choice.kind} ${named(choice.area)}` : super.short(choice);
    }
  }
}

function lay(start: Start<State>, map: NonNullable<LandWish['map']>): void {
  for (const [id, outpost] of Object.entries(map)) {
    const [, owner, level = '1', shield] = /^(\d)(?:\/(\d))?(\+shield)?$/.exec(outpost) ?? [];
    const area = start.map?.areas[NAMES.indexOf(id)];
    if (owner === undefined || !area) throw new Error(`no outpost: ${id} ${outpost}`);
    area.owner = Number(owner);
    area.level = Number(level);
    area.shield = shield !== undefined;
  }
}

/** The other player has something to do, so that the round goes on. */
export const BUSY = { greyContact: 1 } as const;
