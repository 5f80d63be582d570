import { arenaScore, PRIZE } from '@cinderhall/fifty-first-state/table';
import { t } from '../../../app/words.ts';
import { Pip, several, Tok } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import type { Group, GroupProps } from './group.ts';

const Tiles = ({ session, view }: GroupProps) => (
  <Thing session={session} of="arena:0" class="tile faint arena" label={t('fiftyFirstState.land.group.arena')} first>
    <Art picture={{ id: 'arena-tile', mood: 'ember', packs: ['boards'] }} />
    {view.arena?.map(({ worker, weapons }, seat) => (
      <span key={seat} class={`line ${worker ? '' : 'out'}`}>
        <Pip seat={seat} />
        {worker && <Tok kind="worker" hidden />}
        {Object.entries(weapons).map(([good, n]) =>
          n > 0 ? <Tok key={good} kind={token(good)} {...several(n)} /> : null,
        )}
        <b>{worker ? arenaScore(view, seat) : '–'}</b>
      </span>
    ))}
  </Thing>
);

export const arena: Group = {
  id: 'arena',
  icon: 'arena',
  owns: (_view, ref) => ref.startsWith('arena:'),
  has: ({ arena: places }) => places !== null,
  count: ({ arena: places }) => String(places?.filter(({ worker }) => worker).length ?? 0),
  note: () => t('fiftyFirstState.land.arenaPrize', { n: PRIZE }),
  width: () => 128,
  Tiles,
};
