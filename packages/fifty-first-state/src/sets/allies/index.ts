import type { GameEvent, Impact, Ref, Seat, Tally, TaskHandlers } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';
import { alliesSupplement } from '../../cards/allies.ts';
import { INFLUENCE, locationOf } from '../../cards/index.ts';
import { heldOf } from '../../goods.ts';
import { ownerOf, typesOf } from '../../locations.ts';
import { modifying } from '../../modifying.ts';
import type { Choice, State } from '../../state.ts';
import type { SetRules } from '../types.ts';
import { develop } from './borgo.ts';
import { describeChoice } from './describe.ts';
import { influenceFor, influenceHeld } from './influence.ts';
import { reasons, value } from './insight.ts';
import { NO_SEAT } from './rivals.ts';
import { en } from './text/en.ts';
import { pl } from './text/pl.ts';

export { decisions } from './decisions.ts';

export const tasks = {} satisfies Partial<TaskHandlers<State>>;

const noInfluence = () => ({ influenceIronGang: 0, influenceSharrash: 0, influenceUranopolis: 0 });

function refs(choice: Choice): Ref[] {
  const cards: Ref[] = 'card' in choice ? [`card:${choice.card}`] : [];
  return 'rival' in choice && choice.rival !== NO_SEAT ? [...cards, `seat:${choice.rival}`] : cards;
}

/** A given card is no payment: it is what the action does. */
function impact(view: State, _seat: Seat, choice: Choice): Impact {
  if (choice.kind === 'block')
    return { cost: {}, targets: [{ seat: ownerOf(view, choice.card), ref: `card:${choice.card}` }] };
  const rival = 'rival' in choice ? choice.rival : NO_SEAT;
  return { cost: {}, targets: rival === NO_SEAT ? [] : [{ seat: rival }] };
}

/** A rebuild that the printed types alone would not have allowed. */
function uses(state: State, event: GameEvent) {
  if (event.kind !== 'rebuilt') return [];
  const [seat, card, over] = [numberIn(event.seat), numberIn(event.card), numberIn(event.over)];
  const apart = (locationOf(state, card).printedTypes & locationOf(state, over).printedTypes) === 0;
  const together = (typesOf(state, seat, card) & typesOf(state, seat, over)) !== 0;
  return apart && together ? modifying(state, seat, 'types') : [];
}

const tally = (view: State): Tally => ({
  influence: view.players.map((_, seat) => INFLUENCE.reduce((sum, good) => sum + heldOf(view, seat, good), 0)),
});

export const rules: SetRules = {
  borgo: { develop },
  /** */
  copies: ({ id }, { alliesDeck }) => (alliesDeck === '44' && alliesSupplement.includes(id) ? 1 : undefined),
  /** R-SETUP-010. */
  setup(start) {
    start.allies = { influence: start.players.map(noInfluence), blocked: [] };
  },
  nextRound(state) {
    if (state.allies) state.allies.blocked = [];
  },
  alsoPays: influenceFor,
  alsoHeld: influenceHeld,
  blocks: ({ allies }, card) => allies?.blocked.includes(card) ?? false,
  refs,
  impact,
  value,
  reasons,
  style: () => 'raid',
  describeChoice,
  uses,
  tally,
  words: { en, pl },
};
