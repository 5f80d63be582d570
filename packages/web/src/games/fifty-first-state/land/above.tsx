import type { Choice, State } from '@cinderhall/fifty-first-state';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../app/words.ts';
import { Icon, Key } from '../../../look/icon.tsx';
import type { Session } from '../../../table/session.ts';
import type { TableKey } from '../../types.ts';
import type { Solo } from '../sets/load.ts';
import { arena } from './arena.tsx';
import { AttackPanel, isUnderAttack } from './attack.tsx';
import { borders } from './borders.tsx';
import { cities } from './cities.tsx';
import { isDense, openIn } from './fold.ts';
import { type Group, type GroupProps, isAsked, isLit } from './group.ts';
import { headquarters } from './headquarters.tsx';
import { LandMap, map } from './map.tsx';
import { moloch } from './moloch.tsx';
import { useRisen } from './risen.ts';
import { serverRoom } from './server-room.tsx';
import './land.css';
import './tiles.css';
import './drawer.css';
import './map.css';
import './moloch.css';
import './attack.css';
import './phone.css';

const GROUPS: readonly Group[] = [moloch, map, serverRoom, cities, headquarters, arena, borders];

const groupsOf = (view: State): readonly Group[] => GROUPS.filter((group) => group.has(view));

/** Until the lane has been measured. */
const USUAL_ROOM = 1040;

/** How wide something is in pixels of a root of 16: everything grows with the root, and so do the widths of groups. */
const roomOf = (element: HTMLElement): number =>
  (element.clientWidth * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

type Shown = 'lane' | 'all' | 'map' | 'solo';

interface Props {
  readonly session: Session<State, Choice>;
  readonly view: State;
  /** How the opponent of a lone player is drawn. */
  readonly solo: Solo | null;
  /** The panels of the rivals. */
  readonly children: ComponentChildren;
  /** Rivals as one line each. */
  readonly lines: ComponentChildren;
}

/** Everything shared lies above the line, in three states: spine, lane, drawer. Nothing below the line ever moves. */
export function Above({ session, view, solo, children, lines }: Props) {
  const shown = useSignal<Shown>('lane');
  const sheet = useSignal<string | null>(null);
  const room = useSignal(USUAL_ROOM);
  const lane = useRef<HTMLElement>(null);
  const groups = groupsOf(view);
  const props: GroupProps = { session, view, owner: session.me.value, risen: useRisen(view) };
  useFolding(session, shown, { map: view.map !== null, solo: solo !== null });
  useEffect(() => {
    if (lane.current) room.value = roomOf(lane.current);
  });
  if (isUnderAttack(session, view))
    return (
      <div class="above">
        <AttackPanel {...props} />
        <Spines {...props} groups={groups} solo={solo} sheet={sheet} />
      </div>
    );
  if (solo && shown.value === 'solo')
    return (
      <div class="above all">
        <solo.SoloPanel session={session} view={view} />
        <Spines {...props} groups={groups} solo={solo} sheet={sheet} />
      </div>
    );
  const rivals = solo ? (
    <solo.SoloPanel session={session} view={view} onOpen={() => (shown.value = 'solo')} />
  ) : (
    children
  );
  const mapped =
    view.map !== null && (shown.value === 'map' || (shown.value === 'lane' && isAsked(session, view, map)));
  return (
    <div class={`above ${mapped ? 'mapped' : shown.value}`}>
      {mapped ? (
        <>
          <LandMap {...props} {...(shown.value === 'map' ? { onFold: () => (shown.value = 'lane') } : {})} />
          <div class="beside">{rivals}</div>
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
          <div class={`row ${isDense(foldable(props, groups), room.value - 20) ? 'dense' : ''}`}>
            {groups.map((group) => (
              <Open key={group.id} {...props} group={group} />
            ))}
          </div>
        </section>
      ) : (
        <>
          {rivals}
          <section class="lane panel" aria-label={t('fiftyFirstState.land.middle')} ref={lane}>
            <Lane {...props} groups={groups} room={room.value} shown={shown} />
          </section>
        </>
      )}
      <Spines {...props} groups={groups} solo={solo} sheet={sheet} />
    </div>
  );
}

const foldable = ({ session, view, brief }: GroupProps, groups: readonly Group[]) =>
  groups.map((group) => ({ id: group.id, width: group.width(view, brief), lit: isLit(session, view, group) }));

const nameOf = (group: Group): string => t(`fiftyFirstState.land.group.${group.id}`);

/** For the sheet of keys. */
export const landKeys = (view: State): readonly TableKey[] => [
  ...(groupsOf(view).length > 0 ? ([['B', 'fiftyFirstState.land.key.all']] as const) : []),
  ...(view.map ? ([['M', 'fiftyFirstState.land.key.map']] as const) : []),
];

interface There {
  readonly map: boolean;
  readonly solo: boolean;
}

/** `B` opens the drawer, `M` the map, `P` the panel of a lone player's opponent; Escape folds them. */
function useFolding(session: Session<State, Choice>, shown: { value: Shown }, has: There): void {
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
      else if (has.map && (event.key === 'm' || event.key === 'M')) toggle('map');
      // Open already: then the panel itself listens, and tells his turn again.
      else if (has.solo && (event.key === 'p' || event.key === 'P')) shown.value = 'solo';
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [session, has.map, has.solo]);
}

interface LaneProps extends GroupProps {
  readonly groups: readonly Group[];
  readonly room: number;
  readonly shown: { value: Shown };
}

function Lane({ groups, room, shown, ...own }: LaneProps) {
  const props = { ...own, brief: true };
  const open = openIn(foldable(props, groups), room - 40);
  const [first] = groups;
  // A group that lies there alone is named at its side; its tiles have the height of its heading, too.
  const only = groups.length === 1 && first && !first.note?.(props.view) ? first : null;
  const opens = only?.id === 'map' ? 'map' : 'all';
  const words = t(opens === 'map' ? 'fiftyFirstState.land.openMap' : 'fiftyFirstState.land.openAll');
  return (
    <>
      <button
        type="button"
        class={`rail-label ${only ? 'only' : ''}`}
        onClick={() => (shown.value = opens)}
        title={words}
        aria-label={words}
      >
        <Icon name={only?.icon ?? 'map'} />
        <b>{only ? nameOf(only) : t('fiftyFirstState.land.middle')}</b>
      </button>
      {groups.map((group) =>
        open.has(group.id) ? (
          <Open key={group.id} {...props} group={group} {...(group.id === 'map' ? { grow: shown } : {})} />
        ) : (
          <Spine key={group.id} {...spineOf({ ...props, group })} onOpen={() => (shown.value = 'all')} />
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

interface SpineProps {
  readonly icon: string;
  readonly name: string;
  readonly n: string;
  readonly lit: boolean;
  readonly pressed?: boolean;
  readonly onOpen: () => void;
}

const Spine = ({ icon, name, n, lit, pressed, onOpen }: SpineProps) => (
  <button
    type="button"
    class={`spine ${lit ? 'lit' : ''}`}
    onClick={onOpen}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
  >
    <Icon name={icon} />
    <span>{name}</span>
    <b>{n}</b>
  </button>
);

const spineOf = ({ session, view, group }: OneProps): Pick<SpineProps, 'icon' | 'name' | 'n' | 'lit'> => ({
  icon: group.icon,
  name: nameOf(group),
  n: group.count(view),
  lit: isLit(session, view, group),
});

interface SpinesProps extends GroupProps {
  readonly groups: readonly Group[];
  readonly solo: Solo | null;
  readonly sheet: { value: string | null };
}

/** The sheet that shows the opponent of a lone player. */
const SOLO = 'solo';

/** On a phone: one line of spines; a tap opens that group above the State. */
function Spines({ groups, solo, sheet, ...props }: SpinesProps) {
  const { session, view } = props;
  const asked = groups.find((group) => isAsked(session, view, group));
  const shown = sheet.value ?? asked?.id ?? null;
  const open = groups.find(({ id }) => id === shown);
  const him = solo?.soloSpine(view);
  const toggle = (id: string) => (sheet.value = id === shown ? '' : id);
  return (
    <div class="thumbed">
      <nav class="spines" aria-label={t('fiftyFirstState.land.middle')}>
        {him && <Spine {...him} lit={false} pressed={shown === SOLO} onOpen={() => toggle(SOLO)} />}
        {groups.map((group) => (
          <Spine
            key={group.id}
            {...spineOf({ ...props, group })}
            pressed={group === open}
            onOpen={() => toggle(group.id)}
          />
        ))}
      </nav>
      {solo && shown === SOLO && (
        <div class="sheet-above">
          <solo.SoloPanel session={session} view={view} />
        </div>
      )}
      {open && (
        <Sheet asked={view.asked}>
          {open.id === 'map' ? (
            <LandMap {...props} />
          ) : open.id === 'moloch' && isUnderAttack(session, view) ? (
            <AttackPanel {...props} />
          ) : (
            <Open {...props} group={open} />
          )}
        </Sheet>
      )}
    </div>
  );
}

/** A group above the State; what is wider than the screen is pushed to what the question is about. */
function Sheet({ asked, children }: { asked: number; children: ComponentChildren }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const meant = sheet.current?.querySelector('.is-legal, .runs');
    if (!sheet.current || !meant) return;
    const [outer, inner] = [sheet.current.getBoundingClientRect(), meant.getBoundingClientRect()];
    sheet.current.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [asked]);
  return (
    <div class="sheet-above" ref={sheet}>
      {children}
    </div>
  );
}
