import type { State } from '@cinderhall/last-aurora';
import {
  AUTOMA,
  AUTOMA_CREW,
  AUTOMA_SYSTEMS,
  type Automa,
  actionOf,
  FREE,
  HURT,
  letterOf,
  MARKER,
  MARKER_IN,
  type MarkerName,
  markerName,
  systemLevel,
  tokenColumn,
} from '@cinderhall/last-aurora/table';
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

/** What a row of the stores holds, and the icon of its free slots. */
const storeOf = (row: number): MarkerName => markerName(MARKER_IN[row] ?? 0);
const GHOSTS: { readonly [marker: string]: string } = { food: 'food', fuel: 'can', ammo: 'bullet' };

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
          {automa.rows.map((row, at) => (
            <Row key={at} row={row} at={at} round={tokenColumn(view)} />
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

const boardLabel = ({ rows }: Automa): string =>
  rows
    .map((row, at) => {
      const [held, hurt] = [MARKER, HURT].map((kind) => row.filter((one) => one === kind).length);
      return la('table.automaRow', { row: letterOf(at), held: held ?? 0, hurt: hurt ?? 0 });
    })
    .join('; ');

function Row({ row, at, round }: { row: readonly number[]; at: number; round: number }) {
  return (
    <>
      <span class="rl">{letterOf(at)}</span>
      {row.map((held, column) =>
        at === 0 && column === 0 ? (
          <i key={column} class="none" />
        ) : (
          <i key={column} class={`${column === round ? 'under' : ''} ${held === HURT ? 'hurt' : ''}`}>
            {held === FREE && (at === 0 ? <System column={column} /> : <Icon name={GHOSTS[storeOf(at)] ?? ''} />)}
            {held === MARKER && <Tok kind={storeOf(at)} hidden />}
            {held === HURT && <Tok kind="damage" hidden />}
          </i>
        ),
      )}
    </>
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

/** Six places for people: the healthy, then the contaminated. */
const Bench = ({ automa: { crew, contaminated, trophies, space } }: { automa: Automa }) => (
  <div class="bench">
    <span class="crew" role="img" aria-label={la('table.automaCrew', { crew, contaminated })}>
      {Array.from({ length: AUTOMA_CREW }, (_, i) => (
        <i key={i}>
          {i < crew && <Tok kind="survivor" hidden />}
          {i >= crew && i < crew + contaminated && <Tok kind="contamination" hidden />}
        </i>
      ))}
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
