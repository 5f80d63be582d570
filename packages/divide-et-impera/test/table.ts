import { bySeat, type Effect, pushEffects } from '@cinderhall/effects';
import { SpokenTable } from '@cinderhall/gauntlet/table';
import { type GameEvent, isRefused, type Seat } from '@cinderhall/kernel';
import {
  ABILITIES,
  ACTION_CARDS,
  type CardEffects,
  COLOURS,
  colourOf,
  DRONES,
  type DroneId,
  FACTIONS,
  type FactionId,
  FIRST_ABILITY,
  FIRST_SWEET,
  iconOf,
  MARKETS,
  type Market,
  MISSIONS,
  STRUCTURES,
  SWEETS,
  sweetKind,
} from '../src/cards/index.ts';
import { type Choice, divideEtImpera, type Options, type State } from '../src/index.ts';
import { settleAll } from '../src/majority.ts';
import { powersOf } from '../src/powers.ts';
import type { DeiFlow, Player } from '../src/state.ts';

type Placed = { readonly [area: string]: number };

/** What a player should have. What is not said stays as dealt; leaders stand on the neutral shelters. */
export interface Side {
  readonly hand?: readonly string[];
  /** Cards played face up earlier this turn, and in the bin. */
  readonly up?: readonly string[];
  readonly bin?: readonly string[];
  readonly bought?: readonly string[];
  readonly units?: Placed;
  readonly leader?: string;
  readonly shelters?: readonly string[];
  readonly bridges?: readonly (readonly [from: string, to: string, over: string])[];
  readonly lifts?: readonly (readonly [ground: string, roof: string])[];
  readonly tech?: number;
  readonly energy?: number;
  readonly unlocked?: readonly string[];
  readonly locked?: readonly string[];
  readonly sweets?: readonly string[];
  readonly supply?: number;
  readonly taken?: readonly number[];
}

export interface Wish {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly factions?: readonly FactionId[];
  readonly seed?: string;
  readonly turn?: number;
  readonly phase?: number;
  readonly order?: readonly Seat[];
  readonly sides?: readonly Side[];
  readonly resources?: Placed;
  readonly drones?: { readonly [drone in DroneId]?: string };
  readonly markets?: { readonly [market in Market]?: readonly string[] };
  readonly missions?: readonly string[];
  /** What seat 0 does before the first card, as if an icon said so. */
  readonly first?: CardEffects;
  /** Outposts by area, each with its colour. */
  readonly outposts?: { readonly [area: string]: 'red' | 'blue' | 'green' };
}

const cardNumber = (id: string): number => {
  const action = ACTION_CARDS.findIndex((card) => card.id === id);
  if (action >= 0) return action;
  const ability = ABILITIES.findIndex((one) => one.id === id);
  if (ability < 0) throw new Error(`no card ${id}`);
  return FIRST_ABILITY + ability;
};

/** A short name for an icon: `move`, `recruit:tactical`, `build:bridge/lift`, `per:red`. */
function iconName({ op, how, kinds, colour, drone, goods }: Effect): string {
  const detail = how === 'basic' ? undefined : how;
  const more = detail ?? (kinds as string[])?.join('/') ?? colour ?? drone ?? (goods && Object.keys(goods).join('/'));
  return more ? `${op === 'perOutpost' ? 'per' : op}:${more}` : op;
}

const groupName = (collectors: number, leader: boolean, shelters: number): string =>
  `${collectors}${leader ? '+leader' : ''}${shelters > 0 ? `+${shelters}shelter` : ''}`;

/** A match on a table set to order, that can be told what to do in names of cards and areas. */
export class Table extends SpokenTable<State, Choice> {
  constructor(wish: Wish = {}) {
    const seats = wish.seats ?? 2;
    const factions = wish.factions ?? (['auxilia', 'raiders', 'farmZ', 'shelter42'] as const).slice(0, seats);
    const own = divideEtImpera.tasks.turn;
    const turn: typeof own = (state, task, flow) =>
      state.turn === 0 ? arrange(state, wish, flow) : own(state, task, flow);
    const game = { ...divideEtImpera, tasks: { ...divideEtImpera.tasks, turn } };
    super(game as never, { seats, seed: wish.seed ?? '5'.repeat(32), options: { factions, ...wish.options } });
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }
  area(name: string): number {
    return areaOf(this.state, name);
  }
  name(area: number): string {
    return this.state.board.areas[area]?.name ?? '?';
  }
  lead(name: string): number {
    return this.state.leads[this.area(name)] as number;
  }
  collectors(seat: Seat, name: string): number {
    return this.state.collectors[this.area(name) * this.state.players.length + seat] as number;
  }
  resources(name: string): number {
    return this.state.resources[this.area(name)] as number;
  }
  leader(seat: Seat): string {
    return this.name(this.state.leaders[seat] as number);
  }
  drone(id: DroneId): string {
    return this.name(this.state.drones[DRONES.indexOf(id)] as number);
  }
  cubes(seat: Seat): number[] {
    return this.state.cubes.slice(seat * 3, seat * 3 + 3);
  }
  supply(seat: Seat): number {
    return Object.values(this.player(seat).supply).reduce((sum, n) => sum + n, 0);
  }
  goods(seat: Seat): [tech: number, energy: number] {
    return [this.player(seat).tech, this.player(seat).energy];
  }
  id(card: number | null | undefined): string {
    if (card === null || card === undefined || card < 0) return '?';
    if (card >= FIRST_SWEET) return SWEETS[sweetKind(card)]?.id ?? '?';
    return ACTION_CARDS[card]?.id ?? ABILITIES[card - FIRST_ABILITY]?.id ?? '?';
  }
  ids(cards: readonly (number | null)[]): string[] {
    return cards.map((card) => this.id(card));
  }
  hand(seat: Seat, viewer = seat): string[] {
    return this.ids(this.match.view(viewer).players[seat]?.hand ?? []);
  }
  slots(market: Market): string[] {
    const first = MARKETS.indexOf(market) * 3;
    return this.ids(this.state.slots.slice(first, first + 3));
  }

  /** The choices of one kind, without the kind. */
  list(seat: Seat, kind: string): string[] {
    return this.choices(seat).flatMap((choice) =>
      choice.startsWith(`${kind} `) ? [choice.slice(kind.length + 1)] : [],
    );
  }

  /** As `do`, but leaves out what answered itself because there was nothing to choose. */
  go(seat: Seat, ...steps: readonly string[]): GameEvent[] {
    return steps.flatMap((what) => (this.can(seat, what) ? this.do(seat, what) : []));
  }

  /** A whole Move with the icon that is named. */
  move(seat: Seat, from: string, to: string, who: string, icon = 'use move'): GameEvent[] {
    this.do(seat, icon);
    return this.go(seat, `from ${from}`, `to ${to}`, `units ${who}`);
  }

  /** Whether a group could go somewhere by the icon that is named; the table itself stays as it is. */
  mayMove(seat: Seat, from: string, to: string, who: string, icon = 'use move'): boolean {
    let done = 0;
    const undo = (): void => {
      for (; done > 0; done--) if (isRefused(this.match.undo(seat))) throw new Error('this cannot be taken back');
    };
    const steps = [`from ${from}`, `to ${to}`, `units ${who}`];
    const kinds = ['moveFrom', 'moveTo', 'moveUnits'];
    if (!this.can(seat, icon)) return false;
    this.do(seat, icon);
    done++;
    for (const [i, step] of steps.entries()) {
      if (this.state.decision?.kind !== kinds[i]) continue;
      if (!this.can(seat, step)) {
        undo();
        return false;
      }
      this.do(seat, step);
      done++;
    }
    const moved = this.events.findLast(({ kind }) => kind === 'moved');
    const group = moved && groupName(moved.collectors as number, moved.leader === 1, moved.shelters as number);
    // What answered itself may have been something else.
    const matches =
      moved && group === who && this.name(moved.from as number) === from && this.name(moved.to as number) === to;
    undo();
    return matches === true;
  }

  /** Plays on for whoever is asked, always the last choice, which is to do nothing, until the condition holds. */
  until(condition: () => boolean): void {
    for (let i = 0; i < 600 && !condition() && !this.match.over; i++) {
      const seat = this.match.waiting()[0] as Seat;
      const list = this.choices(seat);
      const calm = list.find((one) => ['done', 'skip', 'decline'].includes(one)) ?? list[0];
      this.do(seat, calm as string);
    }
    if (!condition()) throw new Error(`never happened: ${condition}`);
  }

  protected short(choice: Choice): string {
    switch (choice.kind) {
      case 'use':
        return `use ${iconName(iconOf(choice.icon).effects[0] as Effect)}`;
      case 'units':
        return `units ${groupName(choice.collectors, choice.leader, choice.shelters)}`;
      case 'buy':
      case 'robot':
        return `${choice.kind} ${this.id(this.state.slots[choice.market * 3 + choice.slot])}`;
      case 'deploy':
        return `deploy ${this.name(choice.leader)} ${this.name(choice.more)}`;
      case 'kind':
        return `kind ${STRUCTURES[choice.what]}`;
      case 'site':
      case 'old':
        return `${choice.kind} ${this.site(choice.at)}`;
      case 'drone':
        return `drone ${DRONES[choice.drone]}`;
      case 'faction':
        return `faction ${FACTIONS[choice.faction]}`;
      case 'colour':
        return `colour ${COLOURS[choice.colour]}`;
      case 'as':
        return `as ${['recruit', 'move', 'collect'][choice.op]}`;
      case 'mission':
        return `mission ${choice.place}`;
      default: {
        const { kind, ...rest } = choice;
        const parts = Object.entries(rest).map(([name, held]) =>
          name === 'card' ? this.id(held as number) : name === 'area' ? this.name(held as number) : String(held),
        );
        return [kind, ...parts].join(' ');
      }
    }
  }

  private site(at: number): string {
    const { decision, board } = this.state;
    const what = decision?.kind === 'buildAt' || decision?.kind === 'buildOld' ? decision.what : 0;
    if (what === 0) return this.name(at);
    const names = what === 1 ? board.bridges[at] : board.lifts[at];
    if (!names) return '?';
    return 'over' in names
      ? `${this.name(names.from)}-${this.name(names.to)}/${this.name(names.over)}`
      : `${this.name(names.ground)}-${this.name(names.roof)}`;
  }
}

const areaOf = (state: State, name: string): number => {
  const area = state.board.areas.findIndex((one) => one.name === name);
  if (area < 0) throw new Error(`no area ${name}`);
  return area;
};

/** Takes a card from wherever it lies. */
function pull(state: State, card: number): number {
  const zones = [state.box, state.sweets, ...state.decks, ...state.pools];
  for (const player of state.players)
    zones.push(player.hand, player.planned, player.bin, player.locked, player.unlocked, player.sweets);
  for (const zone of zones) if (zone.includes(card)) zone.splice(zone.indexOf(card), 1);
  state.slots = state.slots.map((held) => (held === card ? null : held));
  return card;
}

function arrange(state: State, wish: Wish, flow: DeiFlow): void {
  state.turn = wish.turn ?? 1;
  state.order = [...(wish.order ?? state.players.map((_, seat) => seat))];
  if (wish.outposts) {
    state.outposts = Object.entries(wish.outposts).map(([name, colour]) => ({
      colour: COLOURS.indexOf(colour),
      area: areaOf(state, name),
    }));
    state.holders = state.outposts.map(() => -1);
  }
  if (wish.missions) state.missions = wish.missions.map((id) => MISSIONS.findIndex((mission) => mission.id === id));
  for (const [drone, area] of Object.entries(wish.drones ?? {}))
    state.drones[DRONES.indexOf(drone as DroneId)] = areaOf(state, area);
  for (const [area, n] of Object.entries(wish.resources ?? {})) state.resources[areaOf(state, area)] = n;
  for (const [market, ids] of Object.entries(wish.markets ?? {})) stock(state, market as Market, ids);
  for (const [seat, player] of state.players.entries()) arrangeSide(state, seat, player, wish.sides?.[seat] ?? {});
  const lying = (ground: boolean): number =>
    state.resources.reduce((sum, n, area) => (area < state.board.grounds === ground ? sum + n : sum), 0);
  state.tech = state.players.reduce((left, { tech }) => left - tech, 60 - lying(true));
  state.energy = state.players.reduce((left, { energy }) => left - energy, 40 - lying(false));
  settleAll(state, flow);
  const first = wish.phase ?? 1;
  flow.push(state.turn < 4 ? { kind: 'cleanup' } : { kind: 'final' });
  for (let phase = 3; phase >= first; phase--) flow.push({ kind: 'phase', phase });
  if (wish.first) pushEffects(wish.first, bySeat(0), flow);
}

/** Puts cards into the places of a market, the left one first; what was there goes under its deck. */
function stock(state: State, market: Market, ids: readonly string[]): void {
  const at = MARKETS.indexOf(market);
  const cards = ids.map((id) => pull(state, cardNumber(id)));
  const old = state.slots.slice(at * 3, at * 3 + 3).filter((card) => card !== null);
  state.decks[at]?.unshift(...old);
  for (let slot = 0; slot < 3; slot++) state.slots[at * 3 + slot] = cards[slot] ?? null;
}

function arrangeSide(state: State, seat: Seat, player: Player, side: Side): void {
  const area = (name: string): number => areaOf(state, name);
  const take = (ids: readonly string[] = []): number[] => ids.map((id) => pull(state, cardNumber(id)));
  state.leaders[seat] = side.leader ? area(side.leader) : (state.board.starts[seat % 2] as number);
  for (const [name, n] of Object.entries(side.units ?? {})) {
    state.collectors[area(name) * state.players.length + seat] = n;
    player.reserve -= n;
  }
  player.shelters = (side.shelters ?? []).map(area);
  player.bridges = (side.bridges ?? []).map(([from, to, over]) =>
    state.board.bridges.findIndex(
      (site) =>
        site.over === area(over) &&
        [site.from, site.to].includes(area(from)) &&
        [site.from, site.to].includes(area(to)),
    ),
  );
  player.lifts = (side.lifts ?? []).map(([ground, roof]) =>
    state.board.lifts.findIndex((site) => site.ground === area(ground) && site.roof === area(roof)),
  );
  if ([...player.bridges, ...player.lifts].includes(-1)) throw new Error('no such site');
  player.tech = side.tech ?? player.tech;
  player.energy = side.energy ?? player.energy;
  if (side.hand) {
    state.box.push(...player.hand);
    const rest = player.hand.filter((card) => !side.hand?.includes(ACTION_CARDS[card]?.id ?? ''));
    player.hand = [];
    player.hand = take(side.hand);
    // One card alone is not enough for a phase.
    if (side.hand.length === 1) for (const card of rest) player.hand.push(pull(state, card));
  }
  player.bin = take(side.bin);
  player.up = take(side.up).map((card) => ({ card, phase: 1, slot: 1, sweet: null }));
  player.bought = (side.bought ?? []).map(cardNumber);
  for (const card of take(side.unlocked)) {
    const same = player.locked.findIndex((one) => colourOf(one) === colourOf(card));
    if (same >= 0) state.pools[colourOf(card)]?.push(...player.locked.splice(same, 1));
    player.unlocked.push(card);
  }
  if (side.locked) {
    for (const card of player.locked) state.pools[colourOf(card)]?.push(card);
    player.locked = [];
    player.locked = take(side.locked);
  }
  for (const id of side.sweets ?? []) {
    const card = state.sweets.find((one) => SWEETS[sweetKind(one)]?.id === `sweet-${id}`) as number;
    player.sweets.push(pull(state, card));
  }
  player.supply.missions = side.supply ?? 0;
  player.taken = [...(side.taken ?? player.taken)];
  player.powers = powersOf(player);
}

/** A mission is asked for, and only the one on place 4 is worth much. */
export function oneDearMission(): Table {
  const missions = Array.from({ length: 8 }, (_, place) => (place === 4 ? 'energyHoard' : 'techHoard'));
  const table = new Table({ phase: 3, missions, sides: [{ tech: 1, energy: 5 }] });
  table.until(() => table.state.decision?.kind === 'mission');
  return table;
}
