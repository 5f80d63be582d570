const PARENT_CHECK = 250;

/** Resolves at a signal to end; or when npx was ended, which takes its shell along but not what runs in it. */
export function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    const parent = process.ppid;
    const startedByNpm = process.env.npm_lifecycle_event !== undefined;
    const watch = startedByNpm ? setInterval(() => process.ppid !== parent && finish(), PARENT_CHECK) : undefined;
    const finish = () => {
      clearInterval(watch);
      resolve();
    };
    // A hall that could not open ends; it does not wait for its parent.
    watch?.unref();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, finish);
  });
}
