import type { State } from '@cinderhall/fifty-first-state';
import type { GameEvent } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { Icon, Tok } from '../../look/icon.tsx';
import { isToken, type Token } from '../../look/token-kinds.ts';
import type { Flight } from '../types.ts';

interface Event extends GameEvent {
  readonly seat: number;
  readonly card: number;
  readonly by: number;
  readonly owner: number;
  readonly good: string;
  readonly n: number;
  readonly goods: { readonly [good: string]: number };
}

const tok = (good: string): VNode => <Tok kind={isToken(good) ? (good as Token) : 'any'} hidden />;
const card = (n: number): string | null => (n >= 0 ? `card:${n}` : null);
const plain = (good: string): string => good.replace(/^cached(.)/, (_, first: string) => first.toLowerCase());

/** Where a good of a seat lies. */
function heldAt(seat: number, good: string): string {
  if (good === 'vp') return `seat:${seat}:vp`;
  return good === 'card' ? `seat:${seat}:hand` : `seat:${seat}:pool:${good}`;
}

type Flown = (event: Event, view: State) => readonly Flight[];

const gained: Flown = ({ seat, good, n, by }) => [
  { from: card(by) ?? `seat:${seat}:board`, to: heldAt(seat, good), token: tok(good), n },
];

/** From a hand that only its owner sees: the card itself comes from there. */
const laid: Flown = ({ seat, card: laid }) => [{ from: `seat:${seat}:hand`, to: `card:${laid}` }];

const onCard =
  (good: string): Flown =>
  ({ seat, card: on }) => [{ from: heldAt(seat, good), to: `card:${on}`, token: tok(good) }];

const byKind: { readonly [kind: string]: Flown } = {
  gained,
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
  constructed: laid,
  rebuilt: laid,
  signed: ({ seat, card: signed }) => [{ from: `seat:${seat}:hand`, to: `card:${signed}`, token: tok('deal') }],
  razed: ({ seat, card: razed, owner }) =>
    owner < 0 ? [] : [{ from: `seat:${seat}`, to: `card:${razed}`, token: tok('redContact'), sign: '−' }],
  opponentRazed: ({ card: razed }) => [
    { from: 'seat:1', to: `card:${razed}`, token: <Icon name="flame" class="strike" />, sign: '−' },
  ],
  visited: onCard('worker'),
  shielded: onCard('shield'),
  connected: ({ seat, card: taken }) => [{ from: `card:${taken}`, to: `seat:${seat}:hand`, token: tok('card') }],
  stored: ({ seat, card: on, good, n }) => [{ from: heldAt(seat, good), to: `card:${on}`, token: tok(good), n }],
  cached: ({ card: on, good, n }) => [{ from: null, to: `card:${on}`, token: tok(good), n }],
  returned: ({ seat, card: on, good, n }) => [{ from: `card:${on}`, to: heldAt(seat, good), token: tok(good), n }],
  opponentScored: ({ n }) => [{ from: null, to: 'seat:1:vp', token: tok('vp'), n }],
};

/** What an event sends across the table. */
export const flights = (view: object, event: GameEvent): readonly Flight[] =>
  byKind[event.kind]?.(event as Event, view as State) ?? [];
