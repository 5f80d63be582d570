/** The questions of this set: whom to raid, to whom to give a card, which action to block. */
import { bySeat, type Goods, pushEffects } from '@cinderhall/effects';
import { type DecisionHandlers, forget, must, remember, type Seat } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import { locationOf } from '../../cards/index.ts';
import { discard } from '../../deck.ts';
import { kit } from '../../effect-kit.ts';
import { withMore } from '../../goods.ts';
import { ownerOf, placedOf } from '../../locations.ts';
import { OPPONENT } from '../../owners.ts';
import { opponentLoses } from '../../solo/opponent.ts';
import { answerOf, type Choice, playerOf, type State, type StateFlow } from '../../state.ts';
import { blockable, NO_SEAT, rivalsOf } from './rivals.ts';

/** R-ALLY-034: as many as he has, and no more than the card says. An opponent without a seat has points alone. */
function loses(state: State, rival: number, goods: Goods, seat: Seat, card: number, flow: StateFlow): void {
  for (const good in goods) {
    const most = goods[good] ?? 0;
    if (rival === NO_SEAT) {
      if (good === 'vp') opponentLoses(state, most, flow);
      continue;
    }
    const n = Math.min(most, kit.world.has(state, rival, good));
    if (n > 0) kit.world.lose(state, rival, good, n, bySeat(seat, card), flow);
  }
}

/** The card changes hands unseen: the others cannot tell which it was, so that they know none of that hand any more. */
function handOver(state: State, seat: Seat, rival: number, card: number, flow: StateFlow): void {
  const { hand } = playerOf(state, seat);
  if (rival === NO_SEAT) {
    remove(hand, card);
    discard(state, OPPONENT, card);
    flow.emit({ kind: 'gaveCard', seat, owner: OPPONENT, card });
    return;
  }
  const stillKnown = (state.known[rival] ?? []).filter((one) => one !== card && hand.includes(one));
  forget(state, hand);
  remember(state, rival, stillKnown);
  remember(state, seat, [card]);
  // R-MOL-031: of a hacked card the machine is in sight of all.
  const hacked = hand.filter((one) => locationOf(state, one).machine !== null);
  for (let other = 0; other < state.players.length; other++) if (other !== seat) remember(state, other, hacked);
  remove(hand, card);
  playerOf(state, rival).hand.push(card);
  const gave = { kind: 'gaveCard', seat, owner: rival };
  flow.tell([seat, rival], { ...gave, card }, { ...gave, card: -1 });
}

export const decisions = {
  raid: {
    choices: (state, _decision, seat) => rivalsOf(state, seat).map((rival) => ({ kind: 'raid', rival })),
    choose(state, { card, goods, list }, seat, choice, flow) {
      const { rival } = answerOf(choice, 'raid');
      flow.emit({ kind: 'raided', seat, card, owner: rival === NO_SEAT ? OPPONENT : rival });
      loses(state, rival, goods, seat, card, flow);
      pushEffects(list, bySeat(seat, card), flow);
    },
  },

  giveCard: {
    choices(state, _decision, seat) {
      const cards = byDesign(state, playerOf(state, seat).hand);
      return rivalsOf(state, seat).flatMap((rival) => cards.map(({ card }) => ({ kind: 'giveCard', rival, card })));
    },
    choose(state, { card, goods, list }, seat, choice, flow) {
      const { rival, card: given } = answerOf(choice, 'giveCard');
      handOver(state, seat, rival, given, flow);
      loses(state, rival, goods, seat, card, flow);
      // R-ALLY-036: nothing was paid that could mark it as used.
      const placed = placedOf(state, card);
      placed.spent = withMore(placed.spent, 'worker', 1);
      pushEffects(list, bySeat(seat, card), flow);
    },
  },

  block: {
    choices: (state, _decision, seat) => blockable(state, seat).map(({ card }) => ({ kind: 'block', card })),
    choose(state, _decision, seat, choice, flow) {
      const { card } = answerOf(choice, 'block');
      must(state.allies, 'the set Allies').blocked.push(card);
      flow.emit({ kind: 'blocked', seat, card, owner: ownerOf(state, card) });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
