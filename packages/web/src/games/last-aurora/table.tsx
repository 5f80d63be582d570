import type { Choice, State } from '@cinderhall/last-aurora';
import { AUTOMA } from '@cinderhall/last-aurora/table';
import { Leave } from '../../table/leave.tsx';
import type { Session } from '../../table/session.ts';
import { AutomaBoard } from './automa.tsx';
import { ConvoyPanel } from './convoy.tsx';
import { CrewPanel } from './crew.tsx';
import { Firing } from './firing.tsx';
import { RouteBoard } from './map.tsx';
import { Offer } from './offer.tsx';
import { Chips, Rivals } from './opponents.tsx';
import { la } from './words.ts';
import { Zone } from './zone.tsx';
import './card.css';
import './result.css';
import './map.css';
import './zone.css';
import './convoy.css';
import './crew.css';
import './table.css';
import './phone.css';

export function Table({ session }: { session: Session<State, Choice> }) {
  const view = session.view.value;
  if (!view) return null;
  const me = session.me.value;
  const shown = session.looking.value ?? me;
  // Enemies in the zone can be named before the first shot.
  const firing = view.phase === 'firing' && view.decision?.kind !== 'name';
  return (
    <div class="tla" data-own={shown === me} data-solo={view.automa !== null}>
      <Chips session={session} view={view} me={me} />
      <RouteBoard session={session} view={view} me={me} />
      <div class="zr">
        <Rivals session={session} view={view} me={me} />
        {firing ? <Firing session={session} view={view} /> : <Zone session={session} view={view} />}
        <Offer session={session} view={view} />
      </div>
      <div class="bt">
        {shown !== me && <Leave session={session} text={la('table.backToMine')} />}
        {shown === AUTOMA ? (
          <AutomaBoard session={session} view={view} />
        ) : (
          <>
            <ConvoyPanel session={session} view={view} owner={shown} />
            <CrewPanel session={session} view={view} owner={shown} />
          </>
        )}
      </div>
    </div>
  );
}
