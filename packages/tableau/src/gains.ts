import type { Choose, Effect, Effects, Gain, GoodAmounts } from '@cinderhall/effects';

export const isGain = (effect: Effect | undefined): effect is Gain => effect?.op === 'gain';
export const isChoose = (effect: Effect): effect is Choose => effect.op === 'choose';
export const leadsOn = (effect: Effect): effect is Effect & { readonly do: Effects } => Array.isArray(effect.do);

const known = new WeakMap<Effects, readonly GoodAmounts[]>();

/** All that these effects can bring, at once, for a price or as one of several options. Found once for effects of cards. */
export function gainsOf(effects: Effects): readonly GoodAmounts[] {
  const found = known.get(effects);
  if (found) return found;
  const gains = effects.flatMap((effect) => {
    if (isGain(effect)) return [effect.goods];
    if (isChoose(effect)) return effect.of.flatMap(gainsOf);
    return leadsOn(effect) ? gainsOf(effect.do) : [];
  });
  if (effects.every(Object.isFrozen)) known.set(effects, gains);
  return gains;
}

export const bringsPoints = (effects: Effects): boolean => gainsOf(effects).some((goods) => 'vp' in goods);

/** What effects bring of each good, as far as that is a plain number; what has to be counted first is taken for one. */
export const plainGains = (effects: Effects): readonly (readonly [good: string, n: number])[] =>
  gainsOf(effects).flatMap((goods) =>
    Object.entries(goods).map(([good, n]) => [good, typeof n === 'number' ? n : 1] as const),
  );
