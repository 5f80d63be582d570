import { MAPS } from '@cinderhall/last-aurora/table';
import type { SetupLook } from '../types.ts';
import { arcPath, pointAt, roadPath } from './geometry.ts';
import { landUrl } from './scenery.ts';

const mapOf = (id: string) => Object.values(MAPS).find((map) => map.id === id);

/** The route as a sketch: its road, its shortcuts and where one stops. */
function Route({ id }: { id: string }) {
  const map = mapOf(id);
  if (!map) return null;
  return (
    <>
      <img class="art" src={landUrl(map.id)} alt="" />
      <svg class="route" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {map.shortcuts.map((shortcut, at) => (
          <path key={shortcut.id} d={arcPath(map, at)} class={shortcut.tracks ? 'arc' : 'arc danger'} />
        ))}
        <path d={roadPath(map)} class="road" />
        {map.stops.map((space) => {
          const { x, y } = pointAt(map, space);
          return <ellipse key={space} cx={x} cy={y} rx="1" ry="1.9" class="stop" />;
        })}
      </svg>
    </>
  );
}

export const look: SetupLook = {
  cover: (option, value) => (option === 'map' ? <Route id={value} /> : null),
  emblem: () => 'land-mine',
};
