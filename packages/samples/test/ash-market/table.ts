import { enters } from '@cinderhall/effects';
import { SpokenTable } from '@cinderhall/gauntlet/table';
import type { Seat, Start } from '@cinderhall/kernel';
import { DESIGNS } from '../../src/ash-market/cards/index.ts';
import { ashMarket, type Choice, type Options, type State } from '../../src/ash-market/index.ts';

type Goods = State['players'][number]['goods'];

/** How a table should look before the first question. What is not said stays as dealt. */
export interface Wish {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  readonly lantern?: Seat;
  readonly hands?: readonly (readonly string[])[];
  readonly built?: readonly (readonly string[])[];
  readonly goods?: readonly Partial<Goods>[];
  readonly market?: readonly string[];
  readonly counter?: string;
  /** The last one lies on top. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly seals?: number;
  readonly round?: number;
  /** The game begins in the middle of the day, in this order. */
  readonly day?: readonly Seat[];
}

/** A match that can be told what to do in names of cards: `build beacon`, `raid 1`, `trade water scrap`. */
export class Table extends SpokenTable<State, Choice> {
  constructor(wish: Wish) {
    const setup = (o: Options, n: number, c: never) => arrange(ashMarket.setup(o, n, c), wish);
    super({ ...ashMarket, setup } as never, wish);
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

  built(seat: Seat): string[] {
    return this.ids(this.state.players[seat]?.built ?? []);
  }

  goods(seat: Seat): Goods {
    return this.state.players[seat]?.goods as Goods;
  }

  /** Everybody sends the envoy named, or the first card; then everybody draws from the deck. */
  dawn(envoys: readonly string[] = []): void {
    while (this.state.decision?.kind === 'envoy') {
      const seat = this.match.waiting()[0] as Seat;
      this.do(seat, envoys[seat] ? `envoy ${envoys[seat]}` : (this.choices(seat)[0] as string));
    }
    while (this.state.decision?.kind === 'pick') this.do(this.match.waiting()[0] as Seat, 'pickDeck');
  }

  /** Passes for everybody until the day is over. */
  rest(): void {
    while (this.state.decision?.kind === 'act') this.do(this.match.waiting()[0] as Seat, 'pass');
  }

  protected short(choice: Choice): string {
    const { kind, ...rest } = choice;
    const parts = Object.entries(rest).map(([name, held]) =>
      name === 'card' ? this.id(held as number) : typeof held === 'object' ? JSON.stringify(held) : String(held),
    );
    return [kind, ...parts].join(' ');
  }
}

function arrange(start: Start<State>, wish: Wish): Start<State> {
  const pool = start.cards.map((_, card) => card);
  const take = (id: string): number => {
    const at = pool.findIndex((card) => DESIGNS[start.cards[card] as number]?.id === id);
    if (at < 0) throw new Error(`no ${id} left`);
    return pool.splice(at, 1)[0] as number;
  };
  const wished = (ids: readonly string[] | undefined): number[] | undefined => ids?.map(take);
  const hands = start.players.map((_, seat) => wished(wish.hands?.[seat]));
  const built = start.players.map((_, seat) => wished(wish.built?.[seat]) ?? []);
  const market = wished(wish.market);
  const counter = wish.counter === undefined ? undefined : take(wish.counter);
  const top = wished(wish.deck) ?? [];
  start.discard = wished(wish.discard) ?? [];
  const fill = (n: number): number[] => pool.splice(0, n);
  for (const [seat, player] of start.players.entries()) {
    player.hand = hands[seat] ?? fill(4);
    Object.assign(player.goods, wish.goods?.[seat]);
    for (const card of built[seat] ?? []) {
      player.built.push(card);
      start.abilities = enters(start.abilities, seat, card, DESIGNS[start.cards[card] as number] ?? {});
    }
  }
  start.market = market ?? fill(4);
  start.counter = counter ?? (fill(1)[0] as number);
  // With a discard of its own the deck is just what was wished for; the rest then lies at the bottom of the discard.
  start.deck = wish.discard ? top : [...pool, ...top];
  if (wish.discard) start.discard.unshift(...pool);
  start.lantern = wish.lantern ?? 0;
  start.seals = wish.seals ?? start.seals;
  start.round = wish.round ?? 0;
  if (wish.day) {
    start.round = wish.round ?? 1;
    start.order = [...wish.day];
    for (const player of start.players) player.actions = 4;
    start.tasks = [{ kind: 'turn', at: 0 }, { kind: 'dusk' }];
  }
  return start;
}
