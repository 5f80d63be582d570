import type { Describer } from '@cinderhall/kernel';
import type { Choice, State } from '../state.ts';
import { choice } from './choice.ts';
import { decision } from './decision.ts';
import { event } from './event.ts';

export const describe: Describer<State, Choice> = { decision, choice, event };
