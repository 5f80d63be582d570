import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** Between two people at one screen: hides all cards until the next one confirms that they are looking. */
export function HandoverScreen({ session }: { session: Session }) {
  const seat = session.handover.value;
  return seat === null ? null : <Covered session={session} seat={seat} />;
}

function Covered({ session, seat }: { session: Session; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), [seat]);
  const name = session.names.value[seat] ?? '';
  return (
    <div class="cover" role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <Pip seat={seat} class="big" />
      <h1 id="cover-title">{t('web.handover.title', { name })}</h1>
      <p>{t('web.handover.why')}</p>
      <button type="button" class="btn pri lg" ref={button} onClick={() => session.act('ready', seat)}>
        <Icon name="check" />
        {t('web.handover.ready', { name })}
      </button>
    </div>
  );
}
