import type { GameEvent } from '@cinderhall/kernel';
import type { Choice, State } from '@cinderhall/new-era';
import { FACTIONS, ownerOf, placedOf, raidDistance, rangeOf, tokenValue } from '@cinderhall/new-era/table';
import { readEvent } from '../tableau/events.ts';

/** A raid under way, as everybody at the table sees it. */
export interface Attack {
  readonly attacker: number;
  readonly defender: number;
  readonly card: number;
  /** Null while the attacker still chooses with what. */
  readonly strength: number | null;
  readonly byField: boolean;
  readonly needed: number;
  /** Whose answer is waited for. */
  readonly asked: number;
}

export function attackIn(view: State): Attack | null {
  const { decision } = view;
  if (!decision) return null;
  const asked = decision.seats[0] ?? -1;
  const between = (attacker: number, card: number, strength: number | null, byField: boolean): Attack | null => {
    const defender = ownerOf(view, card);
    if (defender < 0 || defender === attacker) return null;
    const needed = raidDistance(view, defender, placedOf(view, card));
    return { attacker, defender, card, strength, byField, needed, asked };
  };
  switch (decision.kind) {
    case 'means':
      return decision.how === 'conquer' ? between(asked, decision.card, null, false) : null;
    case 'reinforce':
    case 'press':
      return between(asked, decision.card, decision.strength, decision.byField);
    case 'defend':
      return between(decision.attacker, decision.card, decision.strength, decision.byField);
    default:
      return null;
  }
}

/** The location that is under attack; −1: none. */
export const aimedAt = (view: State): number => attackIn(view)?.card ?? -1;

/** How strong the attack would be after a choice. */
export function strengthAfter(view: State, { strength, attacker }: Attack, choice: Choice): number | null {
  switch (choice.kind) {
    case 'tokens':
      return rangeOf(choice.goods);
    case 'field':
      return FACTIONS[view.players[attacker]?.faction ?? -1]?.board.conquer.range ?? null;
    case 'add':
      return (strength ?? 0) + tokenValue(choice.good);
    case 'defend':
      return (strength ?? 0) - rangeOf({ defend1: choice.defend1, defend3: choice.defend3 });
    default:
      return null;
  }
}

export interface Step {
  readonly seat: number;
  readonly strength: number;
}

/** What has been played in this shoot-out so far: who brought the strength to what. */
export function stepsOf(events: readonly GameEvent[], { attacker, card }: Attack): readonly Step[] {
  const from = events.findLastIndex((event) => event.kind === 'attacked' && event.card === card);
  const steps: Step[] = [];
  if (from < 0) return steps;
  for (const event of events.slice(from)) {
    const { kind, strength } = event;
    const { seat, goods } = readEvent(event);
    if (kind === 'attacked' || kind === 'defended') steps.push({ seat, strength: Number(strength) });
    else if (kind === 'paid' && seat === attacker)
      steps.push({ seat, strength: (steps.at(-1)?.strength ?? 0) + rangeOf(goods) });
  }
  return steps;
}
