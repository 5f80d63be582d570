import type { Person } from '@cinderhall/protocol';
import { signal } from '@preact/signals';
import { change, type Language, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import type { Named } from '../protocol.ts';
import { call } from './http.ts';

export type { Person };

/** So many letters of an id tell the guests at a table apart. */
const GUEST_MARK = 3;

/** Who the server takes us for; null: nobody yet; undefined: not asked yet. */
export const me = signal<Person | null | undefined>(undefined);

export async function findMe(): Promise<Person | null> {
  const { person } = await call('GET /api/visitor');
  me.value = person;
  return person;
}

/** What others see of somebody: the name, or for a guest without one a word and the beginning of the id. */
export const calledPerson = ({ id, name }: Named): string =>
  name || t('web.guest.marked', { mark: id.slice(0, GUEST_MARK).toUpperCase() });

/** The person whom the server knows; otherwise a new guest of this name, or without one. */
export async function knownOrGuest(name: string): Promise<Person> {
  const known = me.value ?? (await findMe());
  if (known) return known;
  const { language } = settings.value;
  const made = await call('POST /api/guests', { body: { ...(name ? { name } : {}), language } });
  me.value = made;
  return made;
}

export async function changeMe(changes: { readonly name?: string; readonly language?: Language }): Promise<void> {
  me.value = await call('PATCH /api/me', { body: changes });
}

/** The language holds here at once; people known to the server get reminders in it as well. */
export function setLanguage(language: Language): void {
  change({ language });
  if (me.value && me.value.language !== language) changeMe({ language }).catch(() => undefined);
}
