import type { Choice, State } from '@cinderhall/fifty-first-state';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../app/words.ts';
import { Icon, Key } from '../../../look/icon.tsx';
import type { Session } from '../../../table/session.ts';
import { arena } from './arena.tsx';
import { AttackPanel, isUnderAttack } from './attack.tsx';
import { borders } from './borders.tsx';
import { cities } from './cities.tsx';
import { openIn } from './fold.ts';
import { type Group, type GroupProps, isLit } from './group.ts';
import { headquarters } from './headquarters.tsx';
import { LandMap, map } from './map.tsx';
import { moloch } from './moloch.tsx';
import { serverRoom } from './server-room.tsx';
import './land.css';
import './map.css';
import './moloch.css';
import './phone.css';

const GROUPS: readonly Group[] = [moloch, map, serverRoom, cities, headquarters, arena, borders];

const groupsOf = (view: State): readonly Group[] => GROUPS.filter((group) => group.has(view));

/** Until the lane has been measured. */
const USUAL_ROOM = 1040;

type Shown = 'lane' | 'all' | 'map';

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
  /** The panels of the rivals. */
  readonly children: ComponentChildren;
  /** Rivals as one line each. */
  readonly lines: ComponentChildren;
}

/** A question about areas alone opens the map. */
const asksForMap = (session: Session<State, Choice>, view: State): boolean =>
  session.myTurn.value && view.decision?.kind !== 'act' && isLit(session, view, map);

/** Everything shared lies above the line, in three states: spine, lane, drawer. Nothing below the line ever moves. */
export function Above({ session, view, children, lines }: Props) {
  const shown = useSignal<Shown>('lane');
  const sheet = useSignal<string | null>(null);
  const room = useSignal(USUAL_ROOM);
  const lane = useRef<HTMLElement>(null);
  const groups = groupsOf(view);
  const props: GroupProps = { session, view, owner: session.me.value };
  useFolding(session, shown, view.map !== null);
  useEffect(() => {
    if (lane.current) room.value = lane.current.clientWidth;
  });
  if (isUnderAttack(session, view))
    return (
      <div class="above">
        <AttackPanel {...props} />
        <Spines {...props} groups={groups} sheet={sheet} />
      </div>
    );
  const mapped = view.map !== null && (shown.value === 'map' || (shown.value === 'lane' && asksForMap(session, view)));
  return (
    <div class={`above ${mapped ? 'mapped' : shown.value}`}>
      {mapped ? (
        <>
          <LandMap {...props} />
          <div class="beside">{children}</div>
        </>
      ) : shown.value === 'all' ? (
        <section class="everything panel" aria-label={t('fiftyFirstState.land.middle')}>
          <div class="in-lines">
            {lines}
            <span class="sp" />
            <button type="button" class="fold" onClick={() => (shown.value = 'lane')}>
              {t('fiftyFirstState.land.fold')}
              <Key>B</Key>
            </button>
          </div>
          <div class="row">
            {groups.map((group) => (
              <Open key={group.id} {...props} group={group} />
            ))}
          </div>
        </section>
      ) : (
        <>
          {children}
          <section class="lane panel" aria-label={t('fiftyFirstState.land.middle')} ref={lane}>
            <Lane {...props} groups={groups} room={room.value} shown={shown} />
          </section>
        </>
      )}
      <Spines {...props} groups={groups} sheet={sheet} />
    </div>
  );
}

const nameOf = (group: Group): string => t(`fiftyFirstState.land.group.${group.id}`);

/** `B` opens the drawer, `M` the map, Escape folds both. */
function useFolding(session: Session<State, Choice>, shown: { value: Shown }, hasMap: boolean): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      const toggle = (to: Shown) => (shown.value = shown.value === to ? 'lane' : to);
      if (event.key === 'Escape') {
        if (shown.value === 'lane' || session.inspected.value?.pinned || session.drawer.value !== 'none') return;
        shown.value = 'lane';
        event.stopImmediatePropagation();
      } else if (event.key === 'b' || event.key === 'B') toggle('all');
      else if (hasMap && (event.key === 'm' || event.key === 'M')) toggle('map');
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [session, hasMap]);
}

interface LaneProps extends GroupProps {
  readonly groups: readonly Group[];
  readonly room: number;
  readonly shown: { value: Shown };
}

function Lane({ groups, room, shown, ...props }: LaneProps) {
  const { session, view } = props;
  const open = openIn(
    groups.map((group) => ({ id: group.id, width: group.width(view), lit: isLit(session, view, group) })),
    room - 40,
  );
  return (
    <>
      <button
        type="button"
        class="rail-label"
        onClick={() => (shown.value = 'all')}
        title={t('fiftyFirstState.land.openAll')}
        aria-label={t('fiftyFirstState.land.openAll')}
      >
        <Icon name="map" />
        <b>{t('fiftyFirstState.land.middle')}</b>
      </button>
      {groups.map((group) =>
        open.has(group.id) ? (
          <Open key={group.id} {...props} group={group} {...(group.id === 'map' ? { grow: shown } : {})} />
        ) : (
          <Spine key={group.id} {...props} group={group} onOpen={() => (shown.value = 'all')} />
        ),
      )}
    </>
  );
}

interface OneProps extends GroupProps {
  readonly group: Group;
}

function Open({ group, grow, ...props }: OneProps & { readonly grow?: { value: Shown } }) {
  const { Tiles } = group;
  const note = group.note?.(props.view);
  return (
    <section class={`shared g-${group.id}`} aria-label={nameOf(group)}>
      <h3>
        <Icon name={group.icon} />
        {nameOf(group)}
        {note && <small>{note}</small>}
        {grow && (
          <button
            type="button"
            class="fold"
            aria-label={t('fiftyFirstState.land.openMap')}
            onClick={() => (grow.value = 'map')}
          >
            <Key>M</Key>
          </button>
        )}
      </h3>
      <div class="tiles">
        <Tiles {...props} />
      </div>
    </section>
  );
}

const Spine = ({ group, onOpen, pressed, ...props }: OneProps & { onOpen: () => void; pressed?: boolean }) => (
  <button
    type="button"
    class={`spine ${isLit(props.session, props.view, group) ? 'lit' : ''}`}
    onClick={onOpen}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
  >
    <Icon name={group.icon} />
    <span>{nameOf(group)}</span>
    <b>{group.count(props.view)}</b>
  </button>
);

interface SpinesProps extends GroupProps {
  readonly groups: readonly Group[];
  readonly sheet: { value: string | null };
}

/** On a phone: one line of spines; a tap opens that group above the State. */
function Spines({ groups, sheet, ...props }: SpinesProps) {
  const { session, view } = props;
  const asked = asksForMap(session, view) ? 'map' : isUnderAttack(session, view) ? 'moloch' : null;
  const open = groups.find(({ id }) => id === (sheet.value ?? asked));
  return (
    <div class="thumbed">
      <nav class="spines" aria-label={t('fiftyFirstState.land.middle')}>
        {groups.map((group) => (
          <Spine
            key={group.id}
            {...props}
            group={group}
            pressed={group === open}
            onOpen={() => (sheet.value = group === open ? '' : group.id)}
          />
        ))}
      </nav>
      {open && (
        <div class="sheet-above">{open.id === 'map' ? <LandMap {...props} /> : <Open {...props} group={open} />}</div>
      )}
    </div>
  );
}
