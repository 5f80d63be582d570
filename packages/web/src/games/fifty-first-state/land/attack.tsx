import type { Choice, State } from '@cinderhall/fifty-first-state';
import type { GameEvent } from '@cinderhall/kernel';
import { t } from '../../../app/words.ts';
import { Icon, Pip } from '../../../look/icon.tsx';
import type { Session } from '../../../table/session.ts';
import { settledFates } from './fates.ts';
import type { GroupProps } from './group.ts';
import { Machine, rowsOf } from './moloch.tsx';

const letterOf = (i: number): string => String.fromCharCode('A'.charCodeAt(0) + i);

/** Whether this seat is being asked by machines right now. */
export const isUnderAttack = (session: Session<State, Choice>, view: State): boolean =>
  view.decision?.kind === 'blow' && session.myTurn.value;

type Stage = 'asked' | 'taken' | 'done' | 'none';

interface Fate {
  readonly stage: Stage;
  readonly text: string;
}

type Settled = ReturnType<typeof settledFates>;

/** What has become of an attack. */
function toldOf(session: Session<State, Choice>, events: readonly GameEvent[]): string {
  const said = events.map((event) => session.sayEvent(event)).join(' ');
  return said === '' ? t('fiftyFirstState.land.fate.done') : said;
}

/** What becomes of the attack of one machine, as far as it is known. */
function fateOf(session: Session<State, Choice>, view: State, card: number, settled: Settled): Fate {
  if (!view.moloch?.attack?.left.includes(card))
    return { stage: 'done', text: toldOf(session, settled.get(card) ?? []) };
  const mine = session.choices.value.flatMap((choice, index) =>
    'machine' in choice && choice.machine === card ? [{ choice, index }] : [],
  );
  const taken = mine.find(({ index }) => index === session.selected.value);
  if (taken) return { stage: 'taken', text: session.describe(taken.choice) };
  if (mine.length === 0) return { stage: 'none', text: t('fiftyFirstState.land.fate.none') };
  const [only] = mine;
  if (only && mine.length === 1) return { stage: 'asked', text: session.describe(only.choice) };
  return { stage: 'asked', text: t('fiftyFirstState.land.fate.choose', { n: mine.length }) };
}

/** On a card that machines may hit now: their letters. White: what is taken up hits it. */
export function Threat({ session, view, card }: Pick<GroupProps, 'session' | 'view'> & { readonly card: number }) {
  if (!isUnderAttack(session, view)) return null;
  const blows = session.choices.value.flatMap((choice, index) =>
    choice.kind === 'blow' && choice.card === card ? [{ machine: choice.machine, index }] : [],
  );
  if (blows.length === 0) return null;
  const letters = view.moloch?.deployed.flatMap(({ card: machine }, i) =>
    blows.some((one) => one.machine === machine) ? [letterOf(i)] : [],
  );
  const sure = blows.some(({ index }) => index === session.selected.value);
  return (
    <span class={`threat ${sure ? 'sure' : ''}`} aria-hidden="true">
      {letters?.join(' ')}
    </span>
  );
}

/** The attack, machine by machine: which is asked about, what was chosen, what cannot happen. */
export function AttackPanel(props: GroupProps) {
  const { session, view, owner } = props;
  const { moloch } = view;
  if (!moloch) return null;
  const seats = view.players.map((_, i) => (view.first + i) % view.players.length);
  const settled = settledFates(session.log.value, owner);
  // The question says how many can and must take place.
  const { n = 0, most = 0 } = view.decision
    ? (session.table.game.describe.decision(view, view.decision, owner).params ?? {})
    : {};
  return (
    <section class="attack panel" aria-label={t('fiftyFirstState.land.attack')}>
      <header>
        <Icon name="robot" />
        <b>{t('fiftyFirstState.land.attack')}</b>
        {seats.map((seat) => (
          <span key={seat} class={seat === moloch.attack?.seat ? 'at on' : 'at'}>
            <Pip seat={seat} />
            {session.called(seat)}
          </span>
        ))}
        <span class="sp" />
        <span>{t('fiftyFirstState.land.attackLeft', { n, of: moloch.deployed.length })}</span>
        <b class="must">{t('fiftyFirstState.land.attackMost', { n: most })}</b>
      </header>
      <div {...rowsOf(moloch.deployed.length)}>
        {moloch.deployed.map(({ card }, i) => {
          const { stage, text } = fateOf(session, view, card, settled);
          return (
            <div key={card} class={`facing ${stage}`}>
              <Machine {...props} card={card} letter={letterOf(i)} first={i === 0} />
              <p class="fate">
                <i class="letter">{letterOf(i)}</i>
                <span>{text}</span>
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
