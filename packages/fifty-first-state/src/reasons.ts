/** Why a choice is good or plainly bad, in words: for hints, and for bots that leave blunders out. */
import { bySeat, type Effects, type Goods, sayGoods } from '@cinderhall/effects';
import type { Param, Reason, Seat } from '@cinderhall/kernel';
import { isGain } from '@cinderhall/tableau';
import { type Action, connectionOf, factionOf, locationOf, TYPES } from './cards/index.ts';
import { pileOf } from './deck.ts';
import { kit } from './effect-kit.ts';
import { isTokenOfAny } from './goods.ts';
import { losesUnspent } from './keeping.ts';
import { countType, locationsOf, typesOf } from './locations.ts';
import { cardName } from './names.ts';
import { rulesOfChoice, rulesOfDecision } from './sets/index.ts';
import { type Choice, playerOf, type State } from './state.ts';
import { bestWay, cardWorth, dealWorth, roundsLeft, standingWorth } from './worth.ts';

type Reasons = readonly Reason[];
const NONE: Reasons = [];
/** So many locations of a type make something of it. */
const ENGINE = 2;

const sayIt = (goods: Goods): Param => sayGoods(kit.world, goods);

/** The points that effects give at once. */
export function pointsOf(view: State, seat: Seat, effects: Effects, card: number): number {
  let points = 0;
  for (const effect of effects)
    if (isGain(effect) && effect.goods.vp !== undefined)
      points += kit.amount(view, effect.goods.vp, bySeat(seat, card));
  return points;
}

const pointsNow = (n: number): Reasons =>
  n > 0 ? [{ key: 'fiftyFirstState.reason.points', params: { n }, rule: 'R-BASE-014' }] : NONE;

const gives = (effects: Effects): Reasons =>
  effects.length > 0 ? [{ key: 'fiftyFirstState.reason.gives', params: { does: kit.say(effects) } }] : NONE;

function build(view: State, seat: Seat, card: number, points: number): Reasons {
  const { production, bonus, action } = locationOf(view, card);
  const types = typesOf(view, seat, card);
  const left = Math.round(roundsLeft(view));
  const found: Reason[] = [...pointsNow(points + (bonus ? pointsOf(view, seat, bonus, card) : 0))];
  found.push({ key: 'fiftyFirstState.reason.build', params: { left }, rule: 'R-BASE-183' });
  if (production && left > 0)
    found.push({ key: 'fiftyFirstState.reason.production', params: { does: kit.say(production) }, rule: 'R-BASE-040' });
  if (action && left > 0) found.push(...gives(action.effects));
  for (const [i, type] of TYPES.entries()) {
    const own = (types & (1 << i)) === 0 ? 0 : countType(view, seat, 1 << i);
    if (own >= ENGINE) found.push({ key: 'fiftyFirstState.reason.engine', params: { n: own, type } });
  }
  return found;
}

function deal(view: State, card: number): Reasons {
  const { deal: goods } = locationOf(view, card);
  const left = Math.round(roundsLeft(view));
  const brings: Reason = {
    key: 'fiftyFirstState.reason.deal',
    params: { goods: sayIt(goods), left },
    rule: 'R-BASE-090',
  };
  return [...pointsNow(goods.vp ?? 0), brings];
}

function raze(view: State, card: number, rival: boolean): Reasons {
  const { spoils } = locationOf(view, card);
  const found: Reason[] = [...pointsNow(spoils.vp ?? 0)];
  found.push({ key: 'fiftyFirstState.reason.spoils', params: { goods: sayIt(spoils) } });
  if (rival) found.push({ key: 'fiftyFirstState.reason.razeRival', rule: 'R-BASE-103' });
  return found;
}

function use(view: State, seat: Seat, action: Action | null | undefined, card: number): Reasons {
  if (!action) return NONE;
  const points = pointsOf(view, seat, action.do, card);
  const found: Reason[] = [...(points > 0 ? pointsNow(points) : gives(action.do))];
  if (action.cost && losesUnspent(view, seat, action.cost))
    found.push({ key: 'fiftyFirstState.reason.spent', rule: 'R-BASE-171' });
  return found;
}

/** Nothing is paid that lasts. */
const paysWithTokens = ({ cost }: Action): boolean => Object.keys(cost?.goods ?? {}).every(isTokenOfAny);

/** The best that can be made of a card in hand. */
const bestUse = (view: State, seat: Seat, card: number): Reasons => [
  { key: 'fiftyFirstState.reason.bestUse', params: { way: bestWay(view, seat, card) } },
];

/** Says it of the least of several things only. */
function least(key: string, card: number, all: readonly number[], worth: (card: number) => number): Reasons {
  const own = worth(card);
  return all.every((other) => worth(other) >= own) ? [{ key }] : NONE;
}

function named(view: State, seat: Seat, card: number): Reasons {
  const { decision } = view;
  const { hand, deals } = playerOf(view, seat);
  switch (decision?.kind) {
    case 'payCard':
      return hand.includes(card)
        ? least('fiftyFirstState.reason.leastCard', card, hand, (one) => cardWorth(view, seat, one))
        : NONE;
    case 'payFrom':
    case 'borgoVisit':
      return NONE;
    case 'payDeal':
    case 'lostDeal':
      return least('fiftyFirstState.reason.leastDeal', card, deals, (one) => dealWorth(view, one));
    case 'victim':
      return least('fiftyFirstState.reason.leastLocation', card, decision.of, (one) => standingWorth(view, seat, one));
    case 'copy':
    case 'visitOccupied':
      return gives(locationOf(view, card).production ?? []);
    case 'reset':
      return use(view, seat, locationOf(view, card).action, card);
    case 'dealGoods':
      return [{ key: 'fiftyFirstState.reason.spoils', params: { goods: sayIt(locationOf(view, card).deal) } }];
    default:
      return rulesOfDecision(decision)?.cardReasons?.(view, seat, card) ?? bestUse(view, seat, card);
  }
}

function over(view: State, seat: Seat, card: number): Reasons {
  if (playerOf(view, seat).ruins.includes(card)) return [{ key: 'fiftyFirstState.reason.ruin', rule: 'R-BASE-075' }];
  const all = locationsOf(view, seat).map((placed) => placed.card);
  return least('fiftyFirstState.reason.leastLocation', card, all, (one) => standingWorth(view, seat, one));
}

/** Borgo goes on only as long as the player does. */
function pass({ opponent }: State): Reasons {
  const safe: Reason = { key: 'fiftyFirstState.reason.pass', rule: 'R-BASE-054' };
  if (opponent?.kind !== 'borgo' || opponent.stage === 'passed') return [safe];
  const { brawlers } = opponent;
  return [safe, { key: 'fiftyFirstState.reason.passBorgo', params: { n: brawlers }, rule: 'R-BORGO-011' }];
}

/** What stands for several things and is not paid with. */
function payment(view: State, seat: Seat, goods: Goods): Reasons {
  const { goods: pool } = playerOf(view, seat);
  const spared = (['ammo', 'universalContact'] as const).filter((good) => pool[good] > 0 && !(good in goods));
  return spared.map((good) => ({
    key: 'fiftyFirstState.reason.spares',
    params: { good: { noun: `fiftyFirstState.${good}` } },
  }));
}

export function reasons(view: State, seat: Seat, choice: Choice): Reason[] {
  return [...reasonsFor(view, seat, choice)];
}

function reasonsFor(view: State, seat: Seat, choice: Choice): Reasons {
  const { decision } = view;
  switch (choice.kind) {
    case 'construct':
      return build(view, seat, choice.card, 0);
    case 'rebuild':
      return build(view, seat, choice.card, 1);
    case 'over':
      return over(view, seat, choice.card);
    case 'deal':
      return deal(view, choice.card);
    case 'raze':
      return raze(view, choice.card, false);
    case 'razeRival':
      return raze(view, choice.card, true);
    case 'use':
      return use(view, seat, locationOf(view, choice.card).action, choice.card);
    case 'board':
      return use(view, seat, factionOf(view, seat).actions[choice.at], -1);
    case 'again':
      if (decision?.kind !== 'again') return NONE;
      return decision.card >= 0
        ? use(view, seat, locationOf(view, decision.card).action, decision.card)
        : use(view, seat, factionOf(view, seat).actions[decision.at], -1);
    case 'visit':
      return gives(locationOf(view, choice.card).production ?? []);
    case 'playConnection':
      return gives(connectionOf(view, choice.card).play);
    case 'takeConnection': {
      const { open } = pileOf(view, choice.colour);
      return open === null ? NONE : gives(connectionOf(view, open).play);
    }
    case 'shield':
      return [{ key: 'fiftyFirstState.reason.shield', rule: 'R-BASE-160' }];
    case 'pass':
      return pass(view);
    case 'card':
      return named(view, seat, choice.card);
    case 'drop': {
      const kept = playerOf(view, seat).hand.filter((card) => card !== choice.first && card !== choice.second);
      return [{ key: 'fiftyFirstState.reason.keeps', params: { cards: kept.map((card) => cardName(view, card)) } }];
    }
    case 'store':
      return Object.keys(choice.goods).length > 0
        ? [{ key: 'fiftyFirstState.reason.stores', params: { goods: sayIt(choice.goods) }, rule: 'R-BASE-170' }]
        : NONE;
    case 'option':
      return decision?.kind === 'effectOption' ? gives(decision.options[choice.index] ?? []) : NONE;
    case 'payment':
      return payment(view, seat, choice.goods);
    default:
      return rulesOfChoice(choice)?.reasons?.(view, seat, choice) ?? NONE;
  }
}

/** Goods that somebody can keep over clean-up are not lost, so that not spending them is no blunder. */
const canStore = (view: State, seat: Seat): boolean =>
  playerOf(view, seat).cached !== null ||
  locationsOf(view, seat).some(({ card }) => locationOf(view, card).stores.length > 0);

/** What a choice of the list brings for goods that are lost otherwise, in points. */
function freePoints(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'construct':
      // A location is a point at the end, and in the last round no card has another use.
      return view.ending ? 1 : 0;
    case 'use': {
      const { action } = locationOf(view, choice.card);
      return action && paysWithTokens(action) ? pointsOf(view, seat, action.do, choice.card) : 0;
    }
    case 'board': {
      const action = factionOf(view, seat).actions[choice.at];
      return action && paysWithTokens(action) ? pointsOf(view, seat, action.do, -1) : 0;
    }
    default:
      return rulesOfChoice(choice)?.freePoints?.(view, choice) ?? 0;
  }
}

/** Another way to pay that keeps something that stands for more, or lasts longer: the two differ in one thing. */
function cheaper(paid: Goods, other: Goods): boolean {
  let given = '';
  let spared = '';
  let changes = 0;
  for (const good in { ...paid, ...other }) {
    const more = (paid[good] ?? 0) - (other[good] ?? 0);
    if (more > 0) given = good;
    else if (more < 0) spared = good;
    changes += Math.abs(more);
  }
  return changes === 2 && given !== '' && (kit.world.goods[given]?.paysFor?.includes(spared) ?? false);
}

/** Passing with points left to take, razing when nothing can come of it, paying with the better of two things. */
export function blunder(view: State, seat: Seat, choice: Choice, choices: readonly Choice[]): Reason | null {
  switch (choice.kind) {
    case 'pass': {
      if (!view.ending && canStore(view, seat)) return null;
      let most = 0;
      for (const other of choices) most = Math.max(most, freePoints(view, seat, other));
      return most > 0 ? { key: 'fiftyFirstState.reason.pointsLeft', params: { n: most } } : null;
    }
    case 'raze': {
      const { spoils } = locationOf(view, choice.card);
      // A card may still be built, and features that wait for a raze may bring points.
      const brings = spoils.vp || spoils.card || spoils.scavenge || view.abilities[seat]?.on.raze;
      const wasted = view.ending && !brings && choices.some(({ kind }) => kind === 'construct');
      return wasted ? { key: 'fiftyFirstState.reason.tooLate', rule: 'R-BASE-183' } : null;
    }
    case 'payment': {
      if (canStore(view, seat) && playerOf(view, seat).cached === null) return null;
      for (const other of choices)
        if (other.kind === 'payment' && cheaper(choice.goods, other.goods))
          return { key: 'fiftyFirstState.reason.dearer' };
      return null;
    }
    default:
      return rulesOfChoice(choice)?.blunder?.(view, seat, choice, choices) ?? null;
  }
}
