import type { Signal } from '@preact/signals';
import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { me, someone } from '../remote/me.ts';

/** Asks whoever is nobody yet for a name, right where it is needed. */
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

/** Whoever had no name has one from now on, here and on the server. */
export async function becomeSomeone(name: string): Promise<void> {
  if (me.value) return;
  const person = await someone(name.trim());
  if (person.name !== settings.value.name) change({ name: person.name });
}

export const isName = (name: string): boolean => name.trim().length >= 2;
