import type { VNode } from 'preact';
import { Tok } from '../../look/icon.tsx';
import type { Flight } from '../types.ts';
import { token } from './effects.tsx';
import type { TableauEvent } from './events.ts';

export type EventFlights = (event: TableauEvent) => readonly Flight[];

export const tok = (good: string): VNode => <Tok kind={token(good)} hidden />;
const card = (n: number): string | null => (n >= 0 ? `card:${n}` : null);

/** Where a good of a seat lies. */
function heldAt(seat: number, good: string): string {
  if (good === 'vp') return `seat:${seat}:vp`;
  return good === 'card' ? `seat:${seat}:hand` : `seat:${seat}:pool:${good}`;
}

/** From a hand that only its owner sees: the card itself comes from there. */
export const fromHand: EventFlights = ({ seat, card }) => [{ from: `seat:${seat}:hand`, to: `card:${card}` }];

/** A token from a hand or a pool goes to a card. */
export const onCard =
  (good: string): EventFlights =>
  ({ seat, card: on }) => [{ from: heldAt(seat, good), to: `card:${on}`, token: tok(good) }];

/** What every tableau game moves. `plain` is the token that a good is drawn as. */
export const commonFlights = (
  plain: (good: string) => string = (good) => good,
): { readonly [kind: string]: EventFlights } => ({
  gained: ({ seat, good, n, by }) => [
    { from: card(by) ?? `seat:${seat}:board`, to: heldAt(seat, good), token: tok(good), n },
  ],
  lost: ({ seat, good, n }) => [{ from: heldAt(seat, good), to: null, token: tok(good), n, sign: '−' }],
  paid: ({ seat, goods }) =>
    Object.entries(goods).map(([good, n]) => ({
      from: heldAt(seat, plain(good)),
      to: null,
      token: tok(plain(good)),
      n,
      sign: '−',
    })),
  drew: ({ seat, n }) => [{ from: 'deck', to: `seat:${seat}:hand`, token: tok('card'), n }],
  picked: ({ seat, card: picked }) => [{ from: `card:${picked}`, to: `seat:${seat}:hand`, token: tok('card') }],
  visited: onCard('worker'),
  stored: ({ seat, card: on, good, n }) => [{ from: heldAt(seat, good), to: `card:${on}`, token: tok(good), n }],
  cached: ({ card: on, good, n }) => [{ from: null, to: `card:${on}`, token: tok(good), n }],
  returned: ({ seat, card: on, good, n }) => [{ from: `card:${on}`, to: heldAt(seat, good), token: tok(good), n }],
});
