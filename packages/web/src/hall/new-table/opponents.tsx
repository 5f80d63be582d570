import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { itemsOf } from './layout.ts';
import { offerOf } from './selection.ts';
import type { Setting } from './setting.ts';
import { Details } from './shelf.tsx';
import { Tick } from './tick.tsx';

/** Whom a lone player meets, side by side: with a picture who has one, the others with an emblem. */
export function Opponents({ setting }: { setting: Setting }) {
  const { layout, spec, selection, look, word, choose } = setting;
  const items = itemsOf(layout.opponent).map((item) => ({
    ...item,
    offer: offerOf(spec, selection, item.option, item.value),
    cover: look.cover(item.option, item.value, selection),
  }));
  if (selection.seats > 1 || items.length === 0) return null;
  const pictured = items.filter(({ cover }) => cover);
  const others = items.filter(({ cover }) => !cover);
  return (
    <fieldset class="opponents">
      <legend>{t('web.new.against')}</legend>
      {[...pictured, ...others].map(({ option, value, key, offer, cover }) => (
        <Tick
          key={key}
          type="radio"
          name={option}
          value={value}
          class={cover ? 'foe' : 'tile'}
          checked={offer.kind === 'in'}
          labelledby={`${key}-name`}
          describedby={`${key}-help`}
          change={(on) => choose(option, value, on)}
        >
          {cover ?? <Icon name={look.emblem(option, value)} class="em" />}
          <span>
            <b id={`${key}-name`}>{word(key)}</b>
            <small id={`${key}-help`}>{word(`${key}.help`)}</small>
          </span>
          {offer.kind === 'in' && <Icon name="check" class="tick" />}
        </Tick>
      ))}
      <Details setting={setting} of="opponent" />
    </fieldset>
  );
}
