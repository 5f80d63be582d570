import { checkFields, type Effect, type Effects, frozen, modifier, type Op } from '@cinderhall/effects';
import { BASIC, type Basic, factionOf } from '../cards/index.ts';
import { canDraw } from '../deck.ts';
import type { State } from '../state.ts';

/** One resource of one's choice, or a card (R-BASE-123, R-BASE-124). */
export interface BoardResource extends Effect {
  readonly op: 'boardResource';
  readonly of: readonly Basic[];
  readonly orCard: boolean;
}

const MOST = 4;
const gaining = (good: string): readonly Effects[] =>
  Array.from({ length: MOST }, (_, n) => [{ op: 'gain', goods: { [good]: n + 1 } }]);
const GAIN: { readonly [good in Basic | 'ammo' | 'card']: readonly Effects[] } = frozen({
  fuel: gaining('fuel'),
  iron: gaining('iron'),
  gun: gaining('gun'),
  brick: gaining('brick'),
  ammo: gaining('ammo'),
  card: gaining('card'),
});
const ANYTHING = frozen({});

export const boardResource: Op<State, BoardResource> = {
  op: 'boardResource',
  run(state, { of, orCard }, by, flow, kit) {
    // R-PROMO-004: features may add to the resource that the board itself produces.
    const more = Math.min(MOST - 1, modifier(state, state.abilities, by.seat, 'boardResource', ANYTHING, kit));
    const own = factionOf(state, by.seat).resource;
    const options: Effects[] = [];
    for (const good of of) options.push(GAIN[good][good === own ? more : 0] ?? []);
    if (state.options.boardAmmo) options.push(GAIN.ammo[0] ?? []);
    if (orCard && canDraw(state)) options.push(GAIN.card[0] ?? []);
    flow.ask({ kind: 'effectOption', seats: [by.seat], options, seat: by.seat, card: by.card, x: by.x });
  },
  can: () => true,
  say: ({ of, orCard }) => ({
    key: orCard ? 'fiftyFirstState.op.resourceOrCard' : 'fiftyFirstState.op.resource',
    params: { of: of.map((good) => ({ noun: `fiftyFirstState.${good}` })) },
  }),
  worth: (_state, _effect, _by, kit) => kit.world.goods.card?.worth ?? 0,
  check: (effect, path) => [
    ...checkFields(effect, ['of', 'orCard'], path),
    ...(Array.isArray(effect.of) && effect.of.every((good) => BASIC.includes(good))
      ? []
      : [{ path: `${path}.of`, code: 'good.unknown' }]),
  ],
};
