import type { State } from '@cinderhall/fifty-first-state';
import { t } from '../../app/words.ts';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { categoryOf, categoryStyle } from '../tableau/category.ts';
import { designIn, LocationFace, nameOf } from './card.tsx';
import { ownerName } from './state-rows.tsx';

interface Props {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
}

/** With Scavengers everybody discards onto a pile of their own: its top card, and how many lie there. */
export function Pile({ session, view, owner }: Props) {
  const pile = view.scavengers?.piles[owner];
  if (!pile) return null;
  const top = pile.at(-1);
  const design = top === undefined ? null : designIn(view, top);
  const mine = owner === session.seat.value;
  return (
    <span class={`dk pile ${pile.length > 1 ? 'thick' : ''}`} data-place={`seat:${owner}:pile`}>
      {design?.kind === 'location' ? (
        <Thing
          session={session}
          of={`card:${top}`}
          class="card t"
          style={categoryStyle(categoryOf(design))}
          label={`${nameOf(design)}, ${t('fiftyFirstState.table.pileTop', { name: ownerName(session, view, owner) })}`}
          first
        >
          <LocationFace design={design} small />
        </Thing>
      ) : (
        <span class="card t bare">{t('fiftyFirstState.table.pileEmpty')}</span>
      )}
      <span>{t(mine ? 'fiftyFirstState.table.yourPile' : 'fiftyFirstState.table.pileOf', { n: pile.length })}</span>
    </span>
  );
}
