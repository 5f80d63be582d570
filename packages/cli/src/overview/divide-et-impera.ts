import type { State } from '@cinderhall/divide-et-impera';
import {
  abilityOf,
  actionCard,
  areaName,
  COLOURS,
  cubesOf,
  DRONES,
  FIRST_ABILITY,
  FIRST_SWEET,
  MARKETS,
  missionOf,
  SLOTS,
  sweetOf,
} from '@cinderhall/divide-et-impera/table';
import type { Message, Param } from '@cinderhall/kernel';
import { cardsOf, line, lineIfAny, note, type Overview, withMore } from './line.ts';

function nameOf(card: number): Message {
  const { id } = card < FIRST_ABILITY ? actionCard(card) : card < FIRST_SWEET ? abilityOf(card) : sweetOf(card);
  return { key: `dei.name.${id}` };
}

const counted = (noun: string, n: number): Param[] => (n > 0 ? [{ noun: `dei.${noun}`, count: n }] : []);

/** Where a seat's units, shelters and leader are. */
function unitsOf(view: State, seat: number): Param[] {
  const seats = view.players.length;
  const shelters = view.players[seat]?.shelters ?? [];
  return view.board.areas.flatMap((_, area) => {
    const here = [
      ...counted('collector', view.collectors[area * seats + seat] ?? 0),
      ...(view.leaders[seat] === area ? [note('leader')] : []),
      ...counted('shelter', shelters.filter((one) => one === area).length),
    ];
    return here.length > 0 ? [withMore(areaName(view, area), here)] : [];
  });
}

export const divideEtImpera: Overview<State> = {
  before(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    const outposts = COLOURS.flatMap((colour, i): Param[] => {
      const n = cubesOf(view, seat, i);
      return n > 0 ? [{ key: 'cli.table.times', params: { n, what: { key: `dei.colour.${colour}` } } }] : [];
    });
    return [
      line('goods', [...counted('tech', player.tech), ...counted('energy', player.energy)]),
      line('hand', cardsOf(player.hand, nameOf)),
      ...lineIfAny(
        'played',
        cardsOf(
          player.up.map(({ card }) => card),
          nameOf,
        ),
      ),
      ...lineIfAny(
        'playedDown',
        cardsOf(
          player.down.map(({ card }) => card),
          nameOf,
        ),
      ),
      ...lineIfAny('sweets', cardsOf(player.sweets, nameOf)),
      ...lineIfAny('abilities', cardsOf(player.unlocked, nameOf)),
      ...lineIfAny('outposts', outposts),
      line('units', unitsOf(view, seat)),
      ...lineIfAny('structures', [
        ...counted('bridge', player.bridges.length),
        ...counted('lift', player.lifts.length),
      ]),
    ];
  },
  between: (view) => [
    ...MARKETS.flatMap((market, i) =>
      lineIfAny(
        `market.${market}`,
        cardsOf(
          view.slots.slice(i * SLOTS, (i + 1) * SLOTS).flatMap((card) => (card === null ? [] : [card])),
          nameOf,
        ),
      ),
    ),
    ...lineIfAny(
      'drones',
      view.drones.flatMap((area, drone) =>
        area < 0 ? [] : [withMore({ key: `dei.name.${DRONES[drone]}` }, [areaName(view, area)])],
      ),
    ),
    line(
      'missions',
      view.missions.map((mission): Param => ({ key: `dei.name.${missionOf(mission).id}` })),
    ),
  ],
};
