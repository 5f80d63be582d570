/** The areas for catalogues, and which cards and areas an event shows in use. */
import { type CardRecord, type GameEvent, must } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';
import { designOf, locationOf } from '../../cards/index.ts';
import { kit } from '../../effect-kit.ts';
import type { State } from '../../state.ts';
import { AREAS } from './areas.ts';
import { directionsOf, isCorner } from './geometry.ts';
import { levelEffects } from './levels.ts';
import { TOP_LEVEL } from './map.ts';

const LEVELS = Array.from({ length: TOP_LEVEL }, (_, i) => i + 1);
const wayOf = (level: number): string => `level${level}`;

/** The areas as records. A function, because the kit of effects is made only after the sets are read. */
export const areaRecords = (): CardRecord[] =>
  AREAS.map(({ id, name, origin, type, levels }, area) => ({
    id,
    set: 'noMansLand',
    catalogue: 'areas',
    name,
    copies: 1,
    directions: directionsOf(area),
    corner: isCorner(area),
    type,
    levels,
    text: {
      key: 'fiftyFirstState.text.area',
      params: {
        type,
        ...Object.fromEntries(LEVELS.map((level) => [`level${level}`, kit.say(levelEffects(area, level))])),
      },
    },
    origin,
    polishName: 'printed',
    ways: LEVELS.map(wayOf),
  }));

type Use = readonly [card: string, way: string];

const modifying = (state: State, seat: number, what: string): Use[] =>
  (state.abilities[seat]?.modify[what] ?? []).map((card) => [designOf(state, card).id, 'modify']);

/** A card that did something to outposts, other than by its action. */
function brought(state: State, event: GameEvent): Use[] {
  const card = numberIn(event.by);
  if (card < 0) return [];
  const { id, production, bonus, action } = locationOf(state, card);
  if (production && event.phase === 'production') return [[id, 'production']];
  return bonus && !production && !action ? [[id, 'bonus']] : [];
}

export function uses(state: State, event: GameEvent): readonly Use[] {
  switch (event.kind) {
    case 'outpostActivated':
      return [[must(AREAS[numberIn(event.area)]).id, wayOf(numberIn(event.level))], ...brought(state, event)];
    case 'outpostBuilt':
      return brought(state, event);
    case 'outpostRazed':
      return modifying(state, numberIn(event.owner), 'outpostDefence');
    case 'permitUsed':
      return modifying(state, numberIn(event.seat), 'outpostPermit');
    default:
      return [];
  }
}
