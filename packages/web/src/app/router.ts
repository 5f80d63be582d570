import { signal } from '@preact/signals';

const readPath = (): string => location.pathname;
const readFragment = (): string => location.hash.slice(1);

export const path = signal(readPath());
/** The fragment of the address, without `#`. */
export const fragment = signal(readFragment());

/** How many pages were opened by navigation since the first load. */
export const navigations = signal(0);

const read = (): void => {
  if (path.value !== readPath()) navigations.value += 1;
  path.value = readPath();
  fragment.value = readFragment();
};
addEventListener('popstate', read);
addEventListener('hashchange', read);

export function go(to: string): void {
  if (to === location.pathname) return;
  history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** Click handler for internal links. Modified clicks (new tab, middle button) are left to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
