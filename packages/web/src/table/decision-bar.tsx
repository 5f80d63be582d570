import { t } from '../app/words.ts';
import { Icon, Key, Pip } from '../look/icon.tsx';
import { Cited } from './cited.tsx';
import { changesOf } from './entries.ts';
import type { Row } from './filter.ts';
import { groupFrom } from './filter.ts';
import { HintButton, Hints } from './hints.tsx';
import { ImpactMarks } from './impact.tsx';
import { ChangeList } from './recap-view.tsx';
import type { Session } from './session.ts';
import { Tip } from './tips.tsx';
import { UndoRedo } from './undo.tsx';
import { Waiting } from './waiting.tsx';

/** The decision in words, and every legal choice. Clicks on the table filter this same list. */
export function DecisionBar({ session }: { session: Session }) {
  const mine = session.myTurn.value;
  return (
    <section
      class={`decide ${mine ? '' : 'idle'}`}
      aria-label={t('web.decision')}
      data-asked={session.view.value?.asked}
      data-seat={session.seat.value}
    >
      {mine ? <Question session={session} /> : <Waiting session={session} />}
    </section>
  );
}

function Question({ session }: { session: Session }) {
  const rows = session.groups.value;
  return (
    <>
      <div class="ask">
        <span class="who">
          <Pip seat={session.seat.value} />
          {t('web.yourMove')}
          <span class="sp" />
          <Trail session={session} />
        </span>
        <h2 aria-live="polite">{session.question()}</h2>
        <Tip session={session} />
      </div>
      {session.meant.value === null && session.choices.value.length > groupFrom() && <Search session={session} />}
      <ol class="choices" aria-label={t('web.choices')}>
        {rows.map((row, at) => (
          <li key={row.kind === 'group' ? row.verb : row.index}>
            <Line session={session} row={row} at={at} />
            {row.kind === 'choice' && session.selected.value === row.index && <Consequence session={session} />}
          </li>
        ))}
        {session.meant.value !== null && session.choices.value.length > 1 && (
          <li class="none">{t('web.lesson.later', { n: session.choices.value.length - 1 })}</li>
        )}
        {rows.length === 0 && <li class="none">{t('web.noChoiceFits')}</li>}
      </ol>
      <Hints session={session} />
      <Refusal session={session} />
      <Buttons session={session} />
    </>
  );
}

/** What the list is filtered by; a click removes the filter. */
function Trail({ session }: { session: Session }) {
  const { refs, verb, query } = session.filter.value;
  if (refs.length === 0 && verb === null && query === '') return null;
  const view = session.view.value;
  const byVerb = verb === null ? null : session.say({ key: verb });
  const name = byVerb ?? (view && session.table.closeUp(session, view, refs[0] ?? '')?.title) ?? query;
  return (
    <button type="button" class="flt" onClick={() => session.back()} aria-label={t('web.filterOff', { name })}>
      {name}
      <Icon name="close" />
    </button>
  );
}

function Search({ session }: { session: Session }) {
  return (
    <label class="find">
      <Icon name="magnifying-glass" />
      <input
        type="search"
        value={session.filter.value.query}
        placeholder={t('web.find')}
        aria-label={t('web.find')}
        onInput={(event) => session.search(event.currentTarget.value)}
      />
      <Key>/</Key>
    </label>
  );
}

function Line({ session, row, at }: { session: Session; row: Row; at: number }) {
  const key = at < 9 ? String(at + 1) : '';
  if (row.kind === 'group')
    return (
      <button type="button" class="ch group" data-row={at} onClick={() => session.pickVerb(row.verb)}>
        <Key>{key}</Key>
        <span>{session.say({ key: row.verb })}</span>
        <span class="more">
          {row.count}
          <Icon name="next" />
        </span>
      </button>
    );
  const selected = session.selected.value === row.index;
  const best = session.hint.value?.best.findIndex(({ index }) => index === row.index) ?? -1;
  return (
    <button
      type="button"
      class={`ch ${selected ? 'sel' : ''}`}
      data-row={at}
      data-opens={session.opens(row.index)}
      aria-pressed={selected}
      onClick={() => session.select(row.index)}
      onPointerEnter={() => {
        session.pointed.value = new Set(session.refs.value[row.index]);
      }}
      onPointerLeave={() => {
        session.pointed.value = new Set();
      }}
    >
      <Key>{key}</Key>
      <span>
        {session.texts.value[row.index]}
        {best >= 0 && <small class="best">{t('web.hint.rank', { n: best + 1 })}</small>}
      </span>
      <ImpactMarks session={session} index={row.index} gains />
    </button>
  );
}

/** What the choice that is taken up leads to, and whose numbers it would change, where the game can tell beforehand. */
export function Consequence({ session }: { session: Session }) {
  const view = session.view.value;
  const then = session.foreseen.value;
  const choice = session.choices.value[session.selected.value ?? -1];
  const told = view && choice && session.table.game.consequence?.(view, session.seat.value, choice);
  return (
    <>
      {told && (
        <p class="then" role="status">
          {session.say(told)}
        </p>
      )}
      {view && then && (
        <ChangeList session={session} changes={changesOf((one) => session.table.game.tally(one), view, then)} />
      )}
    </>
  );
}

export function Refusal({ session }: { session: Session }) {
  const reason = session.refused.value;
  return (
    <p class="refused" role="status">
      {reason && <Cited session={session} reason={reason} />}
    </p>
  );
}

/** Labels longer than this are set in a smaller size. */
const LONG = 30;

function Buttons({ session }: { session: Session }) {
  const { selected, busy } = session;
  const index = selected.value;
  const label = index === null ? t('web.choose') : (session.texts.value[index] ?? '');
  return (
    <div class="cf">
      <UndoRedo session={session} />
      {!session.coach.value && <HintButton session={session} />}
      <button
        type="button"
        class="btn pri"
        data-confirm
        disabled={index === null || busy.value}
        onClick={() => session.confirm()}
      >
        <Icon name="check" />
        <span class={label.length > LONG ? 'txt long' : 'txt'}>{label}</span>
        {index !== null && <ImpactMarks session={session} index={index} />} <Key>↵</Key>
      </button>
    </div>
  );
}
