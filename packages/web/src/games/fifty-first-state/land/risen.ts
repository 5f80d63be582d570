import type { State } from '@cinderhall/fifty-first-state';
import { useRef } from 'preact/hooks';

type Mapped = Pick<State, 'map'>;

/** The areas on which an outpost stands higher than before. */
export const risenBetween = (before: Mapped, now: Mapped): ReadonlySet<number> =>
  new Set(
    now.map?.areas.flatMap(({ owner, level }, at) => {
      const stood = before.map?.areas[at];
      return stood && stood.owner === owner && stood.level < level ? [at] : [];
    }),
  );

/** The areas whose outposts have grown by the last step, however the map is drawn. */
export function useRisen(view: Mapped): ReadonlySet<number> {
  const last = useRef({ view, risen: risenBetween(view, view) });
  if (last.current.view !== view) last.current = { view, risen: risenBetween(last.current.view, view) };
  return last.current.risen;
}
