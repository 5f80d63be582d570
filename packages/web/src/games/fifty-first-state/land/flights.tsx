import type { GameEvent } from '@cinderhall/kernel';
import { Icon, Pip } from '../../../look/icon.tsx';
import { readEvent } from '../../tableau/events.ts';
import { type EventFlights, tok } from '../../tableau/flights.tsx';
import type { Flight } from '../../types.ts';

/** Something that ends where it stands. */
const strike = (to: string, icon = 'flame'): Flight => ({
  from: null,
  to,
  token: <Icon name={icon} class="strike" />,
  sign: '−',
});

/** An outpost that was taken off the map tips over, and lies with its owner again. */
const returned = (area: unknown, owner: unknown): Flight => ({
  from: `area:${Number(area)}`,
  to: `seat:${Number(owner)}:outposts`,
  token: (
    <span style={{ rotate: '30deg' }}>
      <Pip seat={Number(owner)} />
    </span>
  ),
});

/** Outposts that leave the map, cities and headquarters: their places are no cards. */
function ofPlace({ kind, area, city, hq, owner, seat }: GameEvent): readonly Flight[] | null {
  switch (kind) {
    case 'outpostRazed':
      return [strike(`area:${Number(area)}`), returned(area, owner)];
    case 'opponentRazedOutpost':
      return [strike(`area:${Number(area)}`)];
    case 'outpostRemoved':
      return [returned(area, seat)];
    case 'razedCity':
      return [strike(`city:${Number(city)}`)];
    case 'claimed':
      return [{ from: `headquarters:${Number(hq)}`, to: `seat:${Number(seat)}`, token: <Icon name="flag" /> }];
    default:
      return null;
  }
}

const byKind: { readonly [kind: string]: EventFlights } = {
  deployed: ({ card }) => [{ from: 'machines', to: `card:${card}` }],
  gotHacked: ({ seat }) => [{ from: 'machines', to: `seat:${seat}:hand`, token: tok('hackedCard') }],
  destroyed: ({ card }) => [strike(`card:${card}`, 'robot')],
  machineRazed: ({ card }) => [strike(`card:${card}`)],
  serverFed: () => [{ from: null, to: 'server:0', token: tok('hackedCard') }],
  enteredArena: ({ seat }) => [{ from: `seat:${seat}:pool:worker`, to: 'arena:0', token: tok('worker') }],
  armed: ({ seat, good }) => [{ from: `seat:${seat}:pool:${good}`, to: 'arena:0', token: tok(good) }],
};

/** What an event sends across the boards that all players share; null: nothing of theirs. */
export const landFlights = (event: GameEvent): readonly Flight[] | null =>
  ofPlace(event) ?? byKind[event.kind]?.(readEvent(event)) ?? null;
