import type { Op } from '@cinderhall/effects';
import type { State } from '../../state.ts';
import type { SetWorld } from '../types.ts';
import { watchGains } from './gains.ts';
import { drawConnection } from './ops/draw-connection.ts';
import { missingGood } from './ops/missing-good.ts';

const ops: readonly Op<State>[] = [missingGood, drawConnection];

export const world: SetWorld = { ops, gained: watchGains };
