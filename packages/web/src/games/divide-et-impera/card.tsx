import {
  type ActionCard,
  abilityOf,
  actionCard,
  FIRST_ABILITY,
  FIRST_SWEET,
  type Mission,
  type Sweet,
  sweetOf,
} from '@cinderhall/divide-et-impera/table';
import type { Localized } from '@cinderhall/kernel';
import { settings } from '../../app/settings.ts';
import { pictureUrl } from '../../art/cache.ts';
import { Icon, Tok } from '../../look/icon.tsx';
import { longestWord } from '../../look/longest-word.ts';
import type { Token } from '../../look/token-kinds.ts';
import { Acts, Outposts, Price } from './act.tsx';
import { EMBLEMS, MARKET, pictureOf } from './faces.ts';
import { d } from './words.ts';

type Named = { readonly name: Localized };
export const nameOf = ({ name }: Named): string => name[settings.value.language];

/** The name of any card or token that can be hidden; of a hidden one that it is one. */
export function cardName(card: number): string {
  if (card < 0) return d('dei.unseen');
  if (card < FIRST_ABILITY) return nameOf(actionCard(card));
  return nameOf(card < FIRST_SWEET ? abilityOf(card) : sweetOf(card));
}

export function Plate({ kind, faction }: Pick<ActionCard, 'kind' | 'faction'>) {
  if (kind === 'faction') return <Icon name={faction ? EMBLEMS[faction] : 'fist'} />;
  return kind === 'drone' ? <Icon name="delivery-drone" /> : <Tok kind={MARKET[kind]} hidden />;
}

/** The front of an action card; `small` is how it lies in hand. */
export function ActionFace({ card, small = false }: { card: number; small?: boolean }) {
  const design = actionCard(card);
  const name = nameOf(design);
  return (
    <span class="in" aria-hidden="true">
      <span class="hd">
        <span class="mk">
          <Plate {...design} />
        </span>
        <span class={`nm ${name.length > 14 ? 'long' : ''}`} style={longestWord(name)}>
          {name}
        </span>
      </span>
      <span class="pic">
        <img class="art" src={pictureUrl(pictureOf(card))} alt="" loading="lazy" draggable={false} />
        {design.kind !== 'faction' && !small && (
          <span class="cost">
            <Price {...design.cost} />
          </span>
        )}
        {design.supply > 0 && (
          <span class="sup">
            <Tok kind="supply" n={design.supply} hidden />
          </span>
        )}
      </span>
      <span class="ab">
        <Acts icons={design.icons} />
      </span>
      {!small && (
        <span class="bar">
          <span>{design.id}</span>
          <span>
            <Icon name="shopping-cart" /> {d('dei.ui.faceDownBuys')}
          </span>
        </span>
      )}
    </span>
  );
}

/** The back that all action cards share. */
export const Back = ({ label }: { label?: string }) => (
  <span class="d-back" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
    <Icon name="tower-bridge" />
  </span>
);

export const SweetFace = ({ sweet }: { sweet: Sweet }) => (
  <span class="d-sweet-face" aria-hidden="true">
    {sweet.outposts > 0 ? <Outposts colour="any" /> : <Acts icons={sweet.icons} />}
  </span>
);

const COUNTED: { readonly [C in Mission['counts']]: { readonly token?: Token; readonly icon?: string } } = {
  structures: { icon: 'hammer-nails' },
  cubes: {},
  garrisons: { icon: 'meeple' },
  droneCards: { icon: 'delivery-drone' },
  tech: { token: 'tech' },
  energy: { token: 'energy' },
  collectors: { icon: 'meeple' },
};

/** What a mission counts, in tokens. */
export function MissionIcon({ mission: { counts, colour } }: { mission: Mission }) {
  const { token, icon } = COUNTED[counts];
  const outposts = counts === 'cubes' || counts === 'garrisons';
  return (
    <span class="d-counts" aria-hidden="true">
      {outposts && <Outposts colour={colour ?? 'any'} />}
      {token && <Tok kind={token} hidden />}
      {icon && <Icon name={icon} />}
      {counts === 'collectors' && <Icon name="meeple" />}
    </span>
  );
}
