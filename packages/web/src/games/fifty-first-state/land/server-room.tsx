import { display, markersNeeded } from '@cinderhall/fifty-first-state/table';
import { t } from '../../../app/words.ts';
import { Tok } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Art } from '../../tableau/face.tsx';
import type { Group, GroupProps } from './group.ts';
import { textOf } from './said.ts';

const TILE = 'server-room';

/** As many as there can be players, and one more; the first two are for a lone player, too. */
const SLOTS = display.seats.max + 1;
const EVERYBODY = 2;

function Tiles({ session, view }: GroupProps) {
  const need = markersNeeded(view);
  const markers = view.serverRoom?.markers ?? 0;
  const turned = (view.serverRoom?.turned ?? 0) > 0;
  return (
    <Thing
      session={session}
      of="server:0"
      class={`tile faint server ${turned ? 'gone' : ''}`}
      label={`${t('fiftyFirstState.land.group.serverRoom')}, ${t('fiftyFirstState.land.markers', { n: markers, of: need })}. ${textOf(session, TILE)}`}
      first
    >
      <Art picture={{ id: TILE, mood: 'steel', packs: ['boards'] }} />
      {Array.from({ length: SLOTS }, (_, i) => (
        <span key={i} class={`slot ${i < markers ? 'full' : ''} ${i < need ? '' : 'unused'}`}>
          {i < markers ? <Tok kind="hackedCard" hidden /> : i >= EVERYBODY && <small>{i}+</small>}
        </span>
      ))}
      {turned && <em>{t('fiftyFirstState.land.serverTurned')}</em>}
    </Thing>
  );
}

export const serverRoom: Group = {
  id: 'serverRoom',
  icon: 'server',
  owns: (_view, ref) => ref.startsWith('server:'),
  has: ({ serverRoom: tile }) => tile !== null,
  count: (view) => `${view.serverRoom?.markers ?? 0}/${markersNeeded(view)}`,
  note: () => t('fiftyFirstState.land.serverNote'),
  width: () => 30 + SLOTS * 38,
  Tiles,
};
