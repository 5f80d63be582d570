import type { Effects } from '@cinderhall/effects';
import { bool, cardRef, fixed, int, list, nullable, obj, oneOf, value } from '@cinderhall/kernel';
import type { SetParts } from '../types.ts';
import { WHERES } from './geometry.ts';

const area = int(0, 8);

/** R-NML-001: an area and the outpost on it. */
const outpost = obj({
  /** Whose outpost stands here; −1: nobody's. */
  owner: int(-1),
  /** 0 without an outpost. */
  level: int(0, 3),
  shield: bool(),
});

export const parts = {
  playable: true,
  fields: {
    map: nullable(
      obj({
        areas: list(outpost),
        /** By seat: a pick of this round's look-out was given up for an outpost. */
        gaveUp: list(bool()),
        /** By seat: how many cards of a type that did not fit were discarded for outposts this round. */
        permitsUsed: list(int(0)),
        /** What the table has settled. */
        options: fixed(
          obj({
            buildType: oneOf(['tAmmo', 'tIron']),
            topType: oneOf(['tVp', 'tContact']),
            afterRaze: bool(),
            reentry: bool(),
          }),
        ),
      }),
    ),
  },
  unplayed: { map: null },
  tasks: {
    /** Once it is paid for: an outpost of the seat on level 1. `card` is what lets it be built; −1: a rule. */
    placeOutpost: { seat: int(), area, card: cardRef() },
    upgradeOutpost: { seat: int(), area, card: cardRef() },
    takeOutpost: { seat: int(), area, card: cardRef() },
    activateLevel: { seat: int(), area, level: int(1, 3) },
    activateMore: {
      seat: int(),
      card: cardRef(),
      where: oneOf(WHERES),
      left: int(),
      upTo: bool(),
      done: list(area),
    },
    fireOutpost: { seat: int(), on: oneOf(['outpostBuilt', 'outpostUpgraded', 'outpostRazed']) },
    settleArea: { seat: int(), area },
  },
  decisions: {
    /** What the card being played is discarded for. */
    outpostSite: {},
    /** Six outposts stand on the map: which of them makes room for the one to be built here. */
    recallOutpost: { area, card: cardRef() },
    activateLevel: { area, level: int(1, 3) },
    activateOutpost: { card: cardRef(), where: oneOf(WHERES), left: int(), upTo: bool(), done: list(area) },
    buildOutpost: { card: cardRef() },
    upgradeOutpost: { card: cardRef() },
    razeOutpost: { card: cardRef(), upTo: int() },
    moveOutpost: { card: cardRef() },
    leaveOutpost: { card: cardRef(), effects: value<Effects>() },
    /** Whether to build where an outpost was razed. */
    settleArea: { area },
    /** The virtual opponent razes one of several. */
    lostOutpost: { of: list(area) },
  },
  choices: {
    /** A hand card is discarded to build an outpost or to upgrade one. */
    forOutpost: { card: cardRef() },
    outpost: { area },
    upgrade: { area },
    razeOutpost: { area },
    shieldArea: { area },
    giveUpPick: { area },
    activate: { area, level: int(1, 3) },
    area: { area },
    moveOutpost: { from: area, area },
    settle: { area },
  },
} as const satisfies SetParts;
