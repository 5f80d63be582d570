import type { GameEvent } from '@cinderhall/kernel';
import { Icon } from '../../look/icon.tsx';
import { readEvent } from '../tableau/events.ts';
import { commonFlights, type EventFlights, fromHand, onCard, tok } from '../tableau/flights.tsx';
import type { Flight } from '../types.ts';
import { landAtHand } from './sets/load.ts';

const plain = (good: string): string => good.replace(/^cached(.)/, (_, first: string) => first.toLowerCase());

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
  scavenged: ({ seat, owner }) => [{ from: `seat:${owner}:pile`, to: `seat:${seat}:hand`, token: tok('card') }],
  borgoGathered: ({ n }) => [{ from: null, to: 'seat:1', token: tok('brawler'), n }],
  opponentScored: ({ n }) => [{ from: null, to: 'seat:1:vp', token: tok('vp'), n }],
};

/** What an event sends across the table. */
export const flights = (_view: object, event: GameEvent): readonly Flight[] =>
  landAtHand()?.landFlights(event) ?? byKind[event.kind]?.(readEvent(event)) ?? [];
