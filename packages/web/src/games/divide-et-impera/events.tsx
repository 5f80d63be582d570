import { COLOURS } from '@cinderhall/divide-et-impera/table';
import type { GameEvent, Ref } from '@cinderhall/kernel';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import type { Sound } from '../../table/sound.ts';
import type { Flight } from '../types.ts';
import { OUTPOST } from './faces.ts';

const AREAS = ['area', 'from', 'to', 'leader', 'more'];
/** Where a field that is usually an area names somebody instead. */
const SEATS_FROM = new Set(['cube', 'cubeLost']);

/** The number that a field of an event holds, or −1. */
const numberIn = (event: GameEvent, name: string): number => {
  const held = event[name];
  return typeof held === 'number' ? held : -1;
};

/** The things an event is about: cards, places, drones. */
export function eventRefs(event: GameEvent): Ref[] {
  const number = (name: string): number => numberIn(event, name);
  const refs: Ref[] = [];
  if (number('card') >= 0) refs.push(`card:${number('card')}`);
  if (number('drone') >= 0) refs.push(`drone:${number('drone')}`);
  for (const name of AREAS) {
    if (name === 'from' && SEATS_FROM.has(event.kind)) continue;
    if (name === 'leader' && event.kind === 'moved') continue;
    if (number(name) >= 0) refs.push(`area:${number(name)}`);
  }
  return refs;
}

const SIGNS: { readonly [kind: string]: string } = { collected: '+', gained: '+', discarded: '−' };

/** What came in or went out is read faster as tokens. */
export function eventIcons({ kind, good, n }: GameEvent) {
  const sign = SIGNS[kind];
  if (sign && typeof good === 'string' && isToken(good))
    return (
      <>
        {sign}
        <Tok kind={good} hidden />
      </>
    );
  if (kind !== 'supplied' || typeof n !== 'number') return null;
  return (
    <>
      +<Tok kind="supply" n={n} hidden />
    </>
  );
}

const SOUNDS: { readonly [kind: string]: Sound } = {
  played: 'place',
  playedDown: 'place',
  turnedUp: 'place',
  moved: 'place',
  recruited: 'place',
  built: 'place',
  collected: 'gain',
  gained: 'gain',
  mission: 'gain',
  bought: 'confirm',
  cube: 'shield',
  eliminated: 'raze',
};
export const sound = ({ kind }: GameEvent): Sound | null => SOUNDS[kind] ?? null;

const place = (area: number): string | null => (area < 0 ? null : `area:${area}`);

/** What an event sends across the table: units from place to place, tokens to and from the players. */
export function flights(event: GameEvent, me: number): readonly Flight[] {
  const { kind, good } = event;
  const number = (name: string): number => numberIn(event, name);
  const [seat, area, from, to] = [number('seat'), number('area'), number('from'), number('to')];
  const token = typeof good === 'string' && isToken(good) ? <Tok kind={good} hidden /> : null;
  const unit = (whose: number) => <Pip seat={whose} class="d-flying" />;
  switch (kind) {
    case 'moved':
      return [{ from: place(from), to: place(to), token: unit(seat), n: number('collectors') + number('leader') }];
    case 'teleported':
      return [{ from: place(from), to: place(to), token: unit(seat) }];
    case 'recruited':
      return [{ from: from >= 0 ? place(from) : `seat:${seat}`, to: place(area), token: unit(seat) }];
    case 'eliminated':
      return [{ from: place(area), to: `seat:${number('victim')}`, token: unit(number('victim')) }];
    case 'collected':
    case 'gained':
      return token ? [{ from: place(area), to: `seat:${seat}:${good}`, token, sign: '+' }] : [];
    case 'discarded':
      return token ? [{ from: `seat:${seat}:${good}`, to: null, token, sign: '−' }] : [];
    case 'seeded':
      return token ? [{ from: `seat:${seat}`, to: place(area), token }] : [];
    case 'supplied':
    case 'mission':
    case 'counted':
    case 'cardsCounted': {
      const n = number('n');
      return n > 0
        ? [{ from: null, to: `seat:${seat}:supply`, token: <Tok kind="supply" hidden />, n, sign: '+' }]
        : [];
    }
    case 'bought': {
      const card = number('card');
      return seat === me
        ? [{ from: `slot card:${card}`, to: `card:${card}` }]
        : [{ from: `slot card:${card}`, to: `seat:${seat}`, token: <Icon name="cards" /> }];
    }
    case 'cube': {
      const outpost = <Tok kind={OUTPOST[COLOURS[number('colour')] ?? 'red']} hidden />;
      return [{ from: from < 0 ? place(area) : `seat:${from}`, to: `seat:${seat}`, token: outpost }];
    }
    default:
      return [];
  }
}
