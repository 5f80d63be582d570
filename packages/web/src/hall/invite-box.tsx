import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { TableCard } from '../protocol.ts';
import { groupedCode, joinPath } from '../remote/invite.ts';

/** How others get here: a link to send, and a code to read aloud. */
export function InviteBox({ card }: { card: TableCard }) {
  const copied = useSignal(false);
  const invite = card.online?.invite;
  const open = card.online?.seats.some(({ kind }) => kind === 'open');
  const kept = invite !== undefined && card.online?.seats.some(({ kind }) => kind === 'invited');
  const address = location.origin + joinPath({ table: card.id, ...(invite === undefined ? {} : { invite }) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      copied.value = true;
    } catch {
      // Some pages may not write there: the link can still be marked and copied by hand.
      copied.value = false;
    }
  };
  return (
    <section class="box invite" aria-label={t('web.invite')}>
      <h2>{t('web.invite')}</h2>
      <label class="field">
        {t(open || kept ? 'web.invite.link' : 'web.invite.watch')}
        <input type="text" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="btn sm" onClick={copy}>
          <Icon name={copied.value ? 'check' : 'copy'} />
          {t('web.invite.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="btn sm"
            onClick={() => void navigator.share({ title: 'Cinderhall', url: address }).catch(() => undefined)}
          >
            <Icon name="share" />
            {t('web.invite.share')}
          </button>
        )}
        <span role="status">{copied.value ? t('web.invite.copied') : ''}</span>
      </div>
      {open && (
        <p class="code">
          {t('web.invite.code')} <b>{groupedCode(card.id)}</b>
        </p>
      )}
    </section>
  );
}
