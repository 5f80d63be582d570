import type { PageReloader } from './version.ts';

const TRIED = 'cinderhall.reloaded';
/** In the address of a page that was loaded past the service worker; `vite.config.ts` knows it, too. */
const FRESH = 'fresh';
const PATIENCE = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** Fields in which something was entered. What is stored while it is typed says so with `data-kept`. */
const touched = new Set<Field>();

/** Called once at the start: watches what is entered, and takes the mark of a fresh page out of its address. */
export function watchPage(): void {
  document.addEventListener('input', ({ target }) => isField(target) && touched.add(target), true);
  const address = new URL(location.href);
  if (!address.searchParams.has(FRESH)) return;
  address.searchParams.delete(FRESH);
  history.replaceState(history.state, '', address);
}

const isHalfDone = (field: Field): boolean => field.isConnected && field.value !== '' && !('kept' in field.dataset);

/** A new service worker is fetched where there is one, and waited for: it has the newest files for later, without a network. */
async function renewServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const fresh = registration?.installing ?? registration?.waiting;
  if (!fresh) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE);
    fresh.addEventListener('statechange', () => fresh.state === 'activated' && resolve());
  });
}

function freshAddress(server: number): URL {
  const address = new URL(location.href);
  address.searchParams.set(FRESH, String(server));
  return address;
}

/** The page in this browser. The service worker stays registered: reminders are subscribed with it. */
export const thisPage: PageReloader = {
  tried(server) {
    try {
      return sessionStorage.getItem(TRIED) === String(server);
    } catch {
      return true;
    }
  },
  note(server) {
    try {
      sessionStorage.setItem(TRIED, String(server));
      return true;
    } catch {
      return false;
    }
  },
  hasUnsaved: () => [...touched].some(isHalfDone) || document.querySelector('[data-unsaved]') !== null,
  async prepare(server) {
    // Leaving for a page that does not come would show nothing at all.
    const page = await fetch(freshAddress(server), { cache: 'reload' });
    if (!page.ok) throw new Error(`no page: ${page.status}`);
    await renewServiceWorker().catch(() => undefined);
    const { settleLocal } = await import('../local/host.ts');
    await settleLocal();
  },
  leave: (server) => location.replace(freshAddress(server)),
};
