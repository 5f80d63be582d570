import { KINDS, kindOf } from '../fixture/schema.ts';
import { type Plant, sound } from './plant.ts';

const { tasks, decisions, insight } = sound;
const LANTERN = KINDS.indexOf('lantern');

/** States that go wrong, and programs that do. */
export const states: Plant[] = [
  {
    name: 'a lost card',
    check: 'cards',
    change: {
      decisions: {
        ...decisions,
        react: {
          ...decisions.react,
          choose: (state, decision, seat, choice, flow) => {
            decisions.react.choose(state, decision, seat, choice, flow);
            if (choice.kind === 'guard') state.discard.pop();
          },
        },
      },
    },
  },
  {
    name: 'a card in two places',
    check: 'cards',
    change: {
      decisions: {
        ...decisions,
        react: {
          ...decisions.react,
          choose: (state, decision, seat, choice, flow) => {
            decisions.react.choose(state, decision, seat, choice, flow);
            if (choice.kind === 'guard') state.market.push(choice.card);
          },
        },
      },
    },
  },
  {
    name: 'a lost coin',
    check: 'tokens',
    change: {
      tasks: {
        ...tasks,
        steal: (state, task, flow) => {
          tasks.steal(state, task, flow);
          state.bank = Math.max(state.bank - 1, 0);
        },
      },
    },
  },
  {
    name: 'hidden use of Math.random',
    check: 'pure',
    change: {
      tasks: {
        ...tasks,
        steal: (state, task, flow) => tasks.steal(state, Math.random() < 2 ? task : { ...task, seat: 0 }, flow),
      },
    },
    says: /Math\.random/,
  },
  {
    name: 'a clock whose error is swallowed',
    check: 'pure',
    change: {
      insight: {
        ...insight,
        features: (view, seat) => {
          try {
            Date.now();
          } catch {}
          return insight.features(view, seat);
        },
      },
    },
    says: /Date\.now/,
  },
  {
    name: 'a choice that throws',
    check: 'choices',
    change: {
      decisions: {
        ...decisions,
        react: {
          ...decisions.react,
          choose: (_state, _decision, _seat, choice) => {
            if (choice.kind === 'guard') throw new Error('no guard here');
          },
        },
      },
    },
    says: /no guard here/,
  },
  {
    name: 'an endless match',
    check: 'ends',
    change: {
      usualSteps: 10,
      tasks: {
        ...tasks,
        round: (state, task, flow) => {
          state.rounds = 2;
          tasks.round(state, task, flow);
        },
      },
    },
  },
  {
    name: 'a fixed field that is changed in place',
    check: 'fixed',
    change: {
      decisions: {
        ...decisions,
        act: {
          ...decisions.act,
          choose: (state, decision, seat, choice, flow) => {
            decisions.act.choose(state, decision, seat, choice, flow);
            if (choice.kind === 'play' && kindOf(state, choice.card) === 'moth') state.kinds[choice.card] = LANTERN;
          },
        },
      },
    },
    says: /kinds/,
  },
  {
    name: 'a fixed field that is set anew',
    check: 'fixed',
    change: {
      tasks: {
        ...tasks,
        refill: (state, task, flow) => {
          tasks.refill(state, task, flow);
          state.kinds = state.kinds.map(() => LANTERN);
        },
      },
    },
  },
  {
    name: 'an undeclared field',
    check: 'state',
    change: {
      tasks: {
        ...tasks,
        refill: (state, task, flow) => {
          tasks.refill(state, task, flow);
          Object.assign(state, { notes: 1 });
        },
      },
    },
  },
];
