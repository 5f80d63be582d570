import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '@cinderhall/last-aurora';

/** The three steps of the firing phase. */
export const STEPS = ['ambush', 'shot', 'volley'] as const;
export type Step = (typeof STEPS)[number];

/** One thing that happened under fire, with the result card that decided it. */
export interface Frame {
  readonly kind: Step | 'defeat';
  readonly enemy: number | null;
  readonly result: number | null;
  readonly events: readonly GameEvent[];
}

const OPENING: { readonly [kind: string]: Frame['kind'] } = {
  ambush: 'ambush',
  attacked: 'shot',
  automaAttacked: 'shot',
  defeated: 'defeat',
};
/** Shown by the result card, so left out of the lines below it. */
const SILENT = new Set(['phase', 'revealedResult']);

const cardIn = (event: GameEvent, field: 'card' | 'enemy'): number | null => {
  const card = event[field];
  return typeof card === 'number' ? card : null;
};

/** What has happened since the firing phase began, cut into frames. */
export function framesOf(events: readonly GameEvent[]): Frame[] {
  const from = events.findLastIndex(({ kind, phase }) => kind === 'phase' && phase === 'firing');
  if (from < 0) return [];
  const frames: { kind: Frame['kind']; enemy: number | null; result: number | null; events: GameEvent[] }[] = [];
  for (const event of events.slice(from)) {
    const volley = event.kind === 'revealedResult' && event.use === 'enemies';
    const kind = volley ? 'volley' : OPENING[event.kind];
    if (kind) frames.push({ kind, enemy: volley ? null : cardIn(event, 'enemy'), result: null, events: [] });
    const frame = frames.at(-1);
    if (!frame) continue;
    if (event.kind === 'revealedResult' && event.use !== 'automa') frame.result = cardIn(event, 'card');
    if (!SILENT.has(event.kind)) frame.events.push(event);
  }
  return frames;
}

/** Which step the phase is in, by the open decision or else by what happened last. */
export function stepOf({ decision }: Pick<State, 'decision'>, frames: readonly Frame[]): Step {
  if (decision?.kind === 'shoot' || decision?.kind === 'target' || decision?.kind === 'loot') return 'shot';
  const last = frames.at(-1)?.kind ?? 'ambush';
  return last === 'defeat' ? 'shot' : last;
}
