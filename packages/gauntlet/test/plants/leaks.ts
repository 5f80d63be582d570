import { type Chance, cardRef, int } from '@cinderhall/kernel';
import { kindOf, type State, schemaWith } from '../fixture/schema.ts';
import { flowLike, type Plant, sound } from './plant.ts';

const { schema, tasks, decisions } = sound;
const topOf = ({ deck }: State): number => deck.at(-1) ?? 0;

/** Hidden things that come to light. */
export const leaks: Plant[] = [
  {
    name: 'a view that shows the deck',
    check: 'leak.view',
    change: { schema: { ...schema, view: (state, seat) => ({ ...schema.view(state, seat), deck: [...state.deck] }) } },
    says: /deck\[0\]/,
  },
  {
    name: 'a view that shows how good a hidden hand is',
    check: 'leak.view',
    change: {
      schema: {
        ...schema,
        view: (state, seat) => ({
          ...schema.view(state, seat),
          bank: state.bank + (state.hands[1]?.filter((card) => kindOf(state, card) === 'lantern').length ?? 0),
        }),
      },
    },
    says: /bank/,
  },
  {
    name: 'a choice that carries a hidden thing',
    check: 'leak.choices',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choices: (state, decision, seat) =>
            decisions.act
              .choices(state, decision, seat)
              .map((choice) =>
                choice.kind === 'play' && kindOf(state, choice.card) === 'lantern' && state.hands.length > 2
                  ? { ...choice, target: (seat + 1 + (topOf(state) % 2)) % state.hands.length }
                  : choice,
              ),
        },
      },
    },
  },
  {
    name: 'a list that depends on hidden things',
    check: 'leak.choices',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choices: (state, decision, seat) =>
            decisions.act
              .choices(state, decision, seat)
              .filter(
                (choice) =>
                  choice.kind !== 'play' ||
                  kindOf(state, choice.card) !== 'owl' ||
                  kindOf(state, topOf(state)) === 'lantern',
              ),
        },
      },
    },
  },
  {
    name: 'events that tell everybody which card was drawn',
    check: 'leak.events',
    change: {
      tasks: {
        ...tasks,
        refill: (state, task, flow) =>
          tasks.refill(state, task, flowLike(flow, { tell: (_to, event) => flow.emit(event) })),
      },
    },
  },
  {
    name: 'a set-up that tells everybody who has which cards',
    check: 'leak.events',
    change: {
      tasks: {
        ...tasks,
        round: (state, task, flow) => {
          if (state.asked === 0) flow.emit({ kind: 'drawn', seat: 0, card: state.hands[0]?.[0] });
          tasks.round(state, task, flow);
        },
      },
    },
    says: /set-up/,
  },
  {
    name: 'a task on the stack that shows the card it is about',
    check: 'leak.view',
    change: { schema: schemaWith(cardRef()) },
    says: /tasks\[\d+\]\.loot/,
  },
  {
    name: 'a task on the stack that holds the card as a plain number',
    check: 'leak.view',
    change: { schema: schemaWith(int()) },
    says: /tasks\[\d+\]\.loot/,
  },
  {
    name: 'a view that shows answers before all are in',
    check: 'leak.answers',
    change: {
      schema: { ...schema, view: (state, seat) => ({ ...schema.view(state, seat), answers: [...state.answers] }) },
    },
  },
  {
    name: 'a look ahead that shows a hidden card',
    check: 'leak.foresee',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choose: (state, decision, seat, choice, flow) =>
            decisions.act.choose(state, decision, seat, choice, flowLike(flow, { barrier: () => undefined })),
        },
      },
    },
    says: /glimpses/,
  },
  {
    name: 'a step that can be taken back although it gave somebody else a look at a card',
    check: 'undo',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choose: (state, decision, seat, choice, flow) => {
            if (choice.kind === 'play' && kindOf(state, choice.card) === 'lantern')
              state.glimpses[(seat + 1) % state.hands.length] = state.kinds[state.deck[0] ?? 0] ?? 0;
            decisions.act.choose(state, decision, seat, choice, flow);
          },
        },
      },
    },
    says: /saw something that both did not know/,
  },
  {
    name: 'an attack that can be taken back when the other turns out to have a guard',
    check: 'undo',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choose: (state, decision, seat, choice, flow) =>
            decisions.act.choose(
              state,
              decision,
              seat,
              choice,
              flowLike(flow, { chance: { pick: <T>(items: readonly T[]) => items[0] as T } as Chance }),
            ),
        },
        // Neither answer names the card that makes it possible.
        react: {
          ...decisions.react,
          choices: (state, decision, seat) =>
            decisions.react.choices(state, decision, seat).length > 1
              ? [{ kind: 'pass' }, { kind: 'let' }]
              : [{ kind: 'let' }],
        },
      },
    },
    says: /react/,
  },
  {
    name: 'undo that is offered only if the next player holds a certain card',
    check: 'leak.undo',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choices: (state, decision, seat) => [
            ...decisions.act.choices(state, decision, seat),
            ...(state.hands[seat]?.some((card) => kindOf(state, card) === 'owl') ? [{ kind: 'let' as const }] : []),
          ],
        },
      },
    },
    says: /undo\.learned/,
  },
];
