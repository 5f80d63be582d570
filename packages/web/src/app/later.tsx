import { signal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepTrying, mayBeFetched } from './network.ts';

/**
 * A part of a page that is fetched when it is first shown, so that nobody waits for what they may never open. Where the
 * network fails it is sought again as soon as it is back.
 */
export function later<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  meanwhile: () => ComponentChild = () => null,
): ComponentType<P> {
  const found = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const lost = signal(false);
  const seek = () => {
    if (mayBeFetched())
      fetch().then(
        (Part) => (found.value = { Part }),
        () => (lost.value = true),
      );
    else lost.value = true;
  };
  return function Later(props: P) {
    const missing = lost.value && !found.value;
    useEffect(() => {
      if (!found.value) seek();
    }, []);
    useEffect(() => (missing ? keepTrying(seek) : undefined), [missing]);
    if (!found.value) return <>{meanwhile()}</>;
    const { Part } = found.value;
    return <Part {...props} />;
  };
}
