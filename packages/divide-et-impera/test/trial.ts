import { existsSync, readFileSync } from 'node:fs';
import type { Trial } from '@cinderhall/gauntlet';
import { abilityOf, actionCard, isActionCard, MISSIONS } from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type State } from '../src/index.ts';
import { counted, names } from './counted.ts';

const home = new URL('../rules/en.md', import.meta.url);
const text = existsSync(home) ? readFileSync(home, 'utf8') : '';

/** Written from the rules: decks, locked abilities and Sweet Boosts are face down, and with Planning hands are too. */
export const trial: Trial<State, Choice> = {
  game: divideEtImpera,
  counted,
  names,
  hidden(state, seat) {
    const { decks, pools, sweets, players, options, decision, known } = state;
    const unknown = (cards: readonly number[]): number[] => cards.filter((card) => !known[seat]?.includes(card));
    const others = players.filter((_, owner) => owner !== seat);
    const drafted = decision?.kind === 'draftAbility' && decision.seats[0] !== seat ? decision.cards : [];
    const abilities = [...pools.flat(), ...others.flatMap(({ locked }) => locked), ...drafted];
    const colours = ['red', 'blue', 'green'].map((colour) =>
      abilities.filter((card) => abilityOf(card).colour === colour),
    );
    const boards = options.planning
      ? others.map(({ hand, planned, bin, down }) => [...hand, ...planned, ...bin, ...down.map(({ card }) => card)])
      : [];
    return [...decks, ...colours, [...sweets, ...others.flatMap((player) => player.sweets)], ...boards].map(unknown);
  },
  tokens({ players, collectors, resources, board, tech, energy, leaders }) {
    const seats = players.length;
    const onMap = (seat: number): number => collectors.reduce((sum, n, i) => (i % seats === seat ? sum + n : sum), 0);
    const lying = (ground: boolean): number =>
      resources.reduce((sum, n, area) => (area < board.grounds === ground ? sum + n : sum), 0);
    return {
      tech: players.reduce((sum, player) => sum + player.tech, tech + lying(true)),
      energy: players.reduce((sum, player) => sum + player.energy, energy + lying(false)),
      ...Object.fromEntries(players.map(({ reserve }, seat) => [`collectors ${seat}`, reserve + onMap(seat)])),
      leaders: leaders.length,
    };
  },
  /** What is wanted lies on top of its pile. */
  stack(start, wanted) {
    const isWanted = (card: number): boolean => wanted.has(isActionCard(card) ? actionCard(card).id : '');
    for (const deck of start.decks) deck.sort((a, b) => Number(isWanted(a)) - Number(isWanted(b)));
    // Drone cards are shuffled in later: in a thin deck they come up sooner.
    if (start.box.some(isWanted)) for (const deck of start.decks) start.box.push(...deck.splice(0, deck.length - 3));
    for (const pool of start.pools)
      pool.sort((a, b) => Number(wanted.has(abilityOf(a).id)) - Number(wanted.has(abilityOf(b).id)));
    // Whoever has something to pay with buys sooner.
    for (const player of start.players) {
      player.tech += 2;
      player.energy += 2;
    }
    const missing = MISSIONS.flatMap(({ id }, i) => (wanted.has(id) && !start.missions.includes(i) ? [i] : []));
    start.missions = [...missing, ...start.missions].slice(0, start.missions.length);
  },
  quick: { hunt: 60_000 },
  passing: ({ kind }) => kind === 'done' || kind === 'skip' || kind === 'decline',
  ...(text ? { rules: [...text.matchAll(/\*\*(R-DEI-\d+)\*\*/g)].map(([, id]) => id as string) } : {}),
};
