/** What is to be said of a choice, for bots that learn. */
import { type Goods, namedAfter } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { distanceTo } from '../actions/contact.ts';
import { locationOf, TOKENS } from '../cards/index.ts';
import { ownerOf } from '../locations.ts';
import { type Choice, ownOf, playerOf, type State } from '../state.ts';
import { standingWorth, turnsLeft } from '../worth.ts';
import { byDesign, noteGoods } from './names.ts';

const JOIN = byDesign('join');
const JOIN_LEFT = byDesign('join·left');
const USE = byDesign('use');
const PICK = byDesign('pick');
const LOSE = byDesign('lose');
const RAID = byDesign('raid');
const VISIT = byDesign('visit');
const PLAY = byDesign('play');
const late = namedAfter('left');
const distance = namedAfter('distance');
const deal = namedAfter('deal');
const dealLeft = namedAfter('deal·left');
const spoils = namedAfter('spoils');
const pay = namedAfter('pay');
const take = namedAfter('take');
const passing = namedAfter('pass');
const field = namedAfter('field');
const answer = namedAfter('answer');

const indexOf = (view: State, card: number): number => (card < 0 ? -1 : (view.cards[card] ?? -1));

/** What a seat leaves unused when it passes. */
function notePass(view: State, seat: Seat, note: Note): void {
  const player = playerOf(view, seat);
  for (const token of TOKENS) note(passing(token), ownOf(player, token));
  note(passing('hand'), player.hand.length);
  let waiting = 0;
  for (const { passed } of view.players) if (!passed) waiting++;
  note(passing('last'), waiting === 1 ? 1 : 0);
}

function noteCard(view: State, seat: Seat, choice: Extract<Choice, { card: number }>, left: number, note: Note): void {
  const index = indexOf(view, choice.card);
  if (index < 0) return;
  switch (choice.kind) {
    case 'incorporate':
    case 'redevelop':
    case 'rebuild':
      note(JOIN[index] ?? '', 1);
      note(JOIN_LEFT[index] ?? '', left);
      if (choice.kind === 'incorporate') note(distance('incorporate'), distanceTo(view, 'incorporate', choice.card));
      return;
    case 'deal': {
      const { deal: goods } = locationOf(view, choice.card);
      noteGoods(note, deal, goods);
      noteGoods(note, dealLeft, goods, left);
      note(distance('deal'), distanceTo(view, 'deal', choice.card));
      note(answer('dealAbroad'), ownerOf(view, choice.card) < 0 ? 0 : 1);
      return;
    }
    case 'conquer':
      noteGoods(note, spoils, locationOf(view, choice.card).spoils);
      note(distance('conquer'), distanceTo(view, 'conquer', choice.card));
      if (ownerOf(view, choice.card) < 0) note(LOSE[index] ?? '', 1);
      else {
        note(RAID[index] ?? '', 1);
        note(answer('raid'), 1);
        note(answer('raid·left'), left);
      }
      return;
    case 'over':
      note(answer('over'), standingWorth(view, seat, choice.card, left));
      return;
    case 'use':
      note(USE[index] ?? '', 1);
      return;
    case 'visit':
      note(VISIT[index] ?? '', 1);
      return;
    case 'instant':
    case 'leader':
      note(PLAY[index] ?? '', 1);
      return;
    case 'card':
      if (view.decision?.kind === 'pick') note(PICK[index] ?? '', 1);
      else if (view.decision?.kind === 'discard') note(LOSE[index] ?? '', 1);
  }
}

const goodsIn = (choice: Choice): Goods | null => ('goods' in choice ? choice.goods : null);

export function traits(view: State, seat: Seat, choice: Choice, note: Note): void {
  const left = turnsLeft(view);
  note(late(choice.kind), left);
  if ('card' in choice) noteCard(view, seat, choice, left, note);
  const goods = goodsIn(choice);
  if (goods) noteGoods(note, pay, goods);
  switch (choice.kind) {
    case 'take':
    case 'hire':
    case 'add':
    case 'store':
      note(take(choice.good), 1);
      return;
    case 'fieldToken':
      note(field(choice.how), 1);
      return;
    case 'defend':
      note(take('defend1'), choice.defend1);
      note(take('defend3'), choice.defend3);
      return;
    case 'pass':
      notePass(view, seat, note);
  }
}
