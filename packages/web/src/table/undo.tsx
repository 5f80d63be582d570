import { t } from '../app/words.ts';
import { Icon, Key } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** Undo, or why it is not possible; and redo after an undo. */
export function UndoRedo({ session }: { session: Session }) {
  const state = session.state.value;
  const reason = state?.undoRefused ? session.say(state.undoRefused) : t('web.undo');
  return (
    <>
      <button
        type="button"
        class="btn undo"
        // Not disabled: a click tells why nothing can be undone.
        aria-disabled={!state?.undo}
        onClick={() => session.act('undo')}
        title={state?.undo ? t('web.undo') : reason}
      >
        <Icon name="undo" />
        <span class="wide">{t('web.undo')}</span> <Key>Z</Key>
      </button>
      {state?.redo && (
        <button type="button" class="btn redo" onClick={() => session.act('redo')} title={t('web.redo')}>
          <Icon name="redo" />
          <span class="sr">{t('web.redo')}</span> <Key>Y</Key>
        </button>
      )}
    </>
  );
}
