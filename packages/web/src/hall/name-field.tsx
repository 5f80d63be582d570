import type { Signal } from '@preact/signals';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { knownOrGuest, me } from '../remote/me.ts';

/** Asks for a name where one is needed; nothing for people whom the server already knows. */
export function NameField({ name }: { name: Signal<string> }) {
  if (me.value) return null;
  return (
    <label class="field">
      {t('web.name.ask')} <small>{t('web.name.why')}</small>
      <input
        type="text"
        maxLength={24}
        value={name.value}
        autocomplete="nickname"
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
    </label>
  );
}

/** Signs in as a guest under this name, unless the server already knows the person. */
export async function ensurePerson(name: string): Promise<void> {
  if (me.value) return;
  const person = await knownOrGuest(name.trim());
  if (person.name !== settings.value.name) change({ name: person.name });
}

export const isName = (name: string): boolean => name.trim().length >= 2;
