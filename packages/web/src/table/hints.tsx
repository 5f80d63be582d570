import { t } from '../app/words.ts';
import { Icon } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** The best choices, with the reasons the game gives for them. */
export function Hints({ session }: { session: Session }) {
  const hint = session.hint.value;
  if (!hint) return null;
  return (
    <div class="hints" role="status">
      <b>
        <Icon name="bulb" />
        {t('web.hint.title')}
      </b>
      <ol>
        {hint.best.map(({ index, reasons }) => (
          <li key={index}>
            <button type="button" onClick={() => session.select(index)}>
              {session.texts.value[index]}
            </button>
            {reasons.map((reason, i) => (
              <small key={i}>{session.say(reason)}</small>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
