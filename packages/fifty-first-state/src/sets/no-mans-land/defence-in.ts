/** Apart from `defence.ts`, because ops use that one and the kit is made of ops. */
import { kit } from '../../effect-kit.ts';
import type { State } from '../../state.ts';
import { outpostDefence } from './defence.ts';

/** What razing the outpost on an area takes. */
export const outpostDefenceIn = (view: State, area: number): number => outpostDefence(view, area, kit);
