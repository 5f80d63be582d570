import type { Counted } from '@cinderhall/gauntlet';
import type { GameEvent } from '@cinderhall/kernel';
import type { State } from '../src/index.ts';
import { OPPONENT } from '../src/owners.ts';
import { pointsOf } from '../src/sets/arena/points.ts';

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
      ruins: (view.players[seat]?.ruins.length ?? 0) + ruinsToCover(view, seat),
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
  addSets(view, things);
  const { opponent } = view;
  if (opponent) {
    things['opponent/points'] = { points: opponent.vp };
    things.opponent = {
      ...(opponent.kind === 'borgo'
        ? { brawlers: opponent.brawlers, ruins: opponent.ruins.length }
        : { attempts: opponent.attempts, pile: opponent.pile.length }),
      locations: view.locations[OPPONENT]?.length ?? 0,
    };
  }
  return things;
}

/** What lies on the boards that all players share, and what machines have closed. */
function addSets(view: State, things: { [thing: string]: { [part: string]: number } }): void {
  const { moloch, serverRoom, arena, headquarters, borders } = view;
  for (const { card, code, contacts } of moloch?.deployed ?? [])
    things[`card:${card}`] = { deployed: 1, code: sum(code), contacts };
  for (const [seat, actions] of (moloch?.closed ?? []).entries())
    things[`seat:${seat}/closed`] = { actions: actions.length };
  for (const card of [...(moloch?.blocked ?? []), ...(view.allies?.blocked ?? [])])
    things[`blocked:${card}`] = { blocked: 1 };
  if (serverRoom) things.serverRoom = { ...serverRoom };
  for (const seat of arena?.keys() ?? [])
    things[`seat:${seat}/arena`] = { worker: Number(arena?.[seat]?.worker), points: pointsOf(view, seat) };
  for (const hq of headquarters?.offered ?? []) things[`hq:${hq}`] = { offered: 1 };
  for (const [owner, taken] of (headquarters?.taken ?? []).entries())
    for (const hq of taken) things[`hq:${hq}`] = { owner: owner + 1 };
  // Told to be turned when it is used, which comes before whatever is asked about it.
  const turning = view.tasks.flatMap((task) => (task.kind === 'flipBorder' ? [task.at] : []));
  for (const [at, { tile, side }] of (borders ?? []).entries())
    things[`border:${tile}`] = { side: turning.includes(at) ? 1 - side : side };
}

/** Ruins that are being rebuilt lie apart, like the card that comes there, until its price is settled. */
const ruinsToCover = ({ tasks, locations }: State, seat: number): number =>
  tasks.filter(
    (task) =>
      task.kind === 'place' &&
      task.seat === seat &&
      task.over >= 0 &&
      !locations[seat]?.some(({ card }) => card === task.over),
  ).length;

const CACHED = /^cached([A-Z].*)$/;

export function names(event: GameEvent, { players, locations }: State): string[] {
  const { kind, seat, owner, area, from, city, over, by, goods } = event;
  const found: string[] = [];
  const areas = [area, kind === 'outpostMoved' ? from : undefined];
  for (const [thing, numbers] of Object.entries({ area: areas, city: [city], card: [over], hq: [event.hq] }))
    for (const number of numbers) if (typeof number === 'number' && number >= 0) found.push(`${thing}:${number}`);
  if (kind === 'lastRound' || kind === 'overrun') found.push('end');
  if (kind === 'opponentScored' || kind === 'opponentLost') found.push('opponent/points');
  if (/^(opponent|borgo)/.test(kind) || owner === OPPONENT) found.push('opponent');
  // Only a lone player has an opponent.
  if (kind === 'opponentRazed') found.push('seat:0/card');
  if (kind.startsWith('server')) found.push('serverRoom');
  if (kind === 'enteredArena' || kind === 'armed') found.push(`seat:${seat}/arena`);
  if (kind === 'usedBorder') found.push(`border:${event.tile}`);
  if (kind === 'closed') found.push(`seat:${seat}/closed`);
  for (const card of [event.card, over]) if (typeof card === 'number') found.push(`blocked:${card}`);
  // What was closed until then is open again: at once, or once it was asked what is kept.
  if ((kind === 'phase' && event.phase === 'cleanup') || ['stored', 'cleanedUp', 'round'].includes(kind))
    found.push(
      ...[...players.keys()].map((one) => `seat:${one}/closed`),
      ...locations.flat().map(({ card }) => `blocked:${card}`),
    );
  if (kind === 'shielded' || kind === 'areaShielded') found.push(`seat:${seat}/shield`);
  if (kind.startsWith('outpost') && typeof by === 'number') found.push(`seat:${seat}/card`);
  for (const good of Object.keys(typeof goods === 'object' && goods !== null ? goods : {})) {
    const cached = CACHED.exec(good)?.[1];
    if (kind === 'cameAlong') found.push(`seat:${owner}/${good}`);
    if (cached) found.push(`seat:${seat}/${cached.charAt(0).toLowerCase()}${cached.slice(1)}`);
  }
  return found;
}
