import type { Counted } from '@cinderhall/gauntlet';
import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '../src/index.ts';

/** Whatever a player would want to hear about: supply, resources, cards, and what stands on the map. */
export function counted(view: State): Counted {
  const seats = view.players.length;
  const things: { [thing: string]: { [part: string]: number } } = {};
  for (const [seat, player] of view.players.entries()) {
    const { tech, energy, supply, hand, planned, up, down, bin, sweets, locked, unlocked, taken } = player;
    things[`seat:${seat}/tech`] = { tech };
    things[`seat:${seat}/energy`] = { energy };
    things[`seat:${seat}/supply`] = { supply: Object.values(supply).reduce((a, b) => a + b, 0) };
    things[`seat:${seat}/card`] = {
      hand: hand.length,
      planned: planned.length,
      up: up.length,
      down: down.length,
      bin: bin.length,
      sweets: sweets.length,
      abilities: locked.length,
      unlocked: unlocked.length,
    };
    things[`seat:${seat}/cube`] = Object.fromEntries(
      [0, 1, 2].map((colour) => [`colour ${colour}`, view.cubes[seat * 3 + colour] ?? 0]),
    );
    things[`seat:${seat}/control`] = {
      outposts: view.outposts.filter(({ area }) => view.leads[area] === seat).length,
    };
    things[`seat:${seat}`] = {
      missions: taken.filter((place) => place >= 0).length,
      collectors: player.reserve,
      shelters: player.shelters.length,
      bridges: player.bridges.length,
      lifts: player.lifts.length,
    };
  }
  for (const [area, n] of view.resources.entries())
    things[`area:${area}`] = {
      resources: n,
      ...Object.fromEntries(
        view.players.map((_, seat) => [`collectors ${seat}`, view.collectors[area * seats + seat] ?? 0]),
      ),
      leaders: view.leaders.filter((where) => where === area).length,
      drones: view.drones.filter((where) => where === area).length,
    };
  things.order = Object.fromEntries(view.order.map((seat, place) => [`seat ${seat}`, place]));
  return things;
}

const ABOUT: { readonly [kind: string]: readonly string[] } = {
  supplied: ['supply'],
  counted: ['supply'],
  cardsCounted: ['supply'],
  mission: ['supply'],
  cube: ['cube'],
  bought: ['tech', 'energy'],
  exchanged: ['tech', 'energy'],
  dealt: ['card'],
  cleaned: ['card'],
};

export function names(event: GameEvent, view: State): string[] {
  const { kind, seat, victim, from, to, area, lead, was } = event;
  // A faction is deployed in all its first areas.
  const seats = view.players.length;
  const deployed =
    kind === 'deployed' ? [...view.resources.keys()].filter((one) => view.collectors[one * seats + Number(seat)]) : [];
  const places = [from, to, area, kind === 'deployed' ? event.leader : undefined, ...deployed];
  const held = kind === 'cube' ? [lead, was] : kind === 'control' ? [seat, was] : [];
  return [
    ...(ABOUT[kind] ?? []).map((part) => `seat:${seat}/${part}`),
    ...(kind === 'cube' ? [`seat:${from}/cube`] : []),
    ...held.map((one) => `seat:${one}/control`),
    ...(['tech', 'energy'] as const).filter((good) => Number(event[good]) > 0).map((good) => `seat:${seat}/${good}`),
    ...(typeof victim === 'number' ? [`seat:${victim}`] : []),
    ...places.flatMap((place) => (typeof place === 'number' && place >= 0 ? [`area:${place}`] : [])),
    ...(kind === 'order' ? ['order'] : []),
  ];
}
