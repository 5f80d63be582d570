import { DESIGNS, type Design, type Instant, type Leader, type Location, SLOTS } from '@cinderhall/new-era/table';
import { settings } from '../../app/settings.ts';
import { t } from '../../app/words.ts';
import { Icon, Tok } from '../../look/icon.tsx';
import { categoryOf, categoryStyle } from '../tableau/category.ts';
import type { Counts } from '../tableau/effects.tsx';
import { Art, Back as CommonBack, LocationFace as CommonFace, crowded } from '../tableau/face.tsx';
import { Ability, EffectIcons, Goods, InstantIcons, LeaderIcons, TypePlate } from './ability.tsx';
import { pictureOf, traitOf } from './faces.ts';

export const designIn = (view: { readonly cards: readonly number[] }, card: number): Design | null =>
  card < 0 ? null : (DESIGNS[view.cards[card] ?? -1] ?? null);

export const locationIn = (view: { readonly cards: readonly number[] }, card: number): Location | null => {
  const design = designIn(view, card);
  return design?.kind === 'location' ? design : null;
};

export const nameOf = ({ name }: Design): string => name[settings.value.language];

/** Goods on a strip: more than three are counted. */
const Strip = ({ goods }: { goods: Counts }) => <Goods goods={goods} counted={crowded(goods) !== ''} />;

/** A defensive location has a shield in place of the deal. */
const Foot = ({ design }: { design: Location }) => (
  <>
    <span class={`spo ${crowded(design.spoils)}`}>
      <Icon name="swords" ink="white" />
      <Strip goods={design.spoils} />
      <span class="def">{design.defence}</span>
    </span>
    {design.guard > 0 ? (
      <span class="dea grd">
        <Icon name="checked-shield" ink="white" />
        <b>+{design.guard}</b>
      </span>
    ) : (
      <span class="dea">
        <Icon name="link" ink="white" />
        <Strip goods={design.deal} />
      </span>
    )}
  </>
);

/** The inside of a location card; `small` is how it lies in a state. */
export const LocationFace = ({ design, small = false }: { design: Location; small?: boolean }) => (
  <CommonFace
    name={nameOf(design)}
    distance={design.distance}
    picture={pictureOf(design)}
    category={categoryOf(design)}
    isOpen={design.isOpen}
    types={design.types.map((type) => <TypePlate key={type} type={type} ink="bone" />)}
    ability={<Ability design={design} />}
    foot={<Foot design={design} />}
    small={small}
  />
);

const InstantFace = ({ design }: { design: Instant }) => (
  <span class="in inst" aria-hidden="true">
    <span class="hd">
      <span class="dist">
        <Icon name="bolt" />
      </span>
      <span class="nm">{nameOf(design)}</span>
    </span>
    <span class="pic">
      <Art picture={pictureOf(design)} />
    </span>
    <span class="ab">
      <InstantIcons design={design} />
    </span>
    <span class="band">{t('ne.instant')}</span>
  </span>
);

const LeaderFace = ({ design }: { design: Leader }) => (
  <span class="in lead" aria-hidden="true">
    <span class="hd">
      <span class="dist">
        <Icon name="crown" />
      </span>
      <span class={`nm ${nameOf(design).length > 15 ? 'long' : ''}`}>{nameOf(design)}</span>
    </span>
    <span class="pic">
      <Art picture={pictureOf(design)} />
      <span class="badge">
        <Icon name={traitOf(design)} />
      </span>
      <span class="gift">
        <Icon name="plus" />
        <EffectIcons effects={design.gift} />
      </span>
    </span>
    <span class="ab">
      <LeaderIcons design={design} />
    </span>
    <span class="band">{t('ne.leader')}</span>
  </span>
);

/** The face of a card of any kind. */
export const Face = ({ design }: { design: Design }) =>
  design.kind === 'location' ? (
    <LocationFace design={design} />
  ) : design.kind === 'instant' ? (
    <InstantFace design={design} />
  ) : (
    <LeaderFace design={design} />
  );

export const cardStyle = (design: Design): Record<string, string> =>
  design.kind === 'location' ? categoryStyle(categoryOf(design)) : { '--cat': `var(--cat-${design.kind})` };

export const Back = () => <CommonBack crest="mountains" />;

/** Points on a card: three places, and what lies on them is worth so much. */
export const PointSlots = ({ slots, vp }: { slots: number; vp: number }) => (
  <span class="vps" role="img" aria-label={t('ne.points', { n: vp, slots })}>
    {Array.from({ length: SLOTS }, (_, at) => (
      <i key={at} class={at < slots ? 'on' : ''}>
        {at < slots && <Tok kind="vp" hidden />}
      </i>
    ))}
    {vp !== slots && <b>{vp}</b>}
  </span>
);
