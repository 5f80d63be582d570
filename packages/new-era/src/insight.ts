import { bySeat } from '@cinderhall/effects';
import { type Insight, must, type Seat } from '@cinderhall/kernel';
import { distanceTo } from './actions/contact.ts';
import { blunder } from './blunder.ts';
import { type Action, designOf, factionOf, instantOf, type Kind, leaderOf, locationOf } from './cards/index.ts';
import { reachOf, tokenRange, tokenValue } from './contacts.ts';
import { kit } from './effect-kit.ts';
import { facts } from './learning/facts.ts';
import { traits } from './learning/traits.ts';
import { canReplace, locationsOf, ownerOf, placedOf, raidDistance } from './locations.ts';
import { scoreOf, unusedOf } from './outcome.ts';
import { prospects } from './prospects.ts';
import { reasons } from './reasons.ts';
import { type Choice, type ChoiceOfKind, playerOf, type State } from './state.ts';
import {
  actionWorth,
  cardWorth,
  dealWorth,
  effectsWorth,
  goodsWorth,
  joinWorth,
  SPENT,
  spoilsWorth,
  standingWorth,
  turnsLeft,
  usefulWorth,
} from './worth.ts';

/** A step of range, as it is spent. */
const RANGE = 0.35 * SPENT;
/** What a card in hand still might do, when it is spent on something smaller. */
const KEPT = 0.3;
/** A place under the base could hold something else. */
const SLOT = 0.25;

function conquerValue(view: State, seat: Seat, card: number): number {
  const owner = ownerOf(view, card);
  const distance = distanceTo(view, 'conquer', card);
  if (owner < 0) {
    const later = Math.min(1, turnsLeft(view));
    return later * 0.85 * spoilsWorth(view, card) - distance * RANGE - KEPT - SLOT;
  }
  const rivals = view.players.length - 1;
  const { spoils, deal } = locationOf(view, card);
  const loss = standingWorth(view, owner, card) - goodsWorth(deal) * SPENT;
  return usefulWorth(view, seat, spoils) + (0.6 * loss) / rivals - distance * RANGE;
}

function dealValue(view: State, seat: Seat, card: number): number {
  const distance = distanceTo(view, 'deal', card);
  const later = dealWorth(view, card);
  if (ownerOf(view, card) < 0) return later - distance * RANGE - KEPT - SLOT;
  return later + usefulWorth(view, seat, locationOf(view, card).deal) - distance * RANGE;
}

/** The old location that is missed least, among those that can become the new one. */
function cheapestOld(view: State, seat: Seat, card: number, anyType: boolean): number {
  const left = turnsLeft(view);
  const next = locationOf(view, card).typeMask;
  let least = 9;
  for (const { card: old } of locationsOf(view, seat))
    if (canReplace(locationOf(view, old).typeMask, next, anyType))
      least = Math.min(least, standingWorth(view, seat, old, left));
  return least;
}

const redevelopValue = (view: State, seat: Seat, card: number, cost: number, anyType = false): number =>
  2 + joinWorth(view, seat, card) - cheapestOld(view, seat, card, anyType) - cost * SPENT - KEPT;

function useValue(view: State, seat: Seat, action: Action, card: number, workers: number): number {
  const gained = effectsWorth(view, seat, action.do, card) - kit.worth(view, action.do, bySeat(seat, card));
  return actionWorth(view, seat, action, card, workers) + gained;
}

/** A token of the board, kept for later: good only for reaching what nothing reaches now. */
function fieldTokenValue(view: State, seat: Seat, how: Kind): number {
  const player = playerOf(view, seat);
  const now = reachOf(view, seat, how);
  const then = tokenRange(player, how) + factionOf(view, seat).board[how].range;
  if (then <= now) return -0.2;
  const reaches = (distance: number): boolean => distance > now && distance <= then;
  for (const card of player.hand) {
    const design = designOf(view, card);
    if (design.kind === 'location' && reaches(design.distance)) return 0.3;
  }
  if (how === 'incorporate') return -0.2;
  for (let owner = 0; owner < view.players.length; owner++) {
    if (owner === seat || playerOf(view, owner).passed) continue;
    for (const placed of locationsOf(view, owner))
      if (reaches(how === 'conquer' ? raidDistance(view, owner, placed) : locationOf(view, placed.card).defence))
        return 0.25;
  }
  return -0.2;
}

function visitValue(view: State, seat: Seat, card: number): number {
  const rivals = view.players.length - 1;
  return effectsWorth(view, seat, locationOf(view, card).production ?? [], card) - 0.35 * SPENT - 0.2 / rivals;
}

function swapValue(view: State, seat: Seat): number {
  const left = turnsLeft(view);
  const worths = playerOf(view, seat).hand.map((card) => cardWorth(view, seat, card, left));
  worths.sort((a, b) => a - b);
  const bonus = view.abilities[seat]?.on.swap ? 1.4 : 0;
  return Math.min(1, left) * 0.9 + bonus - (worths[0] ?? 0) - (worths[1] ?? 0) - 0.1;
}

function leaderValue(view: State, seat: Seat, card: number): number {
  const { gift } = leaderOf(view, card);
  const trait = 0.5 * turnsLeft(view);
  const old = playerOf(view, seat).leader;
  return kit.worth(view, gift, bySeat(seat, card)) + (old ? 1 + (old.slots - 2) * 0.3 * trait : trait) - 0.1;
}

/** What is done in the action phase. */
function actValue(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'incorporate':
      return joinWorth(view, seat, choice.card) - distanceTo(view, 'incorporate', choice.card) * RANGE - KEPT;
    case 'conquer':
      return conquerValue(view, seat, choice.card);
    case 'deal':
      return dealValue(view, seat, choice.card);
    case 'fieldToken':
      return fieldTokenValue(view, seat, choice.how);
    case 'redevelop':
      return redevelopValue(view, seat, choice.card, 1.2);
    case 'rebuild':
      return 1 + joinWorth(view, seat, choice.card) - 0.75 * SPENT - KEPT;
    case 'instant':
      return effectsWorth(view, seat, instantOf(view, choice.card).effects, -1) - 0.1;
    case 'leader':
      return leaderValue(view, seat, choice.card);
    case 'lead': {
      const { leader } = playerOf(view, seat);
      const action = leader ? leaderOf(view, leader.card).action : null;
      return action ? useValue(view, seat, action, leader?.card ?? -1, 1) : 0;
    }
    case 'use': {
      const action = must(locationOf(view, choice.card).action, 'an action');
      const workers = action.workers[placedOf(view, choice.card).used] ?? 1;
      return useValue(view, seat, action, choice.card, workers);
    }
    case 'visit':
      return visitValue(view, seat, choice.card);
    case 'hire':
      return usefulWorth(view, seat, { [choice.good]: 1 }) - 0.7 * SPENT;
    case 'swap':
      return swapValue(view, seat);
    case 'store':
      return 0.01 + 0.01 * (kit.world.goods[choice.good]?.worth ?? 0);
    case 'breakDeal':
      return -1;
    default:
      return 0;
  }
}

/** A card named in answer to something else than "what do you do?". */
function cardValue(view: State, seat: Seat, card: number): number {
  const { decision } = view;
  switch (decision?.kind) {
    case 'discard':
    case 'clear':
      return -cardWorth(view, seat, card);
    case 'spoils':
      return usefulWorth(view, seat, locationOf(view, card).spoils);
    case 'under':
      return decision.of === 'spoils' ? -spoilsWorth(view, card) : -dealWorth(view, card);
    case 'shelter':
      return standingWorth(view, seat, card);
    case 'produceAgain':
      return effectsWorth(view, seat, locationOf(view, card).production ?? [], card);
    case 'develop':
      return redevelopValue(view, seat, card, 0, decision.anyType);
    case 'upgrade':
      return -placedOf(view, card).slots;
    default:
      return cardWorth(view, seat, card);
  }
}

/** The defender keeps a location, the attacker wins one; more tokens than needed are a little more certain. */
function fightValue(view: State, seat: Seat, choice: ChoiceOfKind<'add' | 'defend'>): number {
  const { decision } = view;
  if (choice.kind === 'defend') {
    const card = decision?.kind === 'defend' ? decision.card : -1;
    return standingWorth(view, seat, card) - 0.12 * choice.defend1 - 0.25 * choice.defend3;
  }
  const cost = goodsWorth({ [choice.good]: 1 }) * SPENT;
  if (decision?.kind !== 'press' && decision?.kind !== 'reinforce') return 0;
  const owner = ownerOf(view, decision.card);
  const { defend1, defend3 } = playerOf(view, owner).goods;
  const spare = decision.strength - raidDistance(view, owner, placedOf(view, decision.card));
  if (spare < 0) {
    const missing = Math.max(0, -spare - tokenValue(choice.good));
    return conquerValue(view, seat, decision.card) + 1 - cost - missing * RANGE;
  }
  return spare < defend1 + 3 * defend3 ? 0.2 * tokenValue(choice.good) - cost : -1;
}

function effectValue(view: State, seat: Seat, choice: Choice): number {
  const { decision } = view;
  switch (choice.kind) {
    case 'option': {
      const options = decision?.kind === 'effectOption' ? decision.options : [];
      return effectsWorth(view, seat, options[choice.index] ?? [], -1);
    }
    case 'payment':
    case 'tokens':
      return -goodsWorth(choice.goods);
    case 'field':
      return decision?.kind === 'means' ? -0.7 : 0;
    case 'take':
      return kit.world.goods[choice.good]?.worth ?? 0;
    case 'burn':
      return 0.5;
    default:
      return 0;
  }
}

function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'card':
      return cardValue(view, seat, choice.card);
    case 'add':
    case 'defend':
      return fightValue(view, seat, choice);
    case 'over':
      return -standingWorth(view, seat, choice.card) - (choice.with === 'field' ? 1 : 1.2);
    default:
      return view.decision?.kind === 'act' || choice.kind === 'deal'
        ? actValue(view, seat, choice)
        : effectValue(view, seat, choice);
  }
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = {
  incorporate: 'build',
  redevelop: 'build',
  rebuild: 'build',
  deal: 'deal',
  conquer: 'raid',
  visit: 'visit',
  swap: 'draw',
  instant: 'draw',
  hire: 'trade',
  store: 'guard',
  defend: 'guard',
};

export const insight: Insight<State, Choice> = {
  value,
  reasons,
  blunder,
  facts,
  traits,
  style: ({ kind }) => STYLES[kind] ?? null,
  features(view, seat) {
    const own = scoreOf(view, seat);
    const left = turnsLeft(view);
    let best = 0;
    let rival = 0;
    for (let other = 0; other < view.players.length; other++) {
      if (other === seat) continue;
      best = Math.max(best, scoreOf(view, other));
      rival = Math.max(rival, prospects(view, other, left));
    }
    const { hand, deals, abroad } = playerOf(view, seat);
    return {
      lead: own - best,
      outlook: prospects(view, seat, left) - rival,
      score: own,
      locations: locationsOf(view, seat).length,
      deals: deals.length + abroad.length,
      hand: hand.length,
      goods: unusedOf(view, seat),
      left,
    };
  },
};
