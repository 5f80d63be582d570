import { type OptionField, type OptionPlace, optionFields } from '@cinderhall/kernel';
import { has, type Options, type Spec } from './selection.ts';

export type NamedField = readonly [name: string, field: OptionField<unknown>];

/** The options that matter now, by where the page shows them; `house` are those without a place. */
export type Layout = { readonly [P in OptionPlace | 'house']: readonly NamedField[] };

export function layoutOf(spec: Spec, options: Options): Layout {
  const asked = optionFields(spec).filter(([, { of }]) => !of || has(spec, options, ...of));
  const at = (place: OptionPlace) => asked.filter(([, field]) => field.place === place);
  return {
    shelf: at('shelf'),
    mix: at('mix'),
    extra: at('extra'),
    faction: at('faction'),
    seat: at('seat'),
    opponent: at('opponent'),
    table: at('table'),
    // Larger values have pages of their own.
    house: asked.filter(([, { place, type }]) => place === undefined && type !== 'data'),
  };
}

/** Something on the shelf, or any other value that is chosen by a click. */
export interface Item {
  readonly option: string;
  /** The value, or the option's own name where it is on or off. */
  readonly value: string;
  /** Where its words are: `option.sets.winter`. */
  readonly key: string;
}

/** A flag is one thing, a list or a choice is as many as it has values. */
export const itemsOf = (fields: readonly NamedField[]): readonly Item[] =>
  fields.flatMap(([option, field]) =>
    'values' in field
      ? field.values.map((value) => ({ option, value, key: `option.${option}.${value}` }))
      : [{ option, value: option, key: `option.${option}` }],
  );
