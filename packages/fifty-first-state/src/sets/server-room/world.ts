import type { SetWorld } from '../types.ts';

export const world: SetWorld = {};
