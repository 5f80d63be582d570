import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { Moment } from '../protocol.ts';
import { changesOf } from './moments.ts';
import { retell, stopTelling } from './retell.ts';
import type { Session } from './session.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What happened since my last turn in a few numbers, and a way to see it once more. */
export function SinceSummary({ session, moments }: { session: Session; moments: readonly Moment[] }) {
  const was = session.atMyTurn.value;
  const view = session.view.value;
  const changes =
    was && view && was.seat === session.seat.value
      ? changesOf((one) => session.table.game.tally(one), was.view, view).filter(({ seat }) => seat !== was.seat)
      : [];
  const telling = session.telling.value !== null;
  const others = moments.filter(({ seat }) => seat !== session.seat.value);
  if (changes.length === 0 && others.length === 0) return null;
  return (
    <div class="since">
      {changes.length > 0 && (
        <ul>
          {changes.map(({ seat, numbers }) => (
            <li key={seat}>
              <Pip seat={seat} />
              <span class="sr">{session.names.value[seat]}</span>
              {numbers.map(([name, by]) => (
                <span key={name}>
                  <b>{signed(by)}</b> {session.say({ key: `tally.${name}` }).toLowerCase()}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {session.table.flights && others.length > 0 && (
        <button
          type="button"
          class="btn sm ice"
          onClick={() => (telling ? stopTelling(session) : void retell(session, others))}
        >
          <Icon name={telling ? 'pause' : 'play'} />
          {t(telling ? 'web.log.stop' : 'web.log.again')}
        </button>
      )}
    </div>
  );
}
