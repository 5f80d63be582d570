import { signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { download } from '../app/files.ts';
import { Icon } from '../look/icon.tsx';
import { w } from './words.ts';

/** Recovery codes that were just issued. They stay until the owner confirms having saved them. */
export const codes = signal<readonly string[] | null>(null);

/** Shows the recovery codes until they are confirmed as saved. */
export function Codes({ given, name }: { given: readonly string[]; name: string }) {
  const kept = useSignal(false);
  const said = useSignal('');
  const pressed = useSignal(false);
  useLeaveWarning(() => (pressed.value = true));
  const text = `${w('me.codes.file', { name })}\n\n${given.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => (said.value = w('me.codes.copied')),
      () => (said.value = w('me.codes.notCopied')),
    );
  const done = () => {
    if (kept.value) codes.value = null;
    else pressed.value = true;
  };
  return (
    <section class="panel codes" data-unsaved aria-labelledby="codes">
      <h2 id="codes">{w('me.codes')}</h2>
      <p>{w('me.codes.why')}</p>
      <p class="print-only">{w('me.codes.file', { name })}</p>
      <ol aria-label={w('me.codes.list')}>
        {given.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="actions">
        <button type="button" class="btn sm" onClick={copy}>
          <Icon name="cards" />
          {w('me.codes.copy')}
        </button>
        <button
          type="button"
          class="btn sm"
          onClick={() => download('cinderhall-recovery-codes.txt', text, 'text/plain')}
        >
          <Icon name="save" />
          {w('me.codes.download')}
        </button>
        <button type="button" class="btn sm" onClick={() => print()}>
          <Icon name="rule-book" />
          {w('me.codes.print')}
        </button>
        <span role="status">{said.value}</span>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={kept.value}
          onChange={(event) => {
            kept.value = event.currentTarget.checked;
            pressed.value = false;
          }}
        />
        <span>{w('me.codes.kept')}</span>
      </label>
      <p class="problem" role="alert">
        {pressed.value && w('me.codes.first')}
      </p>
      <button type="button" class="btn pri" onClick={done}>
        {w('me.codes.done')}
      </button>
    </section>
  );
}

/** Blocks links to other pages, and asks before the page is closed. */
function useLeaveWarning(warn: () => void): void {
  useLayoutEffect(() => {
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    const stop = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest('a[href^="/"]'))) return;
      event.preventDefault();
      warn();
    };
    addEventListener('beforeunload', stay);
    document.addEventListener('click', stop, { capture: true });
    return () => {
      removeEventListener('beforeunload', stay);
      document.removeEventListener('click', stop, { capture: true });
    };
  }, []);
}
