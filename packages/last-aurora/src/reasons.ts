/** Why a choice is good, in words: for hints. */
import { bySeat } from '@cinderhall/effects';
import type { Reason, Seat } from '@cinderhall/kernel';
import { designOf, survivorOf } from './cards/index.ts';
import { count } from './convoy.ts';
import { skillOf } from './crew.ts';
import { BONUS } from './data/boards.ts';
import { kit } from './effect-kit.ts';
import { moored } from './route.ts';
import { type Choice, type ChoiceKind, DAMAGED, EMPTY, FUEL, playerOf, type State } from './state.ts';
import { cardWorth, markersWorth, roundsLeft } from './values.ts';

type Reasons = readonly Reason[];
const NONE: Reasons = [];

function explore(view: State, seat: Seat, slot: number): Reasons {
  const n = Math.max(0, Math.round(cardWorth(view, seat, slot)));
  const worth: Reason = { key: 'la.reason.explore', params: { n }, rule: 'R-LA-110' };
  const card = view.zone[slot]?.card ?? null;
  const place = view.zone[slot];
  const kind = card === null ? null : designOf(card).kind;
  const fuel = kind === 'location' && [...(place?.left ?? []), ...(place?.right ?? [])].includes(FUEL);
  if (fuel && count(playerOf(view, seat).convoy, FUEL) === 0)
    return [{ key: 'la.reason.noFuel', rule: 'R-LA-202' }, worth];
  return kind === 'survivor' ? [{ key: 'la.reason.hands', rule: 'R-LA-133' }, worth] : [worth];
}

function drive(view: State, seat: Seat, { to }: ChoiceKind<'drive'>): Reasons {
  const { space } = playerOf(view, seat);
  const found: Reason[] = [{ key: 'la.reason.drive', params: { n: to - space }, rule: 'R-LA-204' }];
  if (to >= moored(view)) found.push({ key: 'la.reason.aurora', rule: 'R-LA-301' });
  else if ((view.stops[to] ?? 0) > 0) found.push({ key: 'la.reason.stop', rule: 'R-LA-206' });
  return found;
}

function send(view: State, seat: Seat, card: number): Reasons {
  if (survivorOf(card).ability.does === 'restInsteadOfExhaust') return [{ key: 'la.reason.rests', rule: 'R-LA-181' }];
  const own = playerOf(view, seat).survivors;
  const least = Math.min(...own.filter(({ zone }) => zone === 'active').map(skillOf));
  return own.some((one) => one.card === card && skillOf(one) === least) ? [{ key: 'la.reason.leastNeeded' }] : NONE;
}

function block(view: State, seat: Seat, right: boolean): Reasons {
  const card = view.decision?.kind === 'block' ? view.decision.card : -1;
  const place = view.zone.find((one) => one.card === card);
  const n = Math.round(markersWorth(view, seat, (right ? place?.right : place?.left) ?? []));
  return [{ key: 'la.reason.explore', params: { n: Math.max(0, n) }, rule: 'R-LA-121' }];
}

function reasonsFor(view: State, seat: Seat, choice: Choice): Reasons {
  const player = playerOf(view, seat);
  switch (choice.kind) {
    case 'explore':
      return explore(view, seat, choice.slot);
    case 'collect':
      return block(view, seat, choice.right);
    case 'pass':
      return count(player.convoy, DAMAGED) > 0
        ? [{ key: 'la.reason.passRepairs', rule: 'R-LA-138' }]
        : [{ key: 'la.reason.activeAgain', rule: 'R-LA-192' }];
    case 'feed':
      return [{ key: 'la.reason.activeAgain', rule: 'R-LA-130' }];
    case 'send':
      return send(view, seat, choice.card);
    case 'bonus': {
      const does = kit.say(BONUS[view.options.map][choice.slot]?.[choice.index] ?? []);
      return [{ key: 'la.reason.gives', params: { does }, rule: 'R-LA-113' }];
    }
    case 'drive':
      return drive(view, seat, choice);
    case 'stay':
      return roundsLeft(view) > 0 && count(player.convoy, FUEL) > 0
        ? [{ key: 'la.reason.savesFuel', rule: 'R-LA-202' }]
        : NONE;
    case 'takeStop':
      return [{ key: 'la.reason.gift', rule: 'R-LA-206' }];
    case 'attack':
      return [{ key: 'la.reason.attack', rule: 'R-LA-223' }];
    case 'cease':
      return [{ key: 'la.reason.savesAmmo', rule: 'R-LA-225' }];
    case 'hit':
      return choice.lose === EMPTY ? [{ key: 'la.reason.nothingLost', rule: 'R-LA-055' }] : NONE;
    case 'mend':
      return [{ key: 'la.reason.worksAgain', rule: 'R-LA-056' }];
    case 'cure':
      return [{ key: 'la.reason.cure', rule: 'R-LA-151' }];
    case 'option': {
      const options = view.decision?.kind === 'effectOption' ? view.decision.options : [];
      const option = options[choice.index] ?? [];
      return kit.can(view, option, bySeat(seat))
        ? [{ key: 'la.reason.gives', params: { does: kit.say(option) } }]
        : NONE;
    }
    default:
      return NONE;
  }
}

export const reasons = (view: State, seat: Seat, choice: Choice): Reason[] => [...reasonsFor(view, seat, choice)];
