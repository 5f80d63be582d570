/** Choices that are plainly worse than another one of their list, whatever may come. */
import type { Reason, Seat } from '@cinderhall/kernel';
import { iconOf } from '../cards/index.ts';
import { columnOf, missionSupply } from '../flow/end.ts';
import { isCollectable } from '../resources.ts';
import { type Choice, MOST_RESOURCES, playerOf, type State } from '../state.ts';

const hasRoom = (view: State, seat: Seat): boolean => {
  const { tech, energy } = playerOf(view, seat);
  return tech + energy < MOST_RESOURCES;
};

const canCollectAnything = (view: State, seat: Seat): boolean =>
  view.leads.some((_, area) => isCollectable(view, area, seat));

/** An icon that costs nothing and can only do good: supply, a resource that finds room, a collector from the reserve. */
function isGift(view: State, seat: Seat, icon: number): boolean {
  const [effect, ...more] = iconOf(icon).effects;
  if (!effect || more.length > 0) return false;
  switch (effect.op) {
    case 'gain':
      return effect.goods.supply !== undefined || hasRoom(view, seat);
    case 'collect':
      return hasRoom(view, seat) && canCollectAnything(view, seat);
    case 'recruit':
      return playerOf(view, seat).reserve > 0;
    default:
      return false;
  }
}

/** R-DEI-119, R-DEI-120, R-DEI-183: what a drone or a leader offers is left although there is room for it. */
function skipsGift(view: State, seat: Seat, choices: readonly Choice[]): boolean {
  switch (view.decision?.kind) {
    case 'salvage':
    case 'collect':
      return hasRoom(view, seat) && choices.some(({ kind }) => kind === 'collect');
    case 'airdrop':
      return choices.some(({ kind }) => kind === 'recruit');
    default:
      return false;
  }
}

/** Leaving what costs nothing, taking the lesser mission of a column, paying more than asked. */
export function blunder(view: State, seat: Seat, choice: Choice, choices: readonly Choice[]): Reason | null {
  switch (choice.kind) {
    case 'done':
      return choices.some((other) => other.kind === 'use' && isGift(view, seat, other.icon))
        ? { key: 'dei.reason.iconsLeft', rule: 'R-DEI-047' }
        : null;
    case 'skip':
      return skipsGift(view, seat, choices) ? { key: 'dei.reason.giftLeft', rule: 'R-DEI-119' } : null;
    case 'mission': {
      const own = missionSupply(view, seat, choice.place);
      const better = choices.some(
        (other) =>
          other.kind === 'mission' &&
          columnOf(other.place) === columnOf(choice.place) &&
          missionSupply(view, seat, other.place) > own,
      );
      return better ? { key: 'dei.reason.lesserMission', rule: 'R-DEI-134' } : null;
    }
    case 'pay': {
      const { tech, energy } = choice;
      const less = choices.some(
        (other) =>
          other.kind === 'pay' &&
          other.tech <= tech &&
          other.energy <= energy &&
          other.tech + other.energy < tech + energy,
      );
      return less ? { key: 'dei.reason.dearer', rule: 'R-DEI-101' } : null;
    }
    default:
      return null;
  }
}
