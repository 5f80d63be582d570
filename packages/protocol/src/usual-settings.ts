import { STAND_IN } from '@cinderhall/bots';
import type { TableSettings } from './index.ts';

/** Lists of tables come in pages of so many; a shorter one is the last. */
export const TABLES_IN_PAGE = 50;

/** What holds at a table unless its owner decides otherwise. */
export const usualSettings: TableSettings = {
  clock: { kind: 'none' },
  timeout: 'bot',
  standIn: STAND_IN,
  spectators: true,
  hints: true,
  listed: true,
};
