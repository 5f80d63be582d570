import { enters } from '@cinderhall/effects';
import { SpokenTable } from '@cinderhall/gauntlet/table';
import type { GameEvent, Seat, Start } from '@cinderhall/kernel';
import { unexplained } from '@cinderhall/tableau';
import { DESIGNS, FACTIONS, type Leader, type Location, type Token } from '../src/cards/index.ts';
import { type Choice, newEra, type Options, type State } from '../src/index.ts';
import { noTokens, type Placed } from '../src/state.ts';

type Pool = Partial<Record<Token, number>>;

/** A location as it should stand: its id, or its id and what lies on and under it. */
export type Standing =
  | string
  | {
      readonly id: string;
      readonly vp?: number;
      readonly slots?: number;
      readonly upgraded?: boolean;
      readonly guard?: string;
      readonly goods?: Pool;
    };

/** How a table should look before the first question. Cards are named by their ids; what is not said is empty. */
export interface Wish {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  readonly first?: Seat;
  readonly factions?: readonly string[];
  readonly hands?: readonly (readonly string[])[];
  readonly built?: readonly (readonly Standing[])[];
  readonly ruins?: readonly (readonly string[])[];
  readonly deals?: readonly (readonly string[])[];
  readonly spoils?: readonly (readonly string[])[];
  readonly leaders?: readonly (string | null)[];
  /** Deals with others' locations, by their ids. */
  readonly abroad?: readonly (readonly string[])[];
  readonly goods?: readonly Pool[];
  readonly vp?: readonly number[];
  readonly passed?: readonly Seat[];
  /** The last one lies on top; the rest of the box lies below it. */
  readonly deck?: readonly string[];
  /** Nothing but `deck` and `discard` can be drawn: the rest of the box is out of reach, in the last player's ruins. */
  readonly discard?: readonly string[];
  /** Where the match begins; the action phase unless said. */
  readonly phase?: 'setup' | 'newTurn' | 'production' | 'actions' | 'scoring';
}

/** A match that can be told what to do in names of cards: `incorporate school`, `tokens 1 deal3`, `over pub field`, `pass`. */
export class Table extends SpokenTable<State, Choice> {
  constructor(wish: Wish = {}) {
    const setup = (options: Options, seats: number, chance: never) =>
      arrange(newEra.setup(options, seats, chance), wish);
    super({ ...newEra, setup } as never, { ...wish, options: { classic51: true, ...wish.options } });
  }

  id(card: number | null | undefined): string {
    return card === null || card === undefined || card < 0
      ? '?'
      : (DESIGNS[this.state.cards[card] as number]?.id ?? '?');
  }

  ids(cards: readonly number[]): string[] {
    return cards.map((card) => this.id(card));
  }

  player(seat: Seat): State['players'][number] {
    const player = this.state.players[seat];
    if (!player) throw new Error(`no seat ${seat}`);
    return player;
  }

  hand(seat: Seat, viewer = seat): string[] {
    return this.ids(this.match.view(viewer).players[seat]?.hand ?? []);
  }

  built(seat: Seat): string[] {
    return this.ids(this.player(seat).locations.map(({ card }) => card));
  }

  ruins = (seat: Seat): string[] => this.ids(this.player(seat).ruins);
  deals = (seat: Seat): string[] => this.ids(this.player(seat).deals);
  spoils = (seat: Seat): string[] => this.ids(this.player(seat).spoils);
  abroad = (seat: Seat): string[] => this.ids(this.player(seat).abroad);
  discard = (): string[] => this.ids(this.state.discard);
  vp = (seat: Seat): number => this.player(seat).vp;

  /** Everything in the pool that is not zero: `{ worker: 3 }`. */
  goods(seat: Seat): Pool {
    return some(this.player(seat).goods);
  }

  placed(seat: Seat, id: string): Placed {
    const found = this.player(seat).locations.find(({ card }) => this.id(card) === id);
    if (!found) throw new Error(`${id} does not stand with ${seat}`);
    return found;
  }

  /** The goods on a location. */
  on(seat: Seat, id: string): Pool {
    return some(this.placed(seat, id).goods ?? {});
  }

  /** Points and tokens on a location: `[6, 3]`. */
  points(seat: Seat, id: string): [vp: number, slots: number] {
    const { vp, slots } = this.placed(seat, id);
    return [vp, slots];
  }

  /** A seat that can only pass is not asked: an empty list would prove nothing. */
  override choices(seat: Seat): string[] {
    if (!this.match.waiting().includes(seat)) throw new Error(`${this.asked}: nothing is asked of ${seat}`);
    return super.choices(seat);
  }

  /** The others pass until this seat is asked to act again. */
  back(seat: Seat): void {
    while (this.state.decision?.kind === 'act' && !this.match.waiting().includes(seat))
      this.do(this.match.waiting()[0] as Seat, 'pass');
  }

  /** Passes for everybody until the action phase is over. */
  passAll(): void {
    while (this.state.decision?.kind === 'act') this.do(this.match.waiting()[0] as Seat, 'pass');
  }

  /** Plays on to the action phase of the next turn. */
  nextTurn(): void {
    this.passAll();
    this.answer('pick');
  }

  kinds(events: readonly GameEvent[] = this.events): string[] {
    return events.map(({ kind }) => kind);
  }

  /** `card:17` for a card on the table or in a hand, by its id. */
  ref(id: string): string {
    const design = DESIGNS.findIndex((one) => one.id === id);
    const near = this.state.players.flatMap((one) => [
      ...one.hand,
      ...one.deals,
      ...one.spoils,
      ...one.ruins,
      ...one.locations.map(({ card }) => card),
    ]);
    return `card:${near.find((card) => this.state.cards[card] === design)}`;
  }

  protected short(choice: Choice): string {
    if (choice.kind === 'option') {
      const { decision } = this.state;
      const effects = decision?.kind === 'effectOption' ? decision.options[choice.index] : [];
      return `option ${spell((effects?.[0]?.goods ?? {}) as object)}`;
    }
    const { kind, ...rest } = choice;
    const parts = Object.entries(rest).map(([name, held]) => {
      if (name === 'card') return this.id(held as number);
      if (name === 'faction') return FACTIONS[held as number]?.id;
      return typeof held === 'object' ? spell(held as object) : String(held);
    });
    return [kind, ...parts].join(' ');
  }
}

/** `1 fuel 2 worker`. */
const spell = (goods: object): string =>
  Object.entries(goods)
    .map(([good, n]) => `${n} ${good}`)
    .join(' ');

const some = (goods: object): Pool => Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));

/** Takes cards by their ids out of a box. */
function taker(cards: readonly number[], pool: number[]) {
  return (id: string): number => {
    const at = pool.findIndex((card) => DESIGNS[cards[card] as number]?.id === id);
    if (at < 0) throw new Error(`no ${id} left`);
    return pool.splice(at, 1)[0] as number;
  };
}

const DEFAULT_FACTIONS = ['mutants', 'newYork', 'merchants', 'appalachia', 'hegemony'];

function arrange(start: Start<State>, wish: Wish): Start<State> {
  const take = taker(start.cards, start.deck);
  if (wish.phase === 'setup') {
    start.deck.push(...(wish.deck ?? []).map(take));
    return start;
  }
  for (const [seat, player] of start.players.entries()) {
    const wanted = wish.factions?.[seat] ?? DEFAULT_FACTIONS[seat];
    player.faction = FACTIONS.findIndex(({ id }) => id === wanted);
    player.hand = (wish.hands?.[seat] ?? []).map(take);
    player.ruins = (wish.ruins?.[seat] ?? []).map(take);
    player.deals = (wish.deals?.[seat] ?? []).map(take);
    player.spoils = (wish.spoils?.[seat] ?? []).map(take);
    player.vp = wish.vp?.[seat] ?? 0;
    player.base = unexplained(player.vp);
    player.passed = wish.passed?.includes(seat) ?? false;
    Object.assign(player.goods, wish.goods?.[seat]);
    for (const standing of wish.built?.[seat] ?? []) stand(start, seat, standing, take);
    const leader = wish.leaders?.[seat];
    if (leader) {
      const card = take(leader);
      player.leader = { card, vp: 0, slots: 0, used: false };
      start.abilities = enters(start.abilities, seat, card, DESIGNS[start.cards[card] as number] as Leader);
    }
  }
  for (const [seat, ids] of (wish.abroad ?? []).entries())
    for (const id of ids) start.players[seat]?.abroad.push(foreign(start, seat, id));
  start.deck.push(...(wish.deck ?? []).map(take));
  if (wish.discard) {
    const keep = start.deck.splice(start.deck.length - (wish.deck?.length ?? 0));
    start.discard = wish.discard.map(take);
    start.players.at(-1)?.ruins.push(...start.deck);
    start.deck = keep;
  }
  start.first = wish.first ?? 0;
  start.turn = 1;
  start.tasks = [{ kind: wish.phase ?? 'actions' }];
  return start;
}

/** Stands a location up with all that lies on it; a cache is full, as when it joined. */
function stand(start: Start<State>, seat: Seat, standing: Standing, take: (id: string) => number): void {
  const wished = typeof standing === 'string' ? { id: standing } : standing;
  const { id, vp = 0, slots = vp > 0 ? 1 : 0, upgraded = false, guard, goods } = wished;
  const card = take(id);
  const design = DESIGNS[start.cards[card] as number] as Location;
  const player = start.players[seat];
  if (!player) return;
  const lying = goods ?? (design.cache as Pool | null);
  player.locations.push({
    card,
    vp,
    slots,
    upgraded,
    used: 0,
    goods: lying ? { ...noTokens(), ...lying } : null,
    guard: guard ? take(guard) : null,
  });
  start.abilities = enters(start.abilities, seat, card, design);
  if (!lying) return;
  player.kept ??= noTokens();
  for (const [good, n] of Object.entries(lying)) player.kept[good as Token] += n;
}

function foreign(start: Start<State>, seat: Seat, id: string): number {
  for (const [owner, { locations }] of start.players.entries())
    for (const { card } of locations)
      if (owner !== seat && DESIGNS[start.cards[card] as number]?.id === id) return card;
  throw new Error(`${id} stands with nobody else`);
}
