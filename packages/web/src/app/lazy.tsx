import { signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A part of a page that is fetched when it is first shown, so that nobody waits for what they may never open. When the
 * fetch fails it is tried again as soon as the network is back.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  placeholder: () => ComponentChild = () => null,
): ComponentType<P> {
  const found = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const load = () =>
    void fetch().then(
      (Part) => (found.value = { Part }),
      () => addEventListener('online', load, { once: true }),
    );
  return function LazyPart(props: P) {
    useEffect(() => {
      if (!found.value) load();
      return () => removeEventListener('online', load);
    }, []);
    if (!found.value) return <>{placeholder()}</>;
    const { Part } = found.value;
    return <Part {...props} />;
  };
}
