import { at, type DecisionHandlers, forget, must, remember, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { refill } from '../actions/purchase.ts';
import { COLOURS, colourOf, DRONE_CARDS, DRONES, FACTIONS, factionOf, MARKETS, STARTING } from '../cards/index.ts';
import { remove } from '../lists.ts';
import { powersOf } from '../powers.ts';
import { type Choice, type DeiFlow, playerOf, type State } from '../state.ts';

/** Takes cards out of the box in the order in which they lie there. */
function unbox(state: State, wanted: readonly number[]): number[] {
  const found = state.box.filter((card) => wanted.includes(card));
  state.box = state.box.filter((card) => !wanted.includes(card));
  return found;
}

/** Puts two shuffled piles together so that every order of the result is equally likely. */
function interleave(deck: readonly number[], pile: readonly number[], flow: DeiFlow): number[] {
  const [left, right] = [[...deck], [...pile]];
  const merged: number[] = [];
  while (left.length + right.length > 0) {
    const from = flow.chance.below(left.length + right.length) < left.length ? left : right;
    merged.unshift(must(from.pop()));
  }
  return merged;
}

const dronesInPlay = (state: State): number[] =>
  state.players.map(({ faction }) => DRONES.indexOf(factionOf(faction).drone)).sort((a, b) => a - b);

/** R-DEI-003, R-DEI-027: one drone on every summon symbol, at random. */
function placeDrones(state: State, flow: DeiFlow): void {
  const drones = flow.chance.shuffle(dronesInPlay(state));
  for (const [i, drone] of drones.entries()) {
    const area = at(state.board.summons, i);
    state.drones[drone] = area;
    flow.emit({ kind: 'placed', drone, area });
  }
}

/** R-DEI-008: the cards of the drones in play go into the decks of the outpost markets, equally many into each. */
function openMarkets(state: State, flow: DeiFlow): void {
  const cards = unbox(
    state,
    dronesInPlay(state).flatMap((drone) => DRONE_CARDS[drone] ?? []),
  );
  const each = cards.length / COLOURS.length;
  for (let market = 0; market < COLOURS.length; market++)
    state.decks[market] = interleave(state.decks[market] ?? [], cards.slice(market * each, (market + 1) * each), flow);
  for (let market = 0; market < MARKETS.length; market++) refill(state, market, flow);
}

export const dealTasks = {
  chooseFaction: (_state, { seat }, flow) => flow.ask({ kind: 'faction', seats: [seat] }),

  /** All that waited for the factions: drones, markets, cards, abilities. */
  deal(state, _task, flow) {
    flow.emit({ kind: 'map', tiles: state.board.tiles.map(({ id }) => id) });
    placeDrones(state, flow);
    openMarkets(state, flow);
    for (const player of state.players) {
      player.hand = unbox(state, STARTING[player.faction] ?? []);
      player.powers = powersOf(player);
    }
    if (state.options.abilityChoice) {
      const forth = state.order.map((seat) => ({ kind: 'draft' as const, seat }));
      flow.push(...forth, ...[...forth].reverse(), ...forth);
    } else for (const player of state.players) for (const pool of state.pools) player.locked.push(must(pool.pop()));
    for (const [seat, { hand, locked }] of state.players.entries())
      flow.emit({ kind: 'dealt', seat, n: hand.length, abilities: locked.length });
    flow.emit({ kind: 'order', order: [...state.order] });
  },

  draft: (_state, { seat }, flow) => flow.ask({ kind: 'draftColour', seats: [seat] }),
} satisfies Partial<TaskHandlers<State>>;

const isFree = (state: State, faction: number): boolean => !state.players.some((player) => player.faction === faction);

/** R-DEI-132: the tokens of a colour are looked at, and one of them stays with the one who looked. */
function lookInto(state: State, seat: Seat, colour: number, flow: DeiFlow): void {
  const cards = at(state.pools, colour);
  state.pools[colour] = [];
  // Those who looked before do not know any more what is left.
  forget(state, cards);
  flow.emit({ kind: 'looked', seat, colour });
  flow.ask({ kind: 'draftAbility', seats: [seat], cards });
}

export const dealDecisions = {
  faction: {
    choices(state) {
      const list: Choice[] = [];
      for (let faction = 0; faction < FACTIONS.length; faction++)
        if (isFree(state, faction)) list.push({ kind: 'faction', faction });
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind !== 'faction') return;
      playerOf(state, seat).faction = choice.faction;
      flow.emit({ kind: 'joined', seat, faction: choice.faction });
    },
  },
  draftColour: {
    choices(state, _decision, seat) {
      // Blanks of a view tell their colour by their back, but the seat that is asked sees its own.
      const have = playerOf(state, seat).locked.map(colourOf);
      return COLOURS.flatMap((_, colour): Choice[] => (have.includes(colour) ? [] : [{ kind: 'colour', colour }]));
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'colour') lookInto(state, seat, choice.colour, flow);
    },
  },
  draftAbility: {
    choices: (_state, { cards }) => cards.map((card): Choice => ({ kind: 'draft', card })),
    choose(state, { cards }, seat, choice, flow) {
      if (choice.kind !== 'draft') return;
      const rest = [...cards];
      remove(rest, choice.card);
      state.pools[colourOf(choice.card)] = rest;
      remember(state, seat, rest);
      playerOf(state, seat).locked.push(choice.card);
      flow.tell([seat], { kind: 'drafted', seat, card: choice.card }, { kind: 'drafted', seat, card: -1 });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
