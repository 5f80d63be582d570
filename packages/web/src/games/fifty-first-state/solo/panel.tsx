import type { Choice, State } from '@cinderhall/fifty-first-state';
import { BORGO_ACTIONS, type BorgoAction, borgoIcons, END_POINTS, OPPONENT } from '@cinderhall/fifty-first-state/table';
import { t } from '../../../app/words.ts';
import { Icon, Key, Tok } from '../../../look/icon.tsx';
import type { Session } from '../../../table/session.ts';
import { CATEGORIES, categoryStyle } from '../../tableau/category.ts';
import { look } from '../../tableau/rivals.ts';
import { TypePlate } from '../ability.tsx';
import { Rows } from '../opponents.tsx';
import { Pile } from '../pile.tsx';
import { inRow } from '../state-rows.tsx';
import { gatheredIn, roundsAround } from './last-turn.ts';
import { TurnStory } from './story.tsx';
import '../land/land.css';
import './solo.css';
import './story.css';
import './compact.css';
import './phone.css';

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
}

interface PanelProps extends Props {
  /** Where there is little room: opens the whole panel. Left out: it is the whole one. */
  readonly onOpen?: () => void;
}

type Opponent = NonNullable<State['opponent']>;
type Borgo = Extract<Opponent, { kind: 'borgo' }>;

const nameOf = ({ kind }: Opponent): string => t(`fiftyFirstState.solo.name.${kind}`);
const iconOf = ({ kind }: Opponent): string => (kind === 'borgo' ? 'brute' : 'vintage-robot');

/** The opponent of a lone player as somebody: who he is, what he has, and what he did on his last turn. */
export function SoloPanel({ session, view, onOpen }: PanelProps) {
  const { opponent } = view;
  if (!opponent) return null;
  const locations = view.locations[OPPONENT]?.length ?? 0;
  return (
    <section
      class={`solo panel ${opponent.kind} ${onOpen ? 'compact' : ''}`}
      aria-label={nameOf(opponent)}
      data-place="seat:1"
    >
      <div class="himself">
        <span class="portrait">
          <Icon name={iconOf(opponent)} />
        </span>
        <button type="button" class="name" onClick={() => look(session, OPPONENT)}>
          {nameOf(opponent)}
        </button>
        <span class="vp" data-place="seat:1:vp">
          <Tok kind="vp" hidden />
          <b>{opponent.vp}</b>
          <i>/{END_POINTS}</i>
        </span>
        <p class="stage">{t(`fiftyFirstState.table.stage.${opponent.stage}`)}</p>
        {!onOpen && <Rounds round={view.round} />}
        {opponent.kind === 'borgo' ? (
          <Brawlers session={session} opponent={opponent} next={view.round + 1 + (opponent.harder ? 1 : 0)} />
        ) : (
          <p class="attempts">
            {t('fiftyFirstState.table.stageHelp', { attempts: opponent.attempts })}
            <span class="pips" aria-hidden="true">
              {Array.from({ length: opponent.attempts }, (_, i) => (
                <i key={i} />
              ))}
            </span>
            <small>{t('fiftyFirstState.solo.pile', { n: opponent.pile.length })}</small>
          </p>
        )}
      </div>
      <div class="has">
        <header>
          <span>{t('fiftyFirstState.solo.state')}</span>
          <span class="sp" />
          <span>{t('fiftyFirstState.solo.final', { n: locations })}</span>
          {onOpen && (
            <button type="button" class="fold" onClick={onOpen} aria-label={t('fiftyFirstState.solo.open')}>
              <Key>P</Key>
            </button>
          )}
        </header>
        <div class="his">
          <Rows
            session={session}
            view={view}
            owner={OPPONENT}
            ruins={'ruins' in opponent ? opponent.ruins.length : 0}
          />
          <Pile session={session} view={view} owner={OPPONENT} />
        </div>
        {opponent.kind === 'borgo' && !onOpen && <Legend icons={opponent.icons} />}
      </div>
      <TurnStory session={session} view={view} {...(onOpen ? { onOpen } : {})} />
    </section>
  );
}

/** The opponent where there is no room for more: a line. */
export function SoloLine({ view }: Pick<Props, 'view'>) {
  const { opponent } = view;
  if (!opponent) return null;
  return (
    <span class="line" data-place="seat:1">
      <Icon name={iconOf(opponent)} />
      <b>{nameOf(opponent)}</b>
      {CATEGORIES.map((category) => (
        <span key={category} class="n" style={categoryStyle(category)}>
          {inRow(view, OPPONENT, category).length}
        </span>
      ))}
      {opponent.kind === 'borgo' && opponent.brawlers > 0 && <Tok kind="brawler" n={opponent.brawlers} />}
      <span class="stage">{t(`fiftyFirstState.table.stage.${opponent.stage}`)}</span>
      <span class="vp">
        <Tok kind="vp" hidden />
        <b>{opponent.vp}</b>
      </span>
    </span>
  );
}

interface Spine {
  readonly icon: string;
  readonly name: string;
  readonly n: string;
}

/** What the line says that opens him on a phone. */
export const soloSpine = ({ opponent }: State): Spine | null =>
  opponent && { icon: iconOf(opponent), name: nameOf(opponent), n: String(opponent.vp) };

/** Rounds, of which each makes Borgo stronger. */
const Rounds = ({ round }: { round: number }) => (
  <p class="rounds" role="img" aria-label={t('fiftyFirstState.table.round', { n: round })}>
    {roundsAround(round).map((n) => (
      <i key={n} class={n === round ? 'now' : ''}>
        {n}
      </i>
    ))}
  </p>
);

interface BrawlersProps {
  readonly session: Session<State, Choice>;
  readonly opponent: Borgo;
  readonly next: number;
}

/** Those that he has, and those that this round has cost him. */
function Brawlers({ session, opponent: { brawlers }, next }: BrawlersProps) {
  const spent = Math.max(0, gatheredIn(session.log.value) - brawlers);
  return (
    <div class="brawlers">
      <span>
        {t('fiftyFirstState.solo.brawlers', { n: brawlers })}
        {spent > 0 && <i>{t('fiftyFirstState.solo.spent', { n: spent })}</i>}
      </span>
      <span class="toks" aria-hidden="true">
        {Array.from({ length: brawlers + spent }, (_, i) => (
          <span key={i} class={i < brawlers ? '' : 'spent'}>
            <Tok kind="brawler" hidden />
          </span>
        ))}
      </span>
      <small>{t('fiftyFirstState.solo.next', { n: next })}</small>
    </div>
  );
}

/** Which icons of the card that he turns up make him do what. */
const Legend = ({ icons }: { icons: Parameters<typeof borgoIcons>[0] }) => (
  <footer class="triggers">
    {BORGO_ACTIONS.map((action: BorgoAction) => (
      <span key={action}>
        {borgoIcons(icons, action).map((type) => (
          <TypePlate key={type} type={type} />
        ))}
        {action === 'standard' && <i>–</i>}
        {t(`fiftyFirstState.solo.action.${action}`)}
      </span>
    ))}
  </footer>
);
