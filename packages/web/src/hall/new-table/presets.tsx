import { t } from '../../app/words.ts';
import { presetOf } from './selection.ts';
import type { Setting } from './setting.ts';

/** Tables that are set by one click. The first is for newcomers. */
export function Presets({ setting }: { setting: Setting }) {
  const { spec, selection, word, takePreset } = setting;
  const now = presetOf(spec, selection);
  return (
    <ul class="presets" aria-label={t('web.new.presets')}>
      {(spec.offered ?? []).map((name, i) => (
        <li key={name}>
          <button type="button" aria-pressed={now === name} onClick={() => takePreset(name)}>
            <b>{word(`preset.${name}`)}</b>
            <small>{word(`preset.${name}.help`)}</small>
            {i === 0 && <em>{t('web.new.newHere')}</em>}
          </button>
        </li>
      ))}
    </ul>
  );
}
