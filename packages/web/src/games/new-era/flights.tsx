import type { GameEvent } from '@cinderhall/kernel';
import type { Sound } from '../../table/sound.ts';
import { readEvent } from '../tableau/events.ts';
import { commonFlights, type EventFlights, fromHand, tok } from '../tableau/flights.tsx';
import type { Flight } from '../types.ts';

const byKind: { readonly [kind: string]: EventFlights } = {
  ...commonFlights(),
  joined: fromHand,
  conquered: fromHand,
  dealt: fromHand,
  ledBy: fromHand,
  dealtAbroad: ({ seat, card }) => [{ from: `seat:${seat}`, to: `card:${card}`, token: tok('blueContact') }],
  attacked: ({ seat, card }) => [{ from: `seat:${seat}`, to: `card:${card}`, token: tok('redContact'), sign: '−' }],
  defended: ({ seat, card }) => [{ from: `seat:${seat}`, to: `card:${card}`, token: tok('shield') }],
  sheltered: ({ seat, over }) => [{ from: `seat:${seat}:hand`, to: `card:${over}`, token: tok('shield') }],
  scored: ({ seat, n, card }) => [
    { from: null, to: card >= 0 ? `card:${card}` : `seat:${seat}:vp`, token: tok('vp'), n },
  ],
  pointsToBase: ({ seat, n, card }) => [{ from: `card:${card}`, to: `seat:${seat}:vp`, token: tok('vp'), n }],
  upgraded: ({ card }) => [{ from: null, to: `card:${card}`, token: tok('vp'), n: 1 }],
};

/** What an event sends across the table. */
export const flights = (_view: object, event: GameEvent): readonly Flight[] =>
  byKind[event.kind]?.(readEvent(event)) ?? [];

const SOUNDS: { readonly [kind: string]: Sound } = {
  joined: 'place',
  conquered: 'place',
  dealt: 'confirm',
  dealtAbroad: 'confirm',
  burned: 'raze',
  defended: 'shield',
  sheltered: 'shield',
  scored: 'gain',
};

export const soundOf = ({ kind }: GameEvent): Sound | null => SOUNDS[kind] ?? null;
