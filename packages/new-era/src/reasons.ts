/** Why a choice is good, in words: for hints. */
import { type Effects, type GoodAmounts, type Goods, sayGoods } from '@cinderhall/effects';
import type { Param, Reason, Seat } from '@cinderhall/kernel';
import { isGain } from '@cinderhall/tableau';
import { designOf, instantOf, leaderOf, locationOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { ownerOf } from './locations.ts';
import { type Choice, playerOf, type State } from './state.ts';
import { dealWorth, joinWorth, spoilsWorth, turnsLeft } from './worth.ts';

type Reasons = readonly Reason[];
const NONE: Reasons = [];

const sayIt = (goods: Goods): Param => sayGoods(kit.world, goods);

const printedPoints = ({ vp }: GoodAmounts): number => (typeof vp === 'number' ? vp : 0);

/** The points that effects give at once. */
export const pointsOf = (effects: Effects): number =>
  effects.reduce((sum, effect) => sum + (isGain(effect) ? printedPoints(effect.goods) : 0), 0);

const gives = (effects: Effects): Reasons =>
  effects.length > 0 ? [{ key: 'newEra.reason.gives', params: { does: kit.say(effects) } }] : NONE;

function use(effects: Effects): Reasons {
  const n = pointsOf(effects);
  return n > 0 ? [{ key: 'newEra.reason.points', params: { n }, rule: 'R-NE-038' }] : gives(effects);
}

/** No estimates in points: hints are ordered by a search, which may see it otherwise. */
function join(view: State, card: number, left: number): Reasons {
  const { production } = locationOf(view, card);
  const found: Reason[] = [{ key: 'newEra.reason.join', params: { left }, rule: 'R-NE-070' }];
  if (production && left > 0)
    found.push({ key: 'newEra.reason.production', params: { does: kit.say(production) }, rule: 'R-NE-024' });
  return found;
}

/** What is best made of a card that is taken or given up. */
function bestUse(view: State, seat: Seat, card: number): Reasons {
  const design = designOf(view, card);
  if (design.kind !== 'location') return NONE;
  const { distance } = design;
  const ways = [
    ['join', joinWorth(view, seat, card) - distance * 0.4],
    ['deal', dealWorth(view, card) - distance * 0.3],
    ['conquer', spoilsWorth(view, card) - distance * 0.3],
  ] as const;
  const [way] = ways.reduce((best, one) => (one[1] > best[1] ? one : best));
  return [{ key: 'newEra.reason.bestUse', params: { way } }];
}

function picked(view: State, seat: Seat, card: number): Reasons {
  const { kind } = designOf(view, card);
  return kind === 'instant' ? gives(instantOf(view, card).effects) : bestUse(view, seat, card);
}

/** Whatever is traded for: one's own stock has none of it. */
function hire(view: State, seat: Seat, good: string): Reasons {
  const held = Object.entries(playerOf(view, seat).goods).find(([token]) => token === good)?.[1] ?? 0;
  return held > 0
    ? NONE
    : [{ key: 'newEra.reason.lacks', params: { good: { noun: `newEra.${good}` } }, rule: 'R-NE-041' }];
}

function named(view: State, seat: Seat, card: number): Reasons {
  switch (view.decision?.kind) {
    case 'discard':
    case 'clear':
      return [{ key: 'newEra.reason.leastCard' }];
    case 'spoils':
      return [
        { key: 'newEra.reason.spoils', params: { goods: sayIt(locationOf(view, card).spoils) }, rule: 'R-NE-023' },
      ];
    case 'pick':
      return picked(view, seat, card);
    case 'produceAgain':
      return gives(locationOf(view, card).production ?? []);
    default:
      return NONE;
  }
}

function conquer(view: State, card: number): Reasons {
  if (ownerOf(view, card) < 0) return [{ key: 'newEra.reason.conquer', rule: 'R-NE-050' }];
  const goods = sayIt(locationOf(view, card).spoils);
  return [
    { key: 'newEra.reason.spoils', params: { goods }, rule: 'R-NE-051' },
    { key: 'newEra.reason.raid', rule: 'R-NE-051' },
  ];
}

function reasonsFor(view: State, seat: Seat, choice: Choice): Reasons {
  const left = Math.round(turnsLeft(view));
  const { decision } = view;
  switch (choice.kind) {
    case 'incorporate':
    case 'rebuild':
      return join(view, choice.card, left);
    case 'redevelop':
      return [{ key: 'newEra.reason.redevelop', rule: 'R-NE-035' }];
    case 'deal':
      return [{ key: 'newEra.reason.deal', params: { left }, rule: 'R-NE-053' }];
    case 'conquer':
      return conquer(view, choice.card);
    case 'use':
      return use(locationOf(view, choice.card).action?.do ?? []);
    case 'lead': {
      const { leader } = playerOf(view, seat);
      return use(leader ? (leaderOf(view, leader.card).action?.do ?? []) : []);
    }
    case 'leader':
      return gives(leaderOf(view, choice.card).gift);
    case 'instant':
      return use(instantOf(view, choice.card).effects);
    case 'visit':
      return gives(locationOf(view, choice.card).production ?? []);
    case 'store':
      return [{ key: 'newEra.reason.stores', rule: 'R-NE-084' }];
    case 'pass':
      return [{ key: 'newEra.reason.pass', rule: 'R-NE-031' }];
    case 'defend':
      return [{ key: 'newEra.reason.defend', rule: 'R-NE-052' }];
    case 'hire':
      return hire(view, seat, choice.good);
    case 'fieldToken':
      return [{ key: 'newEra.reason.token', params: { how: choice.how }, rule: 'R-NE-033' }];
    case 'done':
      return decision?.kind === 'spoils' ? [{ key: 'newEra.reason.keepsSpoils', rule: 'R-NE-023' }] : NONE;
    case 'over':
      return [{ key: 'newEra.reason.leastLocation' }];
    case 'option':
      return decision?.kind === 'effectOption' ? gives(decision.options[choice.index] ?? []) : NONE;
    case 'card':
      return named(view, seat, choice.card);
    default:
      return NONE;
  }
}

export const reasons = (view: State, seat: Seat, choice: Choice): Reason[] => [...reasonsFor(view, seat, choice)];
