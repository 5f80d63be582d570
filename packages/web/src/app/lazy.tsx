import { signal, useSignal } from '@preact/signals';
import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icon.tsx';
import { keepTrying, mayBeFetched, refetchStyles } from './network.ts';
import { t } from './words.ts';

/**
 * A part of a page that is fetched when it is first shown, so that nobody waits for what they may never open. When the
 * fetch fails the page says so with a button to try again, and tries by itself when the network is back.
 */
export function lazyPart<P extends object>(
  fetch: () => Promise<ComponentType<P>>,
  placeholder: () => ComponentChild = () => null,
): ComponentType<P> {
  const found = signal<{ readonly Part: ComponentType<P> } | null>(null);
  const failed = signal(false);
  const load = async (): Promise<void> => {
    if (found.value) return;
    try {
      if (!mayBeFetched()) throw new Error('offline');
      await refetchStyles();
      found.value = { Part: await fetch() };
    } catch {
      failed.value = true;
    }
  };
  return function LazyPart(props: P) {
    const focusBefore = useRef<HTMLElement | null>(null);
    const missing = failed.value && !found.value;
    useEffect(() => void load(), []);
    useEffect(() => (missing ? keepTrying(() => void load()) : undefined), [missing]);
    useEffect(() => {
      // The button that had the focus is gone. A part that takes the focus itself keeps it.
      if (found.value && document.activeElement === document.body) focusBefore.current?.focus();
    }, [found.value]);
    if (found.value) {
      const { Part } = found.value;
      return <Part {...props} />;
    }
    return (
      <>
        {placeholder()}
        {missing && <PartMissing again={load} focused={(before) => (focusBefore.current = before)} />}
      </>
    );
  };
}

interface MissingProps {
  readonly again: () => Promise<void>;
  readonly focused: (before: HTMLElement | null) => void;
}

function PartMissing({ again, focused }: MissingProps) {
  const trying = useSignal(false);
  const inVain = useSignal(false);
  const retry = async () => {
    trying.value = true;
    await again();
    trying.value = false;
    inVain.value = true;
  };
  return (
    <div class="banner floating" role="alert">
      <p>
        <Icon name="cycle" />
        <span>{t(trying.value ? 'web.loading' : 'web.part.failed')}</span>
        <button
          type="button"
          class="btn sm"
          onClick={retry}
          onFocus={({ relatedTarget }) => focused(relatedTarget instanceof HTMLElement ? relatedTarget : null)}
        >
          {t('web.again')}
        </button>
        {/* Some browsers remember until the next load that a module could not be fetched. */}
        {inVain.value && (
          <button type="button" class="btn sm" onClick={() => location.reload()}>
            {t('web.version.reload')}
          </button>
        )}
      </p>
    </div>
  );
}
