import type { Counted } from '@cinderhall/gauntlet';
import type { GameEvent } from '@cinderhall/kernel';
import { TOKENS } from '../src/cards/index.ts';
import type { State } from '../src/index.ts';
import { END_POINTS, scoreOf } from '../src/outcome.ts';

/** Whatever a player would want to hear about: points, goods, cards, what lies on cards, and that the turn is the last. */
export function counted(view: State): Counted {
  const things: { [thing: string]: { [part: string]: number } } = {};
  for (const [seat, player] of view.players.entries()) {
    const { goods, kept, hand, deals, abroad, spoils, locations, ruins, leader, vp, score } = player;
    things[`seat:${seat}/points`] = { base: vp, track: score };
    things[`seat:${seat}/card`] = {
      // A card that is being played lies apart until its price is settled.
      hand: hand.length + (view.playing !== null && view.decision?.seats[0] === seat ? 1 : 0),
      deals: deals.length,
      abroad: abroad.length,
      spoils: spoils.length,
      locations: locations.length,
      ruins: ruins.length,
      leader: leader ? 1 : 0,
    };
    // What lies on cards pays like what lies in the pool.
    for (const good of TOKENS) things[`seat:${seat}/${good}`] = { [good]: goods[good] + (kept?.[good] ?? 0) };
    for (const placed of locations)
      things[`card:${placed.card}`] = {
        points: placed.vp,
        upgraded: Number(placed.upgraded),
        guard: placed.guard === null ? 0 : 1,
      };
    if (leader) things[`card:${leader.card}`] = { points: leader.vp };
  }
  things.end = {
    certain: Number(view.players.some(({ passed }, seat) => passed && scoreOf(view, seat) >= END_POINTS)),
  };
  return things;
}

const SCORING = ['scored', 'pointsToBase', 'counted'];

export function names({ kind, seat, over }: GameEvent): string[] {
  return [
    ...(SCORING.includes(kind) ? [`seat:${seat}/points`] : []),
    ...(kind === 'lastTurn' ? ['end'] : []),
    ...(typeof over === 'number' && over >= 0 ? [`card:${over}`] : []),
  ];
}
