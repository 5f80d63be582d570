import file from './learning/weights.json' with { type: 'json' };

/** What bots have learned of this game, as `cinderhall learn` wrote it; it must be checked before use. */
export const weights: unknown = file;
