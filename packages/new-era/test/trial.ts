import { readFileSync } from 'node:fs';
import type { Trial } from '@cinderhall/gauntlet';
import { DESIGNS, locationOf } from '../src/cards/index.ts';
import { type Choice, newEra, type State } from '../src/index.ts';

const text = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

const sum = (goods: object | null): number => Object.values(goods ?? {}).reduce((a: number, b: number) => a + b, 0);

/** Written from the rules: hands of others and the pile lie face down, but for what a seat has seen. */
export const trial: Trial<State, Choice> = {
  game: newEra,
  optionSets: [{}, { classic51: true }, { classic51: true, assign: 'choose' }],
  hidden({ deck, players, known }, seat) {
    const others = players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand));
    return [[...deck, ...others].filter((card) => !known[seat]?.includes(card))];
  },
  /** The wanted cards lie on top, and instants among them, so that somebody soon has both the cards and the contacts. */
  stack(start, wanted) {
    const designOf = (card: number) => DESIGNS[start.cards[card] as number];
    const isWanted = (card: number): boolean => wanted.has(designOf(card)?.id ?? '');
    const cards = start.deck.filter(isWanted);
    const helpers = start.deck.filter((card) => !isWanted(card) && designOf(card)?.kind === 'instant');
    const rest = start.deck.filter((card) => !cards.includes(card) && !helpers.includes(card));
    const each = Math.max(1, Math.min(3, Math.floor(helpers.length / cards.length)));
    const top = cards.flatMap((card) => [card, ...helpers.splice(0, each)]);
    start.deck = [...rest, ...helpers, ...top.reverse()];
  },
  /** Everybody acts in turn: that somebody can is no secret. */
  ordinary: ['act', 'pick', 'faction', 'spoils'],
  /** So many ways to use so many cards take a longer hunt. */
  quick: { hunt: 90_000 },
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
