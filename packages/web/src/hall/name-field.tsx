import type { Signal } from '@preact/signals';
import { change } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { knownOrGuest, me } from '../remote/me.ts';

/** Asks for a name; nothing for people whom the server already knows. Nobody has to give one: guests are called guests. */
export function NameField({ name }: { name: Signal<string> }) {
  if (me.value) return null;
  return (
    <label class="field">
      {t('web.name.ask')} <small>{t('web.name.why')}</small>
      <input
        type="text"
        maxLength={24}
        value={name.value}
        placeholder={t('web.guest')}
        autocomplete="nickname"
        onInput={(event) => (name.value = event.currentTarget.value)}
      />
    </label>
  );
}

/** Signs in as a guest under this name, or without one, unless the server already knows the person. */
export async function ensurePerson(name: string): Promise<void> {
  if (me.value) return;
  const person = await knownOrGuest(name.trim());
  if (person.name) change({ name: person.name });
}

export const isNameOrNone = (name: string): boolean => name.trim().length !== 1;
