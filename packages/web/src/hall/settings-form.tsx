import { LANGUAGES } from '@cinderhall/kernel';
import { useSignal } from '@preact/signals';
import { languageNames } from '../app/languages.ts';
import { change, type Pace, SIZES, SPEEDS, settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { setLanguage } from '../remote/me.ts';
import { play } from '../table/sound.ts';
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
      <Volume />
      <Picks name="pace" values={PACES} chosen={now.pace} choose={(pace) => change({ pace })} />
      <Picks name="speed" values={SPEEDS} chosen={now.speed} choose={(speed) => change({ speed })} />
      <Picks name="text" values={SIZES} chosen={now.text} choose={(text) => change({ text })} />
      <Picks name="cards" values={SIZES} chosen={now.cards} choose={(cards) => change({ cards })} />
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

interface PicksProps<V extends string> {
  readonly name: string;
  readonly values: readonly V[];
  readonly chosen: V;
  readonly choose: (value: V) => void;
}

/** One of a few. */
const Picks = <V extends string>({ name, values, chosen, choose }: PicksProps<V>) => (
  <fieldset class="picks">
    <legend>
      {t(`web.set.${name}`)}
      <small>{t(`web.set.${name}.help`)}</small>
    </legend>
    {values.map((value) => (
      <label key={value}>
        <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
        <span>{t(`web.set.${name}.${value}`)}</span>
      </label>
    ))}
  </fieldset>
);

/** How loud sounds are, where there are any; letting go plays one. */
function Volume() {
  const { sound, volume } = settings.value;
  return (
    <label class="volume">
      <span>
        {t('web.set.volume')}
        <small>{t('web.set.volume.help')}</small>
      </span>
      <input
        type="range"
        min={5}
        max={100}
        step={5}
        disabled={!sound}
        value={volume}
        onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
        onChange={() => play('gain')}
      />
    </label>
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
