/** What is to be said of a choice, for bots that learn. */
import { type Goods, namedAfter } from '@cinderhall/effects';
import type { Note, Seat } from '@cinderhall/kernel';
import { factionOf, locationOf } from '../cards/index.ts';
import { heldOf, tokensOf } from '../goods.ts';
import { type Choice, playerOf, type State } from '../state.ts';
import { roundsLeft, standingWorth } from '../worth.ts';
import { byDesign, noteGoods } from './names.ts';

const BUILD = byDesign('build');
const BUILD_LEFT = byDesign('build·left');
const USE = byDesign('use');
const PICK = byDesign('pick');
const DROP = byDesign('drop');
const RAZE = byDesign('raze');
const LOSE = byDesign('lose');
const VISIT = byDesign('visit');
const PLAY = byDesign('play');
const late = namedAfter('left');
const distance = namedAfter('distance');
const deal = namedAfter('deal');
const dealLeft = namedAfter('deal·left');
const spoils = namedAfter('spoils');
const pay = namedAfter('pay');
const take = namedAfter('take');
const keep = namedAfter('store');
const passing = namedAfter('pass');
const board = namedAfter('board');
const answer = namedAfter('answer');

const indexOf = (view: State, card: number): number => view.cards[card] ?? -1;

/** What a seat leaves unused when it passes. */
function notePass(view: State, seat: Seat, note: Note): void {
  for (const good of tokensOf(view)) note(passing(good), heldOf(view, seat, good));
  note(passing('hand'), playerOf(view, seat).hand.length);
  let waiting = 0;
  for (const { passed } of view.players) if (!passed) waiting++;
  note(passing('last'), waiting === 1 ? 1 : 0);
}

/** A card in the hand or in a State, whatever is done with it. */
function noteCard(view: State, seat: Seat, choice: Extract<Choice, { card: number }>, left: number, note: Note): void {
  const index = indexOf(view, choice.card);
  if (index < 0) return;
  switch (choice.kind) {
    case 'construct':
    case 'rebuild':
      note(BUILD[index] ?? '', 1);
      note(BUILD_LEFT[index] ?? '', left);
      note(distance(choice.kind), locationOf(view, choice.card).distance);
      return;
    case 'deal': {
      const { deal: goods, distance: far } = locationOf(view, choice.card);
      noteGoods(note, deal, goods);
      noteGoods(note, dealLeft, goods, left);
      note(distance('deal'), far);
      note(LOSE[index] ?? '', 1);
      return;
    }
    case 'raze': {
      const { spoils: goods, distance: far } = locationOf(view, choice.card);
      noteGoods(note, spoils, goods);
      note(distance('raze'), far);
      note(LOSE[index] ?? '', 1);
      return;
    }
    case 'razeRival':
      noteGoods(note, spoils, locationOf(view, choice.card).spoils);
      note(RAZE[index] ?? '', 1);
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
    case 'playConnection':
      note(PLAY[index] ?? '', 1);
      return;
    case 'card':
      noteAnswer(view, index, note);
  }
}

/** A card named in answer to a question. */
function noteAnswer(view: State, index: number, note: Note): void {
  switch (view.decision?.kind) {
    case 'pick':
    case 'soloPick':
    case 'drawKeep':
      note(PICK[index] ?? '', 1);
      return;
    case 'payCard':
      note(LOSE[index] ?? '', 1);
      return;
    default:
      note(answer(view.decision?.kind ?? ''), 1);
  }
}

const goodsIn = (choice: Choice): Goods | null => ('goods' in choice ? choice.goods : null);

export function traits(view: State, seat: Seat, choice: Choice, note: Note): void {
  const left = roundsLeft(view);
  note(late(choice.kind), left);
  if ('card' in choice) noteCard(view, seat, choice, left, note);
  const goods = goodsIn(choice);
  if (goods) noteGoods(note, choice.kind === 'store' ? keep : pay, goods);
  switch (choice.kind) {
    case 'drop':
      note(DROP[indexOf(view, choice.first)] ?? '', 1);
      note(DROP[indexOf(view, choice.second)] ?? '', 1);
      return;
    case 'take':
      note(take(choice.good), 1);
      return;
    case 'board':
      if (playerOf(view, seat).faction >= 0) note(board(`${factionOf(view, seat).id}.${choice.at}`), 1);
      return;
    case 'takeConnection':
      note(take(choice.colour), 1);
      return;
    case 'pass':
      notePass(view, seat, note);
  }
}
