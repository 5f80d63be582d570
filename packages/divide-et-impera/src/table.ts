/** All that the client imports of this game besides the game itself: data and readers of a view. Nothing here changes a state. */
export type { Effect, Effects } from '@cinderhall/effects';
export { BRIDGE, LIFT, SHELTER } from './actions/build.ts';
export { REQUIRED } from './actions/purchase.ts';
export * from './cards/index.ts';
export { areaName } from './describe/names.ts';
export { display } from './display.ts';
export { kit } from './effect-kit.ts';
export { lastPlayed } from './flow/card.ts';
export { columnOf, countFor, isOnTime, missionSupply } from './flow/end.ts';
export { impact } from './impact.ts';
export { cubesOf, isLeaderAt, majorityParts, majorityValue, unitsAt } from './majority.ts';
export { type Board, boardOf, type PlacedTile, tileOf } from './map/board.ts';
export { cell, isGround, ROTATIONS, type Rotation, rotated, SIZE } from './map/grid.ts';
export { isNeighbour, mapFaults, mapWarnings, QUICK_TILES, quickBoard, randomBoard } from './map/layouts.ts';
export { FARTHEST, isTiles, options } from './options.ts';
export { BONUS, costOfSlot, SURCHARGE } from './prices.ts';
export {
  CARDS_A_PHASE,
  COLLECTORS,
  colourOnBack,
  isGroundArea,
  PHASES,
  type Player,
  SLOTS,
  SUPPLY_TRACK,
  supplyOf,
  TOKENS_OF_A_KIND,
  TURNS,
} from './state.ts';
