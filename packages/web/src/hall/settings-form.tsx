import { LANGUAGES } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { languageNames } from '../app/languages.ts';
import { change, type Pace, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { setLanguage } from '../remote/me.ts';
import { forgetTips } from '../table/tips.tsx';

const FLAGS = ['holdBots', 'oneClick', 'sound', 'tips', 'notify', 'contrast'] as const;
const PACES: readonly Pace[] = ['instant', 'quick', 'calm'];

/** The person's settings; every change takes effect at once. */
export function SettingsForm() {
  const now = settings.value;
  return (
    <div class="settings">
      {FLAGS.map((flag) => (
        <Check key={flag} name={flag} checked={now[flag]} set={(on) => change({ [flag]: on })} />
      ))}
      <Check name="still" checked={now.motion === 'none'} set={(on) => change({ motion: on ? 'none' : 'full' })} />
      <fieldset class="picks">
        <legend>
          {t('web.set.pace')}
          <small>{t('web.set.pace.help')}</small>
        </legend>
        {PACES.map((pace) => (
          <label key={pace}>
            <input type="radio" name="pace" checked={now.pace === pace} onChange={() => change({ pace })} />
            <span>{t(`web.set.pace.${pace}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset class="picks">
        <legend>
          {t('web.language')}
          <small>{t('web.language.help')}</small>
        </legend>
        {LANGUAGES.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="language"
              checked={now.language === language}
              onChange={() => setLanguage(language)}
            />
            <span>{languageNames[language]}</span>
          </label>
        ))}
      </fieldset>
      <TipsAgain />
    </div>
  );
}

function Check({ name, checked, set }: { name: string; checked: boolean; set: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => set(event.currentTarget.checked)} />
      <span>
        {t(`web.set.${name}`)}
        <small>{t(`web.set.${name}.help`)}</small>
      </span>
    </label>
  );
}

function TipsAgain() {
  const said = useSignal('');
  const again = () => {
    forgetTips();
    change({ tips: true });
    said.value = t('web.set.tipsAgain.done');
  };
  return (
    <div class="actions">
      <button type="button" class="btn sm" onClick={again}>
        {t('web.set.tipsAgain')}
      </button>
      <span role="status">{said.value}</span>
    </div>
  );
}
