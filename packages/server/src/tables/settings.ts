import { STAND_IN } from '@cinderhall/bots';
import type { TableSettings } from '@cinderhall/protocol';

export const usualSettings: TableSettings = {
  clock: { kind: 'none' },
  timeout: 'bot',
  standIn: STAND_IN,
  spectators: true,
  hints: true,
  listed: true,
};

/** The settings of a stored table; one from before a setting existed has the usual. */
export const settingsOf = ({ settings }: { readonly settings: string }): TableSettings => ({
  ...usualSettings,
  ...(JSON.parse(settings) as Partial<TableSettings>),
});
