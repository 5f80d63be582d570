import type { Choice, State } from '@cinderhall/fifty-first-state';
import { ASIDE, INFLUENCE } from '@cinderhall/fifty-first-state/table';
import { t } from '../../../app/words.ts';
import { Pip, Tok } from '../../../look/icon.tsx';
import { Ghost } from '../../../table/ghost.tsx';
import type { Session } from '../../../table/session.ts';
import { Thing } from '../../../table/thing.tsx';
import { designIn, nameOf } from '../card.tsx';
import { ownerName } from '../state-rows.tsx';

interface HeldProps {
  readonly session: Session<State, Choice>;
  readonly view: State;
  readonly owner: number;
}

/** What lies in the bar of goods only with a set. */
export const Held = (props: HeldProps) => (
  <>
    <Influence {...props} />
    <Aside view={props.view} owner={props.owner} />
  </>
);

/** The tops of the piles of others, as chips of their owners. */
export const PileChips = ({ session, view }: { session: Session; view: State }) => (
  <>
    {view.scavengers?.piles.map((pile, owner) => {
      const top = pile.at(-1);
      const design = top === undefined ? null : designIn(view, top);
      if (!design || owner === session.seat.value) return null;
      const name = ownerName(session, view, owner);
      return (
        <Thing
          key={owner}
          session={session}
          of={`card:${top}`}
          class="conn-chip top"
          label={`${nameOf(design)}, ${t('fiftyFirstState.table.pileTop', { name })}`}
        >
          <Pip seat={owner} />
          <span class="tx">{nameOf(design)}</span>
        </Thing>
      );
    })}
  </>
);

/** With Allies: influence lies in the pool, too, and pays in its own way. */
function Influence({ session, view, owner }: { session: Session<State, Choice>; view: State; owner: number }) {
  const held = view.allies?.influence[owner];
  const then = session.foreseen.value?.allies?.influence[owner];
  const kinds = INFLUENCE.filter((good) => (held?.[good] ?? 0) > 0 || (then?.[good] ?? 0) > 0);
  if (!held || kinds.length === 0) return null;
  const mine = owner === session.seat.value;
  return (
    <span class="apart">
      <span class="lbl">{t('fiftyFirstState.table.influence')}</span>
      {kinds.map((good) => (
        <span key={good} class="heap" data-place={`seat:${owner}:pool:${good}`}>
          <Tok kind={good} n={held[good]} />
          <Ghost now={held[good]} then={then?.[good]} spent={mine ? session.spent.value[good] : 0} />
        </span>
      ))}
      <span class="note pays">
        <Tok kind="greyContact" />
        <Tok kind="blueContact" />
        {t('fiftyFirstState.table.influenceOwn')}
        <Tok kind="redContact" />
        {t('fiftyFirstState.table.influenceOthers')}
      </span>
    </span>
  );
}

const ERRAND_WORDS = { hack: 'fiftyFirstState.table.onlyHack', destroy: 'fiftyFirstState.table.onlyDestroy' } as const;

/** With Moloch: goods on cards that pay for machines only. */
function Aside({ view, owner }: { view: State; owner: number }) {
  const cached = view.players[owner]?.cached ?? {};
  return (
    <>
      {(['hack', 'destroy'] as const).map((errand) => {
        const held = Object.entries(ASIDE).filter(([name]) => name.startsWith(errand) && (cached[name] ?? 0) > 0);
        return held.length === 0 ? null : (
          <span key={errand} class="apart ringed">
            <span class="lbl">{t(ERRAND_WORDS[errand])}</span>
            {held.map(([name, good]) => (
              <Tok key={name} kind={good} n={cached[name] ?? 0} />
            ))}
          </span>
        );
      })}
    </>
  );
}
