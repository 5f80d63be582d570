import type { Message, Param } from '@cinderhall/kernel';
import type { State } from '@cinderhall/new-era';
import { designOf, type Placed } from '@cinderhall/new-era/table';
import { cardsOf, goodsOf, line, lineIfAny, note, type Overview, withMore } from './line.ts';

const PREFIX = 'newEra';
const nameIn =
  (view: State) =>
  (card: number): Message => ({ key: `${PREFIX}.card.${designOf(view, card).id}` });

const placedIn =
  (view: State) =>
  ({ card, vp, upgraded, used, goods, guard }: Placed): Param =>
    withMore(nameIn(view)(card), [
      ...(used > 0 ? [note('used')] : []),
      ...(vp > 0 ? [{ noun: `${PREFIX}.vp`, count: vp }] : []),
      ...(upgraded ? [note('upgraded')] : []),
      ...(guard === null ? [] : [note('guarded', { card: cardsOf([guard], nameIn(view)) })]),
      ...goodsOf(goods ?? {}, PREFIX),
    ]);

export const newEra: Overview<State> = {
  before(view, seat) {
    const player = view.players[seat];
    if (!player) return [];
    const named = nameIn(view);
    const leader = player.leader && withMore(named(player.leader.card), player.leader.used ? [note('used')] : []);
    return [
      line('goods', goodsOf(player.goods, PREFIX)),
      line('hand', cardsOf(player.hand, named)),
      line('locations', player.locations.map(placedIn(view))),
      ...lineIfAny('leader', leader ? [leader] : []),
      ...lineIfAny('deals', cardsOf([...player.deals, ...player.abroad], named)),
      ...lineIfAny('spoils', cardsOf(player.spoils, named)),
      ...lineIfAny('embers', cardsOf(player.ruins, named)),
      ...(player.passed ? [line('passed', [])] : []),
    ];
  },
  between: (view) => lineIfAny('row', cardsOf(view.row, nameIn(view))),
};
