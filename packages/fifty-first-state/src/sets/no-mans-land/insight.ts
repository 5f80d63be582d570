/** What choices about outposts cost and are worth, and why they are good. */
import { bySeat } from '@cinderhall/effects';
import type { Cost, Impact, Reason, Seat, Target } from '@cinderhall/kernel';
import { ONE_CARD, ONE_SHIELD } from '../../actions/prices.ts';
import { kit } from '../../effect-kit.ts';
import { isOpponent } from '../../owners.ts';
import type { Choice, State } from '../../state.ts';
import { cardWorth, SPENT } from '../../worth.ts';
import { razeOutpostCost } from './actions.ts';
import { fitsSite, type Site, sitesFor } from './cards.ts';
import { outpostDefence } from './defence.ts';
import { activationWorth, levelEffects, levelWorth } from './levels.ts';
import { outpostAt } from './map.ts';
import { buildingWorth, razingWorth, standingOutpost, upgradingWorth } from './worth.ts';

const FREE: Cost = {};
const NOBODY: readonly Target[] = [];
const RED = 0.35 * SPENT;
const SHIELD = 0.04;
/** A permit that is kept may serve a dearer card later in the round. */
const PERMIT = 0.1;

/** Whose outpost it is, if a seat's. */
function ownerAt(view: State, area: number): readonly Target[] {
  const { owner } = outpostAt(view, area);
  return owner < 0 || isOpponent(view, owner) ? NOBODY : [{ seat: owner, ref: `area:${area}` }];
}

export function impact(view: State, _seat: Seat, choice: Choice): Impact {
  switch (choice.kind) {
    case 'forOutpost':
      return { cost: { goods: ONE_CARD }, targets: NOBODY };
    case 'razeOutpost':
      return { cost: razeOutpostCost(view, choice.area), targets: ownerAt(view, choice.area) };
    case 'area':
      return { cost: FREE, targets: view.decision?.kind === 'razeOutpost' ? ownerAt(view, choice.area) : NOBODY };
    case 'shieldArea':
      return { cost: { goods: ONE_SHIELD }, targets: NOBODY };
    default:
      return { cost: FREE, targets: NOBODY };
  }
}

/** Building or upgrading there; a permit that it takes may serve better later in the round. */
function siteWorth(view: State, seat: Seat, card: number, site: Site): number {
  const worth = site.kind === 'upgrade' ? upgradingWorth : buildingWorth;
  return worth(view, seat, site.area, kit) - (fitsSite(view, seat, card, site) ? 0 : PERMIT);
}

function bestSite(view: State, seat: Seat, card: number): Site | null {
  let best: Site | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const site of sitesFor(view, seat, card)) {
    const worth = siteWorth(view, seat, card, site);
    if (worth > most) best = site;
    most = Math.max(most, worth);
  }
  return best;
}

function forOutpostWorth(view: State, seat: Seat, card: number): number {
  const best = bestSite(view, seat, card);
  return best ? siteWorth(view, seat, card, best) - cardWorth(view, seat, card) : 0;
}

export function value(view: State, seat: Seat, choice: Choice): number {
  switch (choice.kind) {
    case 'forOutpost':
      return forOutpostWorth(view, seat, choice.card);
    case 'outpost':
    case 'upgrade':
      return siteWorth(view, seat, view.playing ?? -1, choice);
    case 'razeOutpost':
      return razingWorth(view, seat, choice.area, kit) - outpostDefence(view, choice.area, kit) * RED;
    case 'shieldArea':
      return SHIELD;
    case 'giveUpPick':
    case 'settle':
      return buildingWorth(view, seat, choice.area, kit);
    case 'activate':
      return levelWorth(view, seat, choice.area, choice.level, kit);
    case 'moveOutpost':
      return activationWorth(view, seat, choice.area, 1, kit);
    case 'area':
      return areaValue(view, seat, choice.area);
    default:
      return 0;
  }
}

function areaValue(view: State, seat: Seat, area: number): number {
  const { decision } = view;
  switch (decision?.kind) {
    case 'buildOutpost':
      return buildingWorth(view, seat, area, kit);
    case 'upgradeOutpost':
      return upgradingWorth(view, seat, area, kit);
    case 'razeOutpost':
      return razingWorth(view, seat, area, kit);
    case 'leaveOutpost': {
      const x = outpostAt(view, area).level;
      return kit.worth(view, decision.effects, { seat, card: -1, x }) - standingOutpost(view, seat, area, kit);
    }
    default:
      return -standingOutpost(view, seat, area, kit);
  }
}

const gives = (view: State, seat: Seat, area: number, upTo: number): Reason[] => {
  let best = 1;
  for (let level = 2; level <= upTo; level++)
    if (levelWorth(view, seat, area, level, kit) > levelWorth(view, seat, area, best, kit)) best = level;
  const effects = levelEffects(area, best);
  if (!kit.can(view, effects, bySeat(seat))) return [];
  return [{ key: 'fiftyFirstState.reason.gives', params: { does: kit.say(effects) }, rule: 'R-NML-007' }];
};

const siteReasons = (view: State, seat: Seat, { kind, area }: Site): Reason[] =>
  gives(view, seat, area, kind === 'upgrade' ? outpostAt(view, area).level + 1 : 1);

export function reasons(view: State, seat: Seat, choice: Choice): Reason[] {
  switch (choice.kind) {
    case 'forOutpost': {
      const best = bestSite(view, seat, choice.card);
      return best ? siteReasons(view, seat, best) : [];
    }
    case 'outpost':
    case 'upgrade':
      return siteReasons(view, seat, choice);
    case 'giveUpPick':
    case 'settle':
    case 'moveOutpost':
      return gives(view, seat, choice.area, 1);
    case 'razeOutpost':
      return gives(view, seat, choice.area, outpostAt(view, choice.area).level);
    case 'activate':
      return [
        {
          key: 'fiftyFirstState.reason.gives',
          params: { does: kit.say(levelEffects(choice.area, choice.level)) },
          rule: 'R-NML-007',
        },
      ];
    case 'shieldArea':
      return [{ key: 'fiftyFirstState.reason.shieldArea', rule: 'R-NML-036' }];
    default:
      return [];
  }
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = {
  forOutpost: 'build',
  razeOutpost: 'raid',
  shieldArea: 'guard',
};
export const style = ({ kind }: Choice): string | null => STYLES[kind] ?? null;
