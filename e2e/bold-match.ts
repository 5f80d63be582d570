import { botOf } from '@cinderhall/bots';
import { isRefused, Match } from '@cinderhall/kernel';
import { type Choice, newEra, type Options, type State } from '@cinderhall/new-era';
import { ownerOf } from '@cinderhall/new-era/realm';

export interface Plan {
  readonly seats: number;
  readonly options?: Partial<Options>;
  /** The seed to begin with; where nothing is found, the next ones are tried. */
  readonly from: number;
}

const SEEDS = 300;

/** Plays The New Era so that everybody raids and defends whenever they can, until the match is as wanted. */
export function boldMatch(
  { seats, options = {}, from }: Plan,
  wanted: (match: Match<State, Choice>) => boolean,
): Match<State, Choice> {
  for (let n = from; n < from + SEEDS; n++) {
    const match = Match.start(newEra, { seats, options, seed: n.toString(16).padStart(32, '0') });
    if (isRefused(match)) throw new Error('the set-up is refused');
    const bot = botOf('greedy', newEra as never, n);
    while (!match.over) {
      if (wanted(match)) return match;
      const [seat = 0] = match.waiting();
      const choices = match.choices(seat);
      const bold = choices.findIndex(
        (one) => one.kind === 'defend' || (one.kind === 'conquer' && ownerOf(match.state, one.card) >= 0),
      );
      match.step(seat, match.state.asked, bold >= 0 ? bold : bot.think(match.view(seat), choices, seat));
    }
  }
  throw new Error('no match was as wanted');
}
