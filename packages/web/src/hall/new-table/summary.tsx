import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { itemsOf } from './layout.ts';
import { fieldOf, has } from './selection.ts';
import type { Setting } from './setting.ts';

/** In one line what is on the table, and below who plays and how long. */
export function Summary({ setting, how }: { setting: Setting; how: string }) {
  const { layout, listing, selection, spec, word } = setting;
  const chosen = (place: 'shelf' | 'extra') =>
    itemsOf(layout[place])
      .filter(({ option, value }) => has(spec, selection.options, option, value))
      .map(({ key, option }) => (isPick(option) ? `${word(`option.${option}`)}: ${word(key)}` : word(key)));
  const isPick = (option: string) => fieldOf(spec, option)?.type === 'pick';
  const parts = [[listing.title[settings.value.language], ...chosen('shelf')], chosen('extra')];
  return (
    <div class="sum">
      <b>
        {parts
          .filter(({ length }) => length > 0)
          .map((names) => names.join(', '))
          .join(' · ')}
      </b>
      <p>{how}</p>
      <p>
        {t('web.new.sum.seats', { n: selection.seats })} · {t('web.new.sum.time', { n: listing.minutes })}
      </p>
    </div>
  );
}
