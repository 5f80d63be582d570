import { useSignal } from '@preact/signals';
import { go } from '../app/router.ts';
import { t } from '../app/words.ts';
import { joinPath, readInvitation } from '../remote/invite.ts';

/** For people who were sent a link or told a code. */
export function JoinBox() {
  const text = useSignal('');
  const problem = useSignal('');
  const join = () => {
    const found = readInvitation(text.value);
    if (found) go(joinPath(found));
    else problem.value = t('web.join.unreadable');
  };
  return (
    <section class="box join" aria-label={t('web.join')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <input
          type="text"
          value={text.value}
          placeholder={t('web.join.what')}
          aria-label={t('web.join.what')}
          autocomplete="off"
          onInput={(event) => {
            text.value = event.currentTarget.value;
            problem.value = '';
          }}
        />
        <button type="submit" class="btn sm" disabled={text.value.trim() === ''}>
          {t('web.join')}
        </button>
      </form>
      <p role="status">{problem.value}</p>
    </section>
  );
}
