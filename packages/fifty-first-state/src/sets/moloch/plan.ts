/** R-MOL-017: how many attacks can take place at most, and which blows keep that number. */
import {
  atLeast,
  atMost,
  demandOf,
  demandOfAll,
  type Feeding,
  feedingOf,
  leavesEnough,
  type Prospect,
  plus,
  prospectOf,
} from './feeding.ts';
import { Losses, type Spring } from './losses.ts';
import { mostServed } from './matching.ts';
import { mostRazed } from './razing.ts';
import {
  type Attacker,
  type Blow,
  blowsOf,
  canStrike,
  closure,
  countOpen,
  hit,
  isTied,
  loss,
  lossesOf,
  type Siege,
  type Site,
  type Targets,
  targetsIn,
  typesOfAll,
  typesOfSite,
} from './siege.ts';
import { type Amounts, type Item, PREY, presentIn, type Threat } from './threats.ts';

const DEAL = PREY.indexOf('deal');
const isRaze = ({ threat }: Attacker): boolean => threat.razes !== 0;

/** What is left of goods. */
function less(have: Amounts, lost: readonly Item[]): number[] {
  const left = have.slice();
  for (const { at, n } of lost) left[at] = (left[at] as number) - n;
  return left;
}

/**
 * Machines that share things, and how many of their attacks can still take place. Razes and losses are the parts that meet:
 * a razed location brings its deal. As many locations as can be razed at all are razed in the best case, because one more
 * can be razed after everything else. Blocking, closing and giving up deals take nothing from the others.
 */
class Plan {
  readonly #siege: Siege;
  readonly #types: readonly number[];
  /** What machines raze, and what others make the seat lose, as far as there is or may be anything of it. */
  readonly #razers: number[] = [];
  readonly #losers: Threat[] = [];
  readonly #demand: Amounts;
  readonly #prospect: Prospect;
  /** Of all losses. Those that are sure stay so when one of the rest is struck: it takes no more than was asked for. */
  readonly #feeding: Feeding;
  readonly #exact = new Map<string, Losses>();
  /** How many machines block an action. */
  #blocks = 0;
  #deals = 0;
  #razes = -1;
  #losses = -1;

  constructor(siege: Siege) {
    const { have, sites, machines } = siege;
    this.#siege = siege;
    this.#types = typesOfAll(sites);
    for (const { threat } of machines) {
      if (threat.razes !== 0) this.#razers.push(threat.razes);
      else if (threat.isDeal) this.#deals++;
      else if (threat.does === 'block') this.#blocks++;
    }
    this.#prospect = prospectOf(sites, this.#types, this.#razers);
    const reach = presentIn(have) | this.#prospect.brings;
    for (const { threat } of machines) if (!threat.isDeal && (threat.wants & reach) !== 0) this.#losers.push(threat);
    this.#demand = demandOf(this.#losers);
    this.#feeding = feedingOf(this.#losers, null, have, this.#prospect);
  }

  get most(): number {
    const { have, sites, machines } = this.#siege;
    return (
      this.#mostRazes() +
      this.#mostLosses() +
      Math.min(this.#blocks, countOpen(sites)) +
      mostClosed(machines) +
      Math.min(this.#deals, have[DEAL] as number)
    );
  }

  /** The blows of a machine after which as many attacks as possible take place. */
  addBest(machine: Attacker, blows: Blow[]): void {
    const { have, sites, machines } = this.#siege;
    const { card, threat, actions } = machine;
    if (threat.does === 'block' || threat.isDeal) blows.push(...blowsOf(this.#siege, machine));
    else if (threat.does === 'close') {
      const most = mostClosed(machines);
      for (const at of actions) if (mostClosed(machines, machine, at) + 1 === most) blows.push(closure(card, at));
    } else if (threat.razes !== 0) {
      for (let at = 0; at < sites.length; at++)
        if (((this.#types[at] as number) & threat.razes) !== 0 && this.#keepsAfterRaze(threat, at))
          blows.push(hit(card, (sites[at] as Site).card));
    } else
      for (const lost of lossesOf(threat, have)) if (this.#keepsAfterLoss(threat, lost)) blows.push(loss(card, lost));
  }

  /** Of all machines the place of the first one that takes effect whatever the seat chooses. They do nothing but raze. */
  firstSure(): number {
    const most = this.#mostRazes();
    if (most === this.#razers.length) return 0;
    return this.#razers.findIndex((_, at) => mostRazed(this.#types, this.#razers.with(at, 0)) < most);
  }

  #mostRazes(): number {
    if (this.#razes < 0) this.#razes = mostRazed(this.#types, this.#razers);
    return this.#razes;
  }

  #mostLosses(): number {
    if (this.#losses < 0) this.#losses = this.#countLosses();
    return this.#losses;
  }

  #keepsAfterRaze({ razes }: Threat, at: number): boolean {
    const { have, sites } = this.#siege;
    const site = sites[at] as Site;
    const razers = this.#razers.with(this.#razers.indexOf(razes), 0);
    const types = site.grants.length > 0 ? typesWithout(sites, site) : this.#types.with(at, 0);
    if (mostRazed(types, razers) + 1 < this.#mostRazes()) return false;
    if (site.open && countOpen(sites) <= this.#blocks) return false;
    if (this.#losers.length === 0) return true;
    return this.#canLose(this.#mostLosses(), null, plus(have, site.deal), prospectOf(sites, types, razers));
  }

  #keepsAfterLoss(threat: Threat, lost: readonly Item[]): boolean {
    const { have } = this.#siege;
    if (leavesEnough(threat, lost, have, this.#demand)) return true;
    return this.#canLose(this.#mostLosses() - 1, threat, less(have, lost), this.#prospect);
  }

  /** Whether so many losses can take place without one of them; null: with all. */
  #canLose(n: number, but: Threat | null, have: Amounts, prospect: Prospect): boolean {
    const { sure: before, rest: open } = this.#feeding;
    const isOpen = but === null || open.includes(but);
    const left = isOpen ? n - before : n;
    const feeding = feedingOf(isOpen ? open : this.#losers, but, have, prospect);
    const { sure, rest } = feeding;
    if (sure >= left || sure + rest.length < left) return sure >= left;
    if (atLeast(feeding, left) >= left) return true;
    return atMost(feeding) >= left && this.#search(but === null ? -1 : this.#losers.indexOf(but), have, prospect) >= n;
  }

  #countLosses(): number {
    const { have } = this.#siege;
    const feeding = this.#feeding;
    const low = atLeast(feeding);
    const isMost = low === feeding.sure + feeding.rest.length || low === atMost(feeding);
    return isMost ? low : this.#search(-1, have, this.#prospect);
  }

  #search(but: number, have: Amounts, prospect: Prospect): number {
    const springs = springsOf(prospect);
    const key = JSON.stringify(springs);
    const losses = this.#exact.get(key) ?? new Losses(this.#losers, springs);
    this.#exact.set(key, losses);
    return losses.most(
      have,
      this.#losers.map((_, at) => at !== but),
    );
  }
}

/** Of each location its types, as soon as one of them has fallen. */
function typesWithout(sites: readonly Site[], fallen: Site): number[] {
  const left = sites.filter((site) => site !== fallen);
  const types = typesOfAll(left);
  return sites.map((site) => (site === fallen ? 0 : (types[left.indexOf(site)] ?? 0)));
}

/** How many board actions can be closed, without one machine and an action, if said. */
function mostClosed(machines: readonly Attacker[], without?: Attacker, closed?: number): number {
  const things: (readonly number[])[] = [];
  for (const one of machines)
    if (one.threat.does === 'close' && one !== without)
      things.push(closed === undefined ? one.actions : one.actions.filter((at) => at !== closed));
  if (things.length < 2) return things[0]?.length === 0 ? 0 : things.length;
  return mostServed([{ most: things.length, things }]);
}

function springsOf({ springs, types, razers }: Prospect): Spring[] {
  const alike = new Map<string, { goods: Amounts; things: (readonly number[])[] }>();
  for (const [i, { deal }] of springs.entries()) {
    const key = deal.join();
    const spring = alike.get(key) ?? { goods: deal, things: [] };
    spring.things.push(razers.flatMap((bits, at) => (((types[i] ?? 0) & bits) !== 0 ? [at] : [])));
    alike.set(key, spring);
  }
  return [...alike.values()];
}

export const mostAttacks = (siege: Siege): number => new Plan(siege).most;

/** The blows of these machines after which as many attacks as possible take place. */
export function bestBlows(siege: Siege, machines: readonly Attacker[] = siege.machines): Blow[] {
  const [only] = machines;
  // One attack is the most that can be made of one machine.
  if (only && siege.machines.length === 1) return blowsOf(siege, only);
  const plan = new Plan(siege);
  const blows: Blow[] = [];
  for (const machine of machines) plan.addBest(machine, blows);
  return blows;
}

const BLOCKED = 1 << PREY.length;
const ACTIONS = PREY.length + 1;
const TIED = 1 << 30;

/** The goods, board actions and blocks that a machine may touch. */
function thingsOf({ threat, actions }: Attacker, { open }: Targets): number {
  let things = threat.wants;
  if (threat.does === 'block' && open) things |= BLOCKED;
  for (const at of actions) things |= 1 << (ACTIONS + at);
  return things;
}

/**
 * The first machine that can do something, and all that its attack may have to do with: machines that share nothing do not
 * care who comes first. What machines and locations touch is two masks of bits each, of things and of types.
 */
export function firstGroup(siege: Siege, targets = targetsIn(siege)): Attacker[] {
  const { machines, sites } = siege;
  const first = machines.findIndex((machine) => canStrike(targets, machine));
  if (first < 0) return [];
  // Locations that add types to others tie all razes together.
  const tied = isTied(sites) ? TIED : 0;
  const things: number[] = [];
  const types: number[] = [];
  let wanted = 0;
  let razes = 0;
  let blocked = 0;
  for (const machine of machines) {
    const { wants, razes: type, does } = machine.threat;
    wanted |= wants;
    razes |= type;
    if (does === 'block') blocked = BLOCKED;
    things.push(thingsOf(machine, targets));
    types.push((targets.types & type) === 0 ? 0 : type | tied);
  }
  for (const site of sites) {
    const hit = (tied === 0 ? site.types : typesOfSite(site, sites)) & razes;
    things.push((hit === 0 ? 0 : site.brings & wanted) | (site.open ? blocked : 0));
    types.push(hit);
  }
  let [all, hit] = [things[first] as number, types[first] as number];
  for (let before = -1, was = -1; before !== all || was !== hit; ) {
    [before, was] = [all, hit];
    for (let at = 0; at < things.length; at++)
      if (((things[at] as number) & all) !== 0 || ((types[at] as number) & hit) !== 0) {
        all |= things[at] as number;
        hit |= types[at] as number;
      }
  }
  const group: Attacker[] = [];
  for (let at = 0; at < machines.length; at++)
    if (at === first || ((things[at] as number) & all) !== 0 || ((types[at] as number) & hit) !== 0)
      group.push(machines[at] as Attacker);
  return group;
}

interface NextAttack {
  readonly siege: Siege;
  readonly asked: readonly Attacker[];
}

/**
 * The attack of those machines alone that the seat is asked about next: the others share nothing with them. Where only razes
 * meet, their order does not matter: then it is one machine that takes effect whatever the seat chooses, and `asked` is this
 * machine alone.
 */
export function nextAttack(siege: Siege, targets = targetsIn(siege)): NextAttack {
  const group = firstGroup(siege, targets);
  const alone = { have: siege.have, sites: siege.sites, machines: group };
  if (group.length < 2 || !group.every(isRaze) || isTied(siege.sites)) return { siege: alone, asked: group };
  const sure = group[new Plan(alone).firstSure()];
  return { siege: alone, asked: sure ? [sure] : group };
}

/** A loss that takes the same whenever it comes, and leaves enough for all others: it need not be asked about. */
export function certainLoss(siege: Siege): Blow | undefined {
  const { have, machines } = siege;
  const demand = demandOfAll(machines);
  for (const machine of machines) {
    const { threat } = machine;
    if (threat.does !== 'lose') continue;
    if (leavesEnough(threat, threat.takes, have, demand)) return blowsOf(siege, machine)[0];
  }
  return undefined;
}
