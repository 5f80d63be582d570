import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import { Cited } from './cited.tsx';
import { ImpactMarks } from './impact.tsx';
import type { Session } from './session.ts';

/** Asks for a hint; while it is computed the button shows the progress, and a second press cancels it. */
export function HintButton({ session }: { session: Session }) {
  const done = session.hinting.value;
  // Online tables can be played without hints.
  if (session.host.hints === false || session.card.online?.settings.hints === false) return null;
  if (done === null)
    return (
      <button type="button" class="btn hint" onClick={() => session.askHint()} title={t('web.hint')}>
        <Icon name="bulb" />
        <span class="sr">{t('web.hint')}</span>
      </button>
    );
  return (
    <button
      type="button"
      class="btn hint thinking"
      style={{ '--done': String(done) }}
      onClick={() => session.stopHint()}
      title={t('web.hint.stop')}
    >
      <Icon name="close" />
      <span class="sr">{t('web.hint.stop')}</span>
    </button>
  );
}

/** Where question and choices are a sheet below the table. */
const SHEET = '(max-width: 599px)';

/** The best choices, with the reasons the game gives for them. */
export function Hints({ session }: { session: Session }) {
  const hint = session.hint.value;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // By thumb the choices and hints scroll together: what was asked for comes into sight.
    if (hint && matchMedia(SHEET).matches) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  if (!hint) return null;
  return (
    <div class="hints" role="status" ref={box}>
      <b>
        <Icon name="bulb" />
        {t('web.hint.title')}
      </b>
      <ol>
        {hint.best.map(({ index, reasons }) => (
          <li key={index}>
            <button type="button" onClick={() => session.takeUp(index)}>
              {session.texts.value[index]}
              <ImpactMarks session={session} index={index} />
            </button>
            {reasons.map((reason, i) => (
              <small key={i}>
                <Cited session={session} reason={reason} />
              </small>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
