import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';

const LONGEST = 280;

/** A note at the move that is shown. */
export function NoteField({ at, text, write }: { at: number; text: string; write: (text: string) => void }) {
  const typed = useSignal(text);
  if (at === 0) return null;
  return (
    <form
      class="note-field"
      onSubmit={(event) => {
        event.preventDefault();
        write(typed.value.trim());
      }}
    >
      <label>
        <span class="sr">{t('web.review.note', { n: at })}</span>
        <input
          maxLength={LONGEST}
          value={typed.value}
          placeholder={t('web.review.note', { n: at })}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn sm">
        {t('web.review.noteKeep')}
      </button>
    </form>
  );
}
