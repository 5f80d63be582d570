import type { Reason } from './game.ts';
import { brief, isInteger } from './json.ts';
import { type Refused, refuse } from './refusal.ts';
import { isPlain, isRecord } from './schema/check.ts';

/**
 * What can be chosen at set-up, with defaults and what excludes what: plain data that a form can be drawn from.
 * The game's words say what each thing is called: see `optionKeys`.
 */
export interface OptionsSpec<O extends object> {
  readonly fields: { readonly [K in keyof O & string]: OptionField<O[K]> };
  /** Reasons why these options do not go together, or not with this many seats. */
  check?(options: O, seats: number): Reason[];
  /** Bundles of options worth trying by themselves; the gauntlet covers them and pairs of values. */
  readonly presets?: { readonly [name: string]: Partial<O> };
  /** The presets that a page for a new table offers, the one for newcomers first. */
  readonly offered?: readonly string[];
}

/**
 * What a page for a new table makes of an option: a box on the shelf, the house rule that boxes may be mixed, a small
 * module, a faction that may be drawn, the faction of each seat, whom a lone player meets, or something for the whole
 * table to agree on.
 */
export type OptionPlace = 'shelf' | 'mix' | 'extra' | 'faction' | 'seat' | 'opponent' | 'table';

export interface OptionShown {
  /** Without a place it is a house rule, or a reading of the rules that few will ask for. */
  readonly place?: OptionPlace;
  /** It matters only while this option has this value, or has it among others. */
  readonly of?: readonly [option: string, value: string];
}

export type OptionField<T> = OptionShown & FieldType<T>;

type FieldType<T> =
  | { readonly type: 'flag'; readonly default: T & boolean }
  | { readonly type: 'pick'; readonly default: T & string; readonly values: readonly (T & string)[] }
  | { readonly type: 'number'; readonly default: T & number; readonly min: number; readonly max: number }
  | { readonly type: 'many'; readonly default: T & readonly string[]; readonly values: readonly string[] }
  /** A larger value with a check of its own, such as a custom map. */
  | { readonly type: 'data'; readonly default: T; valid(value: unknown): boolean };

/** The options with their names, whatever game they belong to. */
export const optionFields = <O extends object>({ fields }: OptionsSpec<O>): [name: string, OptionField<unknown>][] =>
  Object.entries(fields);

/** Fills in the defaults, or refuses with the option that is wrong. */
export function readOptions<O extends object>(spec: OptionsSpec<O>, input: unknown, seats: number): O | Refused {
  if (!isRecord(input)) return refuse('refused.option.value', { option: 'options', value: show(input) });
  const options: Record<string, unknown> = {};
  for (const name of Object.keys(input))
    if (!Object.hasOwn(spec.fields, name)) return refuse('refused.option.unknown', { option: name.slice(0, 60) });
  for (const [name, field] of optionFields(spec)) {
    const value = Object.hasOwn(input, name) ? input[name] : field.default;
    if (!fits(field, value)) return refuse('refused.option.value', { option: name, value: show(value) });
    options[name] = value;
  }
  const [conflict] = spec.check?.(options as O, seats) ?? [];
  return conflict ? { refused: conflict } : (options as O);
}

function fits(field: OptionField<unknown>, value: unknown): boolean {
  switch (field.type) {
    case 'flag':
      return typeof value === 'boolean';
    case 'pick':
      return field.values.some((one) => one === value);
    case 'number':
      return isInteger(value) && value >= field.min && value <= field.max;
    case 'many':
      return (
        Array.isArray(value) && value.every((one) => field.values.includes(one)) && new Set(value).size === value.length
      );
    case 'data':
      return isPlain(value) && field.valid(value);
  }
}

const show = (value: unknown): string | number => brief(value, 60);

/** Reads one option from text, as given on a command line: `true`, `3`, `a,b`, or JSON for data. */
export function parseOption<O extends object>(spec: OptionsSpec<O>, name: string, text: string): unknown {
  const [, field] = optionFields(spec).find(([own]) => own === name) ?? [];
  switch (field?.type) {
    case 'flag':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : text;
    case 'many':
      return text === '' ? [] : text.split(',');
    case 'data':
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    default:
      return text;
  }
}

/** Whether each value of an option is a thing of its own, which promises something. */
const promises = ({ place }: OptionShown): boolean => place === 'shelf' || place === 'opponent';

/** Whether what is on the shelf comes on top of a base game; otherwise it is one of several, such as a map. */
export const addsToBase = <O extends object>(spec: OptionsSpec<O>): boolean =>
  optionFields(spec).some(([, { place, type }]) => place === 'shelf' && type !== 'pick');

/** The keys of all words that a form for these options needs: names, a sentence of help, values, presets. */
export function optionKeys<O extends object>(spec: OptionsSpec<O>): string[] {
  return [
    ...(addsToBase(spec) ? ['option.base.help'] : []),
    ...optionFields(spec).flatMap(([name, field]) => [
      `option.${name}`,
      `option.${name}.help`,
      ...('values' in field
        ? field.values.flatMap((value) => [
            `option.${name}.${value}`,
            ...(promises(field) ? [`option.${name}.${value}.help`] : []),
          ])
        : []),
    ]),
    ...Object.keys(spec.presets ?? {}).map((name) => `preset.${name}`),
    ...(spec.offered ?? []).map((name) => `preset.${name}.help`),
  ];
}
