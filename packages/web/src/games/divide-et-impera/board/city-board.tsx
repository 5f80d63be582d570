import type { State } from '@cinderhall/divide-et-impera';
import { DRONES } from '@cinderhall/divide-et-impera/table';
import type { Choice } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { useId, useLayoutEffect } from 'preact/hooks';
import { colourOf } from '../../../look/icon.tsx';
import type { Session } from '../../../table/session.ts';
import { ShapeThing } from '../../../table/thing.tsx';
import { d } from '../words.ts';
import { areaRef, areaText, placeName } from './area-text.ts';
import { PictureFrame, Tool } from './frame.tsx';
import { type AreaShape, type City, cityOf, middleOf, TILE } from './geometry.ts';
import { bridgesOf, liftsOf, placedPieces, signIn } from './pieces.ts';
import { Scenery } from './scenery.tsx';
import { OpenSites } from './sites-open.tsx';
import { ARIA_HIDDEN, at, DroneDisc, Keycap, Structures, Tokens } from './tokens.tsx';

/** The box of a picture of a city, with room for what stands out at the top and for the buttons below. */
export const pictureBoxOf = ({ columns, rows }: City) => ({
  left: -5,
  top: -16,
  width: columns * TILE + 10,
  height: rows * TILE + 48,
});

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The map with everything on it, as seen from the seat of this screen. */
export function CityBoard({ session, view }: Props) {
  const id = useId().replaceAll(':', '');
  const majority = useSignal(false);
  const names = useSignal(false);
  useMapKeys(majority, names);
  const city = cityOf(view.board);
  const pieces = placedPieces(view, city);
  return (
    <PictureFrame
      box={pictureBoxOf(city)}
      label={d('dei.ui.board', { ground: view.board.grounds, roof: view.board.areas.length - view.board.grounds })}
      tools={
        <>
          <Tool
            icon="flag"
            name="dei.ui.showMajority"
            pressed={majority.value}
            run={() => (majority.value = !majority.value)}
          />
          <Tool icon="info" name="dei.ui.showNames" pressed={names.value} run={() => (names.value = !names.value)} />
        </>
      }
    >
      <Scenery city={city} id={id} />
      {majority.value && <MajorityLayer view={view} city={city} />}
      <g class="d-areas">
        {city.areas.map((shape) => (
          <AreaThing key={shape.area} session={session} view={view} shape={shape} id={id} />
        ))}
      </g>
      <Structures bridges={bridgesOf(view, city)} lifts={liftsOf(view, city)} />
      <Tokens pieces={pieces.filter(({ kind }) => kind !== 'drone')} />
      {names.value && <Names view={view} city={city} />}
      <Drones session={session} view={view} pieces={pieces} />
      <OpenSites session={session} view={view} city={city} />
      <Keycaps session={session} view={view} city={city} />
    </PictureFrame>
  );
}

/** M shows who leads where, N what the places are called. */
function useMapKeys(majority: { value: boolean }, names: { value: boolean }): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'm' || event.key === 'M') majority.value = !majority.value;
      if (event.key === 'n' || event.key === 'N') names.value = !names.value;
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function AreaThing({ session, view, shape, id }: Props & { shape: AreaShape; id: string }) {
  const { area, path, edge, roof, room } = shape;
  const core = room[0] ? middleOf(room[0]) : { x: 0, y: 0 };
  const lead = view.leads[area] ?? -1;
  return (
    <ShapeThing
      session={session}
      of={areaRef(view, area)}
      class={`d-area ${roof ? 'roof' : 'street'}`}
      label={areaText(view, area, (message) => session.say(message))}
      first={area === 0}
    >
      <path class="hit" d={path} />
      {lead >= 0 && <path class="lead" d={edge} style={{ stroke: colourOf(lead) }} />}
      <path class="hatch" d={path} fill={`url(#${id}${roof ? 'hatchRoof' : 'hatch'})`} />
      <path class="case" d={path} />
      <path class="line" d={path} />
      <circle class="anchor" data-place={`area:${area}`} cx={core.x} cy={core.y} r={10} />
    </ShapeThing>
  );
}

const MajorityLayer = ({ view, city }: { view: State; city: City }) => (
  <g class="d-majority" {...ARIA_HIDDEN}>
    {city.areas.map(({ area, path }) => {
      const lead = view.leads[area] ?? -1;
      return lead < 0 ? null : <path key={area} d={path} style={{ fill: colourOf(lead) }} />;
    })}
  </g>
);

/** Half of what a name takes: so far it stays from the edges. */
const NAME = 34;

/** Every place's name, on its roomiest cell. */
const Names = ({ view, city }: { view: State; city: City }) => (
  <g class="d-names" {...ARIA_HIDDEN}>
    {city.areas.map(({ area, room }) => {
      const [core] = room;
      if (!core) return null;
      const { x, y } = middleOf(core);
      const within = Math.min(city.columns * TILE - NAME, Math.max(NAME, x));
      return (
        <text key={area} x={within} y={y + 19}>
          {d(`dei.place.${view.board.areas[area]?.name}`)}
        </text>
      );
    })}
  </g>
);

/** Drones can be pointed at themselves, unless the area under them is what is asked for. */
function Drones({ session, view, pieces }: Props & { pieces: ReturnType<typeof placedPieces> }) {
  return (
    <g class="d-drones">
      {pieces.map((piece) => {
        if (piece.kind !== 'drone') return null;
        const ref = `drone:${piece.drone}`;
        const through = !session.lit.value.has(ref) && session.lit.value.has(areaRef(view, piece.area));
        return (
          <g key={piece.key} class={`d-piece ${through ? 'through' : ''}`} style={at(piece)}>
            <ShapeThing
              session={session}
              of={ref}
              class="d-drone"
              label={`${d('dei.ui.has.drone', { drone: { key: `dei.name.${DRONES[piece.drone]}` } })}: ${placeName(view, piece.area)}`}
            >
              <circle class="halo" r={18} />
              <DroneDisc drone={piece.drone} />
            </ShapeThing>
          </g>
        );
      })}
    </g>
  );
}

/** The number of the line in the list that takes an area, where there is exactly one. */
function Keycaps({ session, view, city }: Props & { city: City }) {
  const rows = session.groups.value;
  const caps = new Map<number, number[]>();
  for (const [i, row] of rows.entries()) {
    if (row.kind !== 'choice') return null;
    const choice = session.choices.value[row.index];
    for (const area of choice ? areasOf(view, session, choice) : []) caps.set(area, [...(caps.get(area) ?? []), i + 1]);
  }
  return (
    <g>
      {[...caps].map(([area, lines]) => {
        const [n = 10] = lines;
        return lines.length > 1 || n > 9 ? null : <Keycap key={area} n={n} {...signIn(view, city, area)} />;
      })}
    </g>
  );
}

const areasOf = (view: State, session: Session, choice: Choice): number[] =>
  session.table.game
    .refs(choice)
    .filter((ref) => ref === areaRef(view, Number(ref.split(':')[1])))
    .map((ref) => Number(ref.split(':')[1]));
