const INTERVAL = 60_000;

/** Passes on what goes wrong, but the same only once a minute: a connection is tried again twice a second. */
export function oncePerMinute(tell: (text: string) => void, now: () => number = Date.now): (error: unknown) => void {
  const lastReported = new Map<string, number>();
  return (error) => {
    const text = String(error);
    if (now() - (lastReported.get(text) ?? Number.NEGATIVE_INFINITY) < INTERVAL) return;
    if (lastReported.size > 20) lastReported.clear();
    lastReported.set(text, now());
    tell(text);
  };
}
