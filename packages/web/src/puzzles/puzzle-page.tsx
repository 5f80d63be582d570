import type { Puzzle } from '@cinderhall/bots/review';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { fragment, go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { gameListingOf } from '../games/index.ts';
import type { GameTable } from '../games/types.ts';
import { Icon } from '../look/icon.tsx';
import { percent } from '../review/graph.tsx';
import { CloseUpPanel } from '../table/close-up.tsx';
import { DecisionBar } from '../table/decision-bar.tsx';
import { useKeys } from '../table/keys.ts';
import { RulesDrawer } from '../table/lazy-rules-drawer.ts';
import { type Session, TableSession } from '../table/session.ts';
import { TopBar } from '../table/top-bar.tsx';
import { nextPuzzle } from './answered.ts';
import { puzzlesOf } from './puzzles.ts';
import { quizCard, quizHost, quizState } from './quiz-host.ts';
import { bringUpToIds, keepResult, results } from './results.ts';
import '../look/table.css';
import '../look/puzzles.css';

interface Loaded {
  readonly table: GameTable;
  readonly all: readonly Puzzle[];
}

/** The puzzles of a game, one after another: `#3` is the third. */
export function PuzzlePage({ id }: { id: string }) {
  const loaded = useSignal<Loaded | null>(null);
  const missing = useSignal(false);
  const first = useRef(0);
  useEffect(() => {
    void (async () => {
      const load = gameListingOf(id)?.load;
      const all = await puzzlesOf(id);
      if (!load || all.length === 0) {
        missing.value = true;
        return;
      }
      bringUpToIds(
        id,
        all.map((puzzle) => puzzle.id),
      );
      loaded.value = { table: await load(), all };
    })();
  }, [id]);
  if (missing.value)
    return (
      <main class="lone">
        <h1>{t('web.puzzle.none')}</h1>
        <a class="btn pri" href="/puzzles">
          {t('web.puzzles')}
        </a>
      </main>
    );
  if (!loaded.value) return <main class="lone">{t('web.loading')}</main>;
  const { table, all } = loaded.value;
  const ids = all.map((one) => one.id);
  // Without a number in the address, the first one that was not answered when the page was opened.
  const asked = Number(fragment.value) || first.current || nextPuzzle(results.peek(), id, ids, -1) + 1;
  first.current = asked;
  const n = (Math.max(1, asked) - 1) % all.length;
  const puzzle = all[n];
  const next = () => go(`/puzzles/${id}#${nextPuzzle(results.peek(), id, ids, n) + 1}`);
  return puzzle ? <Solving key={n} puzzle={puzzle} table={table} n={n} of={all.length} next={next} /> : null;
}

interface SolvingProps {
  readonly puzzle: Puzzle;
  readonly table: GameTable;
  readonly n: number;
  readonly of: number;
  readonly next: () => void;
}

function Solving({ puzzle, table, n, of, next }: SolvingProps) {
  const taken = useSignal<number | null>(null);
  const session = useMemo<Session>(() => {
    const made = new TableSession(
      quizHost(puzzle, (index) => {
        taken.value = index;
        keepResult(puzzle.game, puzzle.id, index === puzzle.answer);
        made.receive(quizState(puzzle, false));
      }),
      quizCard(puzzle),
      table,
      null,
      puzzle.seat,
    );
    made.receive(quizState(puzzle, true));
    return made;
  }, [puzzle]);
  useKeys(session);
  const again = () => {
    taken.value = null;
    session.receive(quizState(puzzle, true));
  };
  const title = table.game.title[settings.value.language];
  useEffect(() => {
    document.title = `${t('web.puzzle.title', { n: n + 1 })} · ${title} · Cinderhall`;
  }, [title]);
  const { Table } = table;
  return (
    <div class={`app puzzle ${gameListingOf(puzzle.game)?.root ?? ''}`} data-game={puzzle.game}>
      <TopBar session={session} />
      <aside class="rail">
        <section class="decide know puzzle-head" aria-label={t('web.puzzle.title', { n: n + 1 })}>
          <div class="ask quiet">
            <span class="who">{t('web.puzzle.of', { n: n + 1, of })}</span>
            <h1>{t(taken.value === null ? 'web.puzzle.ask' : verdictKey(puzzle, taken.value))}</h1>
          </div>
          {taken.value !== null && <Answer session={session} puzzle={puzzle} taken={taken.value} />}
          <div class="acts">
            {taken.value !== null && taken.value !== puzzle.answer && (
              <button type="button" class="btn" onClick={again}>
                {t('web.again')}
              </button>
            )}
            <button type="button" class={`btn ${taken.value === null ? '' : 'pri'}`} onClick={next}>
              <Icon name="next" />
              {t('web.puzzle.next')}
            </button>
            <a class="btn" href="/puzzles">
              {t('web.puzzles')}
            </a>
          </div>
        </section>
        {taken.value === null && <DecisionBar session={session} />}
      </aside>
      <main class="table" aria-label={t('web.tableOf', { game: title })}>
        <Table session={session} />
      </main>
      <CloseUpPanel session={session} />
      {session.drawer.value === 'rules' && <RulesDrawer session={session} />}
    </div>
  );
}

const verdictKey = ({ answer }: Puzzle, taken: number): string =>
  taken === answer ? 'web.puzzle.solved' : 'web.puzzle.missed';

/** What the best choice was, what it is worth against the one that was taken, and why. */
function Answer({ session, puzzle, taken }: { session: Session; puzzle: Puzzle; taken: number }) {
  const { said, answer, chances, reasons } = puzzle;
  const line = (index: number) => {
    const message = said[index];
    const chance = chances[index];
    return (
      <li class={index === answer ? 'best' : ''}>
        <span>
          {index === answer ? '★ ' : ''}
          {message && session.say(message)}
        </span>
        <b>{chance === null || chance === undefined ? '' : percent(chance)}</b>
      </li>
    );
  };
  return (
    <div class="puzzle-answer" role="status">
      <ul>
        {line(answer)}
        {taken !== answer && line(taken)}
      </ul>
      {reasons.length > 0 && <p>{reasons.map((reason) => session.say(reason)).join(' ')}</p>}
      <small>{t('web.puzzle.chances')}</small>
    </div>
  );
}
