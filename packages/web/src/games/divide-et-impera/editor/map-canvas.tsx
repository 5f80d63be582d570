import { boardOf } from '@cinderhall/divide-et-impera/table';
import { useId } from 'preact/hooks';
import { PictureFrame } from '../board/frame.tsx';
import { boxOf, type City, cityOf, TILE } from '../board/geometry.ts';
import { Scenery } from '../board/scenery.tsx';
import { at } from '../board/tokens.tsx';
import { d } from '../words.ts';
import { type EditorState, isOnCanvas, type Place } from './editor-state.ts';
import { Symbols } from './symbols.tsx';

const LEAST = 3;

interface Props {
  readonly editor: EditorState;
  /** The finding that is pointed at, or −1. */
  readonly pointed: number;
}

/** The box of what is shown: the map with a row of empty places around it. */
function canvasOf(editor: EditorState): { left: number; top: number; columns: number; rows: number } {
  const { left, top, columns, rows } = boxOf(editor.map.value.tiles);
  return {
    left: left - 1,
    top: top - 1,
    columns: Math.max(LEAST, columns) + 2,
    rows: Math.max(LEAST, rows) + 2,
  };
}

/** The map as it is drawn: districts to take up, and empty places to lay them on. */
export function MapCanvas({ editor, pointed }: Props) {
  const id = useId().replaceAll(':', '');
  const { tiles } = editor.map.value;
  const city = cityOf(boardOf(tiles));
  const canvas = canvasOf(editor);
  const box = {
    left: (canvas.left - city.left) * TILE - 8,
    top: (canvas.top - city.top) * TILE - 16,
    width: canvas.columns * TILE + 16,
    height: canvas.rows * TILE + 24,
  };
  const places = Array.from({ length: canvas.columns * canvas.rows }, (_, i) => ({
    x: canvas.left + (i % canvas.columns),
    y: canvas.top + Math.floor(i / canvas.columns),
  })).filter(isOnCanvas);
  const shapes = (full: boolean) =>
    places
      .filter((place) => (editor.at(place) !== undefined) === full)
      .map((place) => (
        <PlaceShape
          key={`${place.x},${place.y}`}
          editor={editor}
          place={place}
          city={city}
          canvas={canvas}
          pointed={pointed}
        />
      ));
  return (
    <PictureFrame
      box={box}
      label={d('dei.edit.counts', {
        ground: city.board.grounds,
        roof: city.board.areas.length - city.board.grounds,
        outposts: city.board.spots.length,
      })}
    >
      {/* What stands out of the northern districts lies over the empty places there. */}
      {shapes(false)}
      {tiles.length > 0 && <Scenery city={city} id={id} />}
      {tiles.length > 0 && <Symbols city={city} />}
      {shapes(true)}
    </PictureFrame>
  );
}

interface PlaceProps extends Props {
  readonly place: Place;
  readonly city: City;
  readonly canvas: { readonly left: number; readonly top: number };
}

function PlaceShape({ editor, place, city, canvas, pointed }: PlaceProps) {
  const tile = editor.at(place);
  const held = editor.held.value;
  const where = { x: place.x - canvas.left + 1, y: place.y - canvas.top + 1 };
  const empty = d('dei.edit.empty.cell', where);
  const label = tile
    ? d('dei.edit.placed', { tile: tile.id, rot: tile.rot, ...where })
    : held === null
      ? empty
      : `${empty}. ${d('dei.edit.lay', { tile: held })}`;
  const numbers = editor.findings.value.flatMap(({ where, grave }, i) =>
    tile && where.includes(tile) ? [{ n: i + 1, grave, shown: i === pointed }] : [],
  );
  const shown = numbers.some((one) => one.shown);
  const state = [
    'd-spot',
    tile ? 'full' : 'empty',
    tile && tile.id === held ? 'held' : '',
    held !== null && tile?.id !== held ? 'open' : '',
    numbers.some(({ grave }) => grave) ? 'faulty' : '',
    shown ? 'shown' : '',
  ];
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') editor.press(place);
    else if (event.key === 'r' || event.key === 'R') editor.turn(event.shiftKey ? -1 : 1, tile?.id ?? held);
    else if (event.key === 'Delete' || event.key === 'Backspace') editor.remove(tile?.id ?? held);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shape = {
    role: 'button' as const,
    tabindex: 0,
    'aria-label': label,
    'aria-pressed': tile !== undefined && tile.id === held,
    'data-spot': `${place.x},${place.y}`,
    ...(tile ? { 'data-tile': tile.id, 'data-rot': tile.rot } : {}),
    onClick: () => editor.press(place),
    onKeyDown: press,
  };
  return (
    <g
      {...shape}
      class={state.filter(Boolean).join(' ')}
      style={at({ x: (place.x - city.left) * TILE, y: (place.y - city.top) * TILE })}
    >
      <rect x={3} y={tile ? -6 : 3} width={TILE - 6} height={TILE - (tile ? -3 : 6)} rx={8} />
      {!tile && <path d="M80 64v32M64 80h32" />}
      {tile && (
        <text class="id" x={10} y={TILE - 8}>
          {tile.id}
        </text>
      )}
      {numbers.map(({ n, grave }, i) => (
        <g key={n} class={`mark ${grave ? 'grave' : ''}`} style={at({ x: TILE - 20 - i * 30, y: 16 })}>
          <path d="M0 -14L14 11H-14z" />
          <text y={8}>{n}</text>
        </g>
      ))}
    </g>
  );
}
