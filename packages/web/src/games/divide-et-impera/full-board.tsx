import type { Choice, State } from '@cinderhall/divide-et-impera';
import { actionCard, missionOf, TOKENS_OF_A_KIND } from '@cinderhall/divide-et-impera/table';
import { seatName } from '@cinderhall/kernel';
import { Icon, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { cardName, MissionIcon, Plate } from './card.tsx';
import { plateStyle, STRUCTURE_ICONS } from './faces.ts';
import { Abilities, Hand, Leader, type OfSeat, Phases } from './own.tsx';
import { d } from './words.ts';

/** Everything that lies before a player, in full. */
export function FullBoard({ session, view, seat }: { session: Session<State, Choice>; view: State; seat: number }) {
  const player = view.players[seat];
  if (!player) return null;
  const of = { session, view, seat, player };
  const whose = session.say({ key: 'dei.ui.boardOf', params: { name: seatName(seat) } });
  return (
    <section class="d-full panel" aria-label={whose}>
      <header>
        <h3>{whose}</h3>
        <span class="sp" />
        <button type="button" class="btn sm ice" onClick={() => (session.looking.value = null)}>
          <Icon name="back" />
          {d('dei.ui.backToMarkets')}
        </button>
      </header>
      <div class="upper">
        <Leader {...of} />
        <Abilities {...of} />
      </div>
      <Phases {...of} />
      <Left {...of} />
      <h4 class="lbl">{d('dei.ui.handOf', { n: player.hand.length })}</h4>
      <Hand {...of} whose={d('dei.ui.handOf', { n: player.hand.length })} />
      <Bought {...of} />
      <Taken {...of} />
    </section>
  );
}

/** What is still in reserve: collectors and structures. */
const Left = ({ player }: OfSeat) => (
  <p class="left">
    <span>{d('dei.ui.reserve', { n: player.reserve })}</span>
    {(['shelter', 'bridge', 'lift'] as const).map((kind) => {
      const built = player[`${kind}s`].length;
      return (
        <span key={kind} role="img" aria-label={d(`dei.ui.left.${kind}`, { n: TOKENS_OF_A_KIND - built })}>
          <Icon name={STRUCTURE_ICONS[kind] ?? 'hammer'} />
          {TOKENS_OF_A_KIND - built}
        </span>
      );
    })}
  </p>
);

/** Market cards bought so far, wherever they are now: each brings its supply at the end. */
function Bought({ session, player }: OfSeat) {
  if (player.bought.length === 0) return null;
  const worth = player.bought.reduce((sum, card) => sum + actionCard(card).supply, 0);
  return (
    <>
      <h4 class="lbl">{d('dei.ui.bought', { n: worth })}</h4>
      <ul class="d-bought">
        {player.bought.map((card) => (
          <li key={card}>
            <Thing
              session={session}
              of={`card:${card}`}
              class="d-chip"
              style={plateStyle(actionCard(card))}
              label={cardName(card)}
            >
              <span class="mk">
                <Plate {...actionCard(card)} />
              </span>
              <b>{cardName(card)}</b>
              <Tok kind="supply" n={actionCard(card).supply} hidden />
            </Thing>
          </li>
        ))}
      </ul>
    </>
  );
}

function Taken({ session, view, player }: OfSeat) {
  const places = player.taken.filter((place) => place >= 0);
  if (places.length === 0) return null;
  return (
    <>
      <h4 class="lbl">{d('dei.ui.missionsTaken', { n: player.supply.missions })}</h4>
      <ul class="d-bought">
        {places.map((place) => {
          const mission = missionOf(view.missions[place] ?? 0);
          return (
            <li key={place}>
              <Thing session={session} of={`mission:${place}`} class="d-chip" label={d(`dei.name.${mission.id}`)}>
                <MissionIcon mission={mission} />
                <b>{d(`dei.name.${mission.id}`)}</b>
              </Thing>
            </li>
          );
        })}
      </ul>
    </>
  );
}
