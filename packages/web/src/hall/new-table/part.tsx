import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../look/icon.tsx';

interface Props {
  readonly class: string;
  readonly title: string;
  readonly help: string;
  /** What is chosen in it, for where it is folded. */
  readonly line: string;
  /** At the end of its heading. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
}

const SMALL = '(max-width: 599px)';

/** Whether the screen is a phone's; follows when it is turned. */
function useSmall(): boolean {
  const small = useSignal(matchMedia(SMALL).matches);
  useEffect(() => {
    const query = matchMedia(SMALL);
    const follow = () => (small.value = query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return small.value;
}

/** A part of the page that a phone folds into one line. */
export function Part({ class: given, title, help, line, aside, children }: Props) {
  if (useSmall())
    return (
      <details class={`fold ${given}`}>
        <summary>
          <b>{title}</b>
          <small>{line}</small>
          <Icon name="next" />
        </summary>
        {aside}
        {children}
      </details>
    );
  return (
    <section class={given} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <small>{help}</small>
        <span class="sp" />
        {aside}
      </header>
      {children}
    </section>
  );
}
