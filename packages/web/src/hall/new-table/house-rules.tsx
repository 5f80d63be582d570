import { t } from '../../app/words.ts';
import { OptionInput } from '../option-input.tsx';
import { valueIn } from './selection.ts';
import type { Setting } from './setting.ts';

/** What few will change: house rules, and what the rules leave open. Only for what is in. */
export function HouseRules({ setting: { layout, spec, selection, word, put } }: { setting: Setting }) {
  const { house } = layout;
  if (house.length === 0) return null;
  const valueNow = (name: string) => valueIn(spec, selection.options, name);
  const changed = house.filter(([name, field]) => valueNow(name) !== field.default).length;
  return (
    <details class="house">
      <summary>
        {t('web.new.house')}
        <small>{changed > 0 ? t('web.new.house.changed', { n: changed }) : t('web.new.house.help')}</small>
      </summary>
      <div>
        {house.map(([name, field]) => (
          <OptionInput
            key={name}
            name={name}
            field={field}
            value={valueNow(name)}
            word={word}
            change={(value) => put({ [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
