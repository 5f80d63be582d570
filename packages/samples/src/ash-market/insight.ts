import { bySeat, worthOf } from '@cinderhall/effects';
import type { Insight, Reason, Seat } from '@cinderhall/kernel';
import { priceOf } from './actions/build.ts';
import { raidStrength } from './actions/raid.ts';
import { BOX, DESIGNS, type Design, designOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { scoreOf, setPoints } from './outcome.ts';
import { type Choice, playerOf, type State } from './state.ts';

const worthOfGood = (good: string): number => kit.world.goods[good]?.worth ?? 0;

/** What a card would bring if it were built now. */
function worthBuilt(view: State, seat: Seat, card: number): number {
  const design = designOf(view, card);
  const by = bySeat(seat, card);
  const left = Math.max(0, view.options.rounds - view.round);
  return (
    design.fame +
    (setPoints(view, seat, design.kind) - setPoints(view, seat)) +
    (design.build ? kit.worth(view, design.build, by) : 0) +
    (design.produce ? kit.worth(view, design.produce, by) * left : 0) +
    lasting(design) * left
  );
}

const lasting = ({ triggers = [], modifiers = [], action }: Design): number =>
  triggers.length * 0.4 + modifiers.length * 0.3 + (action ? 0.6 : 0);

const AVERAGE = DESIGNS.reduce((sum, { fame, copies }) => sum + (fame + 1) * copies, 0) / BOX.length;

function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'envoy':
      return designOf(view, choice.card).reach * 0.02 - worthBuilt(view, seat, choice.card);
    case 'pick':
    case 'keep':
      return worthBuilt(view, seat, choice.card);
    case 'pickCounter': {
      const { counter } = view;
      return counter !== null && counter >= 0 ? worthBuilt(view, seat, counter) : AVERAGE - 0.1;
    }
    case 'pickDeck':
      return AVERAGE - 0.2;
    case 'build': {
      const { goods = {}, any } = priceOf(view, seat, choice.card);
      return worthBuilt(view, seat, choice.card) - worthOf(kit.world, goods) - (any ? any.n * 0.6 : 0) + 1;
    }
    case 'use':
      return kit.worth(view, designOf(view, choice.card).action ?? [], bySeat(seat, choice.card));
    case 'trade':
      return tradeValue(view, seat, choice.give, choice.get);
    case 'raid':
      return raidStrength(view, seat, choice.from) * 0.7 - 0.6 - playerOf(view, choice.from).hand.length * 0.1;
    case 'scout':
      return playerOf(view, seat).hand.length < 6 ? 0.8 : -0.5;
    case 'guard':
      return Math.min(designOf(view, choice.card).guard ?? 0, 2) * 0.7 - worthBuilt(view, seat, choice.card) * 0.3;
    case 'discard':
      return -worthBuilt(view, seat, choice.card);
    default:
      return effectValue(view, seat, choice);
  }
}

/** Two of a thing for one of another pays only for somebody who has too many of it. */
function tradeValue(view: State, seat: Seat, give: string, get: string): number {
  const has = (good: string): number => kit.world.has(view, seat, good);
  return has(give) > 3 && has(get) === 0 ? 0.5 : -1 + (worthOfGood(get) - worthOfGood(give)) * 0.1;
}

function effectValue(view: State, seat: Seat, choice: Choice): number {
  const { decision } = view;
  switch (choice.kind) {
    case 'option': {
      const options = decision?.kind === 'effectOption' ? decision.options : [];
      return kit.worth(view, options[choice.index] ?? [], bySeat(seat));
    }
    case 'payment':
      return -worthOf(kit.world, choice.goods);
    case 'amount':
      return choice.n * 0.2;
    case 'take':
      return worthOfGood(choice.good);
    default:
      return 0;
  }
}

function reasons(view: State, seat: Seat, choice: Choice): Reason[] {
  switch (choice.kind) {
    case 'build': {
      const fame = designOf(view, choice.card).fame;
      return [{ key: 'ash.reason.build', params: { fame }, rule: 'R-ASH-051' }];
    }
    case 'envoy':
      return [{ key: 'ash.reason.envoy', params: { reach: designOf(view, choice.card).reach }, rule: 'R-ASH-012' }];
    case 'raid':
      return [{ key: 'ash.reason.raid', params: { n: raidStrength(view, seat, choice.from) }, rule: 'R-ASH-036' }];
    default:
      return [];
  }
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = {
  build: 'build',
  trade: 'trade',
  raid: 'raid',
  scout: 'draw',
  guard: 'guard',
};

export const insight: Insight<State, Choice> = {
  value,
  reasons,
  style: ({ kind }) => STYLES[kind] ?? null,
  features(view, seat) {
    const own = scoreOf(view, seat);
    let best = 0;
    for (let other = 0; other < view.players.length; other++)
      if (other !== seat) best = Math.max(best, scoreOf(view, other));
    const { hand, built, goods } = playerOf(view, seat);
    return {
      lead: own - best,
      score: own,
      built: built.length,
      hand: hand.length,
      wares: goods.water + goods.scrap + goods.spark,
    };
  },
};
