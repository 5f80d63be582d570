import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { keepTrying } from '../app/network.ts';
import { t } from '../app/words.ts';
import { findMe, me } from '../remote/me.ts';
import { w } from './words.ts';

const online = signal(navigator.onLine);
for (const change of ['online', 'offline']) addEventListener(change, () => (online.value = navigator.onLine));

/** Shows its children once the server has told who we are; until then a status, or that it cannot be reached. */
export function Gate({ children }: { children: ComponentChildren }) {
  const lost = useSignal(false);
  const ask = () =>
    findMe().then(
      () => (lost.value = false),
      () => (lost.value = true),
    );
  useEffect(() => {
    void ask();
  }, [online.value]);
  useEffect(() => (lost.value ? keepTrying(() => void ask()) : undefined), [lost.value]);
  if (lost.value && me.value === undefined)
    return (
      <section class="panel unreachable" role="alert">
        <h2>{w('me.unreachable')}</h2>
        <p>{w('me.unreachable.why')}</p>
        <div class="actions">
          <button type="button" class="btn" onClick={ask}>
            {t('web.again')}
          </button>
          <a class="btn" href="/">
            {t('web.backToHall')}
          </a>
        </div>
      </section>
    );
  if (me.value === undefined) return <p role="status">{w('me.asking')}</p>;
  return (
    <>
      {/* What was asked before the network went may still be answered: then nothing is lost yet, but nothing can be saved. */}
      {(lost.value || !online.value) && (
        <p class="problem" role="status">
          {w('me.offline')}
        </p>
      )}
      {children}
    </>
  );
}
