import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { itemsOf } from './layout.ts';
import { fieldOf, has } from './selection.ts';
import type { Setting } from './setting.ts';

/** No nearer than to five minutes: nobody plays by the clock. */
const STEP = 5;

/** How long a match takes; what is added to the game makes it longer, the second box less than the first. */
export function minutesOf({ layout, listing, look, selection, spec }: Setting): number {
  const added = itemsOf(layout.shelf).filter(({ option, value }) => has(spec, selection.options, option, value));
  const [most = 0, ...others] = added
    .map(({ option, value }) => look.longer?.(option, value) ?? 0)
    .sort((a, b) => b - a);
  const longer = others.reduce((sum, one) => sum + one / 3, most);
  return STEP * Math.round((listing.minutes * (1 + longer)) / STEP);
}

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
        {t('web.new.sum.seats', { n: selection.seats })} · {t('web.new.sum.time', { n: minutesOf(setting) })}
      </p>
    </div>
  );
}
