/** A limit of its own for requests that cost much or tempt to try: so many a minute from one address. */
export const seldom = (max: number) => ({ config: { rateLimit: { max, timeWindow: 60_000 } } });
