import {
  type Action,
  type Cache,
  type Faction,
  type Location,
  type LocationType,
  TYPES,
} from '@cinderhall/fifty-first-state/table';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import type { Ink } from '../../look/symbols.ts';
import * as common from '../tableau/effects.tsx';
import { Arrow, type Cost, type Effects, Goods, isOp, type Terms, Text, token } from '../tableau/effects.tsx';
import { TYPE_ICON } from './faces.ts';

export { Goods };

export const TypePlate = ({ type, ...ink }: { type: LocationType; ink?: Ink }) => (
  <span class="ty" role="img" aria-label={t(`type.${type}`)}>
    <Icon name={TYPE_ICON[type]} {...ink} />
  </span>
);

const isType = (name: string): name is LocationType => TYPES.some((type) => type === name);

const COMMON = new Set(['gain', 'pay', 'choose', 'take']);

const terms: Terms = {
  plate: (type) => (isType(type) ? <TypePlate type={type} /> : null),
  anyOf: (goods) => (goods.length >= 4 ? 'any' : null),
  own(effect) {
    if (isOp<Cache>(effect, 'cache'))
      return (
        <>
          <Goods goods={effect.goods} />
          <Text k="tableau.face.kept" />
        </>
      );
    switch (effect.op) {
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
      default:
        return COMMON.has(effect.op) ? null : <Text k={`fiftyFirstState.table.face.${effect.op}`} />;
    }
  },
};

export const CostIcons = ({ cost }: { cost: Cost }) => <common.CostIcons cost={cost} terms={terms} />;
export const EffectIcons = ({ effects }: { effects: Effects }) => (
  <common.EffectIcons effects={effects} terms={terms} />
);

export const ActionIcons = ({ action }: { action: Action }) => (
  <>
    {action.cost && (
      <>
        <CostIcons cost={action.cost} />
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
      {triggers.map(({ on, do: effects }, i) => (
        <span key={i} class="alt">
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
              <span class="tx">{n === 'any' ? '∞' : typeof n === 'number' ? n : `≤${n.max}`}</span>
              {of.length === 1 ? <Tok kind={token(of[0] ?? '')} /> : <Tok kind="any" />}
            </span>
          ))}
          <Text k="tableau.face.store" />
        </span>
      )}
      {modifiers.map(({ modify }) => (
        <Text key={modify} k={`fiftyFirstState.table.face.${modify}`} />
      ))}
      {bonus && (production || action) && <span class="tx">+</span>}
      {bonus && bonus[0]?.op !== 'cache' && <Text k="tableau.face.once" />}
      {bonus && <EffectIcons effects={bonus} />}
    </>
  );
}

export const factionProduction = ({ production }: Faction) => <Goods goods={production} />;
