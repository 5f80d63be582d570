import type { Choice, Ref } from '@cinderhall/kernel';
import { plain } from '../app/plain.ts';
import type { GameTable } from '../games/types.ts';

/** What narrows the list of choices down. */
export interface Filter {
  readonly verb: string | null;
  readonly refs: readonly Ref[];
  readonly query: string;
}

export const noFilter: Filter = { verb: null, refs: [], query: '' };

/** More than these are grouped by what they do; a phone has room for fewer. */
export const groupFrom = (): number => (matchMedia('(max-width: 599px)').matches ? 6 : 9);

type Verbs = Pick<GameTable, 'verb'>;

/** The indices of the choices that fit. */
export function fitting(
  choices: readonly Choice[],
  refs: readonly (readonly Ref[])[],
  texts: readonly string[],
  { verb }: Verbs,
  filter: Filter,
): number[] {
  const wanted = plain(filter.query.trim());
  return choices.flatMap((choice, i) => {
    const byVerb = filter.verb === null || verb(choice) === filter.verb;
    const byRefs = filter.refs.every((ref) => refs[i]?.includes(ref));
    const byText = wanted === '' || plain(texts[i] ?? '').includes(wanted);
    return byVerb && byRefs && byText ? [i] : [];
  });
}

/** A line of the list: one choice, or several that do the same with different things. */
export type Row =
  | { readonly kind: 'choice'; readonly index: number }
  | { readonly kind: 'group'; readonly verb: string; readonly count: number };

export function groupsOf(choices: readonly Choice[], shown: readonly number[], { verb }: Verbs, filter: Filter): Row[] {
  const single = (index: number): Row => ({ kind: 'choice', index });
  const filtered = filter.verb !== null || filter.refs.length > 0 || filter.query !== '';
  if (shown.length <= groupFrom() || filtered) return shown.map(single);
  const byVerb = new Map<string, number[]>();
  for (const index of shown) {
    const choice = choices[index];
    const name = (choice && verb(choice)) ?? `#${index}`;
    byVerb.set(name, [...(byVerb.get(name) ?? []), index]);
  }
  // A single group would only add a click.
  if (byVerb.size === 1) return shown.map(single);
  return [...byVerb].flatMap(([name, members]) =>
    members.length === 1 || name.startsWith('#')
      ? members.map(single)
      : [{ kind: 'group' as const, verb: name, count: members.length }],
  );
}
