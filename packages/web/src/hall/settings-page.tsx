import { useSignal } from '@preact/signals';
import { change, resetSettings, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { forgetTips } from '../table/tips.tsx';
import { Frame } from './frame.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const said = useSignal('');
  const reset = () => {
    resetSettings();
    forgetTips();
    said.value = t('web.set.wasReset');
  };
  return (
    <Frame title={t('web.nav.settings')}>
      <main class="page">
        <h1>{t('web.nav.settings')}</h1>
        <p>{t('web.set.why')}</p>
        <label class="field">
          {t('web.set.name')}
          <input
            type="text"
            maxLength={24}
            value={settings.value.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
          <small>{t('web.set.name.help')}</small>
        </label>
        <SettingsForm />
        <h2>{t('web.set.more')}</h2>
        <div class="actions">
          <a class="btn" href="/reminders">
            {t('web.set.reminders')}
          </a>
          <a class="btn" href="/account">
            {t('web.nav.account')}
          </a>
          <a class="btn" href="/credits">
            {t('web.nav.credits')}
          </a>
          <button type="button" class="btn" onClick={reset}>
            {t('web.set.reset')}
          </button>
        </div>
        <p role="status">{said.value}</p>
      </main>
    </Frame>
  );
}
