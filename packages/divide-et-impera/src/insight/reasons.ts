/** Why a choice is good, in words: for hints. */
import { must, type Reason, type Seat } from '@cinderhall/kernel';
import { actionCard, CARD_ICONS, iconOf } from '../cards/index.ts';
import { kit } from '../effect-kit.ts';
import { missionSupply } from '../flow/end.ts';
import { type Choice, isGroundArea, playerOf, SLOTS, type State } from '../state.ts';
import { outlookOf } from './areas.ts';
import { iconGain } from './icons.ts';

type Reasons = readonly Reason[];
const NONE: Reasons = [];

const hasOutpost = (view: State, area: number): boolean => view.outposts.some((one) => one.area === area);

/** Why units should come to an area. */
function come(view: State, seat: Seat, area: number): Reasons {
  const reasons: Reason[] = [];
  if (hasOutpost(view, area)) reasons.push({ key: 'dei.reason.outpost', rule: 'R-DEI-062' });
  if (view.leads[area] !== seat && must(view.resources[area]) > 0)
    reasons.push({
      key: 'dei.reason.resources',
      params: { kind: isGroundArea(view, area) ? 'tech' : 'energy' },
      rule: 'R-DEI-080',
    });
  if (view.leads[area] === seat && hasOutpost(view, area)) reasons.push({ key: 'dei.reason.holds', rule: 'R-DEI-055' });
  return reasons;
}

function buy(view: State, place: number): Reasons {
  const card = view.slots[place] ?? -1;
  if (card < 0) return NONE;
  const { supply } = actionCard(card);
  return supply > 0 ? [{ key: 'dei.reason.buy', params: { n: supply }, rule: 'R-DEI-153' }] : NONE;
}

/** Of all that a card lets one do, what is worth most as things stand. */
function bestIcon(view: State, seat: Seat, card: number): Reasons {
  const outlook = outlookOf(view, seat);
  const gains = (CARD_ICONS[card] ?? []).map((icon) => ({ icon, gain: iconGain(view, outlook, icon) }));
  const [best] = gains.sort((a, b) => b.gain - a.gain);
  if (!best || best.gain <= 0) return NONE;
  return [{ key: 'dei.reason.lets', params: { does: kit.say(iconOf(best.icon).effects) }, rule: 'R-DEI-045' }];
}

/** Each reason once, however many areas it holds for. */
const once = (reasons: Reasons): Reasons =>
  reasons.filter(({ key }, i) => reasons.findIndex((other) => other.key === key) === i);

function reasonsFor(view: State, seat: Seat, choice: Choice): Reasons {
  const { decision } = view;
  switch (choice.kind) {
    case 'mission': {
      const n = missionSupply(view, seat, choice.place);
      return n > 0 ? [{ key: 'dei.reason.mission', params: { n }, rule: 'R-DEI-137' }] : NONE;
    }
    case 'buy':
      return buy(view, choice.market * SLOTS + choice.slot);
    case 'down':
      return [{ key: 'dei.reason.down', rule: 'R-DEI-153' }];
    case 'up':
    case 'plan':
    case 'turnUp':
      return bestIcon(view, seat, choice.card);
    case 'deploy':
      return once([...come(view, seat, choice.leader), ...come(view, seat, choice.more)]);
    case 'to':
    case 'recruit':
      return come(view, seat, choice.area);
    case 'units':
      return decision?.kind === 'moveUnits' ? come(view, seat, decision.to) : NONE;
    case 'from':
      return decision?.kind === 'moveFrom' && !hasOutpost(view, choice.area) ? [{ key: 'dei.reason.noOutpost' }] : NONE;
    case 'collect':
      return [
        {
          key: 'dei.reason.collect',
          params: { kind: isGroundArea(view, choice.area) ? 'tech' : 'energy' },
          rule: 'R-DEI-079',
        },
      ];
    case 'pay':
      return choice.energy === 0 && playerOf(view, seat).energy > 0 ? [{ key: 'dei.reason.keepsEnergy' }] : NONE;
    case 'eliminate':
    case 'remedy':
      return [{ key: 'dei.reason.eliminate', rule: 'R-DEI-104' }];
    default:
      return NONE;
  }
}

export const reasons = (view: State, seat: Seat, choice: Choice): Reason[] => [...reasonsFor(view, seat, choice)];
