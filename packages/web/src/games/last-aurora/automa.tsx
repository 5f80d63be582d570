import type { State } from '@cinderhall/last-aurora';
import {
  AUTOMA,
  AUTOMA_CREW_COLUMNS,
  AUTOMA_SYSTEMS,
  type Automa,
  actionOf,
  BOARD,
  type BoardSlot,
  crewSize,
  FREE,
  HURT,
  heldOn,
  letterOf,
  MARKER,
  type MarkerName,
  markerFor,
  markerName,
  systemLevel,
} from '@cinderhall/last-aurora/table';
import { Fragment } from 'preact';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { ActionFace } from './card.tsx';
import { FameTrack } from './convoy.tsx';
import { la, nameOf } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The icon of a free slot that holds markers. */
const GHOSTS: { readonly [marker in MarkerName]?: string } = {
  food: 'food',
  fuel: 'can',
  ammo: 'bullet',
  survivor: 'person',
};

/** The board of the Automa: its systems, its stores, its people and its cards. */
export function AutomaBoard({ session, view }: Props) {
  const { automa } = view;
  if (!automa) return null;
  return (
    <section class="auto panel" aria-label={la('table.automa')}>
      <header>
        <Pip seat={AUTOMA} />
        <b>{la('table.automa')}</b>
        <span class="sp" />
        <FameTrack fame={automa.fame} owner={AUTOMA} />
      </header>
      <div class="ab2">
        <div class="grid" role="img" aria-label={boardLabel(automa)}>
          {BOARD.map((slots, row) => (
            <Row key={row} automa={automa} slots={slots} row={row} />
          ))}
        </div>
        <div class="side">
          <Bench automa={automa} />
          <Actions session={session} automa={automa} />
        </div>
      </div>
    </section>
  );
}

const boardLabel = (automa: Automa): string =>
  BOARD.map((slots, row) => {
    const count = (kind: number): number => slots.filter((slot) => heldOn(automa, slot) === kind).length;
    return la('table.automaRow', { row: letterOf(row), held: count(MARKER), hurt: count(HURT) });
  }).join('; ');

interface RowProps {
  readonly automa: Automa;
  readonly slots: readonly BoardSlot[];
  readonly row: number;
}

/** Row A has neither the leftmost column nor slots for survivors: its places there stay blank. */
function Row({ automa, slots, row }: RowProps) {
  return (
    <>
      <span class="rl">{letterOf(row)}</span>
      {row === 0 && <i class="none" />}
      {slots.map((slot) => (
        <Fragment key={`${slot.column} ${slot.crew}`}>
          {row === 0 && AUTOMA_CREW_COLUMNS.includes(slot.column) && <i class="none" />}
          <Slot slot={slot} held={heldOn(automa, slot)} under={slot.column === automa.token} />
        </Fragment>
      ))}
    </>
  );
}

function Slot({ slot, held, under }: { slot: BoardSlot; held: number; under: boolean }) {
  const { row, column } = slot;
  return (
    <i class={`${under ? 'under' : ''} ${held === HURT ? 'hurt' : ''}`}>
      {held === FREE && row === 0 && <System column={column} />}
      {held === FREE && row > 0 && <Icon name={GHOSTS[markerName(markerFor(slot))] ?? ''} />}
      {held === MARKER && <Tok kind={markerName(markerFor(slot))} hidden />}
      {held === HURT && <Tok kind="damage" hidden />}
    </i>
  );
}

const System = ({ column }: { column: number }) => {
  const level = systemLevel(column);
  if (level > 0)
    return (
      <span class="sys gun">
        <Icon name="machine-gun" />
        <b>{level}</b>
      </span>
    );
  return (
    <span class="sys">
      <Icon name={AUTOMA_SYSTEMS[column] === 'speed' ? 'speedometer' : 'metal-plate'} />
    </span>
  );
};

/** How many people it has, those of them who are contaminated, what it has put away, and where it is. */
function Bench({ automa }: { automa: Automa }) {
  const { contaminated, trophies, space } = automa;
  const crew = crewSize(automa) - contaminated;
  return (
    <div class="bench">
      <span class="kept" role="img" aria-label={la('table.automaCrew', { crew, contaminated })}>
        <Tok kind="survivor" hidden />
        {crew}
        <Tok kind="contamination" hidden />
        {contaminated}
      </span>
      <span class="kept" role="img" aria-label={la('table.trophies', { n: trophies.length })}>
        <Tok kind="item" hidden />
        {trophies.length}
      </span>
      <span class="kept" title={la('table.space', { n: space })}>
        <Icon name="position-marker" />
        {space}
      </span>
    </div>
  );
}

/** Its cards of this round: those to come face down, those played face up. */
const Actions = ({ session, automa }: { session: Session; automa: Automa }) => (
  <div class="actions">
    {automa.faceUp.map((card) => (
      <Thing key={card} session={session} of={`card:${card}`} class="action" label={nameOf(card)}>
        <ActionFace action={actionOf(card)} />
      </Thing>
    ))}
    {automa.faceDown.length > 0 && (
      <span class="action down" role="img" aria-label={la('table.faceDown', { n: automa.faceDown.length })}>
        <Icon name="vintage-robot" />
        <b>×{automa.faceDown.length}</b>
      </span>
    )}
    {automa.faceUp.length + automa.faceDown.length === 0 && <small>{la('table.noActions')}</small>}
  </div>
);
