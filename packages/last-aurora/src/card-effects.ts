/** The effects on cards of this game with their own fields, told apart by `op`. */
import type { Choose, Effect, Gain, Pay } from '@cinderhall/effects';
import type { AutomaGain } from './ops/automa.ts';
import type { Cleanse } from './ops/cleanse.ts';
import type { Contaminate } from './ops/contaminate.ts';
import type { Damage } from './ops/damage.ts';
import type { FreeAmmo } from './ops/free-ammo.ts';
import type { FreeFuel } from './ops/free-fuel.ts';
import type { GainMissing } from './ops/gain-missing.ts';
import type { Hop } from './ops/hop.ts';
import type { LayMine } from './ops/lay-mine.ts';
import type { LoseFame } from './ops/lose-fame.ts';
import type { LoseResource } from './ops/lose-resource.ts';
import type { Repair } from './ops/repair.ts';
import type { Rouse } from './ops/rouse.ts';
import type { Salvage } from './ops/salvage.ts';
import type { Shield } from './ops/shield.ts';
import type { SnapShot } from './ops/snap-shot.ts';
import type { Speed } from './ops/speed.ts';
import type { Steady } from './ops/steady.ts';
import type { Swap } from './ops/swap.ts';
import type { TakeAll } from './ops/take-all.ts';
import type { TradeItem } from './ops/trade-item.ts';

export type CardEffect =
  | AutomaGain
  | Choose
  | Cleanse
  | Contaminate
  | Damage
  | FreeAmmo
  | FreeFuel
  | Gain
  | GainMissing
  | Hop
  | LayMine
  | LoseFame
  | LoseResource
  | Pay
  | Repair
  | Rouse
  | Salvage
  | Shield
  | SnapShot
  | Speed
  | Steady
  | Swap
  | TakeAll
  | TradeItem;

/** Every one of them by name, so that none can be left out. */
const OPS: { readonly [op in CardEffect['op']]: true } = {
  automaGain: true,
  choose: true,
  cleanse: true,
  contaminate: true,
  damage: true,
  freeAmmo: true,
  freeFuel: true,
  gain: true,
  gainMissing: true,
  hop: true,
  layMine: true,
  loseFame: true,
  loseResource: true,
  pay: true,
  repair: true,
  rouse: true,
  salvage: true,
  shield: true,
  snapShot: true,
  speed: true,
  steady: true,
  swap: true,
  takeAll: true,
  tradeItem: true,
};

/** False for effects that only the Automa's action cards have: those have no fields. */
export const isCardEffect = (effect: Effect): effect is CardEffect => Object.hasOwn(OPS, effect.op);
