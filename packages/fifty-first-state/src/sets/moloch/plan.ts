/** R-MOL-017: how many attacks can take place at most, and which blows keep that number. */
import { boundsOf, demandOf, demandOfAll, leavesEnough, type Prospect, plus } from './feeding.ts';
import { Losses, type Spring } from './losses.ts';
import { mostServed } from './matching.ts';
import { mostRazed } from './razing.ts';
import {
  type Attacker,
  type Blow,
  blowsOf,
  canStrike,
  isTied,
  lossesOf,
  type Siege,
  type Site,
  type Standing,
  standingIn,
  typesOfAll,
  typesOfSite,
} from './siege.ts';
import { type Amounts, type Item, PREY, type Threat } from './threats.ts';

const DEAL = PREY.indexOf('deal');
const isRaze = ({ threat }: Attacker): boolean => threat.razes !== 0;
const isLoss = ({ threat }: Attacker): boolean => threat.wants !== 0 && !threat.isDeal;

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
  readonly #razers: readonly Attacker[];
  readonly #losers: readonly Attacker[];
  readonly #threats: readonly Threat[];
  readonly #prospect: Prospect;
  readonly #demand: readonly number[];
  readonly #exact = new Map<string, Losses>();
  #razes = -1;
  #losses = -1;

  constructor(siege: Siege) {
    const { sites, machines } = siege;
    this.#siege = siege;
    this.#razers = machines.filter(isRaze);
    this.#losers = machines.filter(isLoss);
    this.#threats = this.#losers.map(({ threat }) => threat);
    this.#demand = demandOf(this.#threats);
    this.#prospect = { sites, types: typesOfAll(sites), razers: this.#razers.map(({ threat }) => threat.razes) };
  }

  get most(): number {
    const { have, sites, machines } = this.#siege;
    const blocks = machines.filter(({ threat }) => threat.attack.does === 'block').length;
    const deals = machines.filter(({ threat }) => threat.isDeal).length;
    return (
      this.#mostRazes() +
      this.#mostLosses() +
      Math.min(blocks, sites.filter(({ open }) => open).length) +
      mostClosed(machines) +
      Math.min(deals, have[DEAL] as number)
    );
  }

  /** The blows of a machine after which as many attacks as possible take place. */
  best(machine: Attacker): Blow[] {
    const { have, machines } = this.#siege;
    const { threat, actions } = machine;
    const { does } = threat.attack;
    const all = blowsOf(this.#siege, machine);
    if (all.length === 0 || does === 'block' || threat.isDeal) return all;
    if (does === 'raze') return all.filter(({ card }) => this.#keepsAfterRaze(machine, card));
    if (does === 'close') {
      const most = mostClosed(machines);
      return all.filter((_, i) => mostClosed(machines, machine, actions[i]) + 1 === most);
    }
    const losses = lossesOf(threat, have);
    return all.filter((_, i) => this.#keepsAfterLoss(machine, losses[i] ?? []));
  }

  /** Of all machines the first one that takes effect whatever the seat chooses. They do nothing but raze. */
  firstSure(): Attacker | undefined {
    const { types, razers } = this.#prospect;
    const most = this.#mostRazes();
    if (most === razers.length) return this.#razers[0];
    return this.#razers.find((_, at) => mostRazed(types, razers.with(at, 0)) < most);
  }

  #mostRazes(): number {
    if (this.#razes < 0) this.#razes = mostRazed(this.#prospect.types, this.#prospect.razers);
    return this.#razes;
  }

  #mostLosses(): number {
    if (this.#losses < 0) this.#losses = this.#exactly(this.#threats, this.#siege.have, this.#prospect);
    return this.#losses;
  }

  #keepsAfterRaze(machine: Attacker, card: number): boolean {
    const { have, sites, machines } = this.#siege;
    const at = sites.findIndex((site) => site.card === card);
    const site = sites[at] as Site;
    const razers = this.#prospect.razers.with(this.#razers.indexOf(machine), 0);
    const types = site.grants.length > 0 ? typesWithout(sites, site) : this.#prospect.types.with(at, 0);
    if (mostRazed(types, razers) + 1 < this.#mostRazes()) return false;
    if (site.open) {
      const blocks = machines.filter(({ threat }) => threat.attack.does === 'block').length;
      if (sites.filter(({ open }) => open).length <= blocks) return false;
    }
    if (this.#threats.length === 0) return true;
    return this.#canLose(this.#mostLosses(), this.#threats, plus(have, site.deal), { sites, types, razers });
  }

  #keepsAfterLoss(machine: Attacker, lost: readonly Item[]): boolean {
    const { have } = this.#siege;
    if (leavesEnough(machine.threat, lost, have, this.#demand)) return true;
    const others = this.#threats.toSpliced(this.#losers.indexOf(machine), 1);
    return this.#canLose(this.#mostLosses() - 1, others, less(have, lost), this.#prospect);
  }

  #canLose(n: number, threats: readonly Threat[], have: Amounts, prospect: Prospect): boolean {
    const { low, high } = boundsOf(threats, have, prospect);
    if (low >= n || high < n) return low >= n;
    return this.#search(threats, have, prospect) >= n;
  }

  #exactly(threats: readonly Threat[], have: Amounts, prospect: Prospect): number {
    const { low, high } = boundsOf(threats, have, prospect);
    return low === high ? low : this.#search(threats, have, prospect);
  }

  #search(threats: readonly Threat[], have: Amounts, prospect: Prospect): number {
    const springs = springsOf(prospect);
    const key = JSON.stringify(springs);
    const losses = this.#exact.get(key) ?? new Losses(this.#threats, springs);
    this.#exact.set(key, losses);
    return losses.most(
      have,
      this.#threats.map((threat) => threats.includes(threat)),
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
    if (one.threat.attack.does === 'close' && one !== without)
      things.push(closed === undefined ? one.actions : one.actions.filter((at) => at !== closed));
  if (things.length < 2) return things[0]?.length === 0 ? 0 : things.length;
  return mostServed([{ most: things.length, things }]);
}

function springsOf({ sites, types, razers }: Prospect): Spring[] {
  const springs = new Map<string, { goods: Amounts; things: (readonly number[])[] }>();
  for (const [i, { deal, brings }] of sites.entries()) {
    const servers = razers.flatMap((bits, at) => (((types[i] ?? 0) & bits) !== 0 ? [at] : []));
    if (servers.length === 0 || brings === 0) continue;
    const key = deal.join();
    const spring = springs.get(key) ?? { goods: deal, things: [] };
    spring.things.push(servers);
    springs.set(key, spring);
  }
  return [...springs.values()];
}

export const mostAttacks = (siege: Siege): number => new Plan(siege).most;

/** The blows of these machines after which as many attacks as possible take place. */
export function bestBlows(siege: Siege, machines: readonly Attacker[] = siege.machines): Blow[] {
  const [only] = machines;
  // One attack is the most that can be made of one machine.
  if (only && siege.machines.length === 1) return blowsOf(siege, only);
  const plan = new Plan(siege);
  return machines.flatMap((machine) => plan.best(machine));
}

const BLOCKED = 1 << PREY.length;
const ACTIONS = PREY.length + 1;
const TIED = 1 << 30;

/** The goods, board actions and blocks that a machine may touch. */
function thingsOf({ threat, actions }: Attacker, { open }: Standing): number {
  let things = threat.wants;
  if (threat.attack.does === 'block' && open) things |= BLOCKED;
  for (const at of actions) things |= 1 << (ACTIONS + at);
  return things;
}

/**
 * The first machine that can do something, and all that its attack may have to do with: machines that share nothing do not
 * care who comes first. What machines and locations touch is two masks of bits each, of things and of types.
 */
export function firstGroup(siege: Siege, standing = standingIn(siege)): Attacker[] {
  const { machines, sites } = siege;
  const first = machines.findIndex((machine) => canStrike(standing, machine));
  if (first < 0) return [];
  // Locations that add types to others tie all razes together.
  const tied = isTied(sites) ? TIED : 0;
  const things: number[] = [];
  const types: number[] = [];
  let wanted = 0;
  let razes = 0;
  let blocked = 0;
  for (const machine of machines) {
    const { wants, razes: type, attack } = machine.threat;
    wanted |= wants;
    razes |= type;
    if (attack.does === 'block') blocked = BLOCKED;
    things.push(thingsOf(machine, standing));
    types.push((standing.types & type) === 0 ? 0 : type | tied);
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
export function nextAttack(siege: Siege, standing = standingIn(siege)): NextAttack {
  const group = firstGroup(siege, standing);
  const alone = { ...siege, machines: group };
  if (group.length < 2 || !group.every(isRaze) || isTied(siege.sites)) return { siege: alone, asked: group };
  const sure = new Plan(alone).firstSure();
  return { siege: alone, asked: sure ? [sure] : group };
}

/** A loss that takes the same whenever it comes, and leaves enough for all others: it need not be asked about. */
export function certainLoss(siege: Siege): Blow | undefined {
  const { have, machines } = siege;
  const demand = demandOfAll(machines);
  for (const machine of machines) {
    const { threat } = machine;
    if (threat.attack.does !== 'lose') continue;
    if (leavesEnough(threat, threat.takes, have, demand)) return blowsOf(siege, machine)[0];
  }
  return undefined;
}
