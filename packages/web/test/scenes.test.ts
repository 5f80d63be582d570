import { botOf } from '@cinderhall/bots';
import { addressed, isRefused, kernelWords, lexicon, Match, type Seat, say, seedOf } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import type { TableState, VisibleEntry } from '../src/protocol.ts';
import { Scenes, scenesOf } from '../src/table/scenes.ts';

const entry = (n: number, seat: Seat, ...events: VisibleEntry['events'][number][]): VisibleEntry => ({
  n,
  seat,
  kind: 'step',
  time: 0,
  events,
});

const game = {
  scene: ({ kind, seat, card }: VisibleEntry['events'][number], reader: Seat) =>
    kind === 'burns' && seat === reader ? ({ mood: 'loss', ref: `card:${card}` } as const) : null,
};
const burns = (seat: Seat, card: number) => ({ kind: 'burns', seat, card });

const stateOf = (n: number, more: Partial<TableState> = {}): TableState =>
  ({ type: 'state', table: '0x', seat: 0, n, ...more }) as TableState;

/** The scenes of a match that seat 0 has just opened at entry 1; `go` brings further entries. */
function opened(id = '0x') {
  const state = signal<TableState | null>(null);
  const log = signal<readonly VisibleEntry[]>([]);
  const scenes = new Scenes(id, game, state, log);
  const go = (n: number, entries: readonly VisibleEntry[]) => {
    log.value = entries;
    state.value = stateOf(n);
    scenes.begin(stateOf(n));
  };
  const refs = () => scenes.waiting.value.map(({ ref }) => ref);
  return { scenes, go, refs };
}

describe('scenes', () => {
  test('events in a row about one thing are one scene, and those of others none', () => {
    const entries = [entry(1, 1, burns(0, 4), burns(0, 4), burns(1, 9)), entry(2, 1, burns(0, 5))];
    expect(scenesOf(game, entries, 0).map(({ ref, events }) => [ref, events.length])).toEqual([
      ['card:4', 2],
      ['card:5', 1],
    ]);
    expect(scenesOf({}, entries, 0)).toEqual([]);
  });

  test('what happened before the match was opened is not shown; later scenes wait one after the other', () => {
    const { scenes, go, refs } = opened('0a');
    const first = entry(1, 1, burns(0, 1));
    go(1, [first]);
    expect(refs()).toEqual([]);
    go(3, [first, entry(2, 1, burns(0, 2), burns(0, 3)), entry(3, 1, burns(0, 4))]);
    expect(refs()).toEqual(['card:2', 'card:3', 'card:4']);
    scenes.next();
    expect(refs()).toEqual(['card:3', 'card:4']);
    scenes.skip();
    expect(refs()).toEqual([]);
  });

  test('an answer goes past them, but not past what it brought itself', () => {
    const { go, refs } = opened('0b');
    go(1, []);
    go(2, [entry(2, 1, burns(0, 2))]);
    expect(refs()).toEqual(['card:2']);
    go(3, [entry(2, 1, burns(0, 2)), entry(3, 0, burns(0, 7))]);
    expect(refs()).toEqual(['card:7']);
  });

  test('a lesson tells everything itself, and spectators have none', () => {
    const state = signal<TableState | null>(null);
    const log = signal<readonly VisibleEntry[]>([]);
    const scenes = new Scenes('0c', game, state, log);
    const receive = (news: TableState) => {
      state.value = news;
      scenes.begin(news);
    };
    receive(stateOf(1));
    log.value = [entry(2, 1, burns(0, 2))];
    receive(stateOf(2, { lesson: 'taught' as NonNullable<TableState['lesson']> }));
    expect(scenes.waiting.value).toEqual([]);
    receive(stateOf(2, { seat: -1 }));
    expect(scenes.waiting.value).toEqual([]);
  });
});

interface Staged {
  readonly game: string;
  readonly seats: number;
  readonly seeds: readonly number[];
  readonly kinds: readonly string[];
  readonly options?: object;
}

const fiftyFirst = (seats: number, seeds: readonly number[], kinds: readonly string[], options = {}): Staged => ({
  game: 'fifty-first-state',
  seats,
  seeds,
  kinds,
  options,
});
const only = (set: string) => ({ expansions: [set] });

/** What each game must stage, seen in matches of bots, and a word that tells the reader it is about them. */
const STAGED: readonly Staged[] = [
  fiftyFirst(4, [1, 2, 3], ['razed', 'lastRound']),
  fiftyFirst(1, [1, 2, 3], ['opponentRazed']),
  fiftyFirst(2, [1], ['machineRazed', 'actionBlocked', 'closed'], { ...only('moloch'), molochDifficulty: 'veteran' }),
  fiftyFirst(3, [1], ['outpostRazed'], only('noMansLand')),
  fiftyFirst(1, [1], ['opponentRazedOutpost'], only('noMansLand')),
  fiftyFirst(3, [1], ['tookLocation', 'hordeCame'], { headquarters: true, borders: true }),
  { game: 'new-era', seats: 4, seeds: [1, 2, 3], kinds: ['raided', 'burned', 'lastTurn'] },
  { game: 'last-aurora', seats: 3, seeds: [1, 2, 3], kinds: ['struck', 'underFire', 'died', 'lastRound'] },
  { game: 'divide-et-impera', seats: 3, seeds: [1], kinds: ['eliminated', 'cube', 'turn'] },
];

describe.each(STAGED)('$game with $seats: $kinds', ({ game: id, seats, seeds, kinds, options = {} }) => {
  test('stages what happens to a seat, in whole sentences of both languages', () => {
    const found = new Set<string>();
    const rules = gameOf(id);
    if (!rules) throw new Error(id);
    for (const seed of seeds) {
      const match = Match.start(rules, { seats, seed: seedOf(seed), options });
      if (isRefused(match)) throw new Error('the match did not start');
      const bot = botOf('greedy', rules, seed);
      while (!match.over) {
        const [seat] = match.waiting() as [Seat];
        const step = match.step(seat, match.state.asked, bot.think(match.view(seat), match.choices(seat), seat));
        if (isRefused(step)) throw new Error('refused');
        for (const { event } of step.events)
          for (let reader = 0; reader < seats; reader++) {
            const scene = rules.scene?.(event, reader);
            if (!scene) continue;
            found.add(event.kind);
            for (const language of ['en', 'pl'] as const) {
              const message = addressed(rules.describe.event(match.view(reader), event), ['A', 'B', 'C', 'D'], reader);
              expect(say(lexicon(language, kernelWords[language], rules.words[language]), message)).toMatch(
                /^[^⟨]{9,}\.$/,
              );
            }
          }
      }
    }
    expect([...found]).toEqual(expect.arrayContaining([...kinds]));
  });
});
