import type { Pile } from '@cinderhall/kernel';
import { t } from '../app/words.ts';
import { Pip } from '../look/icon.tsx';
import type { Session } from './session.ts';
import { inspect } from './thing.tsx';
import '../look/standing.css';

/** How everybody stands, what ends the match, and what lies in the piles. */
export function Standing({ session }: { session: Session }) {
  const view = session.view.value;
  if (!view) return null;
  const { game } = session.table;
  return (
    <div class="standing">
      {game.ending && <p>{session.say(game.ending(view))}</p>}
      <table>
        <thead>
          <tr>
            <td />
            {session.names.value.map((name, seat) => (
              <th key={seat} scope="col" title={name}>
                <Pip seat={seat} />
                <span class="sr">{session.called(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(game.tally(view)).map(([name, row]) => (
            <tr key={name} data-tally={name}>
              <th scope="row">{name === 'score' ? t('web.standing.score') : session.say({ key: `tally.${name}` })}</th>
              {session.names.value.map((_, seat) => (
                <td key={seat}>{row[seat] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {game.piles?.(view).map((pile) => (
        <PileView key={`${pile.name.key} ${JSON.stringify(pile.name.params)}`} session={session} pile={pile} />
      ))}
    </div>
  );
}

function PileView({ session, pile: { name, n, cards } }: { session: Session; pile: Pile }) {
  const view = session.view.value;
  const said = (
    <>
      {session.say(name)} <b>{n}</b>
    </>
  );
  if (!view || cards.length === 0) return <p class="pile-line">{said}</p>;
  return (
    <details>
      <summary>{said}</summary>
      <ul>
        {cards.map((ref) => (
          <li key={ref}>
            <button type="button" onClick={() => inspect(session, ref, null, true)}>
              {session.table.closeUp(session, view, ref)?.title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
