import { signal } from '@preact/signals';
import { change, type Language, settings } from '../app/settings.ts';
import { call } from './http.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** Kept with a passphrase, so that it can be used elsewhere. */
  readonly kept: boolean;
  readonly webhook: boolean;
  readonly created: number;
}

/** Who the server takes us for; null: nobody yet; undefined: not asked yet. */
export const me = signal<Person | null | undefined>(undefined);

export async function findMe(): Promise<Person | null> {
  const { person } = await call<{ person: Person | null }>('GET', '/api/visitor');
  me.value = person;
  return person;
}

/** Whoever wants to sit at a table of the server has to be somebody: a guest is made on the way. */
export async function someone(name: string): Promise<Person> {
  const known = me.value ?? (await findMe());
  if (known) return known;
  const { language } = settings.value;
  const made = await call<Person>('POST', '/api/guests', { name, language });
  me.value = made;
  return made;
}

export async function changeMe(changes: { readonly name?: string; readonly language?: Language }): Promise<void> {
  me.value = await call<Person>('PATCH', '/api/me', changes);
}

/** The language holds here at once; whoever is known to the server gets reminders in it as well. */
export function speak(language: Language): void {
  change({ language });
  if (me.value && me.value.language !== language) changeMe({ language }).catch(() => undefined);
}
