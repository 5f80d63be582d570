import { addsToBase } from '@cinderhall/kernel';
import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { itemsOf } from './layout.ts';
import { fieldOf, has } from './selection.ts';
import type { Setting } from './setting.ts';

/** By how much a box makes a match longer, and all of them together at most, in steps of greedy bots. */
const LONGER = 0.15;
const LONGEST = 0.55;

/** In one line what is on the table, and below who plays and how long. */
export function Summary({ setting, how }: { setting: Setting; how: string }) {
  const { layout, listing, selection, spec, word } = setting;
  const chosen = (place: 'shelf' | 'extra') =>
    itemsOf(layout[place])
      .filter(({ option, value }) => has(spec, selection.options, option, value))
      .map(({ key, option }) => (isPick(option) ? `${word(`option.${option}`)}: ${word(key)}` : word(key)));
  const isPick = (option: string) => fieldOf(spec, option)?.type === 'pick';
  const shelf = chosen('shelf');
  // A map is no box.
  const boxes = addsToBase(spec) ? shelf.length : 0;
  // No nearer than to five minutes: nobody plays by the clock.
  const minutes = 5 * Math.round((listing.minutes * (1 + Math.min(boxes * LONGER, LONGEST))) / 5);
  const parts = [[listing.title[settings.value.language], ...shelf], chosen('extra')];
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
        {t('web.new.sum.seats', { n: selection.seats })} · {t('web.new.sum.time', { n: minutes })}
      </p>
    </div>
  );
}
