import { change, type Pace, type Settings, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { forgetTips } from '../table/tips.tsx';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
const FLAGS: readonly Flag[] = ['oneClick', 'holdBots', 'sound', 'tips'];
const PACES: readonly Pace[] = ['instant', 'quick', 'calm'];

export function SettingsForm() {
  const now = settings.value;
  return (
    <div class="settings">
      {FLAGS.map((flag) => (
        <label key={flag} class="check">
          <input
            type="checkbox"
            checked={now[flag]}
            onChange={(event) => change({ [flag]: event.currentTarget.checked })}
          />
          <span>
            {t(`web.set.${flag}`)}
            <small>{t(`web.set.${flag}.help`)}</small>
          </span>
        </label>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={now.motion === 'none'}
          onChange={(event) => change({ motion: event.currentTarget.checked ? 'none' : 'full' })}
        />
        <span>
          {t('web.set.still')}
          <small>{t('web.set.still.help')}</small>
        </span>
      </label>
      <fieldset class="picks">
        <legend>{t('web.set.pace')}</legend>
        {PACES.map((pace) => (
          <label key={pace}>
            <input type="radio" name="pace" checked={now.pace === pace} onChange={() => change({ pace })} />
            <span>{t(`web.set.pace.${pace}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="picks">
        <legend>{t('web.language')}</legend>
        {(['en', 'pl'] as const).map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="language"
              checked={now.language === language}
              onChange={() => change({ language })}
            />
            <span>{language === 'en' ? 'English' : 'Polski'}</span>
          </label>
        ))}
      </fieldset>
      <div class="stack">
        <button type="button" class="btn sm" onClick={forgetTips}>
          {t('web.set.tipsAgain')}
        </button>
        {'Notification' in globalThis && Notification.permission === 'default' && (
          <button type="button" class="btn sm" onClick={() => void Notification.requestPermission()}>
            {t('web.set.notify')}
          </button>
        )}
      </div>
    </div>
  );
}
