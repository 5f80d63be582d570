import type { Reason, Ref, Seat } from '@cinderhall/kernel';
import { contactsOf } from '../../actions/payable.ts';
import { kit } from '../../effect-kit.ts';
import { hasPassed } from '../../owners.ts';
import { playerOf, type State } from '../../state.ts';
import { canPayRaze, takesShield } from './actions.ts';
import { type Site, sitesFor, typeNeeded } from './cards.ts';
import { outpostDefence } from './defence.ts';
import { AREA_COUNT } from './geometry.ts';
import { buildable, isNextTo, outpostAt, TOP_LEVEL } from './map.ts';

/** Why nothing can be done with an area on one's turn; a card that can be discarded for an outpost needs no reasons. */
export function whyNot(view: State, seat: Seat, ref: Ref): Reason[] | null {
  const [kind, name = ''] = ref.split(':');
  if (kind === 'card') {
    const card = playerOf(view, seat).hand.find((one) => String(one) === name);
    return card !== undefined && sitesFor(view, seat, card).length > 0 ? [] : null;
  }
  if (kind !== 'area') return null;
  const area = Number(name);
  if (!/^\d+$/.test(name) || area >= AREA_COUNT) return [];
  const { owner } = outpostAt(view, area);
  if (owner === -1) return whyNotBuild(view, seat, area);
  return owner === seat ? whyNotOwn(view, seat, area) : whyNotRaze(view, seat, area, owner);
}

/** No card in hand can be discarded for it. */
function whyNotSite(view: State, seat: Seat, site: Site, rule: string): Reason[] {
  const isPaidBy = (card: number): boolean =>
    sitesFor(view, seat, card).some(({ kind, area }) => kind === site.kind && area === site.area);
  if (playerOf(view, seat).hand.some(isPaidBy)) return [];
  return [{ key: 'fiftyFirstState.why.outpostCard', params: { type: typeNeeded(view, site) ?? '' }, rule }];
}

const whyNotBuild = (view: State, seat: Seat, area: number): Reason[] =>
  buildable(view, seat).includes(area)
    ? whyNotSite(view, seat, { kind: 'outpost', area }, 'R-NML-030')
    : [{ key: 'fiftyFirstState.why.notNear', rule: 'R-NML-030' }];

function whyNotOwn(view: State, seat: Seat, area: number): Reason[] {
  const upgrading = whyNotUpgrade(view, seat, area);
  const shielding = whyNotShieldArea(view, seat, area);
  return upgrading.length === 0 || shielding.length === 0 ? [] : [...upgrading, ...shielding];
}

function whyNotUpgrade(view: State, seat: Seat, area: number): Reason[] {
  const { level } = outpostAt(view, area);
  if (level === TOP_LEVEL) return [{ key: 'fiftyFirstState.why.topLevel', rule: 'R-NML-001' }];
  return whyNotSite(view, seat, { kind: 'upgrade', area }, level === 1 ? 'R-NML-031' : 'R-NML-032');
}

function whyNotShieldArea(view: State, seat: Seat, area: number): Reason[] {
  if (!takesShield(view, area)) return [{ key: 'fiftyFirstState.why.shielded', rule: 'R-NML-036' }];
  return playerOf(view, seat).goods.shield > 0 ? [] : [{ key: 'fiftyFirstState.why.noShield', rule: 'R-NML-036' }];
}

function whyNotRaze(view: State, seat: Seat, area: number, owner: number): Reason[] {
  if (hasPassed(view, owner)) return [{ key: 'fiftyFirstState.why.outpostPassed', rule: 'R-NML-033' }];
  if (!isNextTo(view, area, seat)) return [{ key: 'fiftyFirstState.why.notNear', rule: 'R-NML-033' }];
  if (canPayRaze(view, seat, area)) return [];
  const price = outpostDefence(view, area, kit);
  const have = contactsOf(playerOf(view, seat), 'raze');
  return [{ key: 'fiftyFirstState.why.razeRival', params: { price, have }, rule: 'R-NML-033' }];
}
