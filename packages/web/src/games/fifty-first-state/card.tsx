import { type Connection, DESIGNS, type Design, type Location } from '@cinderhall/fifty-first-state/table';
import type { ComponentChildren } from 'preact';
import { settings } from '../../app/settings.ts';
import { Icon } from '../../look/icon.tsx';
import { categoryOf } from '../tableau/category.ts';
import { Art, Back as CommonBack, LocationFace as CommonFace, crowded } from '../tableau/face.tsx';
import { Ability, EffectIcons, Goods, TypePlate } from './ability.tsx';
import { pictureOf } from './faces.ts';
import { setsAtHand } from './sets/load.ts';

export const designIn = (view: { readonly cards: readonly number[] }, card: number): Design | null =>
  card < 0 ? null : (DESIGNS[view.cards[card] ?? -1] ?? null);

export const nameOf = ({ name }: Design): string => name[settings.value.language];

/** The inside of a location card; `small` is how it lies in a State. */
export function LocationFace({ design, small = false }: { design: Location; small?: boolean }) {
  const Mark = setsAtHand()?.SetMark;
  return (
    <CommonFace
      name={nameOf(design)}
      distance={design.distance}
      picture={pictureOf(design)}
      category={categoryOf(design)}
      isOpen={design.isOpen}
      types={design.types.map((type) => <TypePlate key={type} type={type} ink="bone" />)}
      ability={<Ability design={design} />}
      foot={
        <>
          <span class={`spo ${crowded(design.spoils)}`}>
            <Icon name="swords" ink="white" />
            <Goods goods={design.spoils} />
          </span>
          <span class="dea">
            <Icon name="link" ink="white" />
            <Goods goods={design.deal} />
          </span>
        </>
      }
      from={Mark && <Mark set={design.set} />}
      small={small}
    />
  );
}

export const ConnectionFace = ({ design, children }: { design: Connection; children?: ComponentChildren }) => (
  <span class={`conn ${design.colour}`} aria-hidden="true">
    <span class="called">{nameOf(design)}</span>
    <span class="scene">
      <Art picture={pictureOf(design)} />
    </span>
    <span class="ab">
      <EffectIcons effects={design.play} />
    </span>
    <small>{children}</small>
  </span>
);

/** The face of a card of any kind. */
export const Face = ({ design, small = false }: { design: Design; small?: boolean }) =>
  design.kind === 'location' ? <LocationFace design={design} small={small} /> : <ConnectionFace design={design} />;

export const Back = () => <CommonBack crest="modern-city" />;
