import type { Choice, GameState, Note, Seat } from '@cinderhall/kernel';

/** What every game has and what says nothing about who is winning. */
const KERNEL: ReadonlySet<string> = new Set(['chance', 'tasks', 'asked', 'answers', 'known', 'options', 'abilities']);
const DEEPEST = 5;

type Walked = { readonly [field: string]: unknown };
const isRecord = (value: unknown): value is Walked => typeof value === 'object' && value !== null;

/**
 * The numbers of a view under their paths, for games that list no facts of their own. Lists of one entry a seat are
 * noted as one's own and the rivals'; of other lists their length and the sums of what lies in them.
 */
export function walkView(view: GameState, seat: Seat, note: Note): void {
  const seats = view.known.length;
  note('seats', seats);
  const go = (value: unknown, path: string, depth: number): void => {
    if (typeof value === 'number') note(path, value);
    else if (typeof value === 'boolean') note(path, value ? 1 : 0);
    else if (typeof value === 'string') note(`${path}=${value}`, 1);
    else if (depth > DEEPEST || !isRecord(value)) return;
    else if (Array.isArray(value)) list(value, path, depth);
    else for (const [name, part] of Object.entries(value)) go(part, `${path}.${name}`, depth + 1);
  };
  const list = (parts: readonly unknown[], path: string, depth: number): void => {
    if (seats > 0 && parts.length === seats && parts.some(isRecord))
      for (const [at, part] of parts.entries()) go(part, `${path}.${at === seat ? 'own' : 'rival'}`, depth + 1);
    else {
      note(`${path}.length`, parts.length);
      for (const part of parts) if (isRecord(part)) go(part, `${path}[]`, depth + 1);
    }
  };
  for (const [name, part] of Object.entries(view)) if (!KERNEL.has(name)) go(part, name, 0);
}

/** What a choice names, under its kind, for games that list no traits of their own. */
export function walkChoice(view: GameState, choice: Choice, note: Note): void {
  const { kind, ...rest } = choice;
  const cards = 'cards' in view && Array.isArray(view.cards) ? view.cards : null;
  for (const [name, part] of Object.entries<unknown>(rest)) {
    if (typeof part === 'boolean' || typeof part === 'string') note(`${kind}.${name}=${part}`, 1);
    if (typeof part !== 'number') continue;
    const design: unknown = name === 'card' && cards ? cards[part] : undefined;
    note(`${kind}.${name}=${typeof design === 'number' ? design : part}`, 1);
  }
}
