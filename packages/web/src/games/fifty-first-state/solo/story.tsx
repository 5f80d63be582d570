import type { Choice, State } from '@cinderhall/fifty-first-state';
import { BORGO_ACTIONS, borgoIcons, type LocationType } from '@cinderhall/fifty-first-state/table';
import type { GameEvent } from '@cinderhall/kernel';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import { Icon, Key, Tok } from '../../../look/icon.tsx';
import { signed } from '../../../look/signed.ts';
import { refsOf } from '../../../table/entries.ts';
import { pointing } from '../../../table/log.tsx';
import type { Session } from '../../../table/session.ts';
import { Thing } from '../../../table/thing.tsx';
import { categoryOf, categoryStyle } from '../../tableau/category.ts';
import type { TableKey } from '../../types.ts';
import { TypePlate } from '../ability.tsx';
import { designIn, Face, nameOf } from '../card.tsx';
import { isAction, lastTurn, resultOf, type Turn } from './last-turn.ts';

/** For the sheet of keys. */
export const SOLO_KEYS: readonly TableKey[] = [['P', 'fiftyFirstState.solo.key']];

/** How long one line is read. */
const LINE = 600;

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
}

interface StoryProps extends Props {
  /** Where there is little room: opens the whole panel, which tells the turn again. */
  readonly onOpen?: () => void;
}

const ICONS: { readonly [kind: string]: string } = {
  opponentRazed: 'flame',
  opponentScored: 'star',
  borgoGathered: 'fist',
  borgoSpent: 'fist',
  borgoVisited: 'worker',
  opponentBuilt: 'hammer',
  opponentRevealed: 'cards',
  opponentPassed: 'hand',
};

const isHarm = ({ kind }: GameEvent): boolean => kind === 'opponentRazed';

/** His last turn, line by line; it stays until his next one. `P` plays it again, Space skips to its end. */
export function TurnStory({ session, view, onOpen }: StoryProps) {
  const log = session.log.value;
  const turn = useMemo(() => lastTurn(log), [log]);
  const told = useSignal(0);
  const from = turn?.n ?? -1;
  const all = turn?.steps.length ?? 0;
  const moves = settings.value.motion !== 'none';
  useEffect(() => {
    told.value = moves ? 0 : all;
  }, [from, moves]);
  useTelling(session, turn, told, moves);
  const list = useLineInSight(moves ? told.value : all);
  if (!turn) return <div class="story empty">{t('fiftyFirstState.solo.noTurn')}</div>;
  const actions = turn.steps.filter(isAction).length;
  const shown = moves ? told.value : all;
  return (
    <section class="story" aria-label={t('fiftyFirstState.solo.lastTurn')}>
      <header>
        <b>{t('fiftyFirstState.solo.lastTurn')}</b>
        {actions > 1 && <span class="combo">{t('fiftyFirstState.solo.combo', { n: actions })}</span>}
        <span class="sp" />
        <button type="button" class="fold" onClick={onOpen ?? (() => (told.value = 0))}>
          {t('fiftyFirstState.solo.replay')}
          <Key>P</Key>
        </button>
      </header>
      <div class="retold">
        <Drawn session={session} view={view} card={turn.card} />
        <ol ref={list}>
          {turn.steps.map((step, i) => {
            const number = isAction(step) ? turn.steps.slice(0, i + 1).filter(isAction).length : 0;
            const state = i < shown ? (i === shown - 1 ? 'last' : '') : 'later';
            return (
              <li key={i} class={`${state} ${isHarm(step) ? 'harm' : ''} ${number ? 'does' : ''}`}>
                <button type="button" {...pointing(session, [step])}>
                  {number ? <i class="no">{number}</i> : <Icon name={ICONS[step.kind] ?? 'arrow'} />}
                  {number > 0 && <Triggers view={view} card={turn.card} action={step.action} />}
                  <span>{session.sayEvent(step)}</span>
                  <ResultOf step={step} />
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** The icons of the drawn card that make him do this. */
function Triggers({ view, card, action }: { view: State; card: number; action: unknown }) {
  const types = triggersOf(view, card, action);
  return types.length === 0 ? null : (
    <span class="trig">
      {types.map((type) => (
        <TypePlate key={type} type={type} />
      ))}
    </span>
  );
}

function triggersOf(view: State, card: number, action: unknown): readonly LocationType[] {
  const design = designIn(view, card);
  const { opponent } = view;
  const known = BORGO_ACTIONS.find((one) => one === action);
  if (design?.kind !== 'location' || opponent?.kind !== 'borgo' || !known) return [];
  return borgoIcons(opponent.icons, known).filter((type) => design.types.includes(type));
}

function ResultOf({ step }: { step: GameEvent }) {
  const result = resultOf(step);
  if (!result) return null;
  return (
    <b class="result" aria-hidden="true">
      {signed(result.n)}
      <Tok kind={result.of} hidden />
    </b>
  );
}

function Drawn({ session, view, card }: Props & { card: number }) {
  const design = designIn(view, card);
  if (!design) return null;
  return (
    <Thing
      session={session}
      of={`card:${card}`}
      flip={`drawn:${card}`}
      class="card"
      style={design.kind === 'location' ? categoryStyle(categoryOf(design)) : {}}
      label={nameOf(design)}
      first
    >
      <Face design={design} />
    </Thing>
  );
}

/** A list that is longer than its room shows the line that was told last. */
function useLineInSight(told: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[told - 1];
    if (!list.current || !(line instanceof HTMLElement)) return;
    const end = line.offsetTop + line.offsetHeight - list.current.offsetTop;
    list.current.scrollTop = end - list.current.clientHeight;
  }, [told]);
  return list;
}

/** Tells one line after the other; what each is about is bracketed on the table meanwhile. */
function useTelling(session: Session<State, Choice>, turn: Turn | null, told: Signal<number>, moves: boolean): void {
  const all = turn?.steps.length ?? 0;
  const at = told.value;
  useEffect(() => {
    if (!moves || at >= all) return undefined;
    const timer = setTimeout(() => {
      const step = turn?.steps[at];
      session.pointed.value = new Set(step ? refsOf(step, session.table, session.view.value) : []);
      told.value = at + 1;
      if (at + 1 >= all) session.pointed.value = new Set();
    }, LINE);
    return () => clearTimeout(timer);
  }, [at, all, moves, turn]);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (event.key === 'p' || event.key === 'P') told.value = moves ? 0 : all;
      else if (event.key === ' ' && moves && told.value < all) {
        told.value = all;
        session.pointed.value = new Set();
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [session, all, moves]);
}
