import { addsToBase } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import { OptionInput } from '../option-input.tsx';
import { type Item, itemsOf, type NamedField } from './layout.ts';
import { fieldOf, has, type Offer, offerOf, reasonsAgainst, type Selection, type Spec, valueIn } from './selection.ts';
import type { Setting } from './setting.ts';
import { Tick } from './tick.tsx';

/** What the match is played with: boxes beside the base game, or maps of which one is taken. */
export function Shelf({ setting }: { setting: Setting }) {
  const { layout, look, listing, selection, spec, word, put } = setting;
  const items = itemsOf(layout.shelf);
  if (items.length === 0) return null;
  const based = addsToBase(spec);
  const count = items.length + (based ? 1 : 0);
  const [first] = layout.shelf;
  const title = based ? t('web.new.boxes') : word(`option.${first?.[0]}`);
  return (
    <section class="shelf-part" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {based && items.length > 1 && (
          <small>{t(mayMix(spec, selection, layout.shelf) ? 'web.new.boxes.many' : 'web.new.boxes.one')}</small>
        )}
        <span class="sp" />
        <Mix setting={setting} />
      </header>
      <div class={`shelf ${count <= 3 ? 'wide' : ''}`} style={{ '--n': String(count) }}>
        {based && (
          <div class="bx in">
            <Front cover={look.cover('base', 'base', selection)} name={listing.title[settings.value.language]} />
            <p>{word('option.base.help')}</p>
            <span class="st">
              <Icon name="check" />
              {t('web.new.alwaysIn')}
            </span>
          </div>
        )}
        {items.map((item) => (
          <Box key={item.key} setting={setting} item={item} />
        ))}
      </div>
      <Mixed setting={setting} />
      {look.Setup && (
        <div class={listing.root}>
          <look.Setup options={selection.options} seats={selection.seats} change={put} />
        </div>
      )}
    </section>
  );
}

/** Whether all boxes may be in at once. */
const mayMix = (spec: Spec, { options, seats }: Selection, shelf: readonly NamedField[]): boolean => {
  const full = shelf.map(([name, field]) => [name, 'values' in field ? field.values : true]);
  return reasonsAgainst(spec, { options: { ...options, ...Object.fromEntries(full) }, seats }).length === 0;
};

const Front = ({ cover, name, id }: { cover: VNode | null; name: string; id?: string }) => (
  <span class="front">
    {cover}
    <b {...(id ? { id } : {})}>{name}</b>
  </span>
);

function Box({ setting, item: { option, value, key } }: { setting: Setting; item: Item }) {
  const { spec, selection, look, listing, word, choose } = setting;
  const offer = offerOf(spec, selection, option, value);
  const radio = fieldOf(spec, option)?.type === 'pick';
  return (
    <Tick
      type={radio ? 'radio' : 'checkbox'}
      name={option}
      value={value}
      class="bx"
      checked={offer.kind === 'in'}
      locked={offer.kind === 'locked'}
      labelledby={`${key}-name`}
      describedby={`${key}-help ${key}-state`}
      change={(on) => choose(option, value, on)}
    >
      <Front
        cover={<span class={`pic ${listing.root}`}>{look.cover(option, value, selection)}</span>}
        name={word(key)}
        id={`${key}-name`}
      />
      <p id={`${key}-help`}>{word(`${key}.help`)}</p>
      <span class="st" id={`${key}-state`}>
        {offer.kind === 'in' && <Icon name="check" />}
        {offer.kind === 'locked' && <Icon name="lock" />}
        {offerText(setting, option, offer, radio)}
      </span>
    </Tick>
  );
}

function offerText({ say, word }: Setting, option: string, offer: Offer, radio: boolean): string {
  switch (offer.kind) {
    case 'in':
      return t('web.new.in');
    case 'add':
      return t(radio ? 'web.new.choose' : 'web.new.add');
    case 'swap':
      return t('web.new.swap', { what: offer.out.map((value) => word(`option.${option}.${value}`)).join(', ') });
    case 'locked':
      return say(offer.reason);
  }
}

/** The house rule that lets boxes be mixed. */
function Mix({ setting: { layout, spec, selection, word, choose } }: { setting: Setting }) {
  return (
    <>
      {layout.mix.map(([name]) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            name={name}
            checked={valueIn(spec, selection.options, name) === true}
            onChange={(event) => choose(name, name, event.currentTarget.checked)}
          />
          <i aria-hidden="true" />
          <b>{word(`option.${name}`)}</b>
          <small>{t('web.new.houseRule')}</small>
        </label>
      ))}
    </>
  );
}

/** What a mix that the rules do not provide for means, while several boxes are in. */
function Mixed({ setting: { layout, spec, selection, word } }: { setting: Setting }) {
  const { options } = selection;
  const [mix = ''] = layout.mix[0] ?? [];
  const chosen = itemsOf(layout.shelf).filter(({ option, value }) => has(spec, options, option, value));
  // Against some opponents any boxes go together by the rules.
  if (chosen.length < 2 || reasonsAgainst(spec, { ...selection, options: { ...options, [mix]: false } }).length === 0)
    return null;
  return (
    <p class="mixed" role="note">
      <Icon name="info" />
      {t('web.new.mixed', { names: chosen.map(({ key }) => word(key)).join(', ') })}
    </p>
  );
}

/** Options of what is in: how many machines come, how strong the opponent is. `of`: the place of what they belong to. */
export function Details({ setting, of }: { setting: Setting; of: 'shelf' | 'opponent' | 'none' }) {
  const { layout, spec, selection, word, put } = setting;
  const placeOf = (owner: string | undefined) => (owner === undefined ? 'none' : fieldOf(spec, owner)?.place);
  const own = layout.table.filter(([, field]) => placeOf(field.of?.[0]) === of);
  if (own.length === 0) return null;
  return (
    <div class="details">
      {own.map(([name, field]) => (
        <OptionInput
          key={name}
          name={name}
          field={field}
          value={valueIn(spec, selection.options, name)}
          word={word}
          change={(value) => put({ [name]: value })}
        />
      ))}
    </div>
  );
}
