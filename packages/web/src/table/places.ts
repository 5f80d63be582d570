/** Where things are on the screen, by their `data-flip` or `data-place`. */
export type Places = ReadonlyMap<string, DOMRect>;

/** Measures everything that has a name; of several with the same name the first visible one. */
export function measurePlaces(board: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const each of board.querySelectorAll<HTMLElement>('[data-flip], [data-place]')) {
    const rect = each.getBoundingClientRect();
    if (rect.width === 0) continue;
    for (const name of [each.dataset.flip, each.dataset.place]) if (name && !found.has(name)) found.set(name, rect);
  }
  return found;
}

/** A place and what it is part of: `seat:1:pool:fuel`, then `seat:1:pool`, then `seat:1`. */
export function withParents(name: string | null): string[] {
  const parts = name ? name.split(':') : [];
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(':'));
}

/** A place by its name, or the place that it is part of. */
export function placeOf(places: Places, name: string | null): DOMRect | null {
  const known = withParents(name).find((one) => places.has(one));
  return known === undefined ? null : (places.get(known) ?? null);
}
