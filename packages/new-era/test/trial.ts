import { readFileSync } from 'node:fs';
import type { Trial } from '@cinderhall/gauntlet';
import { DESIGNS, locationOf } from '../src/cards/index.ts';
import { type Choice, newEra, type State } from '../src/index.ts';
import { counted, names } from './counted.ts';

const text = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

const sum = (goods: object | null): number => Object.values(goods ?? {}).reduce((a: number, b: number) => a + b, 0);

/** Written from the rules: hands of others and the pile lie face down, but for what a seat has seen. */
export const trial: Trial<State, Choice> = {
  game: newEra,
  counted,
  names,
  optionSets: [{}, { classic51: true }, { classic51: true, assign: 'choose' }],
  hidden({ deck, players, known }, seat) {
    const others = players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand));
    return [[...deck, ...others].filter((card) => !known[seat]?.includes(card))];
  },
  /** The wanted cards lie on top, Foundations that can become any of them too, and everybody has contacts to begin with. */
  stack(start, wanted) {
    const idOf = (card: number): string => DESIGNS[start.cards[card] as number]?.id ?? '';
    const isWanted = (card: number): boolean => wanted.has(idOf(card)) || idOf(card) === 'foundation';
    start.deck.sort((a, b) => Number(isWanted(a)) - Number(isWanted(b)));
    for (const { goods } of start.players)
      Object.assign(goods, { incorporate3: 2, conquer5: 2, deal5: 3, redevelop: 1, brick: 2, worker: 3 });
  },
  /** So many ways to use so many cards take a longer hunt. */
  quick: { hunt: 60_000 },
  rules: [...text.matchAll(/\*\*(R-[A-Z]+-\d+)\*\*/g)].map(([, id]) => id as string),
  tokens: (state) => ({
    /** What a player can spend from cards is what lies on them. */
    kept: state.players.reduce(
      (all, { kept, locations }) => all + sum(kept) - locations.reduce((lying, { goods }) => lying + sum(goods), 0),
      0,
    ),
    /** No location holds more than three tokens, or points without one. */
    overfull: state.players.reduce(
      (all, { locations }) => all + locations.filter(({ vp, slots }) => slots > 3 || vp < slots).length,
      0,
    ),
    /** R-NE-092, R-NE-093. */
    markers: state.players.filter(({ abroad, visited }) => abroad.length > 3 || visited.length > 3).length,
    /** Only locations stand in a state. */
    strangers: state.players
      .flatMap(({ locations }) => locations)
      .filter(({ card }) => !locationOf(state, card).category).length,
  }),
};
