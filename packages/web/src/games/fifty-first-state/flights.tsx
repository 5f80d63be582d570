import type { GameEvent } from '@cinderhall/kernel';
import { Icon } from '../../look/icon.tsx';
import { readEvent } from '../tableau/events.ts';
import { commonFlights, type EventFlights, fromHand, onCard, tok } from '../tableau/flights.tsx';
import type { Flight } from '../types.ts';

const plain = (good: string): string => good.replace(/^cached(.)/, (_, first: string) => first.toLowerCase());

/** Something that burns where it stands. */
const strike = (to: string): Flight => ({ from: null, to, token: <Icon name="flame" class="strike" />, sign: '−' });

const byKind: { readonly [kind: string]: EventFlights } = {
  ...commonFlights(plain),
  constructed: fromHand,
  rebuilt: fromHand,
  signed: ({ seat, card: signed }) => [{ from: `seat:${seat}:hand`, to: `card:${signed}`, token: tok('deal') }],
  razed: ({ seat, card: razed, owner }) =>
    owner < 0 ? [] : [{ from: `seat:${seat}`, to: `card:${razed}`, token: tok('redContact'), sign: '−' }],
  opponentRazed: ({ card: razed }) => [
    { from: 'seat:1', to: `card:${razed}`, token: <Icon name="flame" class="strike" />, sign: '−' },
  ],
  shielded: onCard('shield'),
  connected: ({ seat, card: taken }) => [{ from: `card:${taken}`, to: `seat:${seat}:hand`, token: tok('card') }],
  deployed: ({ card: machine }) => [{ from: 'machines', to: `card:${machine}` }],
  gotHacked: ({ seat }) => [{ from: 'machines', to: `seat:${seat}:hand`, token: tok('hackedCard') }],
  destroyed: ({ card: machine }) => [
    { from: `card:${machine}`, to: 'machines', token: <Icon name="robot" class="strike" /> },
  ],
  machineRazed: ({ card: razed }) => [strike(`card:${razed}`)],
  serverFed: () => [{ from: null, to: 'server:0', token: tok('hackedCard') }],
  scavenged: ({ seat, owner }) => [{ from: `seat:${owner}:pile`, to: `seat:${seat}:hand`, token: tok('card') }],
  enteredArena: ({ seat }) => [{ from: `seat:${seat}:pool:worker`, to: 'arena:0', token: tok('worker') }],
  armed: ({ seat, good }) => [{ from: `seat:${seat}:pool:${good}`, to: 'arena:0', token: tok(good) }],
  borgoGathered: ({ n }) => [{ from: null, to: 'seat:1', token: tok('brawler'), n }],
  opponentScored: ({ n }) => [{ from: null, to: 'seat:1:vp', token: tok('vp'), n }],
};

/** Outposts that fall, and cities: their places are no cards. */
function razedPlace({ kind, area, city }: GameEvent): readonly Flight[] | null {
  if (kind === 'outpostRazed' || kind === 'opponentRazedOutpost') return [strike(`area:${Number(area)}`)];
  return kind === 'razedCity' ? [strike(`city:${Number(city)}`)] : null;
}

/** What an event sends across the table. */
export const flights = (_view: object, event: GameEvent): readonly Flight[] =>
  razedPlace(event) ?? byKind[event.kind]?.(readEvent(event)) ?? [];
