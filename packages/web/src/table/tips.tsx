import { signal } from '@preact/signals';
import { readStored, settings, store } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { Session } from './session.ts';

const KEY = 'cinderhall.tips';
const seen = signal<readonly string[]>(readStored(KEY, []));

const put = (keys: readonly string[]): void => {
  seen.value = keys;
  store(KEY, keys);
};

export const forgetTips = (): void => put([]);

/** The first time a kind of question comes up, the table says what it is about. */
export function Tip({ session }: { session: Session }) {
  const view = session.view.value;
  const key = view && settings.value.tips ? session.table.tip(view) : null;
  if (!key || seen.value.includes(key)) return null;
  return (
    <div class="tip">
      <Icon name="bulb" />
      <p>{session.say({ key })}</p>
      <button type="button" class="btn sm ice" onClick={() => put([...seen.value, key])}>
        {t('web.tip.gotIt')}
      </button>
    </div>
  );
}
