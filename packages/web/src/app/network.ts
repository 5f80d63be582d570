const SOON = 5_000;

/**
 * Tries again and again until it is told to stop: when the browser says that the network is back, and every few seconds
 * while somebody looks, because browsers do not always notice and a server may have been away on its own.
 */
export function keepTrying(again: () => void): () => void {
  const look = () => {
    if (!document.hidden) again();
  };
  const timer = setInterval(look, SOON);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    removeEventListener('online', again);
    document.removeEventListener('visibilitychange', look);
  };
}

/**
 * Whether a part of the page can be asked for now. A browser may remember until the next load that a module could not be
 * fetched: without a network and without a store of one's own it is better not to try.
 */
export const mayBeFetched = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

const FAILED = 'failed';

/** Called once at the start: notes which style sheets could not be fetched. */
export function watchStyles(): void {
  // Errors of resources do not bubble: they are only seen on their way down.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset[FAILED] = '';
    },
    true,
  );
}

/** Fetches once more what `watchStyles` has noted: the bundler asks for each style sheet only once. */
export async function refetchStyles(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>(`link[data-${FAILED}]`);
  await Promise.all(
    [...failed].map(
      (old) =>
        new Promise((resolve, reject) => {
          const fresh = document.createElement('link');
          fresh.rel = 'stylesheet';
          fresh.crossOrigin = old.crossOrigin;
          fresh.addEventListener('load', resolve);
          fresh.addEventListener('error', reject);
          fresh.href = old.href;
          old.replaceWith(fresh);
        }),
    ),
  );
}
