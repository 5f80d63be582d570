import { change, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { Frame } from './frame.tsx';
import { SettingsForm } from './settings-form.tsx';

export const SettingsPage = () => (
  <Frame title={t('web.nav.settings')}>
    <main class="page">
      <h1>{t('web.nav.settings')}</h1>
      <label class="field">
        {t('web.set.name')}
        <input
          type="text"
          maxLength={24}
          value={settings.value.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <SettingsForm />
    </main>
  </Frame>
);
