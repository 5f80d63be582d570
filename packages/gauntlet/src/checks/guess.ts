import { Chance, type GameState, Position, type Seat } from '@cinderhall/kernel';
import { difference, sameBytes } from '../compare.ts';
import type { CheckContext, CheckMaker } from '../context.ts';
import { asFault, fail, guard } from '../fault.ts';
import { cardsAtHome } from './cards.ts';
import { count } from './tokens.ts';

const FAR = 4;
const SEVERAL = 100;
/** With this many cards to mix up, guesses that all agree are no guesses. */
const MANY = 6;

/** A guess fills a view to a whole state that looks the same to the seat, and play can go on from it. */
export const guess: CheckMaker = () => ({
  sampled(context) {
    const { match, chance } = context;
    const seats = new Set([...match.waiting(), chance.below(match.seats)]);
    for (const seat of seats) check(context, seat);
  },
});

function check(context: CheckContext, seat: Seat): void {
  const { game, state, trial, chance, match } = context;
  const who = `guess for seat ${seat}`;
  const number = chance.below(1 << 30);
  const made = make(context, seat, number);

  const [misfit] = game.schema.misfits(made);
  if (misfit) fail('guess', `${who}: ${misfit.path} is ${misfit.problem}`);
  const view = guard('guess', who, () => game.schema.view(made, seat));
  if (!sameBytes(view, context.view(seat)))
    fail('guess', `${who}: its view differs; ${difference(view, context.view(seat))}`);
  const list = guard('guess', who, () => new Position(game, game.schema.copy(made)).choices(seat));
  if (match.waiting().includes(seat) && !sameBytes(list, match.choices(seat)))
    fail(
      'leak.choices',
      `the list of ${state.decision?.kind} for seat ${seat} does not follow from its view; ` +
        `in a guess ${difference(list, match.choices(seat))}`,
    );
  const [ours, theirs] = [cardsAtHome(game, state), cardsAtGuess(context, made)];
  const lost = [...ours].find((card) => !theirs.has(card));
  if (lost !== undefined || ours.size !== theirs.size) fail('guess', `${who}: card ${lost ?? ''} is nowhere`);
  const tokens = difference(count(trial, made), count(trial, state));
  if (tokens) fail('guess', `${who}: components differ; ${tokens}`);
  if (!sameBytes(made, make(context, seat, number))) fail('guess', `${who}: the same chance gives another state`);

  checkVariety(context, seat, made, number);
  playOn(context, made);
}

/** From a view of its own, which must stay as it is. */
function make({ game, state }: CheckContext, seat: Seat, number: number): GameState {
  const view = game.schema.view(state, seat);
  const bytes = JSON.stringify(view);
  const made = guard('guess', 'guess()', () => game.guess(view, seat, Chance.fromNumber(number)));
  if (JSON.stringify(view) !== bytes)
    fail('guess', `the guess changed its view; ${difference(view, JSON.parse(bytes))}`);
  return made;
}

function cardsAtGuess({ game }: CheckContext, made: GameState): Set<number> {
  const found = new Set<number>();
  game.schema.mapCards(made, (card, home) => {
    if (home && (card < 0 || found.has(card))) fail('guess', `card ${card} is in two places of a guess, or blank`);
    if (home) found.add(card);
    return card;
  });
  return found;
}

/** A guess that does not depend on its chance must come from hidden knowledge. */
function checkVariety(context: CheckContext, seat: Seat, made: GameState, number: number): void {
  if (!context.hidden(context.state, seat).some((pool) => pool.length >= MANY)) return;
  const withoutChance = (state: GameState): string => JSON.stringify({ ...state, chance: [] });
  const first = withoutChance(made);
  if ([1, 2, 3].every((i) => withoutChance(make(context, seat, number + i)) === first))
    fail('guess', `guess for seat ${seat}: the same cards whatever the chance`);
}

/** A few steps from a guess; what throws there and as soon from the true state is no fault of the guess. */
function playOn({ game, chance, state }: CheckContext, made: GameState): void {
  const wander = (from: GameState): void => {
    const position = new Position(game, game.schema.copy(from));
    for (let i = 0; i < FAR && !position.over; i++) {
      const seat = chance.pick(position.waiting());
      position.advance(seat, chance.below(position.choices(seat).length));
    }
  };
  try {
    wander(made);
  } catch (error) {
    for (let i = 0; i < SEVERAL; i++) guard('choices', 'playing on', () => wander(state));
    throw asFault('guess', 'playing on from a guess', error);
  }
}
