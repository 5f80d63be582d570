import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { seatValues } from './seat-values.ts';
import { listOf, valueIn } from './selection.ts';
import type { Setting } from './setting.ts';

/** Which faction a seat plays. */
export function SeatFaction({ setting, at }: { setting: Setting; at: number }) {
  const { layout, spec, selection, look, word, put } = setting;
  const [named] = layout.seat;
  if (!named) return null;
  const [name, field] = named;
  const values = 'values' in field ? field.values : [];
  const now = listOf(valueIn(spec, selection.options, name));
  const chosen = now[at] ?? '';
  const seat = { at, of: selection.seats };
  return (
    <span class="seat-faction">
      <Icon name={chosen ? look.emblem(name, chosen) : 'die'} />
      <select
        name={`${name}-${at}`}
        value={chosen}
        aria-label={t('web.new.seat.faction', { n: at + 1 })}
        onChange={(event) => put({ [name]: seatValues(values, now, seat, event.currentTarget.value || null) })}
      >
        <option value="">{t('web.new.seat.chooses')}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {word(`option.${name}.${value}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
