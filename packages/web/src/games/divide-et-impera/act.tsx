import type { CardEffect, CardEffects, Colour } from '@cinderhall/divide-et-impera/table';
import type { Cost, Goods } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import { advanced, OUTPOST, tileIcons } from './faces.ts';
import { d } from './words.ts';

/** One action as a dark tile; an advanced one carries the outpost of its market, a drone's longer flight its number. */
function Tile({ effect }: { effect: CardEffect }) {
  const token = advanced(effect);
  const icons = tileIcons(effect);
  return (
    <span class={`d-act ${icons.length > 1 ? 'two' : ''}`}>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {token && (
        <span class="adv">
          <Tok kind={token} hidden />
        </span>
      )}
      {effect.op === 'drone' && effect.bonus > 0 && <b>+{effect.bonus}</b>}
    </span>
  );
}

export const isFree = ({ goods = {}, any }: Cost): boolean => !any && Object.values(goods).every((n) => n === 0);

/** Goods to be paid, and where the mix is free, how many of which. */
export const CostIcons = ({ cost: { goods = {}, any } }: { cost: Cost }) => (
  <span class="d-price">
    <Gains goods={goods} />
    {any && (
      <>
        {any.n}×
        {any.of.map((good, i) =>
          isToken(good) ? (
            <span key={good}>
              {i > 0 && '/'}
              <Tok kind={good} />
            </span>
          ) : null,
        )}
      </>
    )}
  </span>
);

const Gains = ({ goods }: { goods: Goods }) => (
  <>{Object.entries(goods).map(([good, n]) => (isToken(good) ? <Toks key={good} kind={good} n={n} /> : null))}</>
);

export function Act({ effect }: { effect: CardEffect }): VNode {
  switch (effect.op) {
    case 'gain':
      return (
        <span class="d-gain">
          <Gains goods={effect.goods} />
        </span>
      );
    case 'choose':
      return (
        <span class="d-or">
          {effect.of.map((option, i) => (
            <span key={i}>
              {i > 0 && <i>{d('web.or')}</i>}
              <Acts icons={option} />
            </span>
          ))}
        </span>
      );
    case 'perOutpost':
      return (
        <span class="d-per">
          <Outposts colour={effect.colour} />
          <i>×</i>
          <Acts icons={effect.do} />
        </span>
      );
    default:
      return <Tile effect={effect} />;
  }
}

/** An outpost of one colour, or of any. */
export const Outposts = ({ colour }: { colour: Colour | 'any' }) =>
  colour === 'any' ? (
    <span class="any3">
      <Tok kind="tactics" hidden />
      <Tok kind="logistics" hidden />
      <Tok kind="machinery" hidden />
    </span>
  ) : (
    <Tok kind={OUTPOST[colour]} hidden />
  );

export const Acts = ({ icons }: { icons: CardEffects }) => (
  <>
    {icons.map((effect, i) => (
      <Act key={i} effect={effect} />
    ))}
  </>
);

export const Price = ({ tech, energy }: { tech: number; energy: number }) => (
  <span class="d-price">
    <Toks kind="tech" n={tech} />
    <Toks kind="energy" n={energy} />
  </span>
);
