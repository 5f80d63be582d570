import type { LocationData } from './types.ts';

export const scavengers: readonly LocationData[] = [];
