import { affordable, bySeat, type Effects } from '@cinderhall/effects';
import { type CardRecord, type Impact, type Message, type Seat, seatName } from '@cinderhall/kernel';
import { kit } from '../../effect-kit.ts';
import type { State } from '../../state.ts';
import { costWorth, goodsWorth, SPENT } from '../../worth.ts';
import type { SetRules } from '../types.ts';
import { type SideData, TILES, type TileData } from './data.ts';
import { bordersOf, canUse, hasTarget, isAdjacent, sideAt, startBorder } from './flow.ts';
import { sideName, tileName, words } from './text.ts';

export { decisions, tasks } from './flow.ts';

const FREE: Impact = { cost: {}, targets: [] };

/** The whole side as effects: its words are made of them. */
const effectsOf = ({ cost, gain, after = [] }: SideData): Effects => [
  { op: 'pay', cost, do: [...(Object.keys(gain).length > 0 ? [{ op: 'gain', goods: gain }] : []), ...after] },
];

const sideText = (side: SideData): Message => ({
  key: side.raids ? 'fiftyFirstState.border.raid' : 'fiftyFirstState.border.plain',
  params: { side: { key: `fiftyFirstState.borderSide.${side.id}` }, does: kit.say(effectsOf(side)) },
});

const record = ({ id, name, sides: [front, back] }: TileData): CardRecord => ({
  id,
  set: 'borders',
  catalogue: 'borders',
  name,
  copies: 1,
  text: { key: 'fiftyFirstState.text.border', params: { front: sideText(front), back: sideText(back) } },
  origin: 'designed',
  ways: [front.id, back.id],
});

const worth = (view: State, seat: Seat, at: number): number => {
  const { cost, gain, after = [], raids } = sideAt(view, at);
  const more = kit.worth(view, after, bySeat(seat)) + (raids ? 0.2 : 0);
  return goodsWorth(gain) + more - costWorth(cost) * SPENT;
};

const pointsOf = ({ players }: State, seat: Seat): number => players[seat]?.goods.vp ?? 0;

/** Whether no other rival has more points. */
const isAhead = (view: State, seat: Seat, rival: Seat): boolean =>
  view.players.every((_, other) => other === seat || pointsOf(view, other) <= pointsOf(view, rival));

/** R-SETUP-015: one between each two neighbours; two players have only one neighbour. */
const bordersFor = (seats: number): number => (seats === 2 ? 1 : seats);

export const rules: SetRules = {
  setup(start, _options, chance) {
    const seats = start.players.length;
    const allowed = TILES.flatMap(({ from }, tile) => (seats >= from ? [tile] : []));
    const drawn = chance.shuffle(allowed).slice(0, bordersFor(seats));
    start.borders = drawn.map((tile) => ({ tile, side: chance.below(2) }));
  },
  listActions(state, seat, list) {
    for (const at of bordersOf(state).keys()) if (canUse(state, seat, at)) list.push({ kind: 'border', at });
  },
  act(state, seat, choice, flow) {
    if (choice.kind === 'border') startBorder(state, seat, choice.at, flow);
  },

  refs(choice) {
    if (choice.kind === 'border') return [`border:${choice.at}`];
    if (choice.kind === 'raidSeat') return [`seat:${choice.seat}`];
    return choice.kind === 'giveUp' ? [`good:${choice.good}`] : [];
  },
  impact(view, _seat, choice) {
    if (choice.kind === 'border') return { cost: sideAt(view, choice.at).cost, targets: [] };
    return choice.kind === 'raidSeat' ? { cost: {}, targets: [{ seat: choice.seat }] } : FREE;
  },
  value(view, seat, choice) {
    if (choice.kind === 'border') return worth(view, seat, choice.at);
    if (choice.kind === 'raidSeat') return pointsOf(view, choice.seat) * 0.01;
    return choice.kind === 'giveUp' ? -goodsWorth({ [choice.good]: 1 }) : 0;
  },
  reasons(view, seat, choice) {
    if (choice.kind === 'border')
      return [
        {
          key: 'fiftyFirstState.reason.gives',
          params: { does: kit.say(effectsOf(sideAt(view, choice.at))) },
          rule: 'R-BORDER-001',
        },
      ];
    return choice.kind === 'raidSeat' && isAhead(view, seat, choice.seat)
      ? [{ key: 'fiftyFirstState.reason.raidAhead', rule: 'R-BORDER-001' }]
      : [];
  },
  freePoints: (view, choice) => (choice.kind === 'border' ? (sideAt(view, choice.at).gain.vp ?? 0) : 0),
  style: ({ kind }) => (kind === 'raidSeat' ? 'raid' : null),
  describeChoice(view, choice) {
    const key = `fiftyFirstState.choice.${choice.kind}`;
    if (choice.kind === 'border') return { key, params: { does: sideText(sideAt(view, choice.at)) } };
    if (choice.kind === 'raidSeat') return { key, params: { seat: seatName(choice.seat) } };
    return choice.kind === 'giveUp' ? { key, params: { good: { noun: `fiftyFirstState.${choice.good}` } } } : { key };
  },
  describeEvent(_view, event) {
    const { kind, seat, tile, side, from } = event;
    if (typeof seat !== 'number') return null;
    if (kind === 'hordeCame' && typeof from === 'number')
      return { key: 'fiftyFirstState.event.hordeCame', params: { seat: seatName(seat), from: seatName(from) } };
    if (kind !== 'usedBorder' || typeof tile !== 'number' || typeof side !== 'number') return null;
    const params = { seat: seatName(seat), tile: tileName(tile), side: sideName(tile, side) };
    return { key: 'fiftyFirstState.event.usedBorder', params };
  },
  whyNot(view, seat, ref) {
    const [kind, name] = ref.split(':');
    const at = Number(name);
    if (kind !== 'border' || !bordersOf(view)[at]) return null;
    if (!isAdjacent(view, seat, at)) return [{ key: 'fiftyFirstState.why.border', rule: 'R-BORDER-001' }];
    if (!hasTarget(view, at)) return [{ key: 'fiftyFirstState.why.noEffect', rule: 'R-BASE-126' }];
    return affordable(kit.world, view, seat, sideAt(view, at).cost)
      ? []
      : [{ key: 'fiftyFirstState.why.cannotPay', rule: 'R-BORDER-004' }];
  },
  uses(_state, { kind, tile, side }) {
    const data = kind === 'usedBorder' ? TILES[Number(tile)] : undefined;
    const used = data?.sides[Number(side)];
    return data && used ? [[data.id, used.id]] : [];
  },
  get records() {
    return TILES.map(record);
  },
  words,
};
