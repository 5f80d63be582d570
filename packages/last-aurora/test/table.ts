import { SpokenTable } from '@cinderhall/gauntlet/table';
import type { GameEvent, Seat, Start } from '@cinderhall/kernel';
import { CARDS, designOf, vehicleOf } from '../src/cards/index.ts';
import { contents, store } from '../src/convoy.ts';
import { type Choice, lastAurora, type Options, type State } from '../src/index.ts';

type Begun = Start<State>;
type Player = State['players'][number];
type Crew = Player['survivors'][number];
const MARKERS = ['', 'ammo', 'food', 'fuel', 'survivor', 'item'] as const;
type Name = 'ammo' | 'food' | 'fuel' | 'survivor';

export const cardOf = (id: string): number => {
  const card = CARDS.findIndex((design) => design.id === id);
  if (card < 0) throw new Error(`no card ${id}`);
  return card;
};
export const idOf = (card: number | null): string => (card === null || card < 0 ? '?' : designOf(card).id);

export interface Wish {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Where the match begins: the whole game, or a phase of round 1 (or of another round, see `round`). */
  readonly at?: 'setup' | 'exploration' | 'rest' | 'movement' | 'firing' | 'end';
  readonly round?: number;
  /** The order track from the left; otherwise the seats in their order (and the Automa last). */
  readonly order?: readonly number[];
  /** Changes the table further. */
  deal?(deal: Deal): void;
}

/** Moves cards and markers about while a table is laid. */
export class Deal {
  readonly start: Begun;

  constructor(start: Begun) {
    this.start = start;
  }

  player(seat: Seat): Player {
    return this.start.players[seat] as Player;
  }

  /** Takes a card from wherever it lies. */
  take(id: string): number {
    const card = cardOf(id);
    const { start } = this;
    const piles = [start.deck, start.box, start.itemDeck, start.results, start.lootDeck, start.discard, start.gone];
    if (start.automa) piles.push(start.automa.deck);
    for (const pile of piles) {
      const at = pile.indexOf(card);
      if (at >= 0) pile.splice(at, 1);
    }
    for (const place of start.zone) if (place.card === card) this.clear(start.zone.indexOf(place));
    return card;
  }

  clear(slot: number): void {
    const place = this.start.zone[slot];
    if (!place) return;
    if (place.card !== null) this.start.gone.push(place.card);
    for (const marker of [...place.left, ...place.right]) this.start.reserve[MARKERS[marker] as Name]++;
    Object.assign(place, { card: null, left: [], right: [] });
  }

  /** Lays a card on a place of the zone (1–5), with its markers. */
  zone(slot: number, id: string): void {
    const card = this.take(id);
    this.clear(slot - 1);
    const place = this.start.zone[slot - 1];
    const design = designOf(card);
    if (!place) return;
    place.card = card;
    const markers = (names: readonly string[]): number[] =>
      names.map((name) => {
        this.start.reserve[name as Name]--;
        return MARKERS.indexOf(name as Name);
      });
    if (design.kind === 'location') {
      place.left = markers(design.left);
      place.right = markers(design.right);
    } else if (design.kind === 'encounter') place.left = markers(design.markers);
  }

  /** The next cards of a deck, the first one on top. */
  next(deck: 'deck' | 'itemDeck' | 'results' | 'lootDeck', ...ids: string[]): void {
    const cards = ids.map((id) => this.take(id));
    this.start[deck].push(...cards.reverse());
  }

  /** Another survivor, with a marker. */
  crew(seat: Seat, id: string, zone: Crew['zone'] = 'active', contamination = 0): void {
    const { survivors, convoy } = this.player(seat);
    survivors.push({ card: this.take(id), zone, contamination, food: 0, steady: 0 });
    this.start.reserve.survivor--;
    if (!store(convoy, 4)) throw new Error('no slot for a survivor');
  }

  /** The survivor of a seat with this name. */
  one(seat: Seat, id: string): Crew {
    return this.player(seat).survivors.find(({ card }) => idOf(card).startsWith(id)) as Crew;
  }

  /** Exactly these resources; survivors stay. */
  cargo(seat: Seat, ...names: Name[]): void {
    const { convoy } = this.player(seat);
    for (const { slots } of convoy)
      for (const [i, held] of slots.entries())
        if (held >= 1 && held <= 3) {
          slots[i] = 0;
          this.start.reserve[MARKERS[held] as Name]++;
        }
    for (const name of names) {
      if (!store(convoy, MARKERS.indexOf(name))) throw new Error('no slot for cargo');
      this.start.reserve[name]--;
    }
  }

  /** Installs a vehicle; a truck takes the place of the truck, with nothing on it. */
  mount(seat: Seat, id: string, column: number): void {
    const player = this.player(seat);
    const card = this.take(id);
    const top = designOf(card).kind === 'device';
    const old = player.convoy.find((part) => part.column === column && part.top === top);
    const held = old?.slots.filter((one) => one > 0 && one < 5) ?? [];
    if (old) {
      player.convoy.splice(player.convoy.indexOf(old), 1);
      this.start.gone.push(old.card);
    }
    player.convoy.push({ card, column, top, slots: vehicleOf(card).slots.map(() => 0) });
    for (const marker of held) if (!store(player.convoy, marker)) throw new Error('no slot left');
  }

  /** Lays a convoy of a truck and a trailer slot by slot; 0 is empty, 1–4 are markers, 5 is damage. */
  load(seat: Seat, truck: number[], trailer: number[]): void {
    const { convoy } = this.player(seat);
    const count = (marker: number): number => contents(convoy)[marker] ?? 0;
    const before = [1, 2, 3, 4].map(count);
    for (const part of convoy) part.slots = part.column === 0 ? truck.slice() : trailer.slice();
    for (const [i, name] of (['ammo', 'food', 'fuel', 'survivor'] as const).entries())
      this.start.reserve[name] += (before[i] ?? 0) - count(i + 1);
  }

  /** Covers slots of a card with damage; markers there move if they can. */
  damage(seat: Seat, id: string, ...slots: number[]): void {
    const { convoy } = this.player(seat);
    const part = convoy.find(({ card }) => idOf(card).startsWith(id));
    if (!part) throw new Error(`no ${id} in the convoy`);
    for (const slot of slots) {
      const held = part.slots[slot] as number;
      part.slots[slot] = 5;
      if (held > 0 && held < 5 && !store(convoy, held)) throw new Error('no slot left');
    }
  }

  items(seat: Seat, ...ids: string[]): void {
    this.player(seat).items.push(...ids.map((id) => this.take(id)));
  }

  /** An enemy on the map with the loot named, or the top one. */
  enemy(
    id: string,
    region: number,
    more: { defence?: number; damage?: number; targets?: number[]; loot?: string } = {},
  ) {
    const loot = more.loot ? this.take(more.loot) : (this.start.lootDeck.pop() ?? null);
    const { defence = 9, damage = 0, targets = [] } = more;
    this.start.enemies.push({ card: this.take(id), region, loot, defence, damage, targets });
  }
}

const TASKS: { readonly [at: string]: Begun['tasks'] } = {
  setup: [{ kind: 'refill' }, { kind: 'round' }],
  exploration: [
    { kind: 'explorePhase' },
    { kind: 'endPhase' },
    { kind: 'restPhase', lap: [] },
    { kind: 'movePhase', lap: [] },
  ],
  rest: [
    { kind: 'restPhase', lap: [] },
    { kind: 'movePhase', lap: [] },
  ],
  movement: [{ kind: 'movePhase', lap: [] }],
  firing: [{ kind: 'firing' }],
  end: [{ kind: 'endRound', lap: [] }],
};

/** Lays the table: nothing eventful lies near the top of the deck, and the zone is full. */
function lay(start: Begun, { at = 'exploration', round = 1, order, deal }: Wish): Begun {
  const calm = (card: number): boolean => !['event', 'enemy'].includes(designOf(card).kind);
  start.deck = [...start.deck.filter((card) => !calm(card)), ...start.deck.filter(calm)];
  start.order = order ? [...order] : [...start.players.keys(), ...(start.automa ? [4] : [])];
  if (at !== 'setup') {
    start.round = round;
    if (start.automa) start.automa.token = round;
    const dealt = new Deal(start);
    const flatbeds = ['open-flatbed', 'roof-rack', 'auxiliary-tank'];
    for (const [i, id] of flatbeds.entries()) dealt.zone(i + 3, id);
    if (at === 'firing') start.phase = 'movement';
  }
  deal?.(new Deal(start));
  start.tasks = structuredClone(TASKS[at]) as Begun['tasks'];
  return start;
}

/** A match that can be told what to do in names of cards: `hit truck-1:2 fuel` names a slot by card and place, and a marker. */
export class Table extends SpokenTable<State, Choice> {
  constructor(wish: Wish = {}) {
    const setup = (o: Options, n: number, c: never) => lay(lastAurora.setup(o, n, c), wish);
    super({ ...lastAurora, setup } as never, wish);
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  /** The survivors of a seat: `preacher exhausted 1` is one with a contamination token. */
  crew(seat: Seat): string[] {
    return this.player(seat).survivors.map(
      ({ card, zone, contamination }) => `${idOf(card)} ${zone}${contamination > 0 ? ` ${contamination}` : ''}`,
    );
  }

  /** How many of each a convoy holds; `damage` too. */
  held(seat: Seat): { ammo: number; food: number; fuel: number; survivor: number; damage: number } {
    const [, ammo = 0, food = 0, fuel = 0, survivor = 0, damage = 0] = contents(this.player(seat).convoy);
    return { ammo, food, fuel, survivor, damage };
  }

  /** The convoy card by card: `roof-rack@1: food -` in column 1; `x` is damage. */
  convoy(seat: Seat): string[] {
    const mark = ['-', 'ammo', 'food', 'fuel', 'survivor', 'x'];
    return this.player(seat)
      .convoy.slice()
      .sort((a, b) => a.column - b.column || Number(a.top) - Number(b.top))
      .map(({ card, column, slots }) => `${idOf(card)}@${column + 1}: ${slots.map((held) => mark[held]).join(' ')}`);
  }

  zone(): string[] {
    return this.state.zone.map(({ card }) => idOf(card));
  }

  /** Explores a place (1–5) with these survivors and does the card's action. */
  explore(seat: Seat, place: number, ...ids: string[]): void {
    this.do(seat, `explore ${place - 1}`);
    for (const id of ids) if (this.state.decision?.kind === 'send') this.do(seat, `send ${id}`);
    if (this.state.decision?.kind === 'send') this.do(seat, 'go');
  }

  /** Answers for everybody with the first choice that is not in a list of things to avoid, until something is asked. */
  until(
    kind: string,
    prefer: readonly string[] = ['endTurn', 'pass', 'done', 'stay', 'cease', 'asItIs', 'stop'],
  ): void {
    for (let i = 0; this.state.decision && this.state.decision.kind !== kind && i < 200; i++) {
      const seat = this.match.waiting()[0] as Seat;
      const list = this.choices(seat);
      this.do(seat, list.find((one) => prefer.includes(one.split(' ')[0] as string)) ?? (list[0] as string));
    }
  }

  happened(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }

  protected short(choice: Choice): string {
    const { kind, ...rest } = choice;
    const slot = (at: number): string => `${idOf(at >> 3)}:${at & 7}`;
    const parts = Object.entries(rest).map(([name, held]) => {
      if (name === 'card' || name === 'enemy' || name === 'item') return idOf(held as number);
      if (name === 'at' || (kind === 'shift' && (name === 'from' || name === 'to'))) return slot(held as number);
      if (name === 'marker' || name === 'lose') return MARKERS[held as number] || '-';
      return typeof held === 'object' ? JSON.stringify(held) : String(held);
    });
    return [kind, ...parts].join(' ');
  }
}
