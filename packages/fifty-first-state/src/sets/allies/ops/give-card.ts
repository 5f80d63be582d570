import {
  checkFields,
  checkGoods,
  type Effect,
  type Effects,
  type Goods,
  type Op,
  sayGoods,
  worthOf,
} from '@cinderhall/effects';
import { playerOf, type State } from '../../../state.ts';
import { rivalsOf } from '../rivals.ts';

/** Give a location card of one's hand to a rival, who loses goods as far as he has them; then something follows (E-06). */
export interface GiveCard extends Effect {
  readonly op: 'giveCard';
  readonly loses: Goods;
  readonly do: Effects;
}

/** without a card there is nothing to give. */
const canGive = (state: State, seat: number): boolean =>
  playerOf(state, seat).hand.length > 0 && rivalsOf(state, seat).length > 0;

/** What a card that is given away might have done, and more: its new owner has it. */
const GIVEN = 0.5;

export const giveCard: Op<State, GiveCard> = {
  op: 'giveCard',
  run(state, { loses: goods, do: list }, { seat, card }, flow) {
    if (canGive(state, seat)) flow.ask({ kind: 'giveCard', seats: [seat], card, goods, list });
  },
  can: (state, _effect, { seat }) => canGive(state, seat),
  say: ({ loses, do: list }, kit) => ({
    key: 'fiftyFirstState.op.giveCard',
    params: { what: sayGoods(kit.world, loses), does: kit.say(list) },
  }),
  worth: (state, { loses, do: list }, by, kit) =>
    kit.worth(state, list, by) + worthOf(kit.world, loses) / Math.max(1, state.players.length - 1) - GIVEN,
  check: (effect, path, kit) => [
    ...checkFields(effect, ['loses', 'do'], path),
    ...checkGoods(effect.loses, `${path}.loses`, kit),
    ...kit.check(effect.do, `${path}.do`),
  ],
};
