import { signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepTrying, mayBeFetched } from './network.ts';

/**
 * A part of a page that is fetched when it is first shown, so that nobody waits for what they may never open. When the
 * fetch fails it is tried again as soon as the network is back.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  placeholder: () => ComponentChild = () => null,
): ComponentType<P> {
  const found = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const lost = signal(false);
  const load = () => {
    if (mayBeFetched())
      fetch().then(
        (Part) => (found.value = { Part }),
        () => (lost.value = true),
      );
    else lost.value = true;
  };
  return function LazyPart(props: P) {
    const missing = lost.value && !found.value;
    useEffect(() => {
      if (!found.value) load();
    }, []);
    useEffect(() => (missing ? keepTrying(load) : undefined), [missing]);
    if (!found.value) return <>{placeholder()}</>;
    const { Part } = found.value;
    return <Part {...props} />;
  };
}
