import { bySeat } from '@cinderhall/effects';
import { type DecisionHandlers, must, type TaskHandlers } from '@cinderhall/kernel';
import { nextConnection } from '../../deck.ts';
import { kit } from '../../effect-kit.ts';
import { lastProduction } from '../../flow/production.ts';
import { placedOf } from '../../locations.ts';
import { answerOf, type Choice, type State } from '../../state.ts';
import { claimingCard, pushOffers, TAKEOVER_COST } from './offers.ts';
import { drawable } from './ops/draw-connection.ts';

export const promo2Of = ({ promo2 }: State) => must(promo2, 'Promo set 2');

const LET_GO: Choice = { kind: 'letGo' };

export const tasks = {
  featuresBegin(state, { seat }) {
    promo2Of(state).features.push({ seat, goods: [] });
  },
  featuresEnd(state, { seat }, flow) {
    const { goods = [] } = promo2Of(state).features.pop() ?? {};
    if (goods.length > 0) pushOffers(state, seat, goods, flow);
  },
  offerTakeover(state, { seat, from, goods }, flow) {
    const card = claimingCard(state, seat);
    const found = goods.filter((good) => kit.world.canGain?.(state, seat, good) ?? true);
    if (card >= 0 && found.length > 0) flow.ask({ kind: 'takeover', seats: [seat], card, from, goods: found });
  },
  lastProduce: (state, { seat }, flow) => lastProduction(state, seat, flow),
} satisfies Partial<TaskHandlers<State>>;

export const decisions = {
  takeover: {
    choices: (_state, { goods }) => [...goods.map((good): Choice => ({ kind: 'takeover', good })), LET_GO],
    choose(state, { card }, seat, choice, flow) {
      if (choice.kind === 'letGo') return;
      const by = bySeat(seat, card);
      placedOf(state, card).used++;
      flow.emit({ kind: 'tookOver', seat, card });
      kit.world.pay(state, seat, TAKEOVER_COST, by, flow);
      kit.world.gain(state, seat, answerOf(choice, 'takeover').good, 1, by, flow);
    },
  },
  drawConnection: {
    choices: (state) => drawable(state).map((colour) => ({ kind: 'connectionDeck', colour })),
    choose(state, { card: by }, seat, choice, flow) {
      const { colour } = answerOf(choice, 'connectionDeck');
      const promo2 = promo2Of(state);
      const card = nextConnection(state, colour, flow);
      if (card === null) return;
      promo2.drawn[seat]?.push(card);
      promo2.fresh = 'drawn';
      const drew = { kind: 'drewConnection', seat, colour, by };
      flow.tell([seat], { ...drew, card }, { ...drew, card: -1 });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
