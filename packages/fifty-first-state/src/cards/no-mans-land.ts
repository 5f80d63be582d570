import type { LocationData } from './types.ts';

export const noMansLand: readonly LocationData[] = [];
