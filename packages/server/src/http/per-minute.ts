import { RATE_WINDOW } from './rate-counts.ts';

/** A rate limit for expensive or security-sensitive routes: requests a minute from one address. */
export const perMinute = (max: number) => ({ config: { rateLimit: { max, timeWindow: RATE_WINDOW } } });
