import type { Cost, Goods as Counts } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import { isToken, type Token } from '../../look/token-kinds.ts';

export interface Effect {
  readonly op: string;
  readonly [field: string]: unknown;
}
export type Effects = readonly Effect[];
export type { Cost, Counts };

type Amount =
  | number
  | string
  | { readonly per: string; readonly of?: string; readonly each?: number; readonly max?: number };
type Amounts = { readonly [good: string]: Amount };
interface Gain extends Effect {
  readonly op: 'gain';
  readonly goods: Amounts;
}
interface Pay extends Effect {
  readonly op: 'pay';
  readonly cost: Cost;
  readonly do: Effects;
}
interface Choose extends Effect {
  readonly op: 'choose';
  readonly of: readonly Effects[];
}

/** Whether an effect is of this kind. Its data was checked when the cards were loaded. */
export const isOp = <E extends Effect>(effect: Effect, op: E['op']): effect is E => effect.op === op;

/** What a game adds to the common way of drawing effects. */
export interface Terms {
  /** The plate of a type of location; null: it is no type. */
  plate(type: string): VNode | null;
  /** An effect that only this game has, or that it draws in its own way; null: as usual. */
  own(effect: Effect): VNode | null;
  /** The one token that says "any of these"; null: they are drawn one by one. */
  anyOf(goods: readonly string[]): Token | null;
}

export const token = (good: string): Token => (isToken(good) ? good : 'any');

export const Text = ({ k, n }: { k: string; n?: number }) => (
  <span class="tx">{t(k, n === undefined ? {} : { n })}</span>
);

/** Goods one by one, or each kind once with its number. */
export const Goods = ({ goods, counted = false }: { goods: Counts; counted?: boolean }) => (
  <>
    {Object.entries(goods).map(([good, n]) =>
      counted && n > 1 ? <Tok key={good} kind={token(good)} n={n} /> : <Toks key={good} kind={token(good)} n={n} />,
    )}
  </>
);

export const CostIcons = ({ cost, terms }: { cost: Cost; terms: Pick<Terms, 'anyOf'> }) => (
  <>
    {cost.goods && <Goods goods={cost.goods} />}
    {cost.any && <AnyOf of={cost.any.of} n={cost.any.n} anyOf={terms.anyOf} />}
  </>
);

function AnyOf({ of, n, anyOf }: { of: readonly string[]; n: number; anyOf: Terms['anyOf'] }) {
  const one = anyOf(of);
  if (one) return <Toks kind={one} n={n} />;
  return (
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
}

function Counted({ good, amount, terms }: { good: string; amount: Amount; terms: Terms }) {
  if (typeof amount === 'number') return <Toks kind={token(good)} n={amount} />;
  if (typeof amount === 'string') return <Tok kind={token(good)} />;
  const { per, of = '', each = 1, max } = amount;
  return (
    <>
      <Toks kind={token(good)} n={each} />
      <span class="tx">/</span>
      {(per === 'type' && terms.plate(of)) || <Tok kind={token(of)} />}
      {max !== undefined && <Text k="web.max" n={max} />}
    </>
  );
}

function One({ effect, terms }: { effect: Effect; terms: Terms }): VNode {
  const own = terms.own(effect);
  if (own) return own;
  if (isOp<Gain>(effect, 'gain'))
    return (
      <>
        {Object.entries(effect.goods).map(([good, amount]) => (
          <Counted key={good} good={good} amount={amount} terms={terms} />
        ))}
      </>
    );
  if (isOp<Pay>(effect, 'pay'))
    return (
      <>
        <CostIcons cost={effect.cost} terms={terms} />
        <Arrow />
        <EffectIcons effects={effect.do} terms={terms} />
      </>
    );
  if (isOp<Choose>(effect, 'choose'))
    return (
      <>
        {effect.of
          .filter((option) => option.length > 0)
          .map((option, i) => (
            <span key={i} class="alt">
              {i > 0 && <Text k="web.or" />}
              <EffectIcons effects={option} terms={terms} />
            </span>
          ))}
      </>
    );
  if (effect.op === 'take')
    return (
      <>
        <Icon name="hand" />
        <Toks kind="any" n={Number(effect.n)} />
      </>
    );
  return <Text k={`web.face.${effect.op}`} />;
}

export const Arrow = () => (
  <span class="to">
    <Icon name="arrow" />
  </span>
);

export const EffectIcons = ({ effects, terms }: { effects: Effects; terms: Terms }) => (
  <>
    {effects.map((effect, i) => (
      <One key={i} effect={effect} terms={terms} />
    ))}
  </>
);

/** What was paid, gained or lost, as tokens. */
export const Moved = ({ sign, goods }: { sign: '+' | '−'; goods: Counts }) => (
  <>
    {sign}
    <Goods goods={goods} />
  </>
);
