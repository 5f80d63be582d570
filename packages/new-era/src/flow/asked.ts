/** The questions that follow an action: with what, where, which. */
import { bySeat } from '@cinderhall/effects';
import type { DecisionHandlers } from '@cinderhall/kernel';
import { byDesign, remove } from '@cinderhall/tableau';
import { discardOne } from '../actions/cards.ts';
import { meansFor, useMeans } from '../actions/contact.ts';
import { secondDeal, secondDeals, shelter, shelters } from '../actions/deal.ts';
import { addChoices, burn, defences, defend, press, reinforce, stopPressing } from '../actions/raid.ts';
import { clearRuin, ruinChoices } from '../actions/rebuild.ts';
import { askReplace, listNew, replace, replaceChoices } from '../actions/redevelop.ts';
import { locationOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { placedOf } from '../locations.ts';
import { productive } from '../ops/produce-again.ts';
import { stealable } from '../ops/steal.ts';
import { upgradable } from '../ops/upgrade.ts';
import { tellReached } from '../outcome.ts';
import { answerOf, type Choice, playerOf, type State } from '../state.ts';

const cardOf = (choice: Choice): number => answerOf(choice, 'card').card;
const asChoice = (card: number): Choice => ({ kind: 'card', card });

const DONE: Choice = { kind: 'done' };
const FATES: readonly Choice[] = [{ kind: 'burn' }, { kind: 'spare' }];

export const askedDecisions = {
  means: {
    choices: (state, { how, card }, seat) => meansFor(state, seat, how, card),
    choose: (state, decision, seat, choice, flow) =>
      useMeans(state, seat, decision, choice.kind === 'field' ? choice : answerOf(choice, 'tokens'), flow),
  },

  secondDeal: {
    choices(state, { range }, seat) {
      const list = secondDeals(state, seat, range);
      list.push(DONE);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'done') secondDeal(state, seat, answerOf(choice, 'deal').card, flow);
    },
  },

  shelter: {
    choices: (state, _decision, seat) => shelters(state, seat),
    choose: (state, _decision, seat, choice, flow) => shelter(state, seat, cardOf(choice), flow),
  },

  reinforce: {
    choices: (state, attack, seat) => addChoices(state, seat, attack),
    choose(state, attack, seat, choice, flow) {
      const { card, strength, byField } = attack;
      if (choice.kind === 'done') flow.push({ kind: 'attack', seat, card, strength, byField });
      else reinforce(state, seat, attack, answerOf(choice, 'add').good, flow);
    },
  },

  defend: {
    choices: (state, attack, seat) => defences(state, seat, attack),
    choose(state, attack, seat, choice, flow) {
      if (choice.kind === 'done') flow.push({ kind: 'raidWon', seat: attack.attacker, card: attack.card });
      else defend(state, seat, attack, answerOf(choice, 'defend'), flow);
    },
  },

  press: {
    choices: (state, attack, seat) => addChoices(state, seat, attack),
    choose(state, attack, seat, choice, flow) {
      if (choice.kind === 'done') stopPressing(state, seat, attack, flow);
      else press(state, seat, attack, answerOf(choice, 'add').good, flow);
    },
  },

  spare: {
    choices: () => [...FATES],
    choose(state, { card }, seat, choice, flow) {
      if (choice.kind === 'burn') burn(state, card, flow);
      else flow.emit({ kind: 'spared', seat, card });
    },
  },

  replace: {
    choices: (state, { free, anyType }, seat) => replaceChoices(state, seat, state.playing ?? -1, { free, anyType }),
    choose: (state, { quiet }, seat, choice, flow) => replace(state, seat, quiet, answerOf(choice, 'over'), flow),
  },

  clear: {
    choices: (state, _decision, seat) => ruinChoices(state, seat),
    choose: (state, _decision, seat, choice, flow) => clearRuin(state, seat, cardOf(choice), flow),
  },

  discard: {
    choices: (state, _decision, seat) => byDesign(state, playerOf(state, seat).hand),
    choose: (state, { left }, seat, choice, flow) => discardOne(state, seat, cardOf(choice), left, flow),
  },

  develop: {
    choices(state, { anyType, optional }, seat) {
      const list: Choice[] = [];
      listNew(state, seat, anyType, list, 'card');
      // Where it cannot be declined, something fits; but a rival's guess of this hand may hold nothing that does.
      if (optional || list.length === 0) list.push(DONE);
      return list;
    },
    choose(state, { card, anyType, optional }, seat, choice, flow) {
      // R-NE-109: a leader's gift does not set the leader himself off.
      const terms = { free: true, anyType, quiet: optional ? card : -1 };
      if (choice.kind !== 'done') askReplace(state, seat, cardOf(choice), terms, flow);
    },
  },

  upgrade: {
    choices: (state, { of }, seat) => upgradable(state, seat, of).map(asChoice),
    choose(state, _decision, seat, choice, flow) {
      const card = cardOf(choice);
      placedOf(state, card).upgraded = true;
      flow.emit({ kind: 'upgraded', seat, card });
      tellReached(state, seat, 1, flow);
    },
  },

  produceAgain: {
    choices: (state, _decision, seat) => productive(state, seat, kit).map(asChoice),
    choose(state, _decision, seat, choice, flow) {
      const card = cardOf(choice);
      flow.emit({ kind: 'producesAgain', seat, card });
      kit.run(state, locationOf(state, card).production ?? [], bySeat(seat, card), flow);
    },
  },

  under: {
    choices: (state, { of }, seat) => byDesign(state, playerOf(state, seat)[of]),
    choose(state, { of }, seat, choice, flow) {
      const card = cardOf(choice);
      remove(playerOf(state, seat)[of], card);
      state.discard.push(card);
      flow.emit({ kind: 'gaveUp', seat, card });
    },
  },

  steal: {
    choices: (state, { card, what }, seat) => stealable(state, what, bySeat(seat, card), kit),
    choose(state, { card }, seat, choice, flow) {
      const { from, good } = answerOf(choice, 'take');
      kit.world.lose(state, from, good, 1, bySeat(seat, card), flow);
      kit.world.gain(state, seat, good, 1, bySeat(seat, card), flow);
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
