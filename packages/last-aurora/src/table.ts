/** The door for whoever draws a table: data, and readers of a view. Nothing here changes a state. */
export type { Effect, Effects } from '@cinderhall/effects';
export * from './cards/index.ts';
export {
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
export { skillOf } from './crew.ts';
export {
  AUTOMA_COLUMNS,
  AUTOMA_CREW,
  AUTOMA_SYSTEMS,
  BONUS,
  FAME_TRACK,
  ITEM_LIMIT,
  ROUNDS,
  STOP_KINDS,
  TARGET_FIELDS,
  ZONE_COSTS,
} from './data/boards.ts';
export { MAPS, type RouteMap, type Shortcut } from './data/maps.ts';
export { kit } from './effect-kit.ts';
export { pointsOf } from './flow/movement.ts';
export { impact } from './impact.ts';
export { automaScore, scoreOf } from './outcome.ts';
export { edgesOf, mapOf, moored, regionOf, startOf } from './route.ts';
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
  MARKER_NAMES,
  type Part,
  type Player,
  SURVIVOR,
} from './state.ts';
export { zoneOfBack } from './view.ts';
