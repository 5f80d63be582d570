import { type TableSettings, usualSettings } from '@cinderhall/protocol';
import { TableSettings as schema } from '@cinderhall/protocol/schemas';
import { Compile } from 'typebox/compile';
import { objectIn } from '../store/json.ts';

const validators = Object.entries(schema.properties).map(([name, setting]) => [name, Compile(setting)] as const);

/** The settings of a stored table; a setting that is missing or that this version does not know has its usual value. */
export function settingsOf(row: { readonly settings: string }): TableSettings {
  const stored = objectIn(row.settings);
  const valid = validators.filter(([name, validator]) => validator.Check(stored[name]));
  return { ...usualSettings, ...Object.fromEntries(valid.map(([name]) => [name, stored[name]])) };
}
