import { type TableSettings, usualSettings } from '@cinderhall/protocol';

/** The settings of a stored table; one from before a setting existed has the usual. */
export const settingsOf = ({ settings }: { readonly settings: string }): TableSettings => ({
  ...usualSettings,
  ...(JSON.parse(settings) as Partial<TableSettings>),
});
