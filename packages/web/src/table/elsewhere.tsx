import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { Refusal } from './decision-bar.tsx';
import type { Session } from './session.ts';

/** The match was opened in another tab, which plays it now; it can be brought back here. */
export function ElsewhereScreen({ session }: { session: Session }) {
  const here = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => here.current?.focus(), []);
  return (
    <div class="veil">
      <section class="elsewhere" role="dialog" aria-modal="true" aria-labelledby="elsewhere-title">
        <h1 id="elsewhere-title">{t('web.elsewhere')}</h1>
        <p>{t('web.elsewhere.why')}</p>
        <Refusal session={session} />
        <div class="acts">
          <button type="button" class="btn pri" ref={here} onClick={() => void session.watch()}>
            <Icon name="hand" />
            {t('web.elsewhere.here')}
          </button>
          <a class="btn" href="/">
            {t('web.backToHall')}
          </a>
        </div>
      </section>
    </div>
  );
}
