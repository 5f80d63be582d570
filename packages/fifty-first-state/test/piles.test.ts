import { isRefused, lexicon, Match, say, seedOf } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';

const pilesOf = (expansions: readonly string[], seats = 2) => {
  const options = { expansions, allowUnofficialMix: true };
  const match = Match.start(fiftyFirstState, { seats, seed: seedOf(1), options });
  if (isRefused(match)) throw new Error('the match did not start');
  return fiftyFirstState.piles?.(match.view(0)) ?? [];
};

test('with Scavengers everybody has a pile, with Moloch machines have theirs', () => {
  expect(pilesOf([]).map(({ name }) => name.key)).toEqual([
    'fiftyFirstState.pile.deck',
    'fiftyFirstState.pile.discard',
  ]);
  expect(pilesOf(['scavengers', 'moloch']).map(({ name }) => name.key)).toEqual([
    'fiftyFirstState.pile.deck',
    'fiftyFirstState.pile.of',
    'fiftyFirstState.pile.of',
    'fiftyFirstState.pile.machines',
    'fiftyFirstState.pile.machineDiscard',
  ]);
});

test('the pile of a lone player’s opponent goes by his name in both languages', () => {
  const [, , his] = pilesOf(['scavengers'], 1);
  if (!his) throw new Error('no pile');
  const said = (['en', 'pl'] as const).map((language) =>
    say(lexicon(language, fiftyFirstState.words[language]), his.name),
  );
  expect(said).toEqual(['Discard pile of the virtual opponent', 'Stos wirtualnego przeciwnika']);
});
