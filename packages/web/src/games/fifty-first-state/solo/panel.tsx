import type { Choice, State } from '@cinderhall/fifty-first-state';
import { BORGO_ACTIONS, type BorgoAction, borgoIcons, END_POINTS, OPPONENT } from '@cinderhall/fifty-first-state/table';
import { t } from '../../../app/words.ts';
import { Icon, Tok } from '../../../look/icon.tsx';
import type { Session } from '../../../table/session.ts';
import { look } from '../../tableau/rivals.ts';
import { TypePlate } from '../ability.tsx';
import { Rows } from '../opponents.tsx';
import { TurnStory } from './story.tsx';
import '../land/land.css';
import './solo.css';

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
}

type Opponent = NonNullable<State['opponent']>;

const nameOf = ({ kind }: Opponent): string => t(`fiftyFirstState.solo.name.${kind}`);

/** The opponent of a lone player as somebody: who he is, what he has, and what he did on his last turn. */
export function SoloPanel({ session, view }: Props) {
  const { opponent } = view;
  if (!opponent) return null;
  const locations = view.locations[OPPONENT]?.length ?? 0;
  return (
    <section class={`solo panel ${opponent.kind}`} aria-label={nameOf(opponent)} data-place="seat:1">
      <div class="himself">
        <span class="portrait">
          <Icon name={opponent.kind === 'borgo' ? 'brute' : 'vintage-robot'} />
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
        {opponent.kind === 'borgo' ? (
          <Brawlers brawlers={opponent.brawlers} next={view.round + 1 + (opponent.harder ? 1 : 0)} />
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
        </header>
        <Rows session={session} view={view} owner={OPPONENT} ruins={'ruins' in opponent ? opponent.ruins.length : 0} />
        {opponent.kind === 'borgo' && <Legend icons={opponent.icons} />}
      </div>
      <TurnStory session={session} view={view} />
    </section>
  );
}

const Brawlers = ({ brawlers, next }: { brawlers: number; next: number }) => (
  <div class="brawlers">
    <span>{t('fiftyFirstState.solo.brawlers', { n: brawlers })}</span>
    <span class="toks" aria-hidden="true">
      {Array.from({ length: brawlers }, (_, i) => (
        <Tok key={i} kind="brawler" hidden />
      ))}
    </span>
    <small>{t('fiftyFirstState.solo.next', { n: next })}</small>
  </div>
);

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
