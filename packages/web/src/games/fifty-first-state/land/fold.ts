/** A group of the zone above the line, as far as its room is concerned. All lengths in pixels of a root of 16. */
export interface Foldable {
  readonly id: string;
  /** How wide it is when it is open. */
  readonly width: number;
  /** Whether the question is about it. */
  readonly lit: boolean;
}

const SPINE = 40;
const GAP = 8;

/** Whether all of them need more than two rows of this width. */
export const isDense = (groups: readonly Foldable[], room: number): boolean => {
  let rows = 1;
  let used = 0;
  for (const { width } of groups) {
    if (used > 0 && used + width > room) {
      rows++;
      used = 0;
    }
    used += width + 2 * GAP;
  }
  return rows > 2;
};

/** Which groups lie open in a lane of this width: those that the question is about first, then as many as fit beside spines. */
export function openIn(groups: readonly Foldable[], room: number): ReadonlySet<string> {
  const open = new Set<string>();
  let used = groups.length * SPINE;
  const wanted = [...groups.filter(({ lit }) => lit), ...groups.filter(({ lit }) => !lit)];
  for (const { id, width } of wanted) {
    const more = width + GAP - SPINE;
    if (open.size > 0 && used + more > room) continue;
    open.add(id);
    used += more;
  }
  return open;
}
