import type { Action, Faction, Location, LocationType } from '@cinderhall/fifty-first-state/cards/index';
import { TYPES } from '@cinderhall/fifty-first-state/cards/index';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import { isToken, type Token } from '../../look/token-kinds.ts';
import { TYPE_ICON } from './faces.ts';

interface Effect {
  readonly op: string;
  readonly [field: string]: unknown;
}
type Effects = readonly Effect[];
type Amount =
  | number
  | string
  | { readonly per: string; readonly of?: string; readonly each?: number; readonly max?: number };
type Amounts = { readonly [good: string]: Amount };
interface Cost {
  readonly goods?: { readonly [good: string]: number };
  readonly any?: { readonly n: number; readonly of: readonly string[] };
}

const token = (good: string): Token => (isToken(good) ? good : 'any');
const Text = ({ k, n }: { k: string; n?: number }) => <span class="tx">{t(k, n === undefined ? {} : { n })}</span>;

export const TypePlate = ({ type }: { type: LocationType }) => (
  <span class="ty" role="img" aria-label={t(`type.${type}`)}>
    <Icon name={TYPE_ICON[type]} />
  </span>
);

export const Goods = ({ goods }: { goods: { readonly [good: string]: number } }) => (
  <>
    {Object.entries(goods).map(([good, n]) => (
      <Toks key={good} kind={token(good)} n={n} />
    ))}
  </>
);

export const CostIcons = ({ cost }: { cost: Cost }) => (
  <>
    {cost.goods && <Goods goods={cost.goods} />}
    {cost.any && <AnyOf of={cost.any.of} n={cost.any.n} />}
  </>
);

const AnyOf = ({ of, n }: { of: readonly string[]; n: number }) =>
  of.length >= 4 ? (
    <Toks kind="any" n={n} />
  ) : (
    <>
      {of.map((good, i) => (
        <span key={good} class="alt">
          {i > 0 && <Text k="web.slash" />}
          <Tok kind={token(good)} />
        </span>
      ))}
      {n > 1 && <span class="x2">×{n}</span>}
    </>
  );

function Counted({ good, amount }: { good: string; amount: Amount }) {
  if (typeof amount === 'number') return <Toks kind={token(good)} n={amount} />;
  if (typeof amount === 'string') return <Tok kind={token(good)} />;
  const { per, of, each = 1, max } = amount;
  return (
    <>
      <Toks kind={token(good)} n={each} />
      <span class="tx">/</span>
      {per === 'type' && TYPES.includes(of as LocationType) ? (
        <TypePlate type={of as LocationType} />
      ) : (
        <Tok kind={token(of ?? '')} />
      )}
      {max !== undefined && <Text k="web.max" n={max} />}
    </>
  );
}

function One({ effect }: { effect: Effect }): VNode {
  switch (effect.op) {
    case 'gain':
      return (
        <>
          {Object.entries(effect.goods as Amounts).map(([good, amount]) => (
            <Counted key={good} good={good} amount={amount} />
          ))}
        </>
      );
    case 'pay':
      return (
        <>
          <CostIcons cost={effect.cost as Cost} />
          <Arrow />
          <EffectIcons effects={effect.do as Effects} />
        </>
      );
    case 'choose':
      return (
        <>
          {(effect.of as readonly Effects[])
            .filter((option) => option.length > 0)
            .map((option, i) => (
              <span key={i} class="alt">
                {i > 0 && <Text k="web.or" />}
                <EffectIcons effects={option} />
              </span>
            ))}
        </>
      );
    case 'cache':
      return (
        <>
          <Goods goods={effect.goods as { readonly [good: string]: number }} />
          <Text k="s51.face.kept" />
        </>
      );
    case 'boardResource':
      return (
        <>
          <Tok kind="any" />
          {effect.orCard === true && (
            <>
              <Text k="web.or" />
              <Tok kind="card" />
            </>
          )}
        </>
      );
    case 'drawKeep':
      return <Toks kind="card" n={Number(effect.draw)} />;
    case 'take':
      return (
        <>
          <Icon name="hand" />
          <Toks kind="any" n={Number(effect.n)} />
        </>
      );
    default:
      return <Text k={`s51.face.${effect.op}`} />;
  }
}

const Arrow = () => (
  <span class="to">
    <Icon name="arrow" />
  </span>
);

export const EffectIcons = ({ effects }: { effects: Effects }) => (
  <>
    {effects.map((effect, i) => (
      <One key={i} effect={effect} />
    ))}
  </>
);

export const ActionIcons = ({ action }: { action: Action }) => (
  <>
    {action.cost && (
      <>
        <CostIcons cost={action.cost as Cost} />
        <Arrow />
      </>
    )}
    <EffectIcons effects={action.do} />
    {action.times === 2 && <span class="x2">×2</span>}
  </>
);

/** What a location does, in tokens. */
export function Ability({ design }: { design: Location }) {
  const { production, action, bonus, triggers, thresholds, stores, modifiers } = design;
  return (
    <>
      {production && <EffectIcons effects={production} />}
      {action && <ActionIcons action={action} />}
      {triggers.map(({ on, do: effects }) => (
        <span key={on} class="alt">
          <Icon name={on === 'deal' ? 'link' : on === 'raze' ? 'swords' : 'hammer'} />
          <span class="tx">:</span>
          <EffectIcons effects={effects} />
        </span>
      ))}
      {thresholds.map(({ of, atLeast, do: effects }, i) => (
        <span key={i} class="alt">
          <span class="tx">{atLeast}×</span>
          <Tok kind={of.length === 1 ? token(of[0] ?? '') : 'any'} />
          <span class="tx">:</span>
          <EffectIcons effects={effects} />
        </span>
      ))}
      {stores.length > 0 && (
        <span class="alt">
          {stores.map(({ of, n }, i) => (
            <span key={i} class="alt">
              <span class="tx">{n === 'any' ? '∞' : n}</span>
              {of.length === 1 ? <Tok kind={token(of[0] ?? '')} /> : <Tok kind="any" />}
            </span>
          ))}
          <Text k="s51.face.store" />
        </span>
      )}
      {modifiers.map(({ modify }) => (
        <Text key={modify} k={`s51.face.${modify}`} />
      ))}
      {bonus && (production || action) && <span class="tx">+</span>}
      {bonus && bonus[0]?.op !== 'cache' && <Text k="s51.face.once" />}
      {bonus && <EffectIcons effects={bonus} />}
    </>
  );
}

export const factionProduction = ({ production }: Faction) => <Goods goods={production} />;
