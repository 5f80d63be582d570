import { must } from '@cinderhall/kernel';
import { BRIDGE, canBuild, canStand, placesOfKind, SHELTER } from '../actions/build.ts';
import { unitsAt } from '../majority.ts';
import { bridgeAt, liftAt } from '../map/board.ts';
import { playerOf, type State, TOKENS_OF_A_KIND } from '../state.ts';
import type { Outlook } from './areas.ts';

/** How much of what a structure leads to it is worth itself. */
const OPENS = 0.35;
/** Moving a structure gives up what it did where it was. */
const MOVED = 0.2;

/** What a way to an area is worth where there was none. */
const beyond = (view: State, { seat, pull, worth }: Outlook, area: number): number =>
  view.leads[area] === seat ? 0.1 : OPENS * (must(pull[area]) + must(worth[area]));

/** What a structure brings at a place, beyond that it counts as one. */
export function siteGain(view: State, outlook: Outlook, what: number, site: number): number {
  const { seat, pull, worth } = outlook;
  const own = placesOfKind(playerOf(view, seat), what);
  if (own.includes(site)) return 0;
  if (what === SHELTER) {
    const isNew = !view.board.starts.includes(site);
    return (isNew ? OPENS : 0.05) * (0.3 + must(pull[site]) + 0.4 * must(worth[site]));
  }
  if (what === BRIDGE) {
    const { from, to } = bridgeAt(view.board, site);
    if (view.board.paths[from]?.includes(to)) return 0;
    return beyond(view, outlook, unitsAt(view, from, seat) > 0 ? to : from);
  }
  const { ground, roof } = liftAt(view.board, site);
  return beyond(view, outlook, unitsAt(view, roof, seat) > 0 ? ground : roof);
}

/** What the best structure of a kind brings. */
export function bestSite(view: State, outlook: Outlook, what: number): number {
  const { seat, weights } = outlook;
  if (!canBuild(view, seat, what)) return 0;
  const { board } = view;
  const places = (what === SHELTER ? board.areas : what === BRIDGE ? board.bridges : board.lifts).length;
  let best = 0;
  for (let place = 0; place < places; place++)
    if (canStand(view, seat, what, place)) best = Math.max(best, siteGain(view, outlook, what, place));
  const isMore = placesOfKind(playerOf(view, seat), what).length < TOKENS_OF_A_KIND;
  return isMore ? best + weights.structures : best * MOVED;
}
