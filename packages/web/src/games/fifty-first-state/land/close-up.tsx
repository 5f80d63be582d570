import type { State } from '@cinderhall/fifty-first-state';
import { AREAS, CITIES, HEADQUARTERS, isFurious, TILES } from '@cinderhall/fifty-first-state/table';
import type { VNode } from 'preact';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import type { Session } from '../../../table/session.ts';
import { Art } from '../../tableau/face.tsx';
import type { CloseUp } from '../../types.ts';
import { TypePlate } from '../ability.tsx';
import { MachineFace } from './moloch.tsx';
import { recordOf } from './said.ts';

/** Which record of the catalogue a thing of the shared boards is. */
function idOf({ borders }: State, kind: string, at: number): string | undefined {
  switch (kind) {
    case 'city':
      return CITIES[at]?.id;
    case 'headquarters':
      return HEADQUARTERS[at]?.id;
    case 'area':
      return AREAS[at]?.id;
    case 'border': {
      const lying = borders?.[at];
      return lying && TILES[lying.tile]?.sides[lying.side]?.id;
    }
    case 'arena':
      return 'arena-tile';
    case 'server':
      return 'server-room';
    default:
      return undefined;
  }
}

const NAMED: { readonly [kind: string]: string } = { arena: 'arena', server: 'serverRoom' };

/** The side that a deployed machine shows; null: the card is none. */
export const machineFace = (view: State, owner: number, card: number): VNode | null =>
  view.moloch?.deployed.some((one) => one.card === card) ? (
    <span class={`machine zoom ${isFurious(view, card) ? 'awake' : ''}`}>
      <MachineFace view={view} owner={owner} card={card} />
    </span>
  ) : null;

/** What a thing of the shared boards says. */
export function landCloseUp(session: Session<State>, view: State, kind: string, name: string): CloseUp | null {
  const id = idOf(view, kind, Number(name));
  if (id === undefined) return null;
  const record = recordOf(session, id);
  const group = NAMED[kind];
  const title = group ? t(`fiftyFirstState.land.group.${group}`) : (record?.name[settings.value.language] ?? '');
  const types = kind === 'headquarters' ? (HEADQUARTERS[Number(name)]?.types ?? []) : [];
  return {
    title,
    face: (
      <span class="land-face">
        <Art picture={{ id, mood: kind === 'server' ? 'steel' : 'dust', packs: ['boards'] }} />
      </span>
    ),
    lines: record ? [session.say(record.text)] : [],
    origin: record?.origin ?? null,
    icons: types.map((type) => ({ icon: <TypePlate type={type} />, text: t(`type.${type}`) })),
  };
}
