import { randomBot } from '@cinderhall/bots';
import {
  addressed,
  isRefused,
  kernelWords,
  LANGUAGES,
  lexicon,
  localized,
  Match,
  type Message,
  type Seat,
  say,
  seedOf,
} from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { changeBy, consequence } from '../src/consequence.ts';
import { divideEtImpera } from '../src/index.ts';
import { leadIn } from '../src/majority.ts';

const lexica = localized((language) => lexicon(language, kernelWords[language], divideEtImpera.words[language]));
const NAMES = ['Ada', 'Iron Nan', 'Bo', 'Cy'];
const heard = (message: Message, reader: Seat): string[] =>
  LANGUAGES.map((language) => say(lexica[language], addressed(message, NAMES, reader)));

interface Told {
  readonly kind: string;
  readonly right: boolean;
  readonly lines: readonly string[];
}

/** Everything that was told before a step of matches played at random, and whether majority is as it said. */
function toldInMatches(seeds: number): Told[] {
  const told: Told[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const match = Match.start(divideEtImpera, { seats: 2 + (seed % 3), seed: seedOf(seed), options: {} });
    if (isRefused(match)) throw new Error('does not start');
    const bot = randomBot(divideEtImpera, seed);
    while (!match.over) {
      const [seat = 0] = match.waiting();
      const choices = match.choices(seat);
      const view = match.view(seat);
      const index = bot.think(view, choices, seat);
      const choice = choices[index];
      if (!choice) throw new Error('no choice');
      const change = changeBy(view, seat, choice);
      const message = consequence(view, seat, choice);
      match.step(seat, match.state.asked, index);
      if (change)
        told.push({
          kind: choice.kind,
          right: change.areas.every((area) => leadIn(change.after, area) === match.state.leads[area]),
          lines: message ? heard(message, seat) : [],
        });
    }
  }
  return told;
}

describe('what a choice leads to', () => {
  const told = toldInMatches(40);

  test('majority is afterwards as it was told, whatever was chosen', () => {
    expect([...new Set(told.map(({ kind }) => kind))]).toEqual(
      expect.arrayContaining(['units', 'recruit', 'eliminate', 'fly']),
    );
    expect(told.filter(({ right }) => !right)).toEqual([]);
  });

  test('it is said to whoever chooses, with the values of all who are there, in both languages', () => {
    const lines = new Set(told.flatMap(({ lines: [english = ''] }) => [english]));
    expect([...lines].find((line) => /^You \d+, \S+.* \d+: you take the \w+ outpost\.$/.test(line))).toBeDefined();
    expect([...lines].find((line) => /^You \d+, \S+.* \d+: nobody has majority there\.$/.test(line))).toBeDefined();
    const polish = told.flatMap(({ lines: [, line = ''] }) => [line]);
    expect(
      polish.find((line) => /^Ty \d+, .* \d+: przejmujesz posterunek (taktyki|logistyki|maszynerii)\.$/.test(line)),
    ).toBeDefined();
    for (const line of [...lines, ...polish]) expect(line).not.toMatch(/[⟨{]|dei\./);
  });
});
