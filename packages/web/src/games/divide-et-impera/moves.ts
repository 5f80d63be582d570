/** Where several questions make one move: from here, to there, with these units. */
import type { Choice, State } from '@cinderhall/divide-et-impera';
import { iconOf } from '@cinderhall/divide-et-impera/table';
import type { Ref } from '@cinderhall/kernel';

/** Actions that ask where before they do anything. */
const ASKING = new Set(['move', 'recruit', 'collect', 'eliminate', 'build', 'copy', 'drone']);

export function opens({ decision }: Pick<State, 'decision'>, choice: Choice): boolean {
  switch (choice.kind) {
    case 'use':
      return ASKING.has(iconOf(choice.icon).effects[0]?.op ?? '');
    case 'from':
      return decision?.kind === 'moveFrom' || decision?.kind === 'recruitFrom';
    case 'leader':
      return decision?.kind === 'recruitFrom';
    case 'to':
    case 'bonusMove':
    case 'drone':
    case 'kind':
    case 'old':
      return true;
    default:
      return false;
  }
}

const sizeOf = (choice: Choice): number =>
  choice.kind === 'units' ? choice.collectors + choice.shelters + Number(choice.leader) : 0;

/** Mostly everybody goes. */
export function usual(_view: Pick<State, 'decision'>, choices: readonly Choice[]): number | null {
  const sizes = choices.map(sizeOf);
  const most = Math.max(...sizes);
  return most === 0 ? null : sizes.indexOf(most);
}

/** Units and drones are dragged from area to area. */
export const drop = ({ kind }: Choice): string | null => (kind === 'from' || kind === 'drone' ? 'map' : null);

/** A drone lets clicks through to the area below it. */
export function grip({ decision, drones }: Pick<State, 'decision' | 'drones'>): readonly Ref[] {
  if (decision?.kind === 'fly') return [`drone:${decision.drone}`, `area:${drones[decision.drone]}`];
  return decision?.kind === 'moveTo' ? [`area:${decision.from}`] : [];
}
