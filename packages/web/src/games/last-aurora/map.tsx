import type { State } from '@cinderhall/last-aurora';
import {
  AUTOMA,
  isBlocked,
  mapOf,
  moored,
  ROUNDS,
  type RouteMap,
  regionOf,
  type Shortcut,
  stopAt,
} from '@cinderhall/last-aurora/table';
import { useEffect, useRef } from 'preact/hooks';
import { colourOf, Icon, Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { Enemies } from './enemies.tsx';
import { arcMiddle, arcPath, berthAt, edgePoint, placed, pointAt, regionSpan, roadPath } from './geometry.ts';
import { landUrl } from './scenery.ts';
import { ownerOf, sayOf, spaceOf } from './seats.ts';
import { la } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The route, drawn from its data: road, shortcuts, stops, regions, convoys and the ship. */
export function RouteBoard({ session, view, me }: Props & { me: number }) {
  const map = mapOf(view);
  const window = useRef<HTMLDivElement>(null);
  const mine = view.players[me]?.space ?? 0;
  // On a phone the map is wider than the window: it opens where my convoy is.
  useEffect(() => {
    const box = window.current;
    const inner = box?.firstElementChild;
    if (!box || !inner || inner.clientWidth <= box.clientWidth) return;
    box.scrollLeft = (inner.clientWidth * pointAt(map, mine + 2).x) / 100 - box.clientWidth / 2;
  }, [mine, map]);
  return (
    <section class="mapz panel" data-map={map.id} aria-label={la('table.map')} ref={window}>
      <div class="world">
        <img class="land" src={landUrl(map.id)} alt="" draggable={false} />
        <Roads map={map} view={view} />
        <Regions map={map} session={session} view={view} />
        {map.shortcuts.map((shortcut, at) => (
          <ShortcutDisc key={shortcut.id} session={session} view={view} map={map} at={at} shortcut={shortcut} />
        ))}
        {Array.from({ length: map.end + 1 }, (_, space) => (
          <Space key={space} session={session} view={view} map={map} space={space} />
        ))}
        <Mines session={session} view={view} map={map} />
        <Ship session={session} view={view} map={map} />
        <Convoys session={session} view={view} map={map} />
      </div>
    </section>
  );
}

function Roads({ map, view }: { map: RouteMap; view: State }) {
  const road = roadPath(map);
  return (
    <svg class="roads" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {map.shortcuts.map(({ id }, at) => (
        <path key={id} d={arcPath(map, at)} class={`arc ${isBlocked(view, at) ? 'closed' : ''}`} />
      ))}
      <path d={road} class="verge" />
      <path d={road} class="lane" />
      <path d={road} class="line" />
      {map.regions.slice(1).map((_, i) => {
        const { from } = regionSpan(map, i + 1);
        return <path key={i} d={`M${from} 30V100`} class="border" />;
      })}
    </svg>
  );
}

function Regions({ map, session, view }: { map: RouteMap } & Props) {
  return (
    <>
      {map.regions.map((_, region) => {
        const { from, to } = regionSpan(map, region);
        return (
          <div key={region} class="region" style={{ left: `${from}%`, width: `${to - from}%` }}>
            <Enemies session={session} view={view} region={region} />
            <b>{la(`table.region.${map.id}.${region}`)}</b>
          </div>
        );
      })}
    </>
  );
}

/** The label of a space for screen readers. */
export function spaceLabel(view: State, space: number): string {
  const map = mapOf(view);
  const mooring = map.moorings.indexOf(space);
  const stop = stopAt(view, space);
  return [
    la('table.space', { n: space }),
    ...(mooring >= 0 ? [la('table.mooring', { n: mooring + 1 })] : []),
    ...(stop === 'none' ? [] : [la(`table.stop.${stop}`)]),
  ].join(', ');
}

function Space({ session, view, map, space }: Props & { map: RouteMap; space: number }) {
  const mooring = map.moorings.indexOf(space);
  const stop = stopAt(view, space);
  const here = session.lit.value.has('stop:here') && view.players[session.seat.value]?.space === space;
  return (
    <Thing
      session={session}
      of={here ? 'stop:here' : `space:${space}`}
      class={`space ${mooring >= 0 ? 'mooring' : ''} ${moored(view) === space ? 'moored' : ''}`}
      style={placed(pointAt(map, space))}
      label={spaceLabel(view, space)}
      first={space === 0}
    >
      <span class="dot">{mooring >= 0 ? mooring + 1 : space}</span>
      {stop !== 'none' && <Tok kind={stop} hidden />}
    </Thing>
  );
}

const shortcutIcon = ({ avalanche, tracks }: Shortcut): string =>
  avalanche ? 'falling-rocks' : tracks ? 'tank-tread' : 'arrow';

function ShortcutDisc({ session, view, map, at, shortcut }: Props & { map: RouteMap; at: number; shortcut: Shortcut }) {
  const closed = isBlocked(view, at);
  return (
    <Thing
      session={session}
      of={`shortcut:${at}`}
      class={`cut ${closed ? 'closed' : ''}`}
      style={placed(arcMiddle(map, at))}
      label={shortcutLabel(shortcut, closed)}
    >
      <Icon name={shortcutIcon(shortcut)} />
      {shortcut.damage > 0 && <Tok kind="damage" hidden {...(shortcut.damage > 1 ? { n: shortcut.damage } : {})} />}
      {shortcut.contamination > 0 && <Tok kind="contamination" hidden />}
    </Thing>
  );
}

export const shortcutLabel = ({ from, to }: Shortcut, closed: boolean): string =>
  la(closed ? 'table.shortcut.closed' : 'table.shortcut', { from, to });

/** Mines that lie on roads, and the roads where one could be laid now. */
function Mines({ session, view, map }: Props & { map: RouteMap }) {
  const lit = [...session.lit.value.keys()].filter((ref) => ref.startsWith('edge:')).map((ref) => Number(ref.slice(5)));
  return (
    <>
      {[...new Set([...view.mines, ...lit])].map((edge) => (
        <Thing
          key={edge}
          session={session}
          of={`edge:${edge}`}
          class={`mine ${view.mines.includes(edge) ? '' : 'ghost'}`}
          style={placed(edgePoint(map, edge))}
          label={la(view.mines.includes(edge) ? 'table.mine' : 'table.road')}
        >
          <Icon name="land-mine" />
        </Thing>
      ))}
    </>
  );
}

const HULL = 'M-46 20h104l16-16-14 34q-4 6-10 6h-78q-8 0-12-8z';

/** The Aurora at her mooring. */
function Ship({ session, view, map }: Props & { map: RouteMap }) {
  const mooring = Math.min(Math.max(view.round, 1), ROUNDS);
  return (
    <Thing
      session={session}
      of="aurora:ship"
      class="ship"
      style={{ left: `${berthAt(map, moored(view))}%` }}
      label={la('table.aurora', { n: mooring })}
    >
      <svg viewBox="-62 -30 140 84" aria-hidden="true">
        <path d={HULL} fill="#b3402a" />
        <path d="M-46 20h104l9-9-4 14h-107z" fill="#f1eade" />
        <path d="M-30 20V2h40v-14h18v14h8v18z" fill="#f1eade" />
        <path d="M12-12v-10h8v10zM-20 2v-8h10v8z" fill="#d6cbbd" />
        <path d="M-25 9h30M13-6h12" stroke="#16303f" stroke-width="3" stroke-dasharray="4 3" />
        <path d="M34 2V-26M26-20h16M29-14h10" stroke="#f1eade" stroke-width="2" />
        <path d="M-60 42q60 12 130 0" stroke="#d6eef5" stroke-width="3" fill="none" opacity=".8" />
      </svg>
      <b aria-hidden="true">AURORA</b>
    </Thing>
  );
}

/** Every convoy above its space; several on one space are stacked. */
function Convoys({ session, view, map }: Props & { map: RouteMap }) {
  const everybody = [...view.players.keys(), ...(view.automa ? [AUTOMA] : [])].filter(
    (who) => view.players[who]?.out !== true,
  );
  const heights = new Map<number, number>();
  return (
    <>
      {everybody.map((who) => {
        const space = spaceOf(view, who);
        const up = heights.get(space) ?? 0;
        heights.set(space, up + 1);
        return (
          <Thing
            key={who}
            session={session}
            of={`convoy:${who}`}
            class={`flag ${who === session.seat.value ? 'mine-flag' : ''}`}
            style={{ ...placed(pointAt(map, space)), '--up': String(up), '--who': colourOf(who) }}
            label={sayOf(session, 'table.convoyAt', {
              who: ownerOf(who),
              n: space,
              region: la(`table.region.${map.id}.${regionOf(view, space)}`),
            })}
          >
            <Icon name={who === AUTOMA ? 'vintage-robot' : 'truck'} />
            <Pip seat={who} />
          </Thing>
        );
      })}
    </>
  );
}
