import { t } from '../app/words.ts';
import { Icon, Pip } from '../look/icon.tsx';
import { signed } from '../look/signed.ts';
import type { VisibleEntry } from '../protocol.ts';
import { type Change, changesOf } from './entries.ts';
import { playRecap, stopRecap } from './recap.ts';
import type { Session } from './session.ts';

/** What happened since my last turn, in a few numbers. */
export function RecapSummary({ session }: { session: Session }) {
  const was = session.atMyTurn.value;
  const view = session.view.value;
  const changes =
    was && view && was.seat === session.seat.value
      ? changesOf((one) => session.table.game.tally(one), was.view, view).filter(({ seat }) => seat !== was.seat)
      : [];
  return <ChangeList session={session} changes={changes} />;
}

/** Whose numbers change, and by how much. */
export function ChangeList({ session, changes }: { session: Session; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <ul class="since">
      {changes.map(({ seat, numbers }) => (
        <li key={seat}>
          <Pip seat={seat} />
          <span class="sr">{session.called(seat)}</span>
          {numbers.map(([name, by]) => (
            <span key={name}>
              {session.say({ key: `tally.${name}` }).toLowerCase()} <b>{signed(by)}</b>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Plays what others did since my last turn once more; a second press stops it. */
export function RecapButton({ session, entries }: { session: Session; entries: readonly VisibleEntry[] }) {
  const running = session.recapAt.value !== null;
  const others = entries.filter(({ seat }) => seat !== session.seat.value);
  if (!session.table.flights || others.length === 0) return null;
  const name = t(running ? 'web.log.stop' : 'web.log.again');
  return (
    <button
      type="button"
      class="again"
      aria-label={name}
      title={name}
      onClick={() => (running ? stopRecap(session) : void playRecap(session, others))}
    >
      <Icon name={running ? 'pause' : 'play'} />
    </button>
  );
}
