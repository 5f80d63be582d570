import type { State, StateFlow } from '../state.ts';
import { borgo } from './borgo/index.ts';
import { virtual } from './virtual/index.ts';

/** What a lone player plays against: all that the rest of the game has to ask an opponent that is no player. */
export interface OpponentRules {
  /** Points a round that it makes from now on, its locations included: for bots. */
  pace(view: State): number;
  /** What one more turn of its own brings it, as far as a player who passes spares it that: for bots. */
  turnWorth(view: State): number;
  /** What it gains when one of its open productions is used: for bots. */
  readonly visitWorth: number;
  /** Whether shields stay on its locations over clean-up. */
  readonly keepsShields: boolean;
  /** A location of its own was razed and has left its State: the card goes where it goes. */
  razed(state: State, card: number, flow: StateFlow): void;
  /** A player has used one of its open productions. */
  hosts(state: State, flow: StateFlow): void;
  /** The look-out, once the connections lie open: pushes all that comes before the Production phase. */
  lookout(state: State, flow: StateFlow): void;
  /** Its pick, where it drafts like a player. */
  pick?(state: State, flow: StateFlow): void;
  /** Its turn in the Action phase, unless it has passed. */
  turn(state: State, flow: StateFlow): void;
  /** Its attack hits this location of the player. */
  hits(state: State, card: number, flow: StateFlow): void;
  /** Clean-up: what of its own goes back to the supply. */
  cleanUp?(state: State, flow: StateFlow): void;
  /** Who holds the first-player token after this round. */
  nextFirst(state: State): number;
}

/** Of the opponent at a lone player's table. */
export function opponentRules({ opponent }: State): OpponentRules {
  switch (opponent?.kind) {
    case 'virtual':
      return virtual;
    case 'borgo':
      return borgo;
    default:
      throw new TypeError('no opponent at this table');
  }
}
