import type { State } from '@cinderhall/fifty-first-state';
import { designOf, type Placed, pileOf } from '@cinderhall/fifty-first-state/table';
import type { Message, Param } from '@cinderhall/kernel';
import { cardsOf, goodsOf, line, lineIfAny, note, type Overview, withMore } from './line.ts';

const PREFIX = 'fiftyFirstState';
const nameIn =
  (view: State) =>
  (card: number): Message => ({ key: `${PREFIX}.card.${designOf(view, card).id}` });

const placedIn =
  (view: State) =>
  ({ card, used, shield, visits, goods }: Placed): Param =>
    withMore(nameIn(view)(card), [
      ...(used > 0 ? [note('used')] : []),
      ...(shield ? [note('shield')] : []),
      ...(visits > 0 ? [note('visited')] : []),
      ...goodsOf(goods ?? {}, PREFIX),
    ]);

export const fiftyFirstState: Overview<State> = {
  before(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    const { vp: _, ...goods } = player.goods;
    return [
      line('goods', goodsOf(goods, PREFIX)),
      line('hand', cardsOf([...player.hand, ...player.connections], nameIn(view))),
      line('locations', (view.locations[seat] ?? []).map(placedIn(view))),
      ...lineIfAny('deals', cardsOf(player.deals, nameIn(view))),
      ...lineIfAny('ruins', cardsOf(player.ruins, nameIn(view))),
      ...(player.passed ? [line('passed', [])] : []),
    ];
  },
  between(view) {
    const open = (['red', 'blue'] as const).flatMap((colour) => pileOf(view, colour).open ?? []);
    const { opponent } = view;
    const name = opponent?.kind === 'borgo' ? 'borgo' : 'opponent';
    return [
      ...lineIfAny('row', cardsOf(view.row, nameIn(view))),
      ...lineIfAny('connections', cardsOf(open, nameIn(view))),
      ...lineIfAny(
        'machines',
        (view.moloch?.deployed ?? []).map(({ card }) => nameIn(view)(card)),
      ),
      ...(opponent ? [line(name, [{ noun: `${PREFIX}.vp`, count: opponent.vp }])] : []),
      ...(opponent
        ? lineIfAny(`${name}Locations`, (view.locations[view.players.length] ?? []).map(placedIn(view)))
        : []),
    ];
  },
};
