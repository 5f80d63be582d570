import { t } from '../app/words.ts';
import { OPEN } from '../host.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { Session } from './session.ts';

interface Props {
  readonly session: Session;
  /** A seat, or `OPEN`. */
  readonly eyes: number;
  readonly mine: number;
  readonly look: (eyes: number) => void;
}

/** Through whose eyes a match is seen. Before its end nobody has any but the own ones. */
export function Eyes({ session, eyes, mine, look }: Props) {
  const { over } = session.card;
  return (
    <fieldset class="picks eyes">
      <legend>{t('web.replay.eyes')}</legend>
      {session.names.value.map((_, each) => (
        <label key={each}>
          <input
            type="radio"
            name="eyes"
            checked={eyes === each}
            disabled={!over && each !== mine}
            onChange={() => look(each)}
          />
          <span>
            <Pip seat={each} /> {session.called(each)}
          </span>
        </label>
      ))}
      {over && session.names.value.length > 1 && (
        <label>
          <input type="radio" name="eyes" checked={eyes === OPEN} onChange={() => look(OPEN)} />
          <span>
            <Icon name="eye" /> {t('web.replay.open')}
          </span>
        </label>
      )}
    </fieldset>
  );
}
