import type { State } from '@cinderhall/fifty-first-state';
import { TILES } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { Icon, Pip } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Arrow } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import { CostIcons, EffectIcons, Goods } from '../ability.tsx';
import { useTurns } from '../turned.ts';
import type { Group, GroupProps } from './group.ts';

type Side = (typeof TILES)[number]['sides'][number];

interface TileProps extends GroupProps {
  readonly at: number;
  readonly data: Side;
  readonly first: boolean;
}

const neighboursAt = ({ players }: State, at: number): readonly number[] => [at, (at + 1) % players.length];

/** How many borders one player has at most. */
const MOST_OWN = 2;
const WIDTH = 108;

/** It turns over before one's eyes only if it was seen lying on its other side. */
function Tile({ session, view, owner, at, data, first }: TileProps) {
  const turned = useTurns(data.id) > 0 ? 'turned' : '';
  const between = neighboursAt(view, at);
  const name = data.name[settings.value.language];
  const does = session.say(session.table.game.describe.choice(view, { kind: 'border', at }, owner));
  return (
    <Thing
      key={data.id}
      session={session}
      of={`border:${at}`}
      class={`tile faint border ${between.includes(owner) ? '' : 'far'} ${turned}`}
      label={`${does}, ${between.map((seat) => session.names.value[seat]).join(' – ')}`}
      first={first}
    >
      <Art picture={{ id: data.id, mood: 'ember', packs: ['boards'] }} />
      <b>{name}</b>
      <span class="between">
        {between.map((seat, i) => (
          <span key={seat}>
            {i > 0 && <Icon name="border" />}
            <Pip seat={seat} />
          </span>
        ))}
      </span>
      <span class="swap">
        <CostIcons cost={data.cost} />
        <Arrow />
        <Goods goods={data.gain} />
        {data.after && <EffectIcons effects={data.after} />}
      </span>
    </Thing>
  );
}

function Tiles(props: GroupProps) {
  const { view, owner, brief } = props;
  const lying = view.borders?.flatMap(({ tile, side }, at) => {
    const data = TILES[tile]?.sides[side];
    return data && (!brief || neighboursAt(view, at).includes(owner)) ? [{ at, data }] : [];
  });
  return (
    <>
      {lying?.map(({ at, data }, i) => (
        <Tile key={at} {...props} at={at} data={data} first={i === 0} />
      ))}
    </>
  );
}

export const borders: Group = {
  id: 'borders',
  icon: 'border',
  owns: (_view, ref) => ref.startsWith('border:'),
  has: ({ borders: tiles }) => tiles !== null,
  count: ({ borders: tiles }) => String(tiles?.length ?? 0),
  width: ({ borders: tiles }, lane) => Math.min(tiles?.length ?? 0, lane ? MOST_OWN : Number.POSITIVE_INFINITY) * WIDTH,
  Tiles,
};
