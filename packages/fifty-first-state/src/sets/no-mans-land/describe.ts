/** Words for the choices and events about outposts. */
import type { GameEvent, Message, Param, Ref, Seat } from '@cinderhall/kernel';
import { numberIn } from '@cinderhall/tableau';
import { kit } from '../../effect-kit.ts';
import { cardName, ownerName } from '../../names.ts';
import { OPPONENT } from '../../owners.ts';
import type { Choice, State } from '../../state.ts';
import { AREAS } from './areas.ts';
import { outpostDefence } from './defence.ts';
import { levelEffects } from './levels.ts';
import { outpostAt } from './map.ts';

export const areaName = (area: number): Message => ({ key: `fiftyFirstState.area.${AREAS[area]?.id}` });

export function refs(choice: Choice): Ref[] {
  if (choice.kind === 'moveOutpost') return [`area:${choice.from}`, `area:${choice.area}`];
  if ('area' in choice) return [`area:${choice.area}`];
  return 'card' in choice ? [`card:${choice.card}`] : [];
}

export function describeChoice(view: State, choice: Choice, _seat: Seat): Message {
  const key = `fiftyFirstState.choice.${choice.kind}`;
  switch (choice.kind) {
    case 'upgrade':
      return { key, params: { area: areaName(choice.area), level: outpostAt(view, choice.area).level + 1 } };
    case 'activate': {
      const { area, level } = choice;
      return { key, params: { area: areaName(area), level, does: kit.say(levelEffects(area, level)) } };
    }
    case 'area':
      return { key: `${key}.${view.decision?.kind}`, params: { area: areaName(choice.area) } };
    case 'moveOutpost':
      return { key, params: { from: areaName(choice.from), area: areaName(choice.area) } };
    case 'razeOutpost':
      return {
        key,
        params: {
          area: areaName(choice.area),
          owner: ownerName(view, outpostAt(view, choice.area).owner),
          price: outpostDefence(view, choice.area, kit),
        },
      };
    case 'forOutpost':
      return { key, params: { card: cardName(view, choice.card) } };
    default:
      return { key, params: 'area' in choice ? { area: areaName(choice.area) } : {} };
  }
}

/** Fields of these events that are said; all others only tell programs something. */
const SAID: { readonly [field: string]: (view: State, held: unknown) => Param } = {
  seat: (view, held) => ownerName(view, numberIn(held)),
  owner: (view, held) => ownerName(view, numberIn(held)),
  card: (view, held) => cardName(view, numberIn(held)),
  area: (_view, held) => areaName(numberIn(held)),
  from: (_view, held) => areaName(numberIn(held)),
  level: (_view, held) => numberIn(held),
};

const EVENTS: readonly string[] = [
  'gaveUpPick',
  'spentCard',
  'permitUsed',
  'outpostsUsedUp',
  'outpostBuilt',
  'outpostUpgraded',
  'outpostActivated',
  'outpostRazed',
  'outpostRemoved',
  'outpostMoved',
  'areaShielded',
  'areaShieldLost',
  'opponentOutpost',
  'opponentAimsAtOutposts',
  'areaShieldReturned',
  'opponentRazedOutpost',
];

export function describeEvent(view: State, event: GameEvent): Message | null {
  if (!EVENTS.includes(event.kind)) return null;
  const params: { [name: string]: Param } = {};
  for (const field in SAID) {
    const said = SAID[field];
    if (said && field in event) params[field] = said(view, event[field]);
  }
  if (event.kind.startsWith('opponent')) params.owner = ownerName(view, OPPONENT);
  return { key: `fiftyFirstState.event.${event.kind}`, params };
}
