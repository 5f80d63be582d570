import { signal } from '@preact/signals';

const pathOf = (): string => location.pathname;
export const path = signal(pathOf());
addEventListener('popstate', () => {
  path.value = pathOf();
});

export function go(to: string): void {
  if (to === location.pathname) return;
  history.pushState(null, '', to);
  path.value = pathOf();
  scrollTo(0, 0);
}

/** For links: the browser's own ways (a new tab, a middle click) stay as they are. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
  if (!(link instanceof HTMLAnchorElement) || link.target || event.defaultPrevented) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname);
}
