import type { AnyGame } from '@cinderhall/kernel';
import type { Learned } from '../learned/learned.ts';
import { insightOf, type Judgement, learnedJudgement } from '../search/judgement.ts';
import { LEARNED_SETTINGS, SETTINGS, type WarlordSettings } from '../warlord.ts';
import { type Appraise, appraise, appraiseBy } from './chances.ts';

/** Who judges: what it goes by, how it searches, and how it turns what it finds into chances. */
export interface Judge {
  readonly mind: Judgement;
  readonly settings: WarlordSettings;
  /** How far ahead it looks, in steps of one seat's share of the table. */
  readonly horizon: number;
  readonly appraise: Appraise;
}

/** The strongest bot that there is for a game: it plays by what was learned where that makes it stronger. */
export function judgeOf(game: AnyGame, learned: Learned | null): Judge {
  const chances = learned ? appraiseBy(learned) : appraise;
  if (learned?.weights.plays)
    return {
      mind: learnedJudgement(game, learned),
      settings: LEARNED_SETTINGS,
      horizon: LEARNED_SETTINGS.horizon,
      appraise: chances,
    };
  return {
    mind: insightOf(game),
    settings: SETTINGS,
    horizon: game.insight.horizon ?? SETTINGS.horizon,
    appraise: chances,
  };
}
