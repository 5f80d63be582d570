import type { Goods as Amounts, Cost } from '@cinderhall/kernel';
import {
  type CardEffect,
  type DamageZone,
  type Effect,
  type Effects,
  goodsOf,
  inZone,
  isCardEffect,
  MOVE,
  RESOURCES,
  SHOT,
} from '@cinderhall/last-aurora/table';
import { Fragment, type VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import { isToken, type Token } from '../../look/token-kinds.ts';
import { la } from './words.ts';

const COLUMN_X = [17, 9, 1] as const;

/** Where in a convoy damage goes: two rows of three, the truck at the lower right. */
export function ZoneGlyph({ zone }: { zone: DamageZone }) {
  return (
    <svg class="zg" viewBox="0 0 24 17" role="img" aria-label={la(`zone.${zone}`)}>
      {COLUMN_X.map((x, column) =>
        [true, false].map((top) => (
          <rect
            key={`${x}${top}`}
            x={x}
            y={top ? 1 : 9}
            width="6.4"
            height="6.6"
            rx="1"
            class={inZone({ column, top }, zone) ? 'on' : ''}
          />
        )),
      )}
    </svg>
  );
}

export const Text = ({ k, n }: { k: string; n?: number }) => (
  <span class="tx">{la(k, n === undefined ? {} : { n })}</span>
);

const Good = ({ good, n }: { good: string; n: number }) => (isToken(good) ? <Toks kind={good} n={n} /> : null);

export const Goods = ({ goods }: { goods: Amounts }) => (
  <>
    {Object.entries(goods).map(([good, n]) => (
      <Good key={good} good={good} n={n} />
    ))}
  </>
);

const Arrow = () => (
  <span class="to">
    <Icon name="arrow" />
  </span>
);
/** Cards of this game print plain numbers only. */
const plainNumbers = (goods: { readonly [good: string]: unknown }): Amounts =>
  Object.fromEntries(Object.entries(goods).map(([good, n]) => [good, typeof n === 'number' ? n : 1]));

/** One good out of several. */
const AnyOf = ({ goods }: { goods: readonly string[] }) => (
  <>
    {goods.map((good, i) => (
      <Fragment key={good}>
        {i > 0 && <span class="tx">/</span>}
        <Good good={good} n={1} />
      </Fragment>
    ))}
  </>
);
const Price = ({ cost: { goods = {}, any } }: { cost: Cost }) => (
  <>
    <Goods goods={goods} />
    {any && <AnyOf goods={any.of} />}
  </>
);
const Less = ({ kind, n }: { kind: Token; n: number }) => (
  <span class="alt">
    <span class="tx">−{n > 1 ? n : ''}</span>
    <Tok kind={kind} />
  </span>
);

function EffectIcon({ effect }: { effect: Effect }): VNode {
  return isCardEffect(effect) ? <CardEffectIcon effect={effect} /> : <Text k={`short.${effect.op}`} />;
}

function CardEffectIcon({ effect }: { effect: CardEffect }): VNode {
  const n = Number(effect.n ?? effect.upTo ?? effect.skill ?? effect.bonus ?? 1);
  switch (effect.op) {
    case 'damage':
      return (
        <span class="alt">
          {effect.zone !== 'any' && <ZoneGlyph zone={effect.zone} />}
          <Toks kind="damage" n={n} />
        </span>
      );
    case 'repair':
      return <Less kind="damage" n={n} />;
    case 'cleanse':
      return <Less kind="contamination" n={n} />;
    case 'contaminate':
      return <Tok kind="contamination" />;
    case 'loseFame':
      return <Less kind="fame" n={1} />;
    case 'loseResource':
      return (
        <span class="alt">
          <span class="tx">−</span>
          <AnyOf goods={RESOURCES} />
        </span>
      );
    case 'gain':
      return <Goods goods={plainNumbers(effect.goods)} />;
    case 'hop':
      return (
        <span class="alt">
          <Goods goods={goodsOf(MOVE)} />
          <Arrow />
          <Icon name="truck" />
          <span class="tx">{n}</span>
        </span>
      );
    case 'snapShot':
      return (
        <span class="alt">
          <Goods goods={goodsOf(SHOT)} />
          <Arrow />
          <Icon name="crosshair" />
        </span>
      );
    case 'salvage':
      return (
        <span class="alt">
          <Icon name="cycle" />
          <Icon name="truck" />
        </span>
      );
    case 'pay':
      return (
        <span class="alt">
          <Price cost={effect.cost} />
          <Arrow />
          <EffectIcons effects={effect.do} />
        </span>
      );
    case 'swap':
      return (
        <span class="alt">
          <Icon name="cycle" />
          <EffectIcons effects={effect.do} />
        </span>
      );
    case 'tradeItem':
      return (
        <span class="alt">
          <Tok kind="item" />
          <Arrow />
          <Toks kind="item" n={n} />
        </span>
      );
    case 'choose':
      return (
        <>
          {effect.of.map((option, i) => (
            <span key={i} class="alt">
              {i > 0 && <span class="tx or">{t('web.or')}</span>}
              <EffectIcons effects={option} />
            </span>
          ))}
        </>
      );
    case 'rouse':
      return (
        <span class="alt">
          <Icon name="person-in-bed" />
          <Arrow />
          <Icon name="campfire" />
        </span>
      );
    case 'speed':
      return (
        <span class="alt">
          <Icon name="speedometer" />
          <span class="tx">+{n}</span>
        </span>
      );
    default:
      return <Text k={`short.${effect.op}`} n={n} />;
  }
}

export const EffectIcons = ({ effects }: { effects: Effects }) => (
  <>
    {effects.map((effect, i) => (
      <EffectIcon key={i} effect={effect} />
    ))}
  </>
);

/** The ways a bonus action can be used, one under the other. */
export const BonusIcons = ({ options }: { options: readonly Effects[] }) => (
  <>
    {options.map((option, i) => (
      <span key={i} class="opt">
        <EffectIcons effects={option} />
      </span>
    ))}
  </>
);
