import { TILES } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { Icon, Pip } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Arrow } from '../../tableau/effects.tsx';
import { CostIcons, EffectIcons, Goods } from '../ability.tsx';
import type { Group, GroupProps } from './group.ts';

function Tiles({ session, view, owner }: GroupProps) {
  const seats = view.players.length;
  return (
    <>
      {view.borders?.map(({ tile, side }, at) => {
        const data = TILES[tile]?.sides[side];
        if (!data) return null;
        const between = [at, (at + 1) % seats];
        const name = data.name[settings.value.language];
        return (
          <Thing
            key={`${at} ${data.id}`}
            session={session}
            of={`border:${at}`}
            class={`tile border ${between.includes(owner) ? '' : 'far'}`}
            label={`${name}, ${between.map((seat) => session.names.value[seat]).join(', ')}`}
            first={at === 0}
          >
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
      })}
    </>
  );
}

export const borders: Group = {
  id: 'borders',
  icon: 'border',
  owns: (_view, ref) => ref.startsWith('border:'),
  has: ({ borders: tiles }) => tiles !== null,
  count: ({ borders: tiles }) => String(tiles?.length ?? 0),
  width: ({ borders: tiles }) => (tiles?.length ?? 0) * 108,
  Tiles,
};
