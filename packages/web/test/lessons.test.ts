import { type Choice, isRefused, LANGUAGES, type Seat } from '@cinderhall/kernel';
import { gameOf } from '@cinderhall/registry';
import { describe, expect, test } from 'vitest';
import { beginLesson } from '../src/learn/begin.ts';
import { allMeant, isOwn, type Lesson, type OwnTurn, PUPIL, type Sentence, turnOf } from '../src/learn/lesson.ts';
import { lessonOf, taughtGames } from '../src/learn/lessons.ts';

/**
 * The kinds of choices that a first match of each game has to show: the actions that its rules list, what may be done
 * without one, and what rivals make one answer.
 */
const SHOWN: { readonly [game: string]: readonly string[] } = {
  'fifty-first-state': [
    'construct',
    'rebuild',
    'deal',
    'raze',
    'razeRival',
    'use',
    'board',
    'visit',
    'takeConnection',
    'playConnection',
    'shield',
    'pass',
    'store',
  ],
  'new-era': [
    'incorporate',
    'conquer',
    'rebuild',
    'deal',
    'redevelop',
    'instant',
    'fieldToken',
    'use',
    'visit',
    'hire',
    'swap',
    'defend',
    'store',
    'pass',
  ],
  'last-aurora': [
    'explore',
    'send',
    'feed',
    'boost',
    'drive',
    'takeStop',
    'shift',
    'hit',
    'attack',
    'mount',
    'deed',
    'bonus',
    'mend',
    'collect',
    'play',
    'rouse',
    'ability',
    'pass',
  ],
  'divide-et-impera': [
    'up',
    'down',
    'buy',
    'recruit',
    'collect',
    'units',
    'site',
    'fly',
    'sweet',
    'mission',
    'eliminate',
    'option',
    'copy',
    'done',
  ],
};

/** What is left of an answer when its action is chosen: how to pay, which of several, or no more. */
const DETAILS = ['option', 'payment', 'amount', 'take', 'trigger'];

/** All other kinds, and why a first match does without them. A kind that is new has to be put here or shown. */
const NOT_SHOWN: { readonly [game: string]: { readonly [why: string]: readonly string[] } } = {
  'fifty-first-state': {
    'details of an answer': [...DETAILS, 'over', 'done'],
    'another way to deal': ['faction'],
    'only in sets and modules': [
      ...['scavenge', 'icons', 'ruin', 'putOnRuin', 'takeRuin', 'raid', 'giveCard', 'block', 'hack', 'destroy', 'help'],
      ...['part', 'blow', 'ignore', 'takeHacked', 'feedServer', 'spoil', 'forOutpost', 'outpost', 'upgrade'],
      ...['razeOutpost', 'shieldArea', 'giveUpPick', 'activate', 'area', 'moveOutpost', 'settle', 'takeover', 'letGo'],
      ...['connectionDeck', 'pair', 'endPair', 'claim', 'takeOver', 'enterArena', 'arm', 'unarmed', 'border'],
      ...['raidSeat', 'giveUp', 'cityDeal', 'cityRaze', 'cityGoods'],
    ],
  },
  'new-era': {
    'details of an answer': [...DETAILS, 'field', 'tokens', 'burn', 'done'],
    'another way to deal': ['faction'],
    'only in the classic add-on': ['leader', 'lead'],
    'on a single card': ['spare'],
    'the rival does it, and the coach tells of it': ['add'],
    'worth it only with three deals; the coach tells of it': ['breakDeal'],
  },
  'last-aurora': {
    'details of an answer': [
      ...DETAILS,
      ...['stay', 'leave', 'cease', 'stop', 'refuse', 'onto', 'relocate', 'replaceTarget', 'cure'],
    ],
    'where something has no room': ['makeRoom', 'shed', 'discardItem', 'unhitch', 'mourn'],
    'on single cards': ['ignore', 'steady', 'layMine'],
  },
  'divide-et-impera': {
    'details of an answer': [
      ...DETAILS.filter((kind) => kind !== 'option'),
      'pay',
      'skip',
      'discard',
      'decline',
      'old',
    ],
    'another way to deal or play': ['faction', 'colour', 'draft', 'plan'],
    'a change of mind': ['turnUp'],
    'nobody in reserve': ['leader'],
    'other abilities than the one that is unlocked': ['bonusMove', 'robot', 'as', 'remedy', 'seed', 'exchange'],
    'other drones than the one that flies': ['drone', 'teleport'],
  },
};

/** What a first match leaves behind, where the kind of a choice does not tell what was shown. */
const LEFT: { readonly [game: string]: { readonly [path: string]: number } } = {
  // A deal with a rival's location, and a card conquered from hand.
  'new-era': { 'players.0.abroad.0': 9, 'players.0.spoils.0': 18 },
  // A shelter, a bridge and a lift, an ability, and supply from a Supply Delivery.
  'divide-et-impera': {
    'players.0.shelters.0': 0,
    'players.0.bridges.0': 8,
    'players.0.lifts.0': 0,
    'players.0.unlocked.0': 80,
    'players.0.supply.cards': 2,
  },
};

const ownTurns = ({ chapters }: Lesson): OwnTurn[] => chapters.flatMap(({ turns }) => turns.filter(isOwn));
const sentencesOf = (lesson: Lesson): Sentence[] => [
  ...lesson.chapters.map(({ title }) => title),
  ...ownTurns(lesson).flatMap(({ first = [], say, why }) => [...first.map((remark) => remark.say), say, why]),
  lesson.farewell,
];

async function begun(id: string) {
  const lesson = await lessonOf(id);
  const game = gameOf(id);
  const match = lesson && game ? beginLesson(game, lesson) : null;
  if (!lesson || !game || !match || isRefused(match)) throw new Error(id);
  return { lesson, game, match };
}

describe.each(taughtGames)('the first match of %s', (id) => {
  test('can be played to its end as the script says, and each answer is a single choice', async () => {
    const { lesson, game, match } = await begun(id);
    const refs = (choice: Choice) => game.refs(choice);
    const taken: string[] = [];
    const answer = (seat: Seat): boolean => {
      const { asked } = match.state;
      const turn = turnOf(lesson, asked, seat);
      if (!turn) return false;
      const choices = match.choices(seat);
      const where = `${asked}, seat ${seat}: ${JSON.stringify(turn.take)} of ${JSON.stringify(choices)}`;
      const [index, ...others] = allMeant(lesson, turn.take, choices, refs);
      expect(index, where).toBeDefined();
      expect(others, where).toEqual([]);
      expect(isRefused(match.step(seat, asked, index)), where).toBe(false);
      taken.push(`${asked} ${seat}`);
      if (seat === PUPIL) shown.add(turn.take.kind);
      return true;
    };
    const shown = new Set<string>();
    while (!match.over) {
      const [seat = PUPIL] = match.waiting();
      if (!answer(seat)) break;
    }
    const scripted = lesson.chapters.flatMap(({ turns }) =>
      turns.map((turn) => `${turn.asked} ${isOwn(turn) ? PUPIL : turn.seat}`),
    );
    expect(taken).toEqual(scripted);
    expect((SHOWN[id] ?? ['?']).filter((kind) => !shown.has(kind))).toEqual([]);
    for (const [path, value] of Object.entries(LEFT[id] ?? {})) expect(match.state).toHaveProperty(path, value);
  });

  test('shows every kind of choice, or it is said why not', async () => {
    const { lesson, game } = await begun(id);
    const shown = ownTurns(lesson).map(({ take }) => take.kind);
    const others = Object.values(NOT_SHOWN[id] ?? {}).flat();
    expect([...new Set([...shown, ...others])].sort()).toEqual(Object.keys(game.schema.choice.kinds).sort());
    expect(others.filter((kind) => shown.includes(kind))).toEqual([]);
  });

  test('speaks every language, of the same things, in short sentences', async () => {
    const { lesson } = await begun(id);
    const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const sentence of sentencesOf(lesson))
      for (const language of LANGUAGES) {
        const text = sentence[language];
        expect(text.length).toBeGreaterThan(2);
        expect(text.length, text).toBeLessThanOrEqual(180);
        expect(text.split('**').length % 2, text).toBe(1);
        // A language that declines names may spell them out.
        expect(names(sentence.en), text).toEqual(expect.arrayContaining(names(text)));
        for (const name of names(text)) expect(lesson.things, text).toHaveProperty(name.slice(1, -1));
      }
  });
});
