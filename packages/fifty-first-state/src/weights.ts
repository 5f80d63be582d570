import file from './learning/weights.json' with { type: 'json' };

/** What bots have learned of this game, as `cinderhall learn` wrote it; whoever uses it checks it first. */
export const weights: unknown = file;
