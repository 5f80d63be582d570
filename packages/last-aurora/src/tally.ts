import { must, type Tally } from '@cinderhall/kernel';
import { count } from './convoy.ts';
import { FAME_TRACK } from './data/boards.ts';
import { scoreOf } from './outcome.ts';
import { DAMAGED, FUEL, type State } from './state.ts';

export const tally = (view: State): Tally => ({
  score: view.players.map((_, seat) => scoreOf(view, seat)),
  space: view.players.map(({ space }) => space),
  fame: view.players.map(({ fame }) => must(FAME_TRACK[fame])),
  survivors: view.players.map(({ survivors }) => survivors.length),
  fuel: view.players.map(({ convoy }) => count(convoy, FUEL)),
  damage: view.players.map(({ convoy }) => count(convoy, DAMAGED)),
});
