import { STAND_IN } from '@cinderhall/bots';
import type { TableSettings } from './index.ts';

/** What holds at a table unless its owner decides otherwise. */
export const usualSettings: TableSettings = {
  clock: { kind: 'none' },
  timeout: 'bot',
  standIn: STAND_IN,
  spectators: true,
  hints: true,
  listed: true,
};
