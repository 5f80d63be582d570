import { bySeat, type Effects } from '@cinderhall/effects';
import type { Insight, Seat } from '@cinderhall/kernel';
import { gainsOf, isGain } from '@cinderhall/tableau';
import { razePrice } from './actions/raze.ts';
import { type Action, connectionOf, designOf, factionOf, locationOf } from './cards/index.ts';
import { pileOf } from './deck.ts';
import { kit } from './effect-kit.ts';
import { facts } from './learning/facts.ts';
import { traits } from './learning/traits.ts';
import { locationsOf, ownerOf, placedOf } from './locations.ts';
import { goodsLeft, opponentScore, scoreOf } from './outcome.ts';
import { gainOnPlayer, outlookOf } from './outlook.ts';
import { OPPONENT } from './owners.ts';
import { blunder, reasons } from './reasons.ts';
import { goodOnRuin } from './ruins.ts';
import { rulesOfChoice, rulesOfDecision } from './sets/index.ts';
import { opponentRules } from './solo/rules.ts';
import { type Choice, playerOf, type State } from './state.ts';
import {
  actionWorth,
  builtWorth,
  cardWorth,
  contactNeed,
  dealWorth,
  goodsWorth,
  REACTION,
  roundsLeft,
  SPENT,
  spoilsWorth,
  standingWorth,
} from './worth.ts';

const GREY = 0.5 * SPENT;
const BLUE = 0.4 * SPENT;
const RED = 0.35 * SPENT;
/** What a card in hand still might do, when it is spent on something smaller. */
const KEPT = 0.3;

/** The cheapest thing to rebuild over. */
function cheapestOld(view: State, seat: Seat): number {
  const { ruins } = playerOf(view, seat);
  if (ruins.length > 0) return 0;
  const left = roundsLeft(view);
  let least = 9;
  for (const { card } of locationsOf(view, seat)) least = Math.min(least, standingWorth(view, seat, card, left));
  return least;
}

function razeRivalValue(view: State, seat: Seat, card: number): number {
  const owner = ownerOf(view, card);
  const price = razePrice(view, seat, placedOf(view, card));
  const rivals = Math.max(1, view.players.length - 1);
  const loss =
    owner < view.players.length ? standingWorth(view, owner, card) - goodsWorth(locationOf(view, card).deal) : 1;
  return spoilsWorth(view, card) + loss / rivals - price * RED;
}

const areContacts = (goods: object): boolean => Object.keys(goods).every((good) => good.endsWith('Contact'));

/** Gaining contacts is worth something only to somebody who can use them. */
function gainsContactsOnly(effects: Effects): boolean {
  const [first] = effects;
  return isGain(first) && areContacts(first.goods);
}

/** Connections that bring no contacts are good for anybody. */
const connectionNeed = (view: State, seat: Seat, card: number): number =>
  card >= 0 && !gainsOf(connectionOf(view, card).play).every(areContacts) ? 1 : contactNeed(view, seat);

function useValue(view: State, seat: Seat, action: Action | null | undefined, card: number): number {
  if (!action) return 0;
  const worth = actionWorth(view, seat, action, card);
  return gainsContactsOnly(action.do) ? worth * contactNeed(view, seat) - 0.05 : worth;
}

function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'drop':
      // The second lies on top, where others may take it.
      return -cardWorth(view, seat, choice.first) - cardWorth(view, seat, choice.second) * 1.01;
    case 'construct':
      return builtWorth(view, seat, choice.card) - locationOf(view, choice.card).distance * GREY - KEPT;
    case 'rebuild':
      return 1 + builtWorth(view, seat, choice.card) - cheapestOld(view, seat) - 0.5 * SPENT - KEPT;
    case 'over': {
      const at = playerOf(view, seat).ruins.indexOf(choice.card);
      const old = at < 0 ? -standingWorth(view, seat, choice.card) : goodsWorth({ [goodOnRuin(view, seat, at)]: 1 });
      return old - (choice.development ? 0.7 : 0.5);
    }
    case 'deal':
      return dealWorth(view, choice.card) - locationOf(view, choice.card).distance * BLUE - KEPT;
    case 'raze':
      return spoilsWorth(view, choice.card) - locationOf(view, choice.card).distance * RED - KEPT;
    case 'razeRival':
      return razeRivalValue(view, seat, choice.card);
    case 'use':
      return useValue(view, seat, locationOf(view, choice.card).action, choice.card);
    case 'board':
      return useValue(view, seat, factionOf(view, seat).actions[choice.at], -1) - 0.02;
    case 'visit': {
      const worth = kit.worth(view, locationOf(view, choice.card).production ?? [], bySeat(seat, choice.card));
      return worth - 0.32 * SPENT - 0.15 - hostWorth(view, choice.card);
    }
    case 'takeConnection':
      return 0.25 * connectionNeed(view, seat, pileOf(view, choice.colour).open ?? -1);
    case 'playConnection': {
      const worth = kit.worth(view, connectionOf(view, choice.card).play, bySeat(seat));
      return worth * 0.7 * connectionNeed(view, seat, choice.card) - 0.3;
    }
    case 'shield':
      return 0.05 + standingWorth(view, seat, choice.card) * 0.02;
    case 'card':
      return cardChoiceValue(view, seat, choice.card);
    case 'pass':
      // What an opponent that goes on as long as the player does is spared.
      return view.opponent ? opponentRules(view).turnWorth(view) : 0;
    case 'again':
      return againValue(view, seat);
    case 'store':
      return goodsWorth(choice.goods);
    default:
      return rulesOfChoice(choice)?.value?.(view, seat, choice) ?? effectValue(view, seat, choice);
  }
}

/** What its owner gains from a visit, where that is an opponent that is no player. */
const hostWorth = (view: State, card: number): number =>
  view.opponent && ownerOf(view, card) === OPPONENT ? opponentRules(view).visitWorth : 0;

function againValue(view: State, seat: Seat): number {
  const { decision } = view;
  if (decision?.kind !== 'again') return 0;
  const { card, at } = decision;
  const action = card >= 0 ? locationOf(view, card).action : factionOf(view, seat).actions[at];
  return useValue(view, seat, action, card);
}

/** A card named in answer to something else than "what do you do?". */
function cardChoiceValue(view: State, seat: Seat, card: number): number {
  switch (view.decision?.kind) {
    case 'payCard':
      return designOf(view, card).kind === 'connection' ? -0.5 : -cardWorth(view, seat, card);
    case 'payFrom':
      // What stands longest keeps its goods.
      return -standingWorth(view, seat, card);
    case 'payDeal':
    case 'lostDeal':
      return -dealWorth(view, card);
    case 'copy':
    case 'visitOccupied':
      return kit.worth(view, locationOf(view, card).production ?? [], bySeat(seat, card));
    case 'reset': {
      const { action } = locationOf(view, card);
      return action ? actionWorth(view, seat, action, card) : REACTION;
    }
    case 'dealGoods':
      return goodsWorth(locationOf(view, card).deal);
    case 'victim':
      return -standingWorth(view, seat, card);
    case 'borgoVisit':
      return 0;
    default:
      return rulesOfDecision(view.decision)?.cardValue?.(view, seat, card) ?? cardWorth(view, seat, card);
  }
}

function effectValue(view: State, seat: Seat, choice: Choice): number {
  const { decision } = view;
  switch (choice.kind) {
    case 'option': {
      const options = decision?.kind === 'effectOption' ? decision.options : [];
      return kit.worth(view, options[choice.index] ?? [], bySeat(seat));
    }
    case 'payment':
      return -goodsWorth(choice.goods);
    case 'take':
      return kit.world.goods[choice.good]?.worth ?? 0;
    default:
      return 0;
  }
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = {
  construct: 'build',
  rebuild: 'build',
  deal: 'deal',
  raze: 'raid',
  razeRival: 'raid',
  visit: 'visit',
  takeConnection: 'draw',
  shield: 'guard',
};

export const insight: Insight<State, Choice> = {
  value,
  reasons,
  blunder,
  facts,
  traits,
  style: (choice) => STYLES[choice.kind] ?? rulesOfChoice(choice)?.style?.(choice) ?? null,
  features(view, seat) {
    const own = scoreOf(view, seat);
    const left = roundsLeft(view);
    let best = opponentScore(view);
    let rival = view.opponent ? best + left * gainOnPlayer(view) : 0;
    for (let other = 0; other < view.players.length; other++) {
      if (other === seat) continue;
      best = Math.max(best, scoreOf(view, other));
      rival = Math.max(rival, outlookOf(view, other, left));
    }
    const { hand, deals } = playerOf(view, seat);
    return {
      lead: own - best,
      outlook: outlookOf(view, seat, left) - rival,
      score: own,
      locations: locationsOf(view, seat).length,
      deals: deals.length,
      hand: hand.length,
      goods: goodsLeft(view, seat),
      left,
    };
  },
};
