import type { ComponentChildren } from 'preact';
import { t } from '../../app/words.ts';
import { Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';

interface Props {
  readonly session: Session;
  /** Where the match stands, in words. */
  readonly title: string;
  readonly phases: readonly { readonly name: string; readonly now: boolean }[];
  /** By seat; after the players, others who race with them. */
  readonly scores: readonly number[];
  /** What they are called; left out: as at the table. */
  readonly called?: (seat: number) => string;
  /** How many points end the match. */
  readonly end: number;
  /** What is counted, and what ends the match. */
  readonly counted: string;
  /** Between the two: what else is on the table. */
  readonly aside?: ComponentChildren;
}

/** The phases of a round, and the race for points. */
export const RaceProgress = ({
  session,
  title,
  phases,
  scores,
  called = (seat) => session.called(seat),
  end,
  counted,
  aside,
}: Props) => (
  <>
    <nav class="phases" aria-label={t('tableau.phases')}>
      <span>{title}</span>
      <i>›</i>
      {phases.map(({ name, now }) => (
        <span key={name} class={now ? 'now' : ''} {...(now ? { 'aria-current': 'step' } : {})}>
          {name}
        </span>
      ))}
    </nav>
    <span class="sp" />
    {aside}
    <span
      class="lbar race-bar"
      role="img"
      aria-label={`${counted} ${scores.map((vp, seat) => `${called(seat)}: ${vp}`).join(', ')}`}
      title={counted}
    >
      <Tok kind="vp" hidden />
      <span class="race">
        {scores.map((vp, seat) => (
          <span key={seat} class="at" style={{ left: `${(Math.min(vp, end) / end) * 100}%`, bottom: `${seat * 2}px` }}>
            <Pip seat={seat} />
          </span>
        ))}
        <b>{end}</b>
      </span>
    </span>
  </>
);
