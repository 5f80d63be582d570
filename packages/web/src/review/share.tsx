import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { download } from '../app/files.ts';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { Save } from '../protocol.ts';
import type { Session } from '../table/session.ts';

/** A link to this moment of a match on the server; of a match in this browser, the match as a file, with its notes and reviews. */
export function ShareMoment({ session, at }: { session: Session; at: number }) {
  const status = useSignal('');
  const { card, host } = session;
  useEffect(() => {
    status.value = '';
  }, [at]);
  const share = async () => {
    if (card.online) {
      const link = `${location.origin}/replay/${card.id}#${at}`;
      const copied = await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      );
      status.value = copied ? t('web.share.copied') : link;
      return;
    }
    const save = await host.save(card.id);
    if (!save) return;
    const [{ attachmentsOf }, { withAttachments }] = await Promise.all([
      import('./store.ts'),
      import('./attachments.ts'),
    ]);
    const attachments = await attachmentsOf(save as Save);
    download(`cinderhall-${card.id}.json`, JSON.stringify(withAttachments(save, attachments)));
  };
  return (
    <>
      <button type="button" class="btn sm share" onClick={() => void share()}>
        <Icon name="share" />
        {t(card.online ? 'web.share.link' : 'web.share.file')}
      </button>
      <p class="told" role="status">
        {status.value}
      </p>
    </>
  );
}
