import type { DamageZone, Effect, Effects } from '@cinderhall/last-aurora/table';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import type { Token } from '../../look/token-kinds.ts';
import { la } from './words.ts';

const COLUMN_X = [17, 9, 1] as const;

/** Where in a convoy damage goes: two rows of three, the truck at the lower right. */
export function ZoneGlyph({ zone }: { zone: DamageZone }) {
  const filled = (column: number, top: boolean): boolean => {
    if (zone === 'any') return true;
    if (zone === 'topRow') return top;
    if (zone === 'bottomRow') return !top;
    if (zone === 'truckOnly') return column === 0 && !top;
    return column === Number(zone.slice(6)) - 1;
  };
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
            class={filled(column, top) ? 'on' : ''}
          />
        )),
      )}
    </svg>
  );
}

export const Text = ({ k, n }: { k: string; n?: number }) => (
  <span class="tx">{la(k, n === undefined ? {} : { n })}</span>
);

export const Goods = ({ goods }: { goods: { readonly [good: string]: number } }) => (
  <>
    {Object.entries(goods).map(([good, n]) => (
      <Toks key={good} kind={good as Token} n={n} />
    ))}
  </>
);

const Arrow = () => (
  <span class="to">
    <Icon name="arrow" />
  </span>
);
const Resources = () => (
  <>
    <Tok kind="fuel" />
    <span class="tx">/</span>
    <Tok kind="food" />
    <span class="tx">/</span>
    <Tok kind="ammo" />
  </>
);
const Less = ({ kind, n }: { kind: Token; n: number }) => (
  <span class="alt">
    <span class="tx">−{n > 1 ? n : ''}</span>
    <Tok kind={kind} />
  </span>
);

function One({ effect }: { effect: Effect }): VNode {
  const n = Number(effect.n ?? effect.upTo ?? effect.skill ?? effect.bonus ?? 1);
  switch (effect.op) {
    case 'damage':
      return (
        <span class="alt">
          {effect.zone !== 'any' && <ZoneGlyph zone={effect.zone as DamageZone} />}
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
          <Resources />
        </span>
      );
    case 'gain':
      return <Goods goods={effect.goods as { readonly [good: string]: number }} />;
    case 'hop':
      return (
        <span class="alt">
          <Tok kind="fuel" />
          <Arrow />
          <Icon name="truck" />
          <span class="tx">{n}</span>
        </span>
      );
    case 'snapShot':
      return (
        <span class="alt">
          <Tok kind="ammo" />
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
          <Resources />
          <Arrow />
          <EffectIcons effects={effect.do as Effects} />
        </span>
      );
    case 'swap':
      return (
        <span class="alt">
          <Icon name="cycle" />
          <EffectIcons effects={effect.do as Effects} />
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
          {(effect.of as readonly Effects[]).map((option, i) => (
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

/** What effects do, in tokens. */
export const EffectIcons = ({ effects }: { effects: Effects }) => (
  <>
    {effects.map((effect, i) => (
      <One key={i} effect={effect} />
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
