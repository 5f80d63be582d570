import { readFileSync } from 'node:fs';
import type { Trial } from '@cinderhall/gauntlet';
import { designOf } from '../src/cards/index.ts';
import { type Choice, lastAurora, type State } from '../src/index.ts';
import { counted, names } from './counted.ts';

const text = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');
const MARKERS = ['', 'ammo', 'food', 'fuel', 'survivor', 'item'] as const;

/** Which back a card has by the rules: its period, or the deck it belongs to. */
function backOf(card: number): string {
  const design = designOf(card);
  if ('loot' in design && design.loot > 0) return `loot ${design.loot}`;
  return 'period' in design ? `period ${design.period}` : design.kind;
}

const isExtra = (card: number): boolean => {
  const design = designOf(card);
  return 'extra' in design && design.extra;
};

/** Cards that look alike from behind. */
function byBack(cards: readonly number[]): number[][] {
  const pools = new Map<string, number[]>();
  for (const card of cards) {
    const back = backOf(card);
    const pool = pools.get(back);
    if (pool) pool.push(card);
    else pools.set(back, [card]);
  }
  return [...pools.values()];
}

const held = (lists: readonly (readonly number[])[], marker: number): number =>
  lists.reduce((sum, list) => sum + list.filter((one) => one === marker).length, 0);

/** Written from the rules (5.3): decks, other players' items, loot beside enemies and the Automa's cards are face down. */
export const trial: Trial<State, Choice> = {
  game: lastAurora,
  counted,
  names,
  /** Both maps, with the Mine and without it, for every number of seats. */
  optionSets: ['alpha', 'beta'].flatMap((map) => [false, true].map((mine) => ({ map, mine }))),
  hidden(state, seat) {
    const items = state.players.flatMap((player, owner) => (owner === seat ? [] : player.items));
    const loot = [...state.enemies, ...state.rewards].flatMap((one) => (one.loot === null ? [] : [one.loot]));
    const { automa } = state;
    const secret = automa ? [...automa.deck, ...automa.faceDown, ...automa.trophies] : [];
    const under = state.results.slice(0, -1);
    const top = state.results.slice(-1);
    return [
      ...byBack(
        [...state.deck, ...state.box, ...state.itemDeck, ...items, ...state.lootDeck, ...state.lootUnseen].concat(
          loot,
          secret,
          under,
        ),
      ),
      // Its back tells it from the others.
      top,
    ].filter((pool) => pool.length > 0);
  },
  tokens(state) {
    const counts: Record<string, number> = {};
    for (const [marker, name] of MARKERS.entries()) {
      if (name === '') continue;
      const lists = [
        ...state.zone.flatMap(({ left, right }) => [left, right]),
        // In a convoy 5 is damage, not an item.
        ...(name === 'item'
          ? []
          : state.players.flatMap(({ convoy, aside }) => [aside, ...convoy.map((part) => part.slots)])),
      ];
      counts[name] = state.reserve[name] + held(lists, marker);
    }
    for (const { survivors } of state.players)
      for (const { food } of survivors) counts.food = (counts.food ?? 0) + food;
    const { automa } = state;
    for (const [i, name] of ['', 'food', 'fuel', 'ammo'].entries())
      if (automa && i > 0) counts[name] = (counts[name] ?? 0) + held([automa.rows[i] ?? []], 1);
    if (automa) counts.survivor = (counts.survivor ?? 0) + held([automa.crew], 1) + automa.contaminated;
    counts.mines = state.reserve.mine + state.mines.length;
    return counts;
  },
  passing: ({ kind }) => kind === 'pass' || kind === 'stay' || kind === 'shift' || kind === 'refuse',
  /** The wanted cards lie on top of their decks, so that somebody soon has them. */
  stack(start, wanted) {
    const isWanted = (card: number): boolean => wanted.has(designOf(card).id);
    // Out of the box into the deck, in place of a card of the same period.
    for (const [i, card] of start.box.entries()) {
      const at = start.deck.findIndex((other) => !isWanted(other) && backOf(other) === backOf(card) && isExtra(other));
      if (!isWanted(card) || at < 0) continue;
      start.box[i] = start.deck[at] as number;
      start.deck[at] = card;
    }
    const front = (cards: number[]): void => {
      cards.sort((a, b) => Number(isWanted(a)) - Number(isWanted(b)));
    };
    for (const zone of [start.deck, start.itemDeck, start.lootDeck, start.results]) front(zone);
  },
  quick: { hunt: 100_000 },
  /** Cards turned over and shuffled away again within one step. */
  revealing: ['reshuffled'],
  rules: [...text.matchAll(/\*\*(R-LA-\d+)\*\*/g)].map(([, id]) => id as string),
};
