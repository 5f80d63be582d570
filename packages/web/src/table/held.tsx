import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { Session } from './session.ts';

/** What every seat held that the others could not see, as ways to the close-ups of the cards. */
export function Held({ session, held }: { session: Session; held: readonly (readonly number[])[] }) {
  const view = session.view.value;
  if (!view) return null;
  const named = (card: number) => session.table.closeUp(session, view, `card:${card}`)?.title;
  return (
    <div class="held">
      <p>{t('web.replay.held.why')}</p>
      <ul aria-label={t('web.replay.held')}>
        {held.map((cards, seat) => (
          <li key={seat}>
            <b>
              <Pip seat={seat} /> {session.called(seat)}
            </b>
            {cards.length === 0 && <span class="none">{t('web.replay.held.none')}</span>}
            {cards.map((card) => {
              const name = named(card);
              return (
                name && (
                  <button
                    key={card}
                    type="button"
                    class="btn sm"
                    onClick={() => (session.inspected.value = { ref: `card:${card}`, pinned: true, at: null })}
                  >
                    {name}
                  </button>
                )
              );
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
