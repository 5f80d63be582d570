import { useMemo } from 'preact/hooks';
import { type Details, detailsOf } from './details.ts';
import { type AreaShape, type City, TILE } from './geometry.ts';
import { ARIA_HIDDEN } from './tokens.tsx';

const STREETS = ['#3d3b68', '#45406f', '#37375f', '#414672'] as const;
const ROOFS = ['slate', 'brick', 'tin', 'felt'] as const;

/** The patterns of a picture; each picture has its own, so that none depends on another. */
const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}snow`} width="46" height="46" patternUnits="userSpaceOnUse">
      <circle cx="9" cy="12" r="1.2" fill="#fff" opacity=".2" />
      <circle cx="31" cy="27" r="1.5" fill="#fff" opacity=".16" />
      <circle cx="20" cy="40" r="1" fill="#fff" opacity=".2" />
      <path d="M2 30q10-5 20 0M26 8q8-4 16 0" stroke="#fff" stroke-opacity=".08" fill="none" />
    </pattern>
    <pattern id={`${id}slate`} width="10" height="10" patternUnits="userSpaceOnUse">
      <rect width="10" height="10" fill="#c6c8de" />
      <path d="M0 9.5h10" stroke="#a3a6c6" />
    </pattern>
    <pattern id={`${id}brick`} width="12" height="12" patternUnits="userSpaceOnUse">
      <rect width="12" height="12" fill="#b7a9b8" />
      <path d="M11.5 0v12" stroke="#94859b" />
    </pattern>
    <pattern id={`${id}tin`} width="14" height="14" patternUnits="userSpaceOnUse">
      <rect width="14" height="14" fill="#a5b6c9" />
      <path d="M0 13.5h14M13.5 0v14" stroke="#8497ae" />
    </pattern>
    <pattern id={`${id}felt`} width="11" height="11" patternUnits="userSpaceOnUse">
      <rect width="11" height="11" fill="#b3b0c9" />
      <path d="M0 11L11 0" stroke="#98949f" stroke-opacity=".75" />
    </pattern>
    <pattern id={`${id}hatch`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v9" stroke="#ffcf9e" stroke-width="3" opacity=".5" />
    </pattern>
    <pattern id={`${id}hatchRoof`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v9" stroke="#8f3a08" stroke-width="3" opacity=".55" />
    </pattern>
    <radialGradient id={`${id}lamp`}>
      <stop offset="0" stop-color="#ffc98a" stop-opacity=".5" />
      <stop offset="1" stop-color="#ffc98a" stop-opacity="0" />
    </radialGradient>
  </defs>
);

/** Streets, walls and roofs: all of a city that never changes. */
export function Scenery({ city, id }: { city: City; id: string }) {
  return useMemo(() => {
    const details = detailsOf(city);
    return (
      <g {...ARIA_HIDDEN}>
        <Patterns id={id} />
        <Streets areas={city.areas.filter(({ roof }) => !roof)} details={details} id={id} />
        <Roofs areas={city.areas.filter(({ roof }) => roof)} details={details} id={id} />
        <path d={details.seams} fill="none" stroke="#fff" stroke-opacity=".14" />
      </g>
    );
  }, [city, id]);
}

interface Layer {
  readonly areas: readonly AreaShape[];
  readonly details: Details;
  readonly id: string;
}

const Streets = ({ areas, details, id }: Layer) => (
  <>
    <path d={details.seams} fill="#34325a" />
    {areas.map(({ area, path, shade }) => (
      <path key={area} d={path} fill={STREETS[shade % STREETS.length] ?? STREETS[0]} />
    ))}
    <path d={details.seams} fill={`url(#${id}snow)`} />
    <path d={details.marks} stroke="#fff" stroke-opacity=".17" stroke-width="1.5" stroke-dasharray="4 4" />
    <path d={details.streetBorders} stroke="#0d0b1e" stroke-width="3.5" stroke-dasharray="7 4" />
    {details.lamps.map(([x, y, r], i) => (
      <circle key={i} cx={x} cy={y} r={r} fill={`url(#${id}lamp)`} />
    ))}
  </>
);

const Roofs = ({ areas, details, id }: Layer) => (
  <>
    <path d={details.shadow} fill="#07061a" opacity=".55" />
    <path d={details.walls} fill="#2a2444" />
    <path d={details.dark} fill="#0d0b1e" />
    <path d={details.lit} fill="#ffc98a" />
    {areas.map(({ area, path, shade }) => (
      <path key={area} d={path} fill={`url(#${id}${ROOFS[shade % ROOFS.length] ?? 'slate'})`} />
    ))}
    <path d={details.drifts} fill="#fff" opacity=".8" />
    {areas.map(({ area, path }) => (
      <path key={area} d={path} fill="none" stroke="#fff" stroke-width="2" opacity=".9" />
    ))}
    <path d={details.roofBorders} stroke="#14122a" stroke-width="4" stroke-dasharray="7 3" />
    <path d={details.skylights} fill="#ffc98a" stroke="#3a3660" stroke-width="1.5" />
    <path d={details.chimneys} fill="#3a3660" />
    <path d={details.caps} fill="#fff" />
  </>
);

/** A whole map, small and without details. */
export const Sketch = ({ city }: { city: City }) => (
  <svg
    class="d-sketch"
    viewBox={`-4 -12 ${city.columns * TILE + 8} ${city.rows * TILE + 16}`}
    preserveAspectRatio="xMidYMid meet"
    aria-hidden="true"
  >
    {city.areas.map(({ area, path, roof, shade }) =>
      roof ? null : (
        <path
          key={area}
          d={path}
          fill={STREETS[shade % STREETS.length] ?? STREETS[0]}
          stroke="#0d0b1e"
          stroke-width="3"
        />
      ),
    )}
    {city.areas.map(({ area, path, roof }) =>
      roof ? <path key={area} d={path} fill="#c6c8de" stroke="#fff" stroke-width="4" /> : null,
    )}
  </svg>
);
