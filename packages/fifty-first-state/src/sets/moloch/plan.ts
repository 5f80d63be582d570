/** R-MOL-017: how many attacks can take place at most, and which blows keep that number. */
import type { Goods } from '@cinderhall/effects';
import { Losses, type Spring } from './losses.ts';
import { mostServed } from './matching.ts';
import {
  type Attacker,
  type Blow,
  blowsOf,
  canStrike,
  type Siege,
  type Site,
  sitesOfType,
  struck,
  wantedBy,
} from './siege.ts';

const isRaze = ({ attack }: Attacker): boolean => attack.does === 'raze';
const isLoss = ({ attack }: Attacker): boolean => wantedBy(attack).length > 0 && attack.does !== 'raze';
const isDeal = ({ attack }: Attacker): boolean => attack.does === 'discard' && attack.what === 'deal';

/** For each location the places of the machines that can raze it. */
function razersOf(sites: readonly Site[], razers: readonly Attacker[], places: readonly number[]): Map<Site, number[]> {
  const found = new Map<Site, number[]>();
  for (const [at, { attack }] of razers.entries())
    if (attack.does === 'raze')
      for (const site of sitesOfType(sites, attack.type))
        found.set(site, [...(found.get(site) ?? []), places[at] ?? at]);
  return found;
}

function springsOf(razed: ReadonlyMap<Site, readonly number[]>, wanted: ReadonlySet<string>): Spring[] {
  const springs = new Map<string, { goods: Goods; things: (readonly number[])[] }>();
  for (const [{ deal }, servers] of razed) {
    const goods = Object.fromEntries(Object.entries(deal).filter(([good, n]) => n > 0 && wanted.has(good)));
    if (Object.keys(goods).length === 0) continue;
    const key = JSON.stringify(Object.entries(goods).sort());
    const spring = springs.get(key) ?? { goods, things: [] };
    spring.things.push(servers);
    springs.set(key, spring);
  }
  return [...springs.values()];
}

/**
 * The greatest number of attacks that can still take place, now and after any blows. Razes and losses are the parts that
 * meet: a razed location brings its deal. As many locations as can be razed at all are razed in the best case, because one
 * more can be razed after everything else. Blocking, closing and giving up deals take nothing from the others.
 */
function counterOf({ machines: all }: Siege): (siege: Siege) => number {
  const allLosers = all.filter((one) => isLoss(one) && !isDeal(one));
  const wanted = new Set(allLosers.flatMap(({ attack }) => wantedBy(attack)));
  // What was found out of some losses holds as long as the same locations can feed them.
  const known = new Map<string, Losses>();
  const lossesOf = (springs: readonly Spring[]): Losses => {
    const key =
      springs.length === 0
        ? ''
        : JSON.stringify(springs.map(({ goods, things }) => JSON.stringify([goods, [...things].sort()])).sort());
    const losses = known.get(key) ?? new Losses(allLosers, springs);
    known.set(key, losses);
    return losses;
  };
  return ({ goods, sites, machines }) => {
    const razers = machines.filter(isRaze);
    const places = razers.map(({ card }) => all.findIndex((one) => one.card === card));
    const razed = razersOf(sites, razers, places);
    const blocks = machines.filter(({ attack }) => attack.does === 'block').length;
    const closers = machines.filter(({ attack }) => attack.does === 'close').map(({ actions }) => actions);
    return (
      mostServed([{ most: razers.length, things: [...razed.values()] }]) +
      lossesOf(springsOf(razed, wanted)).most(
        goods,
        allLosers.map(({ card }) => machines.some((one) => one.card === card)),
      ) +
      Math.min(blocks, sites.filter(({ open }) => open).length) +
      mostServed([{ most: closers.length, things: closers }]) +
      Math.min(machines.filter(isDeal).length, goods.deal ?? 0)
    );
  };
}

export const mostAttacks = (siege: Siege): number => counterOf(siege)(siege);

/** How much of a good an attack can take at most. */
function drawsOf({ attack }: Attacker, good: string): number {
  if (attack.does === 'loseAny') return attack.of.includes(good) ? attack.n : 0;
  if (attack.does === 'lose') return (attack.goods[good] ?? 0) + (attack.or?.[good] ?? 0);
  return attack.does === 'discard' && attack.what === good ? 1 : 0;
}

const demandOf = (machines: readonly Attacker[], good: string): number =>
  machines.reduce((sum, one) => sum + drawsOf(one, good), 0);

/** Whether a loss leaves more than all others together can take: then it costs none of them its attack. */
function leavesPlenty({ goods: have, machines }: Siege, machine: Attacker, { goods: lost, card, at }: Blow): boolean {
  if (card >= 0 || at >= 0) return false;
  for (const good in lost)
    if ((have[good] ?? 0) - (lost[good] ?? 0) < demandOf(machines, good) - drawsOf(machine, good)) return false;
  return true;
}

/** The blows of these machines after which as many attacks as possible take place. */
export function bestBlows(siege: Siege, machines: readonly Attacker[] = siege.machines): Blow[] {
  // One attack is the most that can be made of one machine.
  if (siege.machines.length === 1) return machines.flatMap((machine) => blowsOf(siege, machine));
  let most: number | null = null;
  const count = counterOf(siege);
  const isBest = (blow: Blow): boolean => {
    most ??= count(siege);
    return 1 + count(struck(siege, blow)) === most;
  };
  return machines.flatMap((machine) =>
    blowsOf(siege, machine).filter((blow) => leavesPlenty(siege, machine, blow) || isBest(blow)),
  );
}

/** What a machine may touch: machines that share nothing do not care who comes first. */
function touchedBy(siege: Siege, machine: Attacker, wanted: ReadonlySet<string>): string[] {
  const { attack, actions } = machine;
  if (attack.does === 'close') return actions.map((at) => `board ${at}`);
  if (attack.does === 'block') return siege.sites.flatMap(({ card, open }) => (open ? [`card ${card}`] : []));
  if (attack.does !== 'raze') return [...wantedBy(attack)];
  // Locations that add types to others tie all razes together.
  const tied = siege.sites.some(({ grants }) => grants.length > 0) ? ['types'] : [];
  return sitesOfType(siege.sites, attack.type).flatMap(({ card, deal }) => [
    `card ${card}`,
    ...Object.keys(deal).filter((good) => wanted.has(good)),
    ...tied,
  ]);
}

/** The first machine that can do something, and all that its attack may have to do with. */
export function firstGroup(siege: Siege): Attacker[] {
  const first = siege.machines.find((machine) => canStrike(siege, machine));
  if (!first) return [];
  const wanted = new Set(siege.machines.filter(isLoss).flatMap(({ attack }) => wantedBy(attack)));
  const touched = new Map(siege.machines.map((machine) => [machine, touchedBy(siege, machine, wanted)]));
  const group = [first];
  const things = new Set(touched.get(first));
  for (let grown = true; grown; ) {
    grown = false;
    for (const [machine, own] of touched) {
      if (group.includes(machine) || !own.some((thing) => things.has(thing))) continue;
      group.push(machine);
      for (const thing of own) things.add(thing);
      grown = true;
    }
  }
  return siege.machines.filter((machine) => group.includes(machine));
}

/**
 * The attack of those machines alone that the seat is asked about next: the others share nothing with them. Where only razes
 * meet, their order does not matter: then it is one machine that takes effect whatever the seat chooses, and `asked` is this
 * machine alone.
 */
export function nextAttack(siege: Siege): { readonly siege: Siege; readonly asked: readonly Attacker[] } {
  const group = firstGroup(siege);
  const alone = { ...siege, machines: group };
  if (group.length < 2 || !group.every(isRaze) || siege.sites.some(({ grants }) => grants.length > 0))
    return { siege: alone, asked: group };
  const count = counterOf(alone);
  const most = count(alone);
  const sure = group.find((machine) => count({ ...siege, machines: group.filter((one) => one !== machine) }) < most);
  return { siege: alone, asked: sure ? [sure] : group };
}

/** A loss that takes the same whenever it comes, and leaves enough for all others: it need not be asked about. */
export function certainLoss(siege: Siege): Blow | undefined {
  for (const machine of siege.machines) {
    const { attack } = machine;
    if (attack.does !== 'lose') continue;
    const others = siege.machines.filter((one) => one !== machine);
    const isPlenty = Object.entries(attack.goods).every(
      ([good, n]) => (siege.goods[good] ?? 0) >= n + demandOf(others, good),
    );
    if (isPlenty) return blowsOf(siege, machine)[0];
  }
  return undefined;
}
