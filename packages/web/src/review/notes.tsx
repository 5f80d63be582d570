import { useSignal } from '@preact/signals';
import { t } from '../app/words.ts';
import { LONGEST_NOTE, type Notes } from './attachments.ts';

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
          maxLength={LONGEST_NOTE}
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

/** All notes, each a way to its move. */
export function NoteList({ notes, at, go }: { notes: Notes; at: number; go: (at: number) => void }) {
  const turns = Object.keys(notes)
    .map(Number)
    .sort((a, b) => a - b);
  if (turns.length === 0) return <p class="empty">{t('web.review.noNotes')}</p>;
  return (
    <ol class="moves">
      {turns.map((turn) => (
        <li key={turn}>
          <button type="button" onClick={() => go(turn)} {...(at === turn ? { 'aria-current': 'step' } : {})}>
            <span class="n">{turn}</span>
            <span />
            <span class="what">{notes[turn]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
