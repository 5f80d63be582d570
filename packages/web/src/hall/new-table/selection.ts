import {
  isRefused,
  type OptionField,
  type OptionsSpec,
  optionFields,
  type Reason,
  readOptions,
} from '@cinderhall/kernel';

/**
 * What becomes of what was chosen for a table when something is added, swapped or taken away. The game alone says what
 * goes together (`check` of its options); here is only how to get from one selection to another that it accepts.
 */
export interface Options {
  readonly [name: string]: unknown;
}

/** The options of any game. */
export type Spec = OptionsSpec<Record<string, unknown>>;

export interface Selection {
  readonly options: Options;
  readonly seats: number;
}

/** An option that had to give way, and why. */
export interface Dropped {
  readonly option: string;
  /** The values that are gone; none where an option without values went back to its default. */
  readonly values: readonly string[];
  readonly reason: Reason;
}

export interface Outcome extends Selection {
  readonly dropped: readonly Dropped[];
}

/** What a click on something would do. */
export type Offer =
  | { readonly kind: 'in' }
  | { readonly kind: 'add' }
  | { readonly kind: 'swap'; readonly out: readonly string[] }
  | { readonly kind: 'locked'; readonly reason: Reason };

export const fieldOf = (spec: Spec, name: string): OptionField<unknown> | undefined => spec.fields[name];

export const valueIn = (spec: Spec, options: Options, name: string): unknown =>
  Object.hasOwn(options, name) ? options[name] : fieldOf(spec, name)?.default;

export const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Whether an option has a value, has it among others, or is on. */
export function has(spec: Spec, options: Options, name: string, value: string): boolean {
  const now = valueIn(spec, options, name);
  return now === true || now === value || listOf(now).includes(value);
}

/** Without what the game does not know, or no longer: a plan may have been made for an older hall. */
export function known(spec: Spec, options: Options): Options {
  const fitting = Object.entries(options).filter(([name, value]) => {
    const field = fieldOf(spec, name);
    return field && !isRefused(readOptions({ fields: { [name]: field } }, { [name]: value }, 1));
  });
  return Object.fromEntries(fitting);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const all = (spec: Spec, options: Options): Record<string, unknown> =>
  Object.fromEntries(optionFields(spec).map(([name]) => [name, valueIn(spec, options, name)]));

export const reasonsAgainst = (spec: Spec, { options, seats }: Selection): readonly Reason[] =>
  spec.check?.(all(spec, options), seats) ?? [];

/** The values with which an option would stand back, the mildest first. */
function concessions(field: OptionField<unknown>, value: unknown): unknown[] {
  const list = listOf(value);
  const last = field.type === 'many' && list.length > 1 ? [list.slice(-1)] : [];
  return [...last, field.default].filter((one) => !same(one, value));
}

/**
 * The nearest selection that the game accepts: as long as it objects, the first option that can answer the objection
 * stands back. What was just chosen is kept; where no option can help, everything stays as it is.
 */
export function settled(spec: Spec, selection: Selection, kept: readonly string[]): Outcome {
  const fixed = new Set(kept);
  const dropped: Dropped[] = [];
  let { options } = selection;
  const { seats } = selection;
  for (;;) {
    const [reason] = reasonsAgainst(spec, { options, seats });
    if (!reason) return { options, seats, dropped };
    const step = concession(spec, { options, seats }, reason, fixed);
    if (!step) return { ...selection, dropped: [] };
    const [option, value] = step;
    const values = listOf(valueIn(spec, options, option)).filter((one) => !listOf(value).includes(one));
    dropped.push({ option, values, reason });
    fixed.add(option);
    options = { ...options, [option]: value };
  }
}

function concession(spec: Spec, { options, seats }: Selection, { key }: Reason, fixed: ReadonlySet<string>) {
  let best: readonly [name: string, value: unknown] | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const [name, field] of optionFields(spec)) {
    if (fixed.has(name)) continue;
    for (const value of concessions(field, valueIn(spec, options, name))) {
      const left = reasonsAgainst(spec, { options: { ...options, [name]: value }, seats });
      if (left.some((reason) => reason.key === key) || left.length >= fewest) continue;
      best = [name, value];
      fewest = left.length;
    }
  }
  return best;
}

/** The value that an option would have with this one chosen, or no longer chosen. */
function toggled(field: OptionField<unknown>, now: unknown, value: string, on: boolean): unknown {
  if (field.type === 'flag') return on;
  if (field.type !== 'many') return value;
  return on ? [...listOf(now), value] : listOf(now).filter((one) => one !== value);
}

const isSound = (spec: Spec, selection: Selection): boolean => reasonsAgainst(spec, selection).length === 0;

/** The outcomes of choosing a value: beside the others if the game allows that, otherwise in their place. */
function outcomes(spec: Spec, { options, seats }: Selection, name: string, value: string): Outcome[] {
  const field = fieldOf(spec, name);
  if (!field) return [];
  const beside = toggled(field, valueIn(spec, options, name), value, true);
  const ways = field.type === 'many' ? [beside, [value]] : [beside];
  return ways.map((way) => settled(spec, { options: { ...options, [name]: way }, seats }, [name]));
}

/** What choosing a value would mean; values of a list that stand in each other's way are swapped. */
export function offerOf(spec: Spec, selection: Selection, name: string, value: string): Offer {
  if (has(spec, selection.options, name, value)) return { kind: 'in' };
  const known = new Set(reasonsAgainst(spec, selection).map(({ key }) => key));
  const [beside, instead] = outcomes(spec, selection, name, value).map((outcome) => ({
    outcome,
    reason: reasonsAgainst(spec, outcome).find(({ key }) => !known.has(key)),
  }));
  if (!beside?.reason) return { kind: 'add' };
  if (instead && !instead.reason) return { kind: 'swap', out: listOf(valueIn(spec, selection.options, name)) };
  return { kind: 'locked', reason: beside.reason };
}

/** Why a value of a list cannot be left out; null if it can. */
export function neededFor(spec: Spec, { options, seats }: Selection, name: string, value: string): Reason | null {
  const field = fieldOf(spec, name);
  if (!field) return null;
  const without = { ...options, [name]: toggled(field, valueIn(spec, options, name), value, false) };
  return reasonsAgainst(spec, settled(spec, { options: without, seats }, [name]))[0] ?? null;
}

/** Chooses a value, or leaves it out; nothing happens to what is locked. */
export function chosen(spec: Spec, selection: Selection, name: string, value: string, on = true): Outcome {
  const unchanged = { ...selection, dropped: [] };
  const field = fieldOf(spec, name);
  if (!field) return unchanged;
  if (!on) {
    if (neededFor(spec, selection, name, value)) return unchanged;
    return put(spec, selection, { [name]: toggled(field, valueIn(spec, selection.options, name), value, false) });
  }
  const offer = offerOf(spec, selection, name, value);
  if (offer.kind === 'in' || offer.kind === 'locked') return unchanged;
  const [beside, instead] = outcomes(spec, selection, name, value);
  return (offer.kind === 'swap' ? instead : beside) ?? unchanged;
}

/** Sets options as they are given; what they rule out gives way. */
export const put = (spec: Spec, { options, seats }: Selection, changes: Options): Outcome =>
  settled(spec, { options: { ...options, ...changes }, seats }, Object.keys(changes));

/** With another number of seats. */
export const seated = (spec: Spec, { options }: Selection, seats: number): Outcome =>
  settled(spec, { options, seats }, []);

/** A preset with the number of seats there is, or the nearest one that it is for. */
export function preset(
  spec: Spec,
  name: string,
  seats: number,
  range: { readonly min: number; readonly max: number },
): Selection {
  const options: Options = { ...spec.presets?.[name] };
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  const fitting = counts.filter((count) => isSound(spec, { options, seats: count }));
  const [nearest = seats] = fitting.sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats));
  return { options, seats: nearest };
}

/** The preset that is chosen as it stands. */
export const presetOf = (spec: Spec, { options }: Selection): string | undefined =>
  (spec.offered ?? []).find((name) => same(all(spec, { ...spec.presets?.[name] }), all(spec, options)));
