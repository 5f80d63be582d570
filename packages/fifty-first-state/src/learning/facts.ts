/** What matters in a position, for bots that learn. */
import { namedAfter, strongestRival } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { plainGains } from '@cinderhall/tableau';
import { DESIGNS, factionOf, locationOf, TYPES, timesOf } from '../cards/index.ts';
import { connectionsOf } from '../deck.ts';
import { heldOf, tokensOf } from '../goods.ts';
import { locationsOf } from '../locations.ts';
import { opponentScore, scoreOf } from '../outcome.ts';
import { outlookOf } from '../outlook.ts';
import { cityDeal, cityDealsOf } from '../sets/cities/deals.ts';
import { opponentRules } from '../solo/rules.ts';
import { playerOf, type State } from '../state.ts';
import { roundsLeft } from '../worth.ts';
import { byDesign, noteGoods } from './names.ts';

/** The names of all that is told of one side. */
const sideNames = (side: string) => ({
  has: byDesign(`${side}.has`),
  good: namedAfter(`${side}.good`),
  income: namedAfter(`${side}.income`),
  deal: namedAfter(`${side}.deal`),
  is: namedAfter(side),
  type: TYPES.map((type) => `${side}.type.${type}`),
  category: namedAfter(`${side}.row`),
});
type SideNames = ReturnType<typeof sideNames>;

const OWN = sideNames('own');
const RIVAL = sideNames('rival');
const OPPONENT = sideNames('opponent');
const HAND = byDesign('hand');
const phase = namedAfter('phase');
const asked = namedAfter('asked');
const set = namedAfter('set');

/** For each design what its production brings. */
const INCOME = DESIGNS.map((design) =>
  design.kind === 'location' && design.production ? plainGains(design.production) : [],
);

function noteLocations(view: State, owner: number, { has, is, income, type, category }: SideNames, note: Note): void {
  let [unused, shields, visits] = [0, 0, 0];
  const placed = locationsOf(view, owner);
  note(is('locations'), placed.length);
  for (const { card, used, shield, visits: guests } of placed) {
    const design = locationOf(view, card);
    note(has[design.index] ?? '', 1);
    note(category(design.category), 1);
    for (let bit = 0; bit < type.length; bit++) if ((design.printedTypes & (1 << bit)) !== 0) note(type[bit] ?? '', 1);
    if (design.action && used < timesOf(view, design.action)) unused++;
    if (shield) shields++;
    visits += guests;
    for (const [good, n] of INCOME[design.index] ?? []) note(income(good), n);
  }
  note(is('unused'), unused);
  note(is('shields'), shields);
  note(is('visits'), visits);
}

function noteSide(view: State, seat: Seat, names: SideNames, note: Note): void {
  const { is, good, income, deal } = names;
  const player = playerOf(view, seat);
  for (const token of tokensOf(view)) note(good(token), heldOf(view, seat, token));
  if (player.cached) for (const token in player.cached) note(good(token), player.cached[token] ?? 0);
  note(is('points'), player.goods.vp);
  note(is('score'), scoreOf(view, seat));
  note(is('passed'), player.passed ? 1 : 0);
  note(is('hand'), player.hand.length);
  note(is('connections'), connectionsOf(view, seat).length);
  note(is('deals'), player.deals.length);
  note(is('ruins'), player.ruins.length);
  note(is('first'), view.first === seat ? 1 : 0);
  if (player.faction >= 0) {
    const faction = factionOf(view, seat);
    note(is(faction.id), 1);
    noteGoods(note, income, faction.production);
    let open = 0;
    for (const used of player.board) if (used === 0) open++;
    note(is('board'), open);
  }
  for (const card of player.deals) noteGoods(note, deal, locationOf(view, card).deal);
  if (view.cities) for (const at of cityDealsOf(view, seat)) noteGoods(note, deal, cityDeal(at));
  noteLocations(view, seat, names, note);
}

function noteHand(view: State, seat: Seat, note: Note): void {
  for (const card of playerOf(view, seat).hand) {
    const design = view.cards[card] ?? -1;
    if (design >= 0) note(HAND[design] ?? '', 1);
  }
}

export function facts(view: State, seat: Seat, note: Note): void {
  const left = roundsLeft(view);
  const own = outlookOf(view, seat, left);
  const {
    rival,
    most: best,
    ahead,
  } = strongestRival(view.players.length, seat, own, (other) => outlookOf(view, other, left));
  let most = best;
  noteSide(view, seat, OWN, note);
  noteHand(view, seat, note);
  if (rival >= 0) noteSide(view, rival, RIVAL, note);
  if (view.opponent) {
    most = opponentScore(view) + left * opponentRules(view).pace(view);
    note(OPPONENT.is(view.opponent.kind), 1);
    note(OPPONENT.is(`variant.${view.options.variant}`), 1);
    note(OPPONENT.is('points'), view.opponent.vp);
    note(OPPONENT.is('score'), opponentScore(view));
    noteLocations(view, view.players.length, OPPONENT, note);
  }
  note('outlook', own);
  note('outlook.rival', most);
  note('outlook.lead', own - most);
  // The same lead is worth more the nearer the end is.
  note('outlook.late', (own - most) / (1 + left));
  note('seats', view.players.length);
  note('ahead', ahead);
  note('round', view.round);
  note('left', left);
  note('ending', view.ending ? 1 : 0);
  note(phase(view.phase), 1);
  const mine = view.decision?.seats.includes(seat) ?? false;
  note(mine ? asked(view.decision?.kind ?? '') : 'asked.other', 1);
  for (const id of view.options.sets) note(set(id), 1);
}
