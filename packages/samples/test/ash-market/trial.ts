import { readFileSync } from 'node:fs';
import type { Trial } from '@cinderhall/gauntlet';
import { DESIGNS } from '../../src/ash-market/cards/index.ts';
import { ashMarket, type Choice, type State } from '../../src/ash-market/index.ts';

const text = readFileSync(new URL('../../src/ash-market/rules/en.md', import.meta.url), 'utf8');

/** Written from the rules: what lies face down is hidden, but for what the seat may look at or remember. */
export const trial: Trial<State, Choice> = {
  game: ashMarket,
  hidden(state, seat) {
    const { deck, buried, counter, lantern, players, decision, known } = state;
    const hands = players.flatMap(({ hand }, owner) => (owner === seat ? [] : hand));
    const under = counter === null || lantern === seat ? [] : [counter];
    const scouted = decision?.kind === 'scout' && decision.seats[0] !== seat ? decision.cards : [];
    const faceDown = [...deck, ...buried, ...hands, ...under, ...scouted];
    return [faceDown.filter((card) => !known[seat]?.includes(card))];
  },
  tokens: ({ players, seals }) => ({ seals: players.reduce((sum, { goods }) => sum + goods.seal, seals) }),
  counted: ({ players }) =>
    Object.fromEntries(
      players.flatMap(({ hand, built, goods }, seat) => [
        [`seat:${seat}/card`, { cards: hand.length + built.length }],
        ...Object.entries(goods).map(([good, n]) => [`seat:${seat}/${good}`, { [good]: n }] as const),
      ]),
    ),
  names: ({ kind, seat, give, get }) => (kind === 'traded' ? [`seat:${seat}/${give}`, `seat:${seat}/${get}`] : []),
  /** The wanted cards lie on top of the deck, so that somebody soon has them. */
  stack({ deck, cards }, wanted) {
    const isWanted = (card: number): boolean => wanted.has(DESIGNS[cards[card] as number]?.id ?? '');
    deck.sort((a, b) => Number(isWanted(a)) - Number(isWanted(b)));
  },
  rules: [...text.matchAll(/\*\*(R-ASH-\d+)\*\*/g)].map(([, id]) => id as string),
};
