import type { SetWorld } from '../types.ts';
import { countRuins } from './count.ts';
import { gainMatching } from './ops/gain-matching.ts';
import { ifRuins } from './ops/if-ruins.ts';
import { payMatching } from './ops/pay-matching.ts';
import { putOnRuins } from './ops/put-on-ruins.ts';
import { razeOwn } from './ops/raze-own.ts';
import { restoreRuins } from './ops/restore-ruins.ts';
import { rob } from './ops/rob.ts';
import { takeRuins } from './ops/take-ruins.ts';
import { topsFor } from './tops.ts';

export const world: SetWorld = {
  goods: {
    scavenge: {
      noun: 'fiftyFirstState.scavenge',
      worth: 0.75,
      eventful: true,
      gainKey: 'fiftyFirstState.takeScavenged',
    },
  },
  goodRules: {
    /** R-SCAV-020: the card is chosen when everything else has been gained. */
    scavenge: {
      asks: true,
      gain: (_state, seat, n, by, flow) => flow.push({ kind: 'scavenge', seat, n, by }),
      canGain: (state, seat) => topsFor(state, seat).length > 0,
    },
  },
  counts: {
    ruins: { of: countRuins, say: () => ({ key: 'fiftyFirstState.count.ruins' }) },
  },
  ops: [gainMatching, payMatching, ifRuins, restoreRuins, takeRuins, razeOwn, putOnRuins, rob],
};
