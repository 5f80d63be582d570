import type { Count } from '@cinderhall/effects';
import { BASIC, factionOf } from '../../cards/index.ts';
import type { GoodRules } from '../../goods.ts';
import type { State } from '../../state.ts';
import type { SetWorld } from '../types.ts';
import { asideGoods, asideRules } from './aside.ts';
import { areOutnumbered, canTakeMachine, countDeployed, hackedIn, nextMachine, toHand } from './machines.ts';
import { discardMachine } from './ops/discard-machine.ts';
import { hackMachine } from './ops/hack-machine.ts';
import { payPerMachine } from './ops/pay-per-machine.ts';
import { searchMachines } from './ops/search-machines.ts';
import { setAside } from './ops/set-aside.ts';
import { setAsideAny } from './ops/set-aside-any.ts';

/** R-MOL-052: the bottom card of the machine deck, to hand. */
const hackedCard: GoodRules = {
  gain(state, seat, n, by, flow) {
    for (let i = 0; i < n; i++) {
      const card = nextMachine(state, flow);
      if (card < 0) return;
      toHand(state, seat, card);
      flow.emit({ kind: 'gotHacked', seat, card, by, phase: state.phase });
    }
  },
  canGain: canTakeMachine,
  has: (state, seat) => hackedIn(state, seat).length,
  pay: (_state, seat, n, flow) => flow.push({ kind: 'payHacked', seat, n }),
};

const deployed: Count<State> = {
  of: countDeployed,
  say: () => ({ key: 'fiftyFirstState.count.deployed' }),
};

/** A condition as a count: one as long as there are more machines than players. */
const outnumbered: Count<State> = {
  of: (state) => (areOutnumbered(state) ? 1 : 0),
  say: () => ({ key: 'fiftyFirstState.count.outnumbered' }),
};

/** V-07: how many of a good the faction board of the card's owner produces. */
const boardProduces: Count<State> = {
  kinds: [...BASIC, 'worker'],
  of: (state, { seat }, good) => factionOf(state, seat).production[good ?? ''] ?? 0,
  say: (good) => ({
    key: 'fiftyFirstState.count.boardProduces',
    params: { good: { noun: `fiftyFirstState.${good}` } },
  }),
};

export const world: SetWorld = {
  goods: {
    hackedCard: {
      noun: 'fiftyFirstState.hackedCard',
      worth: 1,
      eventful: true,
      gainKey: 'fiftyFirstState.takeHackedCard',
    },
    ...asideGoods,
  },
  goodRules: { hackedCard, ...asideRules },
  counts: { deployed, outnumbered, boardProduces },
  ops: [setAside, setAsideAny, hackMachine, discardMachine, searchMachines, payPerMachine],
};
