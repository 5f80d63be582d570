import {
  type Action,
  BASIC,
  CONTACTS,
  type DiscardToken,
  type DiscardUnder,
  type Instant,
  KINDS,
  type Kind,
  type Leader,
  type Location,
  type LocationType,
  type PayDifferent,
  RESOURCES,
  TOKENS_OF,
  TYPES,
  type UpgradeLocation,
} from '@cinderhall/new-era/table';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import type { Ink } from '../../look/symbols.ts';
import type { Token } from '../../look/token-kinds.ts';
import * as common from '../tableau/effects.tsx';
import {
  Arrow,
  type Cost,
  type Effect,
  type Effects,
  Goods,
  isOp,
  type Terms,
  Text,
  token,
} from '../tableau/effects.tsx';
import { TRIGGER_ICON, TYPE_ICON } from './faces.ts';

export { Goods };

export const TypePlate = ({ type, ...ink }: { type: LocationType; ink?: Ink }) => (
  <span class="ty" role="img" aria-label={t(`type.${type}`)}>
    <Icon name={TYPE_ICON[type]} {...ink} />
  </span>
);

const isType = (name: string): name is LocationType => TYPES.some((type) => type === name);

/** A contact of this kind, whatever its value. */
export const CONTACT: { readonly [K in Kind]: Token } = {
  incorporate: 'greyContact',
  conquer: 'redContact',
  deal: 'blueContact',
};

/** Something is given up for what follows. */
const For = ({ price, effects }: { price: VNode; effects: Effects }) => (
  <>
    {price}
    <Arrow />
    <EffectIcons effects={effects} />
  </>
);

function ownEffect(effect: Effect): VNode | null {
  if (isOp<DiscardToken>(effect, 'discardToken'))
    return <For price={<Tok kind={CONTACT[effect.of]} />} effects={effect.do} />;
  if (isOp<DiscardUnder>(effect, 'discardUnder'))
    return (
      <For
        price={
          <span class={`under ${effect.of}`}>
            <Icon name={effect.of === 'spoils' ? 'swords' : 'link'} />
          </span>
        }
        effects={effect.do}
      />
    );
  if (isOp<PayDifferent>(effect, 'payDifferent'))
    return (
      <For
        price={
          <>
            <Tok kind="any" />
            <span class="tx">≠</span>
            <Tok kind="any" />
          </>
        }
        effects={effect.do}
      />
    );
  if (isOp<UpgradeLocation>(effect, 'upgrade'))
    return (
      <>
        <span class="tx">+1</span>
        <Tok kind="vp" />
        <span class="tx">/</span>
        <TypePlate type={effect.of} />
      </>
    );
  switch (effect.op) {
    case 'produceAgain':
      return (
        <>
          <Icon name="cycle" />
          <Text k="ne.face.again" />
        </>
      );
    case 'redevelop':
      return (
        <>
          <Tok kind="redevelop" />
          <Text k={effect.anyType ? 'ne.face.anyType' : 'ne.face.free'} />
        </>
      );
    case 'steal':
      return (
        <>
          <Icon name="hand" />
          {effect.what === 'resource' ? (
            <Tok kind="any" />
          ) : (
            <>
              <Tok kind="worker" />
              <Text k="web.slash" />
              <Tok kind="universalContact" />
            </>
          )}
        </>
      );
    default:
      return null;
  }
}

const holds = (goods: readonly string[], all: readonly string[]): boolean => all.every((good) => goods.includes(good));

/** Any resource, or any contact of a kind. */
function anyOf(goods: readonly string[]): Token | null {
  if (holds(goods, BASIC)) return 'any';
  const kind = KINDS.find((one) => holds(goods, TOKENS_OF[one]));
  return kind ? CONTACT[kind] : null;
}

/** What follows once a price has been paid: a choice shows the price by itself. */
export function afterPrice(effects: Effects): Effects {
  const [first] = effects;
  if (!first) return effects;
  if (isOp<DiscardToken>(first, 'discardToken') || isOp<PayDifferent>(first, 'payDifferent')) return first.do;
  return effects;
}

const terms: Terms = {
  plate: (type) => (isType(type) ? <TypePlate type={type} /> : null),
  own: ownEffect,
  anyOf,
};

export const CostIcons = ({ cost }: { cost: Cost }) => <common.CostIcons cost={cost} terms={terms} />;
export const EffectIcons = ({ effects }: { effects: Effects }) => (
  <common.EffectIcons effects={effects} terms={terms} />
);

/** What is paid besides workers, and what it brings. */
export const ActionIcons = ({ action, workers = action.workers[0] }: { action: Action; workers?: number }) => (
  <>
    <Toks kind="worker" n={workers} />
    {action.cost && <CostIcons cost={action.cost} />}
    <Arrow />
    <EffectIcons effects={action.do} />
  </>
);

export const InstantIcons = ({ design }: { design: Instant }) => (
  <>
    {design.price && (
      <>
        <CostIcons cost={design.price} />
        <Arrow />
      </>
    )}
    <EffectIcons effects={design.do} />
  </>
);

type Trigger = Location['triggers'][number];

/** Triggers: the event, a colon, the effects. */
function Triggers({ triggers }: { triggers: readonly Trigger[] }) {
  const [first, second] = triggers;
  // Two occasions that bring the same are told once.
  const both = first?.on === 'conquest' && second?.on === 'deal';
  return (
    <>
      {(both ? [first] : triggers).map(({ on, if: condition, do: effects }) => (
        <span key={on} class="alt">
          {typeof condition?.good === 'string' && <Tok kind={token(condition.good)} />}
          {condition?.phase && <Icon name="cycle" />}
          {typeof condition?.type === 'string' && isType(condition.type) && (
            <>
              <span class="tx">+</span>
              <TypePlate type={condition.type} />
            </>
          )}
          {TRIGGER_ICON[on] && <Icon name={TRIGGER_ICON[on]} />}
          {condition?.raid === true && <Text k="ne.face.raid" />}
          {both && (
            <>
              <Text k="web.slash" />
              <Icon name="link" />
            </>
          )}
          <span class="tx">:</span>
          <EffectIcons effects={effects} />
        </span>
      ))}
    </>
  );
}

function Modifiers({ modifiers }: { modifiers: Location['modifiers'] }) {
  return (
    <>
      {modifiers.map(({ modify, by = 0 }) => (
        <span key={modify} class="alt">
          {modify === 'defence' && <Tok kind="shield" />}
          {modify === 'lookout' && <Tok kind="card" />}
          <Text k={`ne.face.${modify}`} n={Math.abs(by)} />
        </span>
      ))}
    </>
  );
}

const Stores = ({ stores }: { stores: Location['stores'] }) => (
  <span class="alt">
    {stores.map(({ of, n }, i) => (
      <span key={i} class="alt">
        <span class="tx">{n === 'any' ? '∞' : n}</span>
        <Tok kind={of === RESOURCES ? 'any' : of === CONTACTS ? 'universalContact' : token(of[0] ?? '')} />
      </span>
    ))}
    <Text k="tableau.face.store" />
  </span>
);

/** What a location does, in tokens. */
export function Ability({ design }: { design: Location }) {
  const { production, action, triggers, stores, modifiers, cache, once } = design;
  const lasting = production || action || triggers.length + stores.length + modifiers.length > 0;
  return (
    <>
      {production && <EffectIcons effects={production} />}
      {action && <ActionIcons action={action} />}
      <Triggers triggers={triggers} />
      {stores.length > 0 && <Stores stores={stores} />}
      <Modifiers modifiers={modifiers} />
      {cache && (
        <>
          <Goods goods={cache} />
          <Text k="tableau.face.kept" />
        </>
      )}
      {lasting && once && <span class="tx">+</span>}
      {once && <Text k="tableau.face.once" />}
      {once && <EffectIcons effects={once} />}
      {!lasting && !cache && !once && <Text k={design.guard > 0 ? 'ne.face.guard' : 'ne.face.none'} />}
    </>
  );
}

export const LeaderIcons = ({ design }: { design: Leader }) => (
  <>
    {design.action && <ActionIcons action={design.action} />}
    <Triggers triggers={design.triggers} />
    <Modifiers modifiers={design.modifiers} />
  </>
);
