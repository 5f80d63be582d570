import { enters } from '@cinderhall/effects';
import { SpokenTable } from '@cinderhall/gauntlet/table';
import type { Seat, Start } from '@cinderhall/kernel';
import { unexplained } from '@cinderhall/tableau';
import { DESIGNS, FACTIONS, type Location } from '../src/cards/index.ts';
import { withMore } from '../src/goods.ts';
import { type Choice, fiftyFirstState, type Options, type State } from '../src/index.ts';
import { optionsWith } from '../src/options.ts';

type Pool = State['players'][number]['goods'];

/** How a table should look before the first question. Cards are named by their ids; what is not said is empty. */
export interface Wish {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  readonly first?: Seat;
  readonly round?: number;
  readonly factions?: readonly string[];
  readonly hands?: readonly (readonly string[])[];
  /** Locations face up; `id+shield` has a shield on it. The last list of a lone player's table is the opponent's. */
  readonly built?: readonly (readonly string[])[];
  readonly ruins?: readonly (readonly string[])[];
  readonly deals?: readonly (readonly string[])[];
  readonly connections?: readonly (readonly string[])[];
  readonly goods?: readonly Partial<Pool>[];
  readonly opponentVp?: number;
  /** The last one lies on top; the rest of the box lies below it. */
  readonly deck?: readonly string[];
  /** Nothing lies below the cards of `deck`: the rest of the box is out of play, in the discard pile of nobody. */
  readonly discard?: readonly string[];
  readonly red?: string | null;
  readonly blue?: string | null;
  /** With Scavengers: the open yellow connection, the discard piles by owner (the last card on top), goods on ruins. */
  readonly yellow?: string | null;
  readonly piles?: readonly (readonly string[])[];
  readonly onRuins?: NonNullable<State['scavengers']>['onRuins'];
  /** Sets whose rules are in play, whatever the options offer. */
  readonly sets?: State['options']['sets'];
  /** What else a set wants to be arranged. */
  readonly arrange?: (start: Start<State>) => void;
  /** Where the match begins; the Action phase unless said. */
  readonly phase?: 'setup' | 'round' | 'production' | 'attack' | 'attackAndAct' | 'deployment' | 'action' | 'cleanup';
}

/** A match that can be told what to do in names of cards: `construct school`, `board 0`, `over pub development`, `pass`. */
export class Table extends SpokenTable<State, Choice> {
  constructor(wish: Wish = {}) {
    const setup = (o: Options, n: number, c: never) =>
      wish.phase === 'setup'
        ? arrangeSetup(fiftyFirstState.setup(o, n, c), wish)
        : arrange(fiftyFirstState.setup(o, n, c), wish);
    super({ ...fiftyFirstState, options: allOptions, setup } as never, {
      ...wish,
      options: { ...EVERYTHING, ...wish.options },
    });
  }

  id(card: number | null): string {
    return card === null || card < 0 ? '?' : (DESIGNS[this.state.cards[card] as number]?.id ?? '?');
  }

  ids(cards: readonly number[]): string[] {
    return cards.map((card) => this.id(card));
  }

  hand(seat: Seat, viewer = seat): string[] {
    return this.ids(this.match.view(viewer).players[seat]?.hand ?? []);
  }

  built(owner: number): string[] {
    return this.ids((this.state.locations[owner] ?? []).map(({ card }) => card));
  }

  ruins(seat: Seat, viewer = seat): string[] {
    return this.ids(this.match.view(viewer).players[seat]?.ruins ?? []);
  }

  deals(seat: Seat): string[] {
    return this.ids(this.state.players[seat]?.deals ?? []);
  }

  discard(): string[] {
    return this.ids(this.state.discard);
  }

  /** The top card of a personal discard pile, as choices refer to it. */
  pileRef(owner: number): string {
    return `card:${this.state.scavengers?.piles[owner]?.at(-1)}`;
  }

  /** A personal discard pile, its top last. */
  pile(owner: number): string[] {
    return this.ids(this.state.scavengers?.piles[owner] ?? []);
  }

  /** Everything in the pool that is not zero: `{ worker: 3, vp: 2 }`. */
  goods(seat: Seat): Partial<Pool> {
    return some(this.state.players[seat]?.goods ?? {});
  }

  vp(seat: Seat): number {
    return this.state.players[seat]?.goods.vp ?? -1;
  }

  /** The goods on a location. */
  on(owner: number, id: string): Partial<Pool> {
    return some(this.placed(owner, id).goods ?? {});
  }

  placed(owner: number, id: string): State['locations'][number][number] {
    const found = (this.state.locations[owner] ?? []).find(({ card }) => this.id(card) === id);
    if (!found) throw new Error(`${id} does not stand with ${owner}`);
    return found;
  }

  /** Passes for everybody until the Action phase is over. */
  passAll(): void {
    while (this.state.decision?.kind === 'act') this.do(this.match.waiting()[0] as Seat, 'pass');
  }

  /** `card:17` for a card that this seat can see, by its id. */
  ref(id: string): string {
    const design = DESIGNS.findIndex((one) => one.id === id);
    const { players, locations } = this.state;
    const near = [
      ...players.flatMap((one) => [...one.hand, ...one.deals, ...one.ruins, ...one.connections]),
      ...locations.flat().map(({ card }) => card),
    ];
    return `card:${near.find((card) => this.state.cards[card] === design)}`;
  }

  protected short(choice: Choice): string {
    if (choice.kind === 'over') return `over ${this.id(choice.card)}${choice.development ? ' development' : ''}`;
    if (choice.kind === 'blow') {
      const { machine, card, at, goods } = choice;
      return `blow ${this.id(machine)} ${card >= 0 ? this.id(card) : at >= 0 ? at : spell(goods)}`;
    }
    if (choice.kind === 'option') {
      const { decision } = this.state;
      const effects = decision?.kind === 'effectOption' ? decision.options[choice.index] : [];
      return `option ${spell((effects?.[0]?.goods ?? {}) as object)}`;
    }
    const { kind, ...rest } = choice;
    const parts = Object.entries(rest).map(([name, held]) => {
      if (name === 'card' || name === 'first' || name === 'second' || name === 'machine')
        return this.id(held as number);
      if (name === 'faction') return FACTIONS[held as number]?.id;
      return typeof held === 'object' ? spell(held as object) : String(held);
    });
    return [kind, ...parts].join(' ').trim();
  }
}

/** Rules of sets that are not offered yet are tested as well. */
export const allOptions = optionsWith(() => true);

const EVERYTHING: Partial<Options> = {
  expansions: ['newEra', 'winter'],
  allowUnofficialMix: true,
  promo1: true,
  factions: FACTIONS.map(({ id }) => id),
};

/** `1 fuel 2 worker`. */
const spell = (goods: object): string =>
  Object.entries(goods)
    .map(([good, n]) => `${n} ${good}`)
    .join(' ');

const some = (goods: object): Partial<Pool> => Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));

/** Takes cards by their ids out of a box. */
function taker(cards: readonly number[], pool: number[]) {
  return (id: string): number => {
    const at = pool.findIndex((card) => DESIGNS[cards[card] as number]?.id === id);
    if (at < 0) throw new Error(`no ${id} left`);
    return pool.splice(at, 1)[0] as number;
  };
}

function arrangeSetup(start: Start<State>, wish: Wish): Start<State> {
  if (wish.deck) {
    const take = taker(start.cards, start.deck);
    const top = wish.deck.map(take);
    start.deck.push(...top);
  }
  start.first = wish.first ?? start.first;
  return start;
}

function arrange(start: Start<State>, wish: Wish): Start<State> {
  const take = taker(start.cards, start.deck);
  for (const [seat, player] of start.players.entries()) {
    const wanted =
      wish.factions?.[seat] ?? ['mutantsUnion', 'newYork', 'merchantsGuild', 'appalachianFederation'][seat];
    player.faction = FACTIONS.findIndex(({ id }) => id === wanted);
    player.board = (FACTIONS[player.faction]?.actions ?? []).map(() => 0);
    player.hand = (wish.hands?.[seat] ?? []).map(take);
    player.ruins = (wish.ruins?.[seat] ?? []).map(take);
    player.deals = (wish.deals?.[seat] ?? []).map(take);
    player.connections = (wish.connections?.[seat] ?? []).map((id) => takeConnection(start, id));
    Object.assign(player.goods, wish.goods?.[seat]);
    player.points = unexplained(player.goods.vp);
  }
  for (const [owner, ids] of (wish.built ?? []).entries())
    for (const name of ids) {
      const [id = '', shield] = name.split('+');
      const card = take(id);
      start.locations[owner]?.push({ card, used: 0, spent: {}, shield: shield === 'shield', visits: 0, goods: null });
      if (owner >= start.players.length) continue;
      const design = DESIGNS[start.cards[card] as number] as Location;
      start.abilities = enters(start.abilities, owner, card, design);
      fillCache(start, owner, design);
    }
  if (start.scavengers) {
    for (const [owner, ids] of (wish.piles ?? []).entries()) start.scavengers.piles[owner] = ids.map(take);
    start.scavengers.yellow.open = wish.yellow ? takeConnection(start, wish.yellow) : null;
    start.scavengers.onRuins = wish.onRuins ?? start.scavengers.onRuins;
  }
  start.deck.push(...(wish.deck ?? []).map(take));
  if (wish.discard) {
    // Only the wished cards are left to draw: the others rest in the opponent's or the first player's ruins.
    const keep = new Set(start.deck.slice(start.deck.length - (wish.deck?.length ?? 0)));
    start.discard = wish.discard.map(take);
    const away = start.deck.filter((card) => !keep.has(card));
    start.deck = start.deck.filter((card) => keep.has(card));
    start.players[start.players.length - 1]?.deals.push(...away);
  }
  for (const colour of ['red', 'blue'] as const) {
    const id = wish[colour];
    if (id) start[colour].open = takeConnection(start, id);
  }
  if (wish.sets) start.options = { ...start.options, sets: wish.sets };
  start.first = wish.first ?? 0;
  start.round = wish.round ?? 1;
  if (start.opponent) {
    if (start.opponent.kind === 'virtual') start.opponent.stage = 'connections';
    else start.opponent.stage = 'waiting';
    start.opponent.vp = wish.opponentVp ?? 0;
    start.opponent.points = unexplained(start.opponent.vp);
  }
  wish.arrange?.(start);
  // After the attack alone, the question for a board keeps the match where it is.
  if (wish.phase === 'attack') start.tasks = [{ kind: 'attackPhase' }, { kind: 'factions', seat: 0 }];
  if (wish.phase === 'attackAndAct') start.tasks = [{ kind: 'attackPhase' }, { kind: 'turns' }];
  if (wish.phase === 'deployment') start.tasks = [{ kind: 'deploy' }, { kind: 'turns' }];
  if (wish.phase === 'attack' || wish.phase === 'attackAndAct' || wish.phase === 'deployment') return start;
  start.tasks = [
    {
      kind:
        wish.phase === 'round'
          ? 'round'
          : wish.phase === 'production'
            ? 'production'
            : wish.phase === 'cleanup'
              ? 'cleanup'
              : 'turns',
    },
  ];
  return start;
}

/** A cache stands as it was when its card was built. */
function fillCache(start: Start<State>, owner: number, { bonus }: Location): void {
  const [effect] = bonus ?? [];
  const player = start.players[owner];
  const placed = start.locations[owner]?.at(-1);
  if (effect?.op !== 'cache' || !player || !placed) return;
  placed.goods = effect.goods as Record<string, number>;
  for (const [good, n] of Object.entries(placed.goods)) player.cached = withMore(player.cached, good, n);
}

function takeConnection(start: Start<State>, id: string): number {
  for (const { deck } of [start.red, start.blue, ...(start.scavengers ? [start.scavengers.yellow] : [])]) {
    const at = deck.findIndex((card) => DESIGNS[start.cards[card] as number]?.id === id);
    if (at >= 0) return deck.splice(at, 1)[0] as number;
  }
  throw new Error(`no ${id} left`);
}
