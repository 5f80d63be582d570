const INTERVAL = 60_000;

/** Passes on what goes wrong, but the same only once a minute: a connection is tried again twice a second. */
export function sometimes(tell: (text: string) => void, now: () => number = Date.now): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    const text = String(error);
    if (now() - (told.get(text) ?? Number.NEGATIVE_INFINITY) < INTERVAL) return;
    if (told.size > 20) told.clear();
    told.set(text, now());
    tell(text);
  };
}
