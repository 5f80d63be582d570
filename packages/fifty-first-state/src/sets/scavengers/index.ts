import { must, type ScoreLine, type Seat } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';
import { COLOURS, DESIGNS, designOf, locationOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import { guardsOf, locationsOf } from '../../locations.ts';
import { hasPassed, OPPONENT } from '../../owners.ts';
import { backOf, playerOf, type State } from '../../state.ts';
import type { SetRules } from '../types.ts';
import { develop } from './borgo.ts';
import { describeChoice } from './describe.ts';
import { cardReasons, cardValue, impact, reasons, refs, style, value } from './insight.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';
import { ownerOfTop } from './tops.ts';

export { decisions, tasks } from './flow.ts';

/** R-SCAV-060: of the deck, this share. */
const SHARE_OF_OPPONENT = 3;
const YELLOW_BACK = 1 + COLOURS.indexOf('yellow');

/** Locations that give points at the end, and how many they give. */
const endPoints = (state: State, seat: Seat): readonly (readonly [card: number, points: number])[] =>
  locationsOf(state, seat).flatMap(({ card }) => {
    const amount = locationOf(state, card).endPoints;
    return amount === null ? [] : [[card, kit.amount(state, amount, { seat, card, x: 0 })] as const];
  });

const scored = (state: State, seat: Seat) => endPoints(state, seat).filter(([, points]) => points > 0);

export const rules: SetRules = {
  borgo: { develop },
  setup(start, { yellowIdentical = false, matchContactGood = 'universalContact' }, chance) {
    // The rulebook shows one of the yellow cards; what we designed may be left out.
    if (yellowIdentical) start.cards = start.cards.map(shownYellow);
    const yellow = start.cards.flatMap((_, card) => (backOf(start, card) === YELLOW_BACK ? [card] : []));
    start.scavengers = {
      piles: start.locations.map(() => []),
      yellow: { deck: chance.shuffle(yellow), open: null, discard: [] },
      onRuins: start.players.map(() => []),
      contactGood: matchContactGood,
    };
  },

  /** R-SCAV-060. */
  dealt(state, flow) {
    if (!state.opponent) return;
    const n = Math.floor(state.deck.length / SHARE_OF_OPPONENT);
    const pile = must(state.scavengers?.piles[OPPONENT], 'a pile of the opponent');
    for (let i = 0; i < n; i++) pile.push(must(state.deck.pop()));
    flow.emit({ kind: 'opponentPile', n });
  },

  whyNotAnswer(view, seat, ref) {
    const [kind, name] = ref.split(':');
    const owner = kind === 'card' && view.decision?.kind === 'scavenge' ? ownerOfTop(view, Number(name)) : -1;
    if (owner < 0) return null;
    if (owner === seat) return [{ key: 'fiftyFirstState.why.ownPile', rule: 'R-SCAV-020' }];
    return hasPassed(view, owner) ? [{ key: 'fiftyFirstState.why.passed', rule: 'R-BASE-054' }] : [];
  },

  endLines: (state, seat) =>
    scored(state, seat).map(
      ([card, points]): ScoreLine => ({
        seat,
        key: `fiftyFirstState.card.${designOf(state, card).id}`,
        points,
        under: { key: 'fiftyFirstState.score.end', rule: 'R-BASE-185' },
      }),
    ),

  refs,
  impact,
  value,
  reasons,
  style,
  describeChoice,
  cardValue,
  cardReasons,

  uses(state, event) {
    const use = (card: number, way: string) => [designOf(state, card).id, way] as const;
    switch (event.kind) {
      case 'razed': {
        const owner = numberIn(event.owner);
        return owner < 0 ? [] : guardsOf(state, owner, numberIn(event.card)).map((card) => use(card, 'modify'));
      }
      case 'foundRuins':
        // With these ruins other locations are guarded.
        return guardsOf(state, numberIn(event.seat), -1).map((card) => use(card, 'modify'));
      case 'over':
        return state.players.flatMap((_, seat) => scored(state, seat).map(([card]) => use(card, 'end')));
      default:
        return [];
    }
  },
  tally: (view) => ({ ruins: view.players.map((_, seat) => playerOf(view, seat).ruins.length) }),
  words: { en, pl },
};

/** The yellow connection of the rulebook in place of every other. */
function shownYellow(index: number): number {
  const design = must(DESIGNS[index]);
  if (design.kind !== 'connection' || design.colour !== 'yellow' || design.origin !== 'designed') return index;
  return must(DESIGNS.find((one) => one.kind === 'connection' && one.colour === 'yellow' && one.origin !== 'designed'))
    .index;
}
