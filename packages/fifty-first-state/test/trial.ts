import { readFileSync } from 'node:fs';
import type { Trial } from '@cinderhall/gauntlet';
import { DESIGNS, FACTIONS, locationOf } from '../src/cards/index.ts';
import { type Choice, fiftyFirstState, type State } from '../src/index.ts';
import { VARIANTS } from '../src/options.ts';
import { backOf, MACHINE_BACK } from '../src/state.ts';
import { alliesTables } from './allies/tables.ts';
import { borgoTables } from './borgo/tables.ts';
import { counted, names } from './counted.ts';
import { deepTables } from './deep-tables.ts';
import { moduleTables } from './modules.ts';
import { molochTables } from './moloch/tables.ts';
import { landTables } from './no-mans-land/tables.ts';
import { scavengerTables } from './scavengers/tables.ts';

const text = readFileSync(new URL('../rules/en.md', import.meta.url), 'utf8');

const CARD_SETS = [
  {},
  { expansions: ['newEra'] },
  { expansions: ['winter'] },
  { promo1: true },
  {
    expansions: ['newEra', 'winter'],
    promo1: true,
    allowUnofficialMix: true,
    assign: 'choose',
    factions: FACTIONS.map(({ id }) => id),
  },
];

/** Both editions with every set of cards, and everything at once; every solo variant with every set. */
const optionSets = [
  ...CARD_SETS.flatMap((cards, at) => [
    { ...cards, edition: 'ultimate' },
    { ...cards, edition: 'master' },
    ...VARIANTS.slice(1).map((opponent, i) => ({ ...cards, opponent, edition: (at + i) % 2 ? 'master' : 'ultimate' })),
  ]),
  ...scavengerTables(false),
  ...moduleTables(false),
  ...landTables(false),
  ...alliesTables(false),
  ...borgoTables(false),
  ...molochTables(false),
];

/** Written from the rules: hands, ruins of others and decks lie face down, but for what a seat has seen. */
export const trial: Trial<State, Choice> = {
  game: fiftyFirstState,
  counted,
  names,
  optionSets,
  deepTables,
  hidden(state, seat) {
    const { deck, players, decision, known, red, blue, scavengers, opponent } = state;
    // A hacked card in a hand shows its machine to everybody.
    const covered = (hand: readonly number[]): number[] => hand.filter((card) => backOf(state, card) !== MACHINE_BACK);
    const others = players.flatMap(({ hand, ruins }, owner) => (owner === seat ? [] : [...covered(hand), ...ruins]));
    const drawn = decision?.kind === 'drawKeep' && decision.seats[0] !== seat ? decision.cards : [];
    const unknown = (cards: readonly number[]): number[] => cards.filter((card) => !known[seat]?.includes(card));
    const yellow = scavengers?.yellow.deck ?? [];
    const faceDown = (state.promo2?.drawn ?? []).flatMap((cards, owner) => (owner === seat ? [] : cards));
    const ofBack = (back: number): number[] => faceDown.filter((card) => backOf(state, card) === back);
    const fallen = opponent?.kind === 'borgo' ? opponent.ruins : [];
    const machines = state.moloch?.deck ?? [];
    const lying = (back: number): number[] =>
      unknown([...deck, ...others, ...drawn, ...fallen, ...machines]).filter((card) => backOf(state, card) === back);
    return [
      lying(0),
      unknown([...red.deck, ...ofBack(1)]),
      unknown([...blue.deck, ...ofBack(2)]),
      unknown([...yellow, ...ofBack(3)]),
      lying(MACHINE_BACK),
    ];
  },
  /** The wanted cards lie on top of their deck, so that somebody soon has them. */
  stack(start, wanted) {
    const isWanted = (card: number): boolean => wanted.has(DESIGNS[start.cards[card] as number]?.id ?? '');
    const yellow = start.scavengers?.yellow.deck ?? [];
    for (const deck of [start.deck, start.red.deck, start.blue.deck, yellow])
      deck.sort((a, b) => Number(isWanted(a)) - Number(isWanted(b)));
    // Machines come from the bottom of theirs.
    start.moloch?.deck.sort((a, b) => Number(isWanted(b)) - Number(isWanted(a)));
  },
  holds({ cards }, id) {
    const at = DESIGNS.findIndex((design) => design.id === id);
    return at < 0 || cards.includes(at);
  },
  /** A location that is razed in the very step it was built in lies face down again at the end of it. */
  revealing: ['constructed', 'rebuilt'],
  rules: [...text.matchAll(/\*\*(R-[A-Z]+-\d+)\*\*/g)].map(([, id]) => id as string),
  tokens: (state) => ({
    goodsBesideRuins: state.players.filter(
      ({ ruins }, seat) => (state.scavengers?.onRuins[seat]?.length ?? 0) > ruins.length,
    ).length,
    outpostsTooMany: state.locations.filter(
      (_, owner) => (state.map?.areas ?? []).filter((area) => area.owner === owner).length > 6,
    ).length,
    cachedGoods: state.players.reduce((sum, { cached }, seat) => {
      const onCards = (state.locations[seat] ?? []).reduce((all, { card, goods }) => {
        if (!goods || locationOf(state, card).stores.length > 0) return all;
        return all + Object.values(goods).reduce((a, b) => a + b, 0);
      }, 0);
      return sum + Object.values(cached ?? {}).reduce((a, b) => a + b, 0) - onCards;
    }, 0),
  }),
};
