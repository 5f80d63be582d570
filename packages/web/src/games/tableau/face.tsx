import type { ComponentChildren } from 'preact';
import { t } from '../../app/words.ts';
import { pictureUrl } from '../../art/cache.ts';
import type { Picture } from '../../art/picture.ts';
import { Icon, several, Tok } from '../../look/icon.tsx';
import { longestWord } from '../../look/longest-word.ts';
import { CATEGORY_ICON, type Category } from './category.ts';
import { type Counts, token } from './effects.tsx';

export interface LocationFaceProps {
  readonly name: string;
  readonly distance: number;
  readonly picture: Picture;
  readonly category: Category;
  readonly isOpen: boolean;
  /** The plates of its types. */
  readonly types: ComponentChildren;
  readonly ability: ComponentChildren;
  /** The strips at the foot: spoils and deal. */
  readonly foot: ComponentChildren;
  /** At the picture's foot: the set that it is from. */
  readonly from?: ComponentChildren;
  /** How it lies in a State. */
  readonly small: boolean;
}

export const Art = ({ picture }: { picture: Picture }) => (
  <img class="art" src={pictureUrl(picture)} alt="" loading="lazy" draggable={false} />
);

/** The inside of a location card. */
export const LocationFace = (props: LocationFaceProps) => (
  <span class="in" aria-hidden="true">
    <span class="hd">
      {!props.small && <span class="dist">{props.distance}</span>}
      <span class={`nm ${props.name.length > 15 ? 'long' : ''}`} style={longestWord(props.name)}>
        {props.name}
      </span>
    </span>
    <span class="pic">
      <Art picture={props.picture} />
      <span class="types">{props.types}</span>
      <span class="cat">
        <Icon name={props.isOpen ? 'open' : CATEGORY_ICON[props.category]} ink="white" />
        <span>{t(props.isOpen ? 'tableau.open' : `tableau.${props.category}`)}</span>
      </span>
      {!props.small && props.from}
    </span>
    <span class="ab">{props.ability}</span>
    {!props.small && <span class="ft">{props.foot}</span>}
  </span>
);

const total = (goods: Counts): number => Object.values(goods).reduce((a, b) => a + b, 0);

/** Many goods on a strip are drawn closer together. */
export const crowded = (goods: Counts): string => (total(goods) > 3 ? 'n4' : '');

const RAYS = Array.from({ length: 26 }, (_, i) => {
  const angle = (i / 26) * Math.PI * 2;
  return `M31.5 44L${(31.5 + 60 * Math.cos(angle)).toFixed(1)} ${(44 + 60 * Math.sin(angle)).toFixed(1)}`;
}).join('');

export const Back = ({ crest }: { crest: string }) => (
  <span class="card back" aria-hidden="true">
    <svg class="bk" viewBox="0 0 63 88" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={RAYS} stroke="#a84a2e" stroke-width=".35" opacity=".55" />
      <circle cx="31.5" cy="44" r="17" fill="#1a1512" stroke="#cf7454" stroke-width=".8" />
      <circle cx="31.5" cy="44" r="14.5" fill="none" stroke="#cf7454" stroke-width=".3" />
    </svg>
    <Icon name={crest} />
  </span>
);

export const Ruin = () => <Icon name="ancient-ruins" />;

/** Goods that lie on a card. */
export const GoodsOnCard = ({ goods }: { goods: Counts | null }) => {
  const lying = Object.entries(goods ?? {}).filter(([, n]) => n > 0);
  if (lying.length === 0) return null;
  return (
    <span class="onit">
      {lying.map(([good, n]) => (
        <Tok key={good} kind={token(good)} {...several(n)} />
      ))}
    </span>
  );
};
