import { remember } from '@cinderhall/kernel';
import { remove } from '@cinderhall/tableau';
import { locationOf } from '../../cards/index.ts';
import { discard, nextCard } from '../../deck.ts';
import { OPPONENT } from '../../owners.ts';
import { giveToOpponent } from '../place.ts';
import type { OpponentRules } from '../rules.ts';
import { strike } from '../strike.ts';
import { borgoOf, gainBrawlers, hasPassed } from './brawlers.ts';
import { takeTurn } from './turn.ts';

const YOU = 0;
/** What a turn of his and a brawler of his cost the player, for bots: found by trying values in matches. */
const TURN = 0.5;
const MANY = 4;
const BRAWLER = 0.6;

/** Borgo 2.0 of the rulebook. */
export const borgo: OpponentRules = {
  // Two locations, a point or more for each brawler, and what he builds in between.
  pace: ({ round }) => 6 + round,
  // R-BORGO-011: with few brawlers he soon passes by himself.
  turnWorth: (view) => (hasPassed(view) ? 0 : TURN * Math.min(1, borgoOf(view).brawlers / MANY)),
  visitWorth: BRAWLER,
  // R-BORGO-022.
  keepsShields: true,
  /** R-BORGO-007: everybody saw what it was. */
  razed(state, card, flow) {
    const { ruins } = borgoOf(state);
    if (locationOf(state, card).machine === null) {
      ruins.push(card);
      remember(state, YOU, [card]);
      return;
    }
    // R-MOL-051: it has no side to lie on, so that a card of the deck lies there in its place.
    discard(state, OPPONENT, card);
    const other = nextCard(state, flow);
    if (other < 0) return;
    ruins.push(other);
    flow.emit({ kind: 'borgoFoundRuins' });
  },
  // R-BORGO-005.
  hosts: (state, flow) => gainBrawlers(state, 1, flow),
  /** R-BORGO-015: two drafts, as with two players. */
  lookout(state, flow) {
    borgoOf(state).stage = 'waiting';
    flow.push({ kind: 'draft', back: false }, { kind: 'draft', back: true }, { kind: 'borgoGathers' });
  },
  pick(state, flow) {
    if (state.row.length === 0) return;
    const card = flow.chance.pick(state.row);
    remove(state.row, card);
    giveToOpponent(state, card, flow);
  },
  turn: takeTurn,
  hits(state, card, flow) {
    strike(state, card, flow);
  },
  /** The brawlers that he has not used are workers like any others. */
  cleanUp(state, flow) {
    const { brawlers } = borgoOf(state);
    if (brawlers === 0) return;
    borgoOf(state).brawlers = 0;
    flow.emit({ kind: 'borgoDismissed', n: brawlers });
  },
  // R-BORGO-022.
  nextFirst: ({ first }) => (first === OPPONENT ? YOU : OPPONENT),
};
