import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { itemsOf } from './layout.ts';
import { Part } from './part.tsx';
import { has, offerOf } from './selection.ts';
import type { Setting } from './setting.ts';
import { Tick } from './tick.tsx';

/** Small modules as tiles. One that does not fit this table says why. */
export function Extras({ setting }: { setting: Setting }) {
  const { layout, spec, selection, look, word, say, choose } = setting;
  const items = itemsOf(layout.extra);
  if (items.length === 0) return null;
  const chosen = items.filter(({ option, value }) => has(spec, selection.options, option, value));
  const help = t('web.new.extras.help');
  return (
    <Part
      class="extras-part"
      title={t('web.new.extras')}
      help={help}
      line={chosen.map(({ key }) => word(key)).join(', ') || help}
    >
      <div class={`tiles ${items.length <= 3 ? 'few' : ''}`}>
        {items.map(({ option, value, key }) => {
          const offer = offerOf(spec, selection, option, value);
          return (
            <Tick
              key={key}
              type="checkbox"
              name={option}
              value={value}
              class="tile"
              checked={offer.kind === 'in'}
              locked={offer.kind === 'locked'}
              labelledby={`${key}-name`}
              describedby={`${key}-help`}
              change={(on) => choose(option, value, on)}
            >
              <Icon name={look.emblem(option, value)} class="em" />
              <span>
                <b id={`${key}-name`}>{word(key)}</b>
                <small id={`${key}-help`}>
                  {offer.kind === 'locked' ? (
                    <>
                      <Icon name="lock" /> {say(offer.reason)}
                    </>
                  ) : (
                    word(`${key}.help`)
                  )}
                </small>
              </span>
              {offer.kind === 'in' && <Icon name="check" class="tick" />}
            </Tick>
          );
        })}
      </div>
    </Part>
  );
}
