import { boardOf, isTiles } from '@cinderhall/divide-et-impera/table';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';
import type { SetupProps } from '../types.ts';
import { cityOf } from './board/geometry.ts';
import { Sketch } from './board/scenery.tsx';
import { encoded, savedMaps } from './editor/map.ts';
import { d } from './words.ts';
import './board.css';
import './editor/setup.css';

/** The map of one's own that a new table is to be played on, the saved ones, and the way to the workshop. */
export function Setup({ options, seats, change }: SetupProps) {
  const tiles = isTiles(options.tiles) ? options.tiles : [];
  const custom = options.map === 'custom';
  // Districts belong to a custom map alone.
  useEffect(() => {
    if (!custom && tiles.length > 0) change({ ...options, tiles: [] });
  }, [custom, tiles.length]);
  const saved = savedMaps().filter(({ players }) => players === seats);
  return (
    <section class="d-setup" aria-label={d('dei.edit.inSetup')}>
      {custom && tiles.length > 0 && (
        <div class="sketch">
          <Sketch city={cityOf(boardOf(tiles))} />
        </div>
      )}
      <div class="ways">
        <a
          class="btn sm"
          href={`/maps#${encoded({ name: '', players: seats, tiles: custom ? tiles : [] })}`}
          onClick={(event) => {
            // The hash goes along, which the way around the hall leaves out.
            event.preventDefault();
            history.pushState(null, '', event.currentTarget.href);
            dispatchEvent(new PopStateEvent('popstate'));
          }}
        >
          <Icon name="hammer" />
          {d(custom && tiles.length > 0 ? 'dei.edit.change' : 'dei.edit.draw')}
        </a>
        {saved.map((map) => (
          <button
            key={map.name}
            type="button"
            class="btn sm"
            onClick={() => change({ ...options, map: 'custom', tiles: map.tiles })}
          >
            {d('dei.edit.use', { name: map.name })}
          </button>
        ))}
      </div>
    </section>
  );
}
