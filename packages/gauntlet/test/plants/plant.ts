import type { Game, GameEvent, TaskHandlers } from '@cinderhall/kernel';
import type { CheckName, Trial } from '../../src/index.ts';
import { nightMarket } from '../fixture/game.ts';
import type { Choice, State } from '../fixture/schema.ts';

export type Night = Game<State, Choice>;

/** A fault put into the sound game by replacing one part, and the check that names it best. */
export interface Plant {
  readonly name: string;
  readonly check: CheckName;
  readonly change: Partial<Night>;
  readonly about?: Partial<Trial<State, Choice>>;
  readonly says?: RegExp;
}

export const sound = nightMarket as unknown as Night;

type FlowOfNight = Parameters<TaskHandlers<State>['refill']>[2];

/** The methods of a flow are bound to it, so that some of them can be replaced. */
export function flowLike(flow: FlowOfNight, changes: Partial<FlowOfNight>): FlowOfNight {
  return {
    state: flow.state,
    chance: flow.chance,
    push: (...tasks) => flow.push(...tasks),
    ask: (decision) => flow.ask(decision),
    emit: (event: GameEvent) => flow.emit(event),
    tell: (...args) => flow.tell(...args),
    finish: () => flow.finish(),
    barrier: () => flow.barrier(),
    ...changes,
  };
}
