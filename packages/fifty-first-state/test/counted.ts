import type { Counted } from '@cinderhall/gauntlet';
import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '../src/index.ts';
import { OPPONENT } from '../src/owners.ts';

const sum = (goods: object): number => Object.values(goods).reduce((a: number, b: number) => a + b, 0);

/** Whatever a player would want to hear about: points, goods, cards, and what lies on cards. */
export function counted(view: State): Counted {
  const things: { [thing: string]: { [part: string]: number } } = { end: { lastRound: Number(view.ending) } };
  for (const [seat, { goods, cached, hand, connections, deals }] of view.players.entries()) {
    things[`seat:${seat}/card`] = {
      // A card that is being played lies apart until its price is settled.
      hand: hand.length + (view.playing !== null && view.decision?.seats[0] === seat ? 1 : 0),
      connections: connections.length,
      deals: deals.length,
      locations: view.locations[seat]?.length ?? 0,
    };
    // What lies on cards pays like what lies in the pool.
    for (const [good, n] of Object.entries(goods))
      things[`seat:${seat}/${good}`] = { [good]: n + (cached?.[good] ?? 0) };
  }
  for (const { card, shield } of view.locations.flat()) things[`card:${card}`] = { shield: Number(shield) };
  for (const [area, { owner, level, shield }] of (view.map?.areas ?? []).entries())
    things[`area:${area}`] = { owner: owner + 1, level, shield: Number(shield) };
  for (const [city, { goods, deals, razed }] of (view.cities ?? []).entries())
    things[`city:${city}`] = { goods: sum(goods), deals: deals.length, razed: Number(razed) };
  const { opponent } = view;
  if (opponent) {
    things['opponent/points'] = { points: opponent.vp };
    things.opponent = {
      ...(opponent.kind === 'borgo'
        ? { brawlers: opponent.brawlers }
        : { attempts: opponent.attempts, pile: opponent.pile.length }),
      locations: view.locations[OPPONENT]?.length ?? 0,
    };
  }
  return things;
}

const CACHED = /^cached([A-Z].*)$/;

export function names(event: GameEvent): string[] {
  const { kind, seat, owner, area, from, city, over, by, goods } = event;
  const found: string[] = [];
  const areas = [area, kind === 'outpostMoved' ? from : undefined];
  for (const [thing, numbers] of Object.entries({ area: areas, city: [city], card: [over] }))
    for (const number of numbers) if (typeof number === 'number' && number >= 0) found.push(`${thing}:${number}`);
  if (kind === 'lastRound' || kind === 'overrun') found.push('end');
  if (kind === 'opponentScored' || kind === 'opponentLost') found.push('opponent/points');
  if (/^(opponent|borgo)/.test(kind) || owner === OPPONENT) found.push('opponent');
  // Only a lone player has an opponent.
  if (kind === 'opponentRazed') found.push('seat:0/card');
  if (kind === 'shielded' || kind === 'areaShielded') found.push(`seat:${seat}/shield`);
  if (kind.startsWith('outpost') && typeof by === 'number') found.push(`seat:${seat}/card`);
  for (const good of Object.keys(typeof goods === 'object' && goods !== null ? goods : {})) {
    const cached = CACHED.exec(good)?.[1];
    if (kind === 'cameAlong') found.push(`seat:${owner}/${good}`);
    if (cached) found.push(`seat:${seat}/${cached.charAt(0).toLowerCase()}${cached.slice(1)}`);
  }
  return found;
}
