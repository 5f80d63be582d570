import { arenaScore, PRIZE } from '@cinderhall/fifty-first-state/table';
import { t } from '../../../app/words.ts';
import { Pip, several, Tok } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import type { Group, GroupProps } from './group.ts';
import { textOf } from './said.ts';

const TILE = 'arena-tile';

/** How everybody who has sent a worker stands. */
const standing = ({ session, view }: GroupProps): readonly string[] =>
  (view.arena ?? []).flatMap(({ worker }, seat) =>
    worker
      ? [t('fiftyFirstState.land.arenaOf', { name: session.names.value[seat] ?? '', n: arenaScore(view, seat) })]
      : [],
  );

const labelOf = (props: GroupProps): string =>
  `${[t('fiftyFirstState.land.group.arena'), ...standing(props)].join(', ')}. ${textOf(props.session, TILE)}`;

const Tiles = (props: GroupProps) => {
  const { session, view } = props;
  return (
    <Thing session={session} of="arena:0" class="tile faint arena" label={labelOf(props)} first>
      <Art picture={{ id: TILE, mood: 'ember', packs: ['boards'] }} />
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
};

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
