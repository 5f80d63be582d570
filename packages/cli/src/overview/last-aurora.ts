import type { Message, Param } from '@cinderhall/kernel';
import type { State } from '@cinderhall/last-aurora';
import {
  automaScore,
  type Crew,
  contents,
  crewSize,
  designOf,
  type EnemyInPlay,
  FAME_TRACK,
  markerName,
  type Part,
  skillOf,
} from '@cinderhall/last-aurora/table';
import { cardsOf, type Line, line, lineIfAny, note, type Overview, withMore } from './line.ts';

const nameOf = (card: number): Message => ({ key: `la.card.${designOf(card).id}` });

/** Markers by kind; an empty slot holds none. */
const counted = (amounts: readonly number[]): Param[] =>
  amounts.flatMap((n, marker) => (marker > 0 && n > 0 ? [{ noun: `la.${markerName(marker)}`, count: n }] : []));
const markersOf = (markers: readonly number[]): Param[] =>
  counted(
    markers.reduce<number[]>((sum, marker) => {
      sum[marker] = (sum[marker] ?? 0) + 1;
      return sum;
    }, []),
  );

const survivor = (one: Crew): Param =>
  withMore(nameOf(one.card), [
    note('skill', { n: skillOf(one) }),
    note(`zone.${one.zone}`),
    ...(one.contamination > 0 ? [{ noun: 'la.contamination', count: one.contamination }] : []),
  ]);
const part = ({ card, slots }: Part): Param => withMore(nameOf(card), markersOf(slots));
const enemy = ({ card, damage, defence }: EnemyInPlay): Param =>
  withMore(nameOf(card), [note('damage', { n: damage, of: defence })]);

const automaLines = ({ automa, ...view }: State): Line[] =>
  automa
    ? [
        line('automa', [
          note('score', { n: automaScore({ ...view, automa }) }),
          note('space', { n: automa.space }),
          note('fame', { n: FAME_TRACK[automa.fame] ?? 0 }),
          note('crew', { n: crewSize(automa) }),
          note('faceDown', { n: automa.faceDown.length }),
        ]),
        ...lineIfAny('automaOpen', cardsOf(automa.faceUp, nameOf)),
      ]
    : [];

export const lastAurora: Overview<State> = {
  before(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    if (player.out) return [line('out', [])];
    return [
      line('cargo', counted(contents(player.convoy))),
      line('crew', player.survivors.map(survivor)),
      line('convoy', player.convoy.map(part)),
      ...lineIfAny('items', cardsOf(player.items, nameOf)),
      ...lineIfAny('aside', markersOf(player.aside)),
    ];
  },
  between: (view) => [
    ...lineIfAny(
      'zone',
      view.zone.flatMap(({ card, left, right }) =>
        card === null ? [] : [withMore(nameOf(card), markersOf([...left, ...right]))],
      ),
    ),
    ...lineIfAny('enemies', view.enemies.map(enemy)),
    ...automaLines(view),
  ],
};
