import { type TableSettings, usualSettings } from '@cinderhall/protocol';
import { TableSettings as schema } from '@cinderhall/protocol/schemas';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { objectIn } from '../store/json.ts';

function reader<S extends TSchema>(setting: S, usual: Static<S>): (value: unknown) => Static<S> {
  const validator = Compile(setting);
  return (value) => (validator.Check(value) ? value : usual);
}

const read = {
  clock: reader(schema.properties.clock, usualSettings.clock),
  timeout: reader(schema.properties.timeout, usualSettings.timeout),
  standIn: reader(schema.properties.standIn, usualSettings.standIn),
  spectators: reader(schema.properties.spectators, usualSettings.spectators),
  hints: reader(schema.properties.hints, usualSettings.hints),
  listed: reader(schema.properties.listed, usualSettings.listed),
};

/** The settings of a stored table; a setting that is missing or that this version does not know has its usual value. */
export function settingsOf(row: { readonly settings: string }): TableSettings {
  const stored = objectIn(row.settings);
  return {
    clock: read.clock(stored.clock),
    timeout: read.timeout(stored.timeout),
    standIn: read.standIn(stored.standIn),
    spectators: read.spectators(stored.spectators),
    hints: read.hints(stored.hints),
    listed: read.listed(stored.listed),
  };
}
