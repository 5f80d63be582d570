/** For drawing a table: data, and readers of a view. Nothing here changes a state. */
export type { Effect, Effects } from '@cinderhall/effects';
export { crewSize } from './automa/board.ts';
export { BOARD, type BoardSlot, FREE, HURT, heldOn, MARKER, markerFor } from './automa/layout.ts';
export { type CardEffect, isCardEffect } from './card-effects.ts';
export * from './cards/index.ts';
export {
  cardAt,
  columnsOf,
  contents,
  count,
  deviceAt,
  hasSpecial,
  inZone,
  placeAt,
  slotAt,
  slotDef,
  truckOf,
} from './convoy.ts';
export { countIn, skillOf } from './crew.ts';
export {
  AUTOMA_CREW_COLUMNS,
  AUTOMA_SYSTEMS,
  BONUS,
  bonusOf,
  FAME_TRACK,
  ITEM_LIMIT,
  letterOf,
  numeralOf,
  ROUNDS,
  STOP_KINDS,
  skillNeeded,
  systemLevel,
  TARGET_FIELDS,
  ZONE_COSTS,
} from './data/boards.ts';
export { MAPS, type RouteMap, type Shortcut } from './data/maps.ts';
export { display } from './display.ts';
export { kit } from './effect-kit.ts';
export { pointsOf } from './flow/movement.ts';
export { impact } from './impact.ts';
export { automaScore, scoreOf } from './outcome.ts';
export { goodsOf, MOVE, SHOT } from './prices.ts';
export { isBlocked, mapOf, moored, regionOf, stopAt } from './route.ts';
export {
  AMMO,
  AUTOMA,
  type Automa,
  type Crew,
  DAMAGED,
  EMPTY,
  type EnemyInPlay,
  FOOD,
  FUEL,
  ITEM,
  type MarkerName,
  markerName,
  markerOf,
  type Part,
  type Player,
  SURVIVOR,
} from './state.ts';
export { periodOfBack, zoneOfBack } from './view.ts';
