/** What matters in a position, for bots that learn. */
import { namedAfter, strongestRival } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { bitsIn, plainGains } from '@cinderhall/tableau';
import { DESIGNS, factionOf, KINDS, leaderOf, locationOf, TOKENS, TYPES } from '../cards/index.ts';
import { tokenRange } from '../contacts.ts';
import { locationsOf } from '../locations.ts';
import { scoreOf } from '../outcome.ts';
import { ownOf, playerOf, type State } from '../state.ts';
import { cardWorth, dealWorth, futureWorth, spoilsWorth, turnsLeft } from '../worth.ts';
import { byDesign, noteGoods } from './names.ts';

/** The names of all that is told of one side. */
const sideNames = (side: string) => ({
  has: byDesign(`${side}.has`),
  good: namedAfter(`${side}.good`),
  income: namedAfter(`${side}.income`),
  deal: namedAfter(`${side}.deal`),
  spoils: namedAfter(`${side}.spoils`),
  is: namedAfter(side),
  type: TYPES.map((type) => `${side}.type.${type}`),
  row: namedAfter(`${side}.row`),
});
type SideNames = ReturnType<typeof sideNames>;

const OWN = sideNames('own');
const RIVAL = sideNames('rival');
const HAND = byDesign('hand');
const phase = namedAfter('phase');
const asked = namedAfter('asked');

/** For each design what its production brings. */
const INCOME = DESIGNS.map((design) =>
  design.kind === 'location' && design.production ? plainGains(design.production) : [],
);

/** What a seat will probably end with by what all can see: its points, and what its State and deals still bring. */
function outlookOf(view: State, seat: Seat, left: number): number {
  const { deals, abroad, spoils } = playerOf(view, seat);
  const soon = Math.min(1, left);
  let sum = scoreOf(view, seat);
  for (const { card, slots } of locationsOf(view, seat)) sum += futureWorth(view, seat, card, slots, soon);
  for (const card of deals) sum += dealWorth(view, card, left);
  for (const card of abroad) sum += dealWorth(view, card, left);
  for (const card of spoils) sum += soon * spoilsWorth(view, card);
  return sum;
}

function noteLocations(view: State, seat: Seat, left: number, names: SideNames, note: Note): void {
  const { has, is, income, type, row } = names;
  let [unused, open, points, guards, later] = [0, 0, 0, 0, 0];
  const placed = locationsOf(view, seat);
  note(is('locations'), placed.length);
  for (const { card, slots, used, vp, guard, upgraded } of placed) {
    const design = locationOf(view, card);
    note(has[design.index] ?? '', 1);
    note(row(design.category), 1);
    for (let bit = 0; bit < type.length; bit++) if ((design.typeMask & (1 << bit)) !== 0) note(type[bit] ?? '', 1);
    if (design.action && used === 0) unused++;
    open += 3 - slots;
    points += vp + (upgraded ? 1 : 0);
    if (guard !== null) guards++;
    later += futureWorth(view, seat, card, slots, left);
    for (const [good, n] of INCOME[design.index] ?? []) note(income(good), n);
  }
  note(is('unused'), unused);
  note(is('open'), open);
  note(is('onCards'), points);
  note(is('guards'), guards);
  note(is('later'), later);
}

function noteSide(view: State, seat: Seat, left: number, names: SideNames, note: Note): void {
  const { is, good, income, deal, spoils } = names;
  const player = playerOf(view, seat);
  for (const token of TOKENS) note(good(token), ownOf(player, token));
  for (const kind of KINDS) note(is(kind), tokenRange(player, kind));
  note(is('score'), scoreOf(view, seat));
  note(is('base'), player.vp);
  note(is('passed'), player.passed ? 1 : 0);
  note(is('hand'), player.hand.length);
  note(is('deals'), player.deals.length + player.abroad.length);
  note(is('ruins'), player.ruins.length);
  note(is('first'), view.first === seat ? 1 : 0);
  note(is('fields'), bitsIn(fieldsOf(player.board)));
  if (player.leader) {
    note(is('leader'), 1);
    note(is(leaderOf(view, player.leader.card).id), 1);
    note(is('leader.open'), 3 - player.leader.slots);
  }
  if (player.faction >= 0) {
    const faction = factionOf(view, seat);
    note(is(faction.id), 1);
    noteGoods(note, income, faction.production);
  }
  for (const card of player.deals) noteGoods(note, deal, locationOf(view, card).deal);
  for (const card of player.abroad) noteGoods(note, deal, locationOf(view, card).deal);
  for (const card of player.spoils) noteGoods(note, spoils, locationOf(view, card).spoils);
  noteLocations(view, seat, left, names, note);
}

/** Fields that are still free, as bits. */
const fieldsOf = ({ incorporate, conquer, deal, redevelop }: State['players'][number]['board']): number =>
  (incorporate ? 0 : 1) | (conquer ? 0 : 2) | (deal ? 0 : 4) | (redevelop ? 0 : 8);

function noteHand(view: State, seat: Seat, left: number, note: Note): void {
  let worth = 0;
  for (const card of playerOf(view, seat).hand) {
    const design = card < 0 ? -1 : (view.cards[card] ?? -1);
    if (design < 0) continue;
    note(HAND[design] ?? '', 1);
    worth += cardWorth(view, seat, card, left);
  }
  note('hand.worth', worth);
}

export function facts(view: State, seat: Seat, note: Note): void {
  const left = turnsLeft(view);
  const own = outlookOf(view, seat, left);
  const { rival, most, ahead } = strongestRival(view.players.length, seat, own, (other) =>
    outlookOf(view, other, left),
  );
  noteSide(view, seat, left, OWN, note);
  noteHand(view, seat, left, note);
  if (rival >= 0) {
    noteSide(view, rival, left, RIVAL, note);
    note('outlook.rival', most);
    note('outlook.lead', own - most);
    // The same lead is worth more the nearer the end is.
    note('outlook.late', (own - most) / (1 + left));
    note('score.lead', scoreOf(view, seat) - scoreOf(view, rival));
  }
  note('outlook', own);
  note('seats', view.players.length);
  note('ahead', ahead);
  note('turn', view.turn);
  note('left', left);
  note(phase(view.phase), 1);
  note(view.decision?.seats.includes(seat) ? asked(view.decision.kind) : 'asked.other', 1);
}
