import { Chance, localized, remember, type Seat } from '@cinderhall/kernel';
import { flowLike, type Plant, sound } from './plant.ts';

const { schema, tasks, decisions, words, insight, describe: told } = sound;

/** What a game says about itself: words, guesses, lists, values, outcomes, cards. */
export const accounts: Plant[] = [
  {
    name: 'a text that one language lacks',
    check: 'text',
    change: {
      words: { ...words, pl: { ...words.pl, messages: omit(words.pl.messages, 'night.event.foiled') } },
    },
    says: /night\.event\.foiled/,
  },
  {
    name: 'an option that is not explained',
    check: 'text',
    change: {
      words: localized((language) => ({
        ...words[language],
        messages: omit(words[language].messages, 'option.rich.help'),
      })),
    },
    says: /option\.rich\.help/,
  },
  {
    name: 'a role without a name',
    check: 'text',
    change: { role: () => ({ id: 'nobody', name: { key: 'role.nobody' } }) },
    says: /role\.nobody/,
  },
  {
    name: 'an event that no language has words for',
    check: 'text',
    change: {
      describe: {
        ...told,
        event: (view, event) => (event.kind === 'foiled' ? { key: 'night.event.stopped' } : told.event(view, event)),
      },
    },
    says: /night\.event\.stopped/,
  },
  {
    name: 'a text with a parameter missing',
    check: 'text',
    change: { describe: { ...told, choice: (view, choice, seat) => ({ key: told.choice(view, choice, seat).key }) } },
  },
  {
    name: 'a reason that cites a rule which does not exist',
    check: 'rules',
    change: { insight: { ...insight, reasons: () => [{ key: 'night.reason.light', rule: 'R-99' }] } },
  },
  {
    name: 'a sentence that cites a rule by its number',
    check: 'text',
    change: {
      words: {
        ...words,
        en: {
          ...words.en,
          messages: { ...words.en.messages, 'night.event.drawn': '{^seat} {seat@draws|draw} {card} (R-NM-001).' },
        },
      },
    },
    says: /R-NM-001/,
  },
  {
    name: 'two choices of one list with the same words',
    check: 'labels',
    change: {
      words: localized((language) => ({
        ...words[language],
        messages: { ...words[language].messages, 'night.name.thief': 'thief' },
      })),
    },
    says: /thief/,
  },
  {
    name: 'a sentence that cannot speak to its reader',
    check: 'you',
    change: {
      words: {
        ...words,
        en: { ...words.en, messages: { ...words.en.messages, 'night.event.drawn': '{^seat} draws {card}.' } },
      },
    },
    says: /night\.event\.drawn/,
  },
  {
    name: 'a card that is drawn without a word',
    check: 'told',
    change: {
      tasks: {
        ...tasks,
        refill: (state, task, flow) => tasks.refill(state, task, flowLike(flow, { tell: () => undefined })),
      },
    },
    says: /seat:\d\/card \(hand \d → \d\)/,
  },
  {
    name: 'a coin that changes hands without a word',
    check: 'told',
    change: {
      tasks: {
        ...tasks,
        turn: (state, task, flow) => {
          const [first = 0, second = 0, ...rest] = state.coins;
          if (first > 0) state.coins = [first - 1, second + 1, ...rest];
          tasks.turn(state, task, flow);
        },
      },
    },
    says: /coins/,
  },
  {
    name: 'a guess that changes the view',
    check: 'guess',
    change: {
      guess: (view, seat, chance) => {
        const state = sound.guess(view, seat, chance);
        view.hands[seat]?.reverse();
        return state;
      },
    },
    says: /changed its view/,
  },
  {
    name: 'a guess that does not fit the view',
    check: 'guess',
    change: {
      guess: (view, seat, chance) => {
        const state = sound.guess(view, seat, chance);
        remember(state, seat, state.deck);
        return state;
      },
    },
    says: /view differs/,
  },
  {
    name: 'a guess that leaves blanks',
    check: 'guess',
    change: { guess: (view) => schema.copy(view) },
  },
  {
    name: 'a guess that cheats: the same cards whatever the chance',
    check: 'guess',
    change: { guess: (view, seat) => sound.guess(view, seat, Chance.fromNumber(7)) },
    says: /whatever the chance/,
  },
  {
    name: 'a list that is too long',
    check: 'lists',
    change: {},
    about: { longestList: 3 },
  },
  {
    name: 'a choice that stands twice in a list',
    check: 'lists',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choices: (state, d, seat) => [...decisions.act.choices(state, d, seat), { kind: 'pass' }],
        },
      },
    },
  },
  {
    name: 'a list that sorts the hand it looks at',
    check: 'lists',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choices: (state, decision, seat) => {
            state.hands[seat]?.sort((a, b) => a - b);
            return decisions.act.choices(state, decision, seat);
          },
        },
      },
    },
    says: /changed the state/,
  },
  {
    name: 'a reason against something legal',
    check: 'why',
    change: { whyNot: (_view, _seat, ref) => (ref.startsWith('card:') ? [{ key: 'night.why.now' }] : []) },
  },
  {
    name: 'a value that is no number',
    check: 'insight',
    change: { insight: { ...insight, value: (_view, _seat, choice) => (choice.kind === 'let' ? Number.NaN : 1) } },
  },
  {
    name: 'facts that tell what the seat does not see',
    check: 'insight',
    change: { insight: { ...insight, facts: ({ deck }, _seat, note) => note('top', deck.at(-1) ?? 0) } },
    says: /facts of seat \d tell/,
  },
  {
    name: 'a trait that is no number',
    check: 'insight',
    change: {
      insight: { ...insight, traits: (_view, _seat, { kind }, note) => note(kind, kind === 'let' ? Number.NaN : 1) },
    },
    says: /traits .* note NaN for let/,
  },
  {
    name: 'a style that no personality knows',
    check: 'insight',
    change: { insight: { ...insight, style: () => 'dance' } },
    says: /dance/,
  },
  {
    name: 'a value that throws',
    check: 'insight',
    change: {
      insight: {
        ...insight,
        value: () => {
          throw new Error('no idea');
        },
      },
    },
    says: /no idea/,
  },
  {
    name: 'insight that changes the view',
    check: 'insight',
    change: {
      insight: {
        ...insight,
        features: (view, seat: Seat) => {
          view.market.reverse();
          return insight.features(view, seat);
        },
      },
    },
  },
  {
    name: 'words that change the view',
    check: 'insight',
    change: {
      describe: {
        ...told,
        choice: (view, choice, seat) => {
          view.discard.reverse();
          return told.choice(view, choice, seat);
        },
      },
    },
  },
  {
    name: 'score lines that do not add up',
    check: 'outcome',
    change: {
      outcome: (state) => {
        const outcome = sound.outcome(state);
        return outcome && { ...outcome, lines: outcome.lines.slice(1) };
      },
    },
  },
  {
    name: 'a tie-break without a name',
    check: 'outcome',
    change: {
      outcome: (state) => {
        const outcome = sound.outcome(state);
        return outcome && { ...outcome, ties: [] };
      },
    },
    says: /0 tie-breaks are named/,
  },
  {
    name: 'a heading that no language has words for',
    check: 'text',
    change: {
      outcome: (state) => {
        const outcome = sound.outcome(state);
        const under = { key: 'night.score.heading' };
        return outcome && { ...outcome, lines: outcome.lines.map((line) => ({ ...line, under })) };
      },
    },
    says: /night\.score\.heading/,
  },
  {
    name: 'a note that no language has words for',
    check: 'text',
    change: {
      outcome: (state) => {
        const outcome = sound.outcome(state);
        return outcome && { ...outcome, notes: [{ seat: 0, key: 'night.note' }] };
      },
    },
    says: /night\.note/,
  },
  {
    name: 'a tie-break that no language has words for',
    check: 'text',
    change: {
      outcome: (state) => {
        const outcome = sound.outcome(state);
        return outcome && { ...outcome, ties: [{ key: 'night.tie.other' }] };
      },
    },
    says: /night\.tie\.other/,
  },
  {
    name: 'an outcome before the end',
    check: 'outcome',
    change: { outcome: (state) => sound.outcome({ ...state, decision: null, tasks: [] }) },
  },
  {
    name: 'a way to use a card that never happens',
    check: 'coverage',
    change: {
      cards: () => sound.cards().map((card) => (card.id === 'owl' ? { ...card, ways: ['play', 'fly'] } : card)),
    },
    about: { quick: { steps: 100, costly: 10 } },
    says: /owl\/fly/,
  },
  {
    name: 'a use that no card record has',
    check: 'coverage',
    change: { uses: (_state, event) => (event.kind === 'foiled' ? [['thief', 'caught']] : []) },
  },
  {
    name: 'cards that cannot be listed',
    check: 'coverage',
    change: {
      cards: () => {
        throw new Error('no cards');
      },
    },
    says: /no cards/,
  },
  {
    name: 'an impossible use that happens',
    check: 'coverage',
    change: {},
    about: { unusable: { 'thief/foiled': 'nobody has a guard' } },
  },
  {
    name: 'a set-up that throws',
    check: 'setup',
    change: {
      setup: () => {
        throw new Error('no table');
      },
    },
    says: /no table/,
  },
  {
    name: 'options that nobody can play with',
    check: 'options',
    change: { options: { ...sound.options, check: () => [{ key: 'night.options.rich' }] } },
  },
  {
    name: 'a trial that forgets hidden cards',
    check: 'trial',
    change: {},
    about: { hidden: ({ deck }) => [[...deck]] },
  },
];

function omit<T extends object>(from: T, name: string): T {
  return Object.fromEntries(Object.entries(from).filter(([key]) => key !== name)) as T;
}
