import type { ReadonlySignal } from '@preact/signals';
import { t } from '../app/words.ts';
import type { Line } from '../host.ts';
import { Icon } from '../look/icon.tsx';

const QUIET: ReadonlySet<Line> = new Set(['idle', 'connecting', 'open']);

/** Tells that the connection to the server is interrupted, and that nothing is lost. */
export function LineBanner({ line }: { line: ReadonlySignal<Line> }) {
  const now = line.value;
  return (
    <div class="banner line-banner" role="status">
      {!QUIET.has(now) && (
        <p>
          <Icon name={now === 'ended' ? 'lock' : 'cycle'} />
          <span>{t(`web.link.${now}`)}</span>
          {now === 'ended' && (
            <a class="btn sm" href="/account">
              {t('web.link.signIn')}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
