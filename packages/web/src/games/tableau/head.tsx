import { seatName } from '@cinderhall/kernel';
import type { ComponentChildren } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { Ghost } from '../../table/ghost.tsx';
import type { Session } from '../../table/session.ts';
import { look } from './rivals.ts';

interface HeadProps {
  readonly session: Session;
  readonly owner: number;
  readonly first: boolean;
  readonly passed: boolean;
  readonly vp: number;
}

interface BoardHeadProps extends HeadProps {
  /** The points after the choice that is taken up. */
  readonly then: number | undefined;
  readonly end: number;
}

const PlayerFlags = ({ first, passed }: Pick<HeadProps, 'first' | 'passed'>) => (
  <>
    {first && <span class="first">{t('tableau.first')}</span>}
    {passed && <span class="pass">{t('tableau.passed')}</span>}
  </>
);

/** The head of a board: whose it is, and the points on the way to the end. */
export const BoardHead = ({ session, owner, first, passed, vp, then, end }: BoardHeadProps) => (
  <header>
    <Pip seat={owner} />
    <b>{session.names.value[owner]}</b>
    <span class="sp" />
    <PlayerFlags first={first} passed={passed} />
    <span class="vp big" data-place={`seat:${owner}:vp`}>
      <Tok kind="vp" hidden />
      <b>{vp}</b>
      <Ghost now={vp} then={then} />
      <i>/{end}</i>
    </span>
  </header>
);

interface RivalHeadProps extends HeadProps {
  /** The player's mark, or something that holds it. */
  readonly mark?: ComponentChildren;
  readonly emblem: string;
  readonly faction: string;
  /** How many cards in hand. */
  readonly hand: number;
}

interface RivalPanelProps extends RivalHeadProps {
  /** Whether the match waits for this player. */
  readonly asked: boolean;
  readonly children: ComponentChildren;
}

/** A rival at a glance: the head, and what lies below it. */
export const RivalPanel = ({ asked, children, ...head }: RivalPanelProps) => (
  <section
    class={`opp panel ${head.passed ? 'passed' : ''} ${asked ? 'asked' : ''}`}
    aria-label={head.session.names.value[head.owner] ?? ''}
    data-place={`seat:${head.owner}`}
  >
    <RivalHead {...head} />
    <div class="ob">{children}</div>
  </section>
);

/** The head of a rival's panel; a click on the name opens that State. */
function RivalHead(props: RivalHeadProps) {
  const { session, owner, first, passed, vp, mark, emblem, faction, hand } = props;
  const name = session.names.value[owner] ?? '';
  return (
    <header>
      {mark ?? <Pip seat={owner} />}
      <button
        type="button"
        class="nm"
        onClick={() => look(session, owner)}
        title={session.say({ key: 'tableau.look', params: { name: seatName(owner) } })}
      >
        {name}
      </button>
      <span class="fc">
        <Icon name={emblem} />
        <span>{faction}</span>
      </span>
      <span class="sp" />
      <PlayerFlags first={first} passed={passed} />
      <span class="hc" role="img" aria-label={t('tableau.handOf', { n: hand })} data-place={`seat:${owner}:hand`}>
        <Icon name="cards" />
        {hand}
      </span>
      <span class="vp" data-place={`seat:${owner}:vp`}>
        <Tok kind="vp" hidden />
        <b>{vp}</b>
      </span>
    </header>
  );
}
