import { type Connection, DESIGNS, type Design, type Location } from '@cinderhall/fifty-first-state/cards/index';
import type { ComponentChildren } from 'preact';
import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { pictureUrl } from '../../art/cache.ts';
import { Icon, Tok } from '../../look/icon.tsx';
import { Ability, EffectIcons, Goods, TypePlate } from './ability.tsx';
import { CATEGORY_ICON, type Category, categoryOf, pictureOf } from './faces.ts';

export const designIn = (view: { readonly cards: readonly number[] }, card: number): Design | null =>
  card < 0 ? null : (DESIGNS[view.cards[card] ?? -1] ?? null);

export const nameOf = ({ name }: Design): string => name[settings.value.language];

/** The colours of a card of this category. */
export const categoryStyle = (category: Category): Record<string, string> => ({ '--cat': `var(--cat-${category})` });

const total = (goods: { readonly [good: string]: number }): number => Object.values(goods).reduce((a, b) => a + b, 0);

/** The inside of a location card; `small` is how it lies in a State. */
export function LocationFace({ design, small = false }: { design: Location; small?: boolean }) {
  const category = categoryOf(design);
  const picture = pictureOf(design);
  const name = nameOf(design);
  return (
    <span class="in" aria-hidden="true">
      <span class="hd">
        {!small && <span class="dist">{design.distance}</span>}
        <span class={`nm ${name.length > 15 ? 'long' : ''}`}>{name}</span>
      </span>
      <span class="pic">
        {picture && <img class="art" src={pictureUrl(picture)} alt="" loading="lazy" draggable={false} />}
        <span class="types">
          {design.types.map((type) => (
            <TypePlate key={type} type={type} />
          ))}
        </span>
        <span class="cat">
          <Icon name={design.isOpen ? 'open' : CATEGORY_ICON[category]} />
          <span>{t(design.isOpen ? 's51.open' : `s51.${category}`)}</span>
        </span>
      </span>
      <span class="ab">
        <Ability design={design} />
      </span>
      {!small && (
        <span class="ft">
          <span class={`spo ${total(design.spoils) > 3 ? 'n4' : ''}`}>
            <Icon name="swords" />
            <Goods goods={design.spoils} />
          </span>
          <span class="dea">
            <Icon name="link" />
            <Goods goods={design.deal} />
          </span>
        </span>
      )}
    </span>
  );
}

export const ConnectionFace = ({ design, children }: { design: Connection; children?: ComponentChildren }) => (
  <span class={`conn ${design.colour}`} aria-hidden="true">
    <span>{nameOf(design)}</span>
    <span class="ab">
      <EffectIcons effects={design.play} />
    </span>
    <small>{children}</small>
  </span>
);

/** A card as a button's or a figure's content, whatever it is. */
export const Face = ({ design, small = false }: { design: Design; small?: boolean }) =>
  design.kind === 'location' ? <LocationFace design={design} small={small} /> : <ConnectionFace design={design} />;

const RAYS = Array.from({ length: 26 }, (_, i) => {
  const angle = (i / 26) * Math.PI * 2;
  return `M31.5 44L${(31.5 + 60 * Math.cos(angle)).toFixed(1)} ${(44 + 60 * Math.sin(angle)).toFixed(1)}`;
}).join('');

export const Back = ({ n }: { n?: number }) => (
  <span class="card back" aria-hidden="true">
    <svg class="bk" viewBox="0 0 63 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={RAYS} stroke="#a84a2e" stroke-width=".35" opacity=".55" />
      <circle cx="31.5" cy="44" r="17" fill="#1a1512" stroke="#cf7454" stroke-width=".8" />
      <circle cx="31.5" cy="44" r="14.5" fill="none" stroke="#cf7454" stroke-width=".3" />
    </svg>
    <Icon name="modern-city" />
    {n !== undefined && <b class="n">{n}</b>}
  </span>
);

export const Ruin = () => <Icon name="ancient-ruins" />;

/** Goods that lie on a card. */
export const OnIt = ({ goods }: { goods: { readonly [good: string]: number } | null }) => {
  const lying = Object.entries(goods ?? {}).filter(([, n]) => n > 0);
  if (lying.length === 0) return null;
  return (
    <span class="onit">
      {lying.map(([good, n]) => (
        <Tok key={good} kind={good as never} {...(n > 1 ? { n } : {})} />
      ))}
    </span>
  );
};
