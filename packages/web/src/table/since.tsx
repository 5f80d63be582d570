import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import type { VisibleEntry } from '../protocol.ts';
import { changesOf } from './moments.ts';
import { retell, stopTelling } from './retell.ts';
import type { Session } from './session.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** What happened since my last turn, in a few numbers. */
export function SinceSummary({ session }: { session: Session }) {
  const was = session.atMyTurn.value;
  const view = session.view.value;
  const changes =
    was && view && was.seat === session.seat.value
      ? changesOf((one) => session.table.game.tally(one), was.view, view).filter(({ seat }) => seat !== was.seat)
      : [];
  if (changes.length === 0) return null;
  return (
    <ul class="since">
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
  );
}

/** What others did since my last turn, once more; a second press ends it. */
export function ShowAgain({ session, moments }: { session: Session; moments: readonly VisibleEntry[] }) {
  const telling = session.telling.value !== null;
  const others = moments.filter(({ seat }) => seat !== session.seat.value);
  if (!session.table.flights || others.length === 0) return null;
  const name = t(telling ? 'web.log.stop' : 'web.log.again');
  return (
    <button
      type="button"
      class="again"
      aria-label={name}
      title={name}
      onClick={() => (telling ? stopTelling(session) : void retell(session, others))}
    >
      <Icon name={telling ? 'pause' : 'play'} />
    </button>
  );
}
