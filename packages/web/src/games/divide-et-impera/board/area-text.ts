import type { State } from '@cinderhall/divide-et-impera';
import { areaName, BRIDGE, DRONES, FACTIONS, LIFT, SHELTER, STRUCTURES } from '@cinderhall/divide-et-impera/table';
import type { Message, Ref } from '@cinderhall/kernel';
import { majorityText } from '../majority.ts';
import { d } from '../words.ts';
import { piecesIn } from './pieces.ts';

export const placeName = (view: State, area: number): string => {
  const { key, params } = areaName(view, area);
  return d(key, params);
};

/** Where a shelter is built, an area is a site: then it is known by another name. */
export function areaRef({ decision }: State, area: number): Ref {
  const building = decision?.kind === 'buildAt' || decision?.kind === 'buildOld';
  return building && decision.what === SHELTER ? `site:${area}` : `area:${area}`;
}

/** What lies in an area beside units, in words. */
export function contentsText(view: State, area: number): string[] {
  return piecesIn(view, area).flatMap((piece) => {
    switch (piece.kind) {
      case 'outpost':
        return [d('dei.ui.has.outpost', { colour: { key: `dei.colour.${piece.colour}` } })];
      case 'resource':
        return [d(piece.tech ? 'dei.ui.has.tech' : 'dei.ui.has.energy', { n: piece.n })];
      case 'drone':
        return [d('dei.ui.has.drone', { drone: { key: `dei.name.${DRONES[piece.drone]}` } })];
      case 'shelter':
        return [
          piece.seat < 0 ? d('dei.ui.has.start') : d('dei.ui.has.shelter', { who: factionText(view, piece.seat) }),
        ];
      default:
        return [];
    }
  });
}

export function factionText(view: State, seat: number): string {
  const faction = view.players[seat]?.faction ?? -1;
  return faction < 0 ? d('faction.undecided') : d(`faction.${FACTIONS[faction]}`);
}

/** The bridges and lifts that begin or end in an area, or lead over it. */
export function structuresText(view: State, area: number): string[] {
  const { bridges, lifts, neutralBridges } = view.board;
  const texts: string[] = [];
  const add = (what: number, site: number, who: string): void => {
    const place = what === BRIDGE ? bridges[site] : lifts[site];
    if (!place || !Object.values(place).includes(area)) return;
    texts.push(d('dei.ui.has.structure', { what: { noun: `dei.${STRUCTURES[what]}` }, who }));
  };
  for (const site of neutralBridges) add(BRIDGE, site, d('dei.ui.neutral'));
  for (const [seat, player] of view.players.entries()) {
    for (const site of player.bridges) add(BRIDGE, site, factionText(view, seat));
    for (const site of player.lifts) add(LIFT, site, factionText(view, seat));
  }
  return texts;
}

/** What a screen reader says about an area. */
export const areaText = (view: State, area: number, say: (message: Message) => string): string =>
  [
    placeName(view, area),
    ...majorityText(view, area, say),
    ...contentsText(view, area),
    ...structuresText(view, area),
  ].join('. ');
