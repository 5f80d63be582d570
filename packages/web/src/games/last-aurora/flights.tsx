import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '@cinderhall/last-aurora';
import { regionOf } from '@cinderhall/last-aurora/table';
import type { VNode } from 'preact';
import { Icon, Tok } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import type { Flight } from '../types.ts';
import { spaceOf } from './seats.ts';

const numberIn = (event: GameEvent, name: string): number => {
  const held = event[name];
  return typeof held === 'number' ? held : -1;
};
const tok = (good: unknown): VNode | null =>
  typeof good === 'string' && isToken(good) ? <Tok kind={good} hidden /> : null;

const bullet = () => <Icon name="crosshair" class="strike" />;

/** Where the enemies stand that shoot at a convoy. */
const enemiesOf = (view: State, who: number): string[] =>
  view.enemies.filter(({ region }) => region === regionOf(view, spaceOf(view, who))).map(({ card }) => `card:${card}`);

/** What an event sends across the table: shots from convoys to enemies and back, and goods. */
export function flights(view: State, event: GameEvent): readonly Flight[] {
  const number = (name: string): number => numberIn(event, name);
  const [seat, card, enemy, n] = [number('seat'), number('card'), number('enemy'), number('n')];
  const token = tok(event.good);
  const goods = `seat:${seat}:${String(event.good)}`;
  switch (event.kind) {
    case 'attacked':
      return [{ from: `card:${card}`, to: `card:${enemy}`, token: bullet(), sign: '−' }];
    case 'shot':
      return n > 0 ? [{ from: null, to: `card:${enemy}`, token: tok('damage') ?? bullet(), n }] : [];
    case 'struck':
      return [{ from: `card:${enemy}`, to: `convoy:${seat}`, token: bullet(), sign: '−' }];
    case 'underFire':
      return n > 0
        ? enemiesOf(view, seat).map((from) => ({ from, to: `convoy:${seat}`, token: bullet(), n, sign: '+' as const }))
        : [];
    case 'damaged':
      return [{ from: null, to: `card:${card}`, token: tok('damage') ?? bullet() }];
    case 'gained':
      return token ? [{ from: null, to: goods, token, n }] : [];
    case 'lost':
    case 'paid':
      return token ? [{ from: goods, to: null, token, n, sign: '−' }] : [];
    case 'fame':
      return [
        n > 0
          ? { from: null, to: `seat:${seat}:fame`, token: <Tok kind="fame" hidden />, n }
          : { from: `seat:${seat}:fame`, to: null, token: <Tok kind="fame" hidden />, n: -n, sign: '−' },
      ];
    default:
      return [];
  }
}
