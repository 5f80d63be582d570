import type { State } from '@cinderhall/divide-et-impera';
import {
  columnOf,
  countFor,
  isOnTime,
  type Mission,
  missionOf,
  missionSupply,
  type Rate,
  TURNS,
} from '@cinderhall/divide-et-impera/table';
import { Pip } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { whom } from '../../table/whom.ts';
import { MissionIcon, nameOf } from './card.tsx';
import { d } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
  readonly me: number;
}

/** Four columns, one for each turn: what a mission counts, what it brings on time and late, who took it, and what it would bring me now. */
export function Missions({ session, view, me }: Props) {
  return (
    <section class="d-missions" aria-label={d('dei.ui.missions')}>
      <h3 class="lbl">
        {d('dei.ui.missions')} <span>{d('dei.ui.missions.note')}</span>
      </h3>
      <div class="grid">
        {Array.from({ length: TURNS }, (_, i) => (
          <em key={i} class={i + 1 === view.turn ? 'now' : i + 1 < view.turn ? 'past' : ''}>
            {d('dei.ui.turn', { n: i + 1 })}
          </em>
        ))}
        {view.missions.map((mission, place) => (
          <MissionThing key={place} session={session} view={view} me={me} mission={missionOf(mission)} place={place} />
        ))}
      </div>
    </section>
  );
}

const rate = ({ supply, per }: Rate): string => (per === 1 ? String(supply) : `${supply}/${per}`);

export const takers = (view: State, place: number): number[] =>
  view.players.flatMap(({ taken }, seat) => (taken[columnOf(place)] === place ? [seat] : []));

function MissionThing({ session, view, me, mission, place }: Props & { mission: Mission; place: number }) {
  const onTime = isOnTime(view, place);
  const mine = view.players[me]?.taken[columnOf(place)] === place;
  const by = takers(view, place);
  const playing = (view.players[me]?.faction ?? -1) >= 0;
  const now = playing ? missionSupply(view, me, place) : 0;
  return (
    <Thing
      session={session}
      of={`mission:${place}`}
      class={`d-mission bracketed ${onTime ? '' : 'late'} ${mine ? 'taken' : ''}`}
      label={missionText(session, view, me, place)}
      first={place === 0}
    >
      <MissionIcon mission={mission} />
      {playing && !mine && (
        <span class="now" aria-hidden="true">
          <i>{countFor(view, me, mission)} </i>→ <b>{now}</b>
        </span>
      )}
      <span class="rates" aria-hidden="true">
        <b class={onTime ? 'on' : ''}>{rate(mission.onTime)}</b>
        <i class={onTime ? '' : 'on'}>{rate(mission.past)}</i>
      </span>
      <span class="by" aria-hidden="true">
        {by.map((seat) => (
          <Pip key={seat} seat={seat} />
        ))}
      </span>
    </Thing>
  );
}

function missionText(session: Session, view: State, me: number, place: number): string {
  const mission = missionOf(view.missions[place] ?? 0);
  const who = takers(view, place).map(whom);
  const texts = [
    nameOf(mission),
    d('dei.ui.turn', { n: columnOf(place) + 1 }),
    d('dei.ui.brings', {
      n: missionSupply(view, me, place),
      when: { key: isOnTime(view, place) ? 'dei.onTime' : 'dei.past' },
    }),
  ];
  if (who.length > 0) texts.push(session.say({ key: 'dei.ui.takenBy', params: { who } }));
  return texts.join('. ');
}
