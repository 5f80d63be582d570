import { boardOf, TILES, type Tile } from '@cinderhall/divide-et-impera/table';
import { Icon, Tok } from '../../../look/icon.tsx';
import { cityOf } from '../board/geometry.ts';
import { Sketch } from '../board/scenery.tsx';
import { OUTPOST } from '../faces.ts';
import { d } from '../words.ts';
import type { EditorState } from './editor-state.ts';

const COLOUR = { A: OUTPOST.red, B: OUTPOST.blue, C: OUTPOST.green } as const;

/** What is printed on a district, in words. */
function printed({ id, outposts, shelter, summon, bridge }: Tile): string {
  return [
    d('dei.edit.district', { tile: id }),
    ...outposts.map(({ letter }) => d('dei.edit.has.outpost', { letter })),
    ...(shelter ? [d('dei.edit.has.shelter')] : []),
    ...(summon ? [d('dei.edit.has.summon')] : []),
    ...(bridge ? [d('dei.edit.has.bridge')] : []),
  ].join(', ');
}

/** The sixteen districts; those on the map are dimmed, and a press takes them up there. */
export function Box({ editor }: { editor: EditorState }) {
  const held = editor.held.value;
  return (
    <section class="d-box" aria-label={d('dei.edit.districts')}>
      <h2>
        {d('dei.edit.districts')}{' '}
        <small>{d('dei.edit.districts.note', { left: editor.unused.value.length, all: TILES.length })}</small>
      </h2>
      <ul>
        {TILES.map((tile) => (
          <li key={tile.id}>
            <button
              type="button"
              class={`${held === tile.id ? 'on' : ''} ${editor.placed(tile.id) ? 'used' : ''}`}
              aria-pressed={held === tile.id}
              aria-label={printed(tile)}
              title={printed(tile)}
              data-district={tile.id}
              onClick={() => editor.take(tile.id)}
            >
              <Sketch city={cityOf(boardOf([{ id: tile.id, x: 0, y: 0, rot: 0 }]))} />
              <span>
                <b>{tile.id}</b>
                {tile.outposts.map(({ letter }) => (
                  <Tok key={letter} kind={COLOUR[letter]} hidden />
                ))}
                {tile.shelter && <Icon name="camping-tent" />}
                {tile.summon && <Icon name="delivery-drone" />}
                {tile.bridge && <Icon name="bridge" />}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
