import { games } from '@cinderhall/registry';
import { type Hall, type HallOptions, openHall } from './server.ts';

/** Opens the hall with every game that is registered. */
export function open(options: Omit<HallOptions, 'doors'>): Promise<Hall> {
  return openHall({ ...options, doors: games });
}
