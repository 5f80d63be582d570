import type { LocationData } from './types.ts';

export const allies: readonly LocationData[] = [];
