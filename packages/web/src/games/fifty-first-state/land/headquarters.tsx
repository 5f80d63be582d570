import { coveredTypes, HEADQUARTERS } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import { Pip } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { Art } from '../../tableau/face.tsx';
import { TypePlate } from '../ability.tsx';
import { ownerName } from '../state-rows.tsx';
import type { Group, GroupProps } from './group.ts';
import { textOf } from './said.ts';

interface Shown {
  readonly hq: number;
  /** Who has claimed it; −1: nobody. */
  readonly by: number;
}

function Tiles({ session, view, owner, brief }: GroupProps) {
  const { headquarters } = view;
  if (!headquarters) return null;
  const all: Shown[] = [
    ...headquarters.offered.map((hq) => ({ hq, by: -1 })),
    ...headquarters.taken.flatMap((list, by) => (brief ? [] : list.map((hq) => ({ hq, by })))),
  ];
  return (
    <>
      {all.map(({ hq, by }, i) => {
        const data = HEADQUARTERS[hq];
        if (!data) return null;
        const covered = by < 0 ? coveredTypes(view, owner, hq) : data.types.map(() => true);
        const name = data.name[settings.value.language];
        const missing = covered.filter((is) => !is).length;
        const brings = t(`fiftyFirstState.land.hq.${data.effect.kind}`, 'n' in data.effect ? { n: data.effect.n } : {});
        return (
          <Thing
            key={data.id}
            session={session}
            of={`headquarters:${hq}`}
            class={`tile faint hq ${by < 0 ? '' : 'gone'}`}
            label={`${name}, ${by < 0 ? t('fiftyFirstState.land.hqMissing', { n: missing }) : ownerName(session, view, by)}. ${textOf(session, data.id)}`}
            first={i === 0}
          >
            <Art picture={{ id: data.id, mood: 'dust', packs: ['boards'] }} />
            <b>{name}</b>
            <span class="wants">
              {data.types.map((type, at) => (
                <span key={type} class={covered[at] ? 'has' : 'lacks'}>
                  <TypePlate type={type} />
                </span>
              ))}
            </span>
            <small>
              {by >= 0 && <Pip seat={by} />}
              {brings}
            </small>
          </Thing>
        );
      })}
    </>
  );
}

export const headquarters: Group = {
  id: 'headquarters',
  icon: 'flag',
  owns: (_view, ref) => ref.startsWith('headquarters:'),
  has: ({ headquarters: tiles }) => tiles !== null,
  count: ({ headquarters: tiles }) => String(tiles?.offered.length ?? 0),
  width: ({ headquarters: tiles }, lane) =>
    ((tiles?.offered.length ?? 0) + (lane ? 0 : (tiles?.taken.flat().length ?? 0))) * 100,
  Tiles,
};
