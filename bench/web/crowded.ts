import { botOf } from '@cinderhall/bots';
import { fiftyFirstState, type State } from '@cinderhall/fifty-first-state';
import { DESIGNS } from '@cinderhall/fifty-first-state/table';
import { isRefused, Match, type Save, type Seat, seedOf } from '@cinderhall/kernel';

const SEATS = 4;
const ROUND = 4;

/**
 * A save of 51st State with so many cards on the table that no real match ends up with them: a match of four with all
 * expansions, played by bots to its fourth round, and then the draw pile and the discards laid out as locations, turn by
 * turn among the four States, and when the box is empty second copies of cards. What the table draws is as in a match.
 */
export function crowdedSave(cards: number): Save {
  const options = fiftyFirstState.options.presets?.everything ?? {};
  const match = Match.start(fiftyFirstState, { seats: SEATS, seed: seedOf(51), options });
  if (isRefused(match)) throw new Error('the match did not start');
  const bot = botOf('greedy', fiftyFirstState, 51);
  const isReady = ({ round, decision }: State): boolean =>
    round >= ROUND && decision?.kind === 'act' && decision.seats.includes(0);
  while (!match.over && !isReady(match.state)) {
    const [seat] = match.waiting() as [Seat];
    match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
  }
  const { schema } = fiftyFirstState;
  const state = schema.copy(match.state);
  const lying = () =>
    state.locations.reduce((sum, own) => sum + own.length, 0) +
    state.players.reduce((sum, { deals }) => sum + deals.length, 0) +
    (state.players[0]?.hand.length ?? 0);
  const box = state.cards.length;
  for (let i = 0; lying() < cards; i++) {
    const card = state.deck.pop() ?? state.discard.pop() ?? copyOf(state, (i * 7) % box);
    state.locations[i % SEATS]?.push({ card, used: 0, spent: {}, shield: false, visits: 0, goods: null });
  }
  const save = match.save(false);
  return { ...save, base: { at: save.log.length, state }, hash: schema.hash(state) };
}

/** One more card of the same design as this one, or of the next location after it. */
function copyOf({ cards }: State, from: number): number {
  const isLocation = (card: number): boolean => DESIGNS[cards[card] ?? -1]?.kind === 'location';
  let like = from;
  while (!isLocation(like)) like = (like + 1) % cards.length;
  (cards as number[]).push(cards[like] as number);
  return cards.length - 1;
}
