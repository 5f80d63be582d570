import { signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A part of a page that is fetched when it is first shown, so that nobody waits for what they may never open. Where the
 * network fails it is sought again as soon as it is back.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  meanwhile: () => ComponentChild = () => null,
): ComponentType<P> {
  const found = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const seek = () =>
    void fetch().then(
      (Part) => (found.value = { Part }),
      () => addEventListener('online', seek, { once: true }),
    );
  return function Later(props: P) {
    useEffect(() => {
      if (!found.value) seek();
      return () => removeEventListener('online', seek);
    }, []);
    if (!found.value) return <>{meanwhile()}</>;
    const { Part } = found.value;
    return <Part {...props} />;
  };
}
