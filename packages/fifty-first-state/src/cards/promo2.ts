import type { LocationData } from './types.ts';

export const promo2: readonly LocationData[] = [];
