import { kit } from '../../effect-kit.ts';
import type { SetRules } from '../types.ts';
import { act, changePicks, listActions, listFree } from './actions.ts';
import * as borgo from './borgo.ts';
import { passPermit } from './cards.ts';
import { areaRecords, uses } from './catalogue.ts';
import { describeChoice, describeEvent, refs } from './describe.ts';
import { impact, reasons, style, value } from './insight.ts';
import { emptyAreas, outpostsOf } from './map.ts';
import { withinReach } from './reach.ts';
import { words } from './text/index.ts';
import { lookout, stages } from './virtual.ts';
import { whyNot } from './why-not.ts';
import { outpostOutlook } from './worth.ts';

export { decisions, tasks } from './flow.ts';

export const rules: SetRules = {
  /** R-SETUP-012. */
  setup(start, options) {
    start.map = {
      areas: emptyAreas(),
      gaveUp: start.players.map(() => false),
      permitsUsed: start.players.map(() => 0),
      options: {
        buildType: options.outpostBuildType ?? 'tAmmo',
        topType: options.outpostTopType ?? 'tVp',
        afterRaze: options.outpostAfterRaze ?? true,
        reentry: options.outpostReentry ?? false,
      },
    };
  },
  /** R-NML-036: shields go with all others; picks and permits are new. */
  nextRound({ map }, flow) {
    if (!map) return;
    map.gaveUp.fill(false);
    map.permitsUsed.fill(0);
    for (const [area, outpost] of map.areas.entries()) {
      if (outpost.shield) flow.emit({ kind: 'areaShieldReturned', area });
      outpost.shield = false;
    }
  },
  changePicks,
  tookLocation: passPermit,
  virtual: { lookout, stages },
  borgo: { lookout: borgo.lookout, develop: borgo.develop, targets: borgo.targets, strike: borgo.strike },
  listActions,
  listFree,
  act,
  isFree: ({ kind }) => kind === 'shieldArea',
  refs,
  impact,
  value,
  reasons,
  outlook: (view, seat, left) => outpostOutlook(view, seat, left, kit),
  style,
  describeChoice,
  describeEvent,
  withinReach,
  whyNot,
  uses,
  tally: (view) => ({ outposts: view.players.map((_, seat) => outpostsOf(view, seat).length) }),
  get records() {
    return areaRecords();
  },
  words,
};
