import type { State } from '@cinderhall/divide-et-impera';
import { BRIDGE, LIFT } from '@cinderhall/divide-et-impera/table';
import type { Session } from '../../../table/session.ts';
import { ShapeThing } from '../../../table/thing.tsx';
import { d } from '../words.ts';
import { placeName } from './area-text.ts';
import type { City } from './geometry.ts';
import { spanAt } from './pieces.ts';
import { feetOf, type Span } from './sites.ts';
import { at, Bridge } from './tokens.tsx';

/** While a bridge or lift is built or moved: the places for it, to be pointed at. */
export function OpenSites({ session, view, city }: { session: Session; view: State; city: City }) {
  const { decision } = view;
  if (decision?.kind !== 'buildAt' && decision?.kind !== 'buildOld') return null;
  const sites = [...session.lit.value.keys()].flatMap((ref) => (ref.startsWith('site:') ? [Number(ref.slice(5))] : []));
  if (decision.what === BRIDGE)
    return (
      <g class="d-sites">
        {sites.map((site) => (
          <BridgeSite key={site} session={session} view={view} city={city} site={site} />
        ))}
      </g>
    );
  if (decision.what !== LIFT) return null;
  const taken = new Set<string>();
  return (
    <g class="d-sites">
      {sites.map((site) => {
        const feet = feetOf(city, site);
        const foot = feet.find(({ x, y }) => !taken.has(`${x},${y}`)) ?? feet[0];
        const lift = view.board.lifts[site];
        if (!foot || !lift) return null;
        taken.add(`${foot.x},${foot.y}`);
        return (
          <g key={site} style={at(foot)}>
            <ShapeThing
              session={session}
              of={`site:${site}`}
              class="d-site"
              label={d('dei.site.lift', { ground: placeName(view, lift.ground), roof: placeName(view, lift.roof) })}
            >
              <rect x={-11} y={-11} width={22} height={22} rx={4} />
              <path d="M0 7V-5M-5 -1L0 -7L5 -1" fill="none" stroke-width="2.5" />
            </ShapeThing>
          </g>
        );
      })}
    </g>
  );
}

function BridgeSite({ session, view, city, site }: { session: Session; view: State; city: City; site: number }) {
  const standing = [...view.board.neutralBridges, ...view.players.flatMap(({ bridges }) => bridges)];
  const here = standing.filter((one) => one === site).length;
  // One that is to be moved lies there already; a new one lies beside those.
  const span = spanAt(city, site, view.decision?.kind === 'buildOld' ? Math.max(0, here - 1) : here);
  const bridge = view.board.bridges[site];
  if (!span || !bridge) return null;
  const label = d('dei.site.bridge', {
    from: placeName(view, bridge.from),
    to: placeName(view, bridge.to),
    over: placeName(view, bridge.over),
  });
  return (
    <ShapeThing session={session} of={`site:${site}`} class="d-site" label={label}>
      {/* A browser measures shapes without their strokes: of a bridge alone it says that it has no width. */}
      <path class="reach" d={reachOf(span)} />
      <Bridge span={span} seat={-1} open />
    </ShapeThing>
  );
}

const REACH = 14;

/** The ground that a bridge across or down the map takes up. */
function reachOf({ from, to }: Span): string {
  const [x, y] = from.x === to.x ? [REACH, 0] : [0, REACH];
  return `M${from.x - x} ${from.y - y}H${to.x + x}V${to.y + y}H${from.x - x}Z`;
}
