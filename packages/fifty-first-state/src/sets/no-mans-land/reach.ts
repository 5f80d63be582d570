import type { Message, Seat } from '@cinderhall/kernel';
import { cardName } from '../../names.ts';
import { playerOf, type State } from '../../state.ts';
import { type Site, sitesFor, sitesOf, typeNeeded } from './cards.ts';
import { areaName } from './describe.ts';
import { outpostAt } from './map.ts';

/** The card of the hand that pays for a site. */
const payingFor = (view: State, seat: Seat, { kind, area }: Site): number | undefined =>
  playerOf(view, seat).hand.find(
    (card) => card >= 0 && sitesFor(view, seat, card).some((site) => site.kind === kind && site.area === area),
  );

function said(view: State, seat: Seat, site: Site): Message {
  const card = payingFor(view, seat, site);
  return {
    key: `fiftyFirstState.reach.${site.kind}${card === undefined ? '' : 'Card'}`,
    params: {
      ...(site.kind === 'upgrade' ? { area: areaName(site.area), level: outpostAt(view, site.area).level + 1 } : {}),
      ...(card === undefined ? { type: typeNeeded(view, site) ?? '' } : { card: cardName(view, card) }),
    },
  };
}

/** An outpost more, and a level more for those there are: each takes one card. New ones take the same card everywhere. */
export function withinReach(view: State, seat: Seat): readonly Message[] {
  const sites = sitesOf(view, seat);
  const first = sites.find(({ kind }) => kind === 'outpost');
  return sites.filter((site) => site.kind === 'upgrade' || site === first).map((site) => said(view, seat, site));
}
