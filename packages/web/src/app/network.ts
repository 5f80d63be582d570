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
