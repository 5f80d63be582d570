import { worthOf } from '@cinderhall/effects';
import { type Insight, must, type Seat } from '@cinderhall/kernel';
import { shiftValue } from './arrange-values.ts';
import { blunder } from './blunder.ts';
import { designOf, enemyOf, isVehicle, itemOf, RESULTS, resultOf, survivorOf, vehicleOf } from './cards/index.ts';
import { accepts, cardAt, count, partOf, placeAt, slotDef, truckOf } from './convoy.ts';
import { countIn, crewOf, skillOf } from './crew.ts';
import { contaminationCost, cureWorth, lifeWorth, repairWorth } from './danger.ts';
import { BONUS, FAME_TRACK, skillNeeded, ZONE_COSTS } from './data/boards.ts';
import { driveValue, roomValue, stayValue } from './drive-values.ts';
import { kit } from './effect-kit.ts';
import { facts } from './learning/facts.ts';
import { traits } from './learning/traits.ts';
import { automaScore, scoreOf } from './outcome.ts';
import { prospects } from './prospects.ts';
import { reasons } from './reasons.ts';
import {
  type Choice,
  type ChoiceKind,
  DAMAGED,
  EMPTY,
  FOOD,
  FUEL,
  type Part,
  playerOf,
  type State,
  SURVIVOR,
} from './state.ts';
import {
  bonusWorth,
  cardWorth,
  effectsWorth,
  isClean,
  markersWorth,
  markerWorth,
  mountWorth,
  roundsLeft,
  slotWorth,
  survivorWorth,
} from './values.ts';
import { WORTH } from './worth.ts';

/** Points a round that the Automa makes: it drives further than most, and grows. */
const AUTOMA_PACE = 3;

/** What it costs to send a survivor away until the round after next. */
function sendCost(view: State, seat: Seat, card: number): number {
  const { ability } = survivorOf(card);
  if (ability.does === 'restInsteadOfExhaust') return 0.05;
  const useful = roundsLeft(view) > 0 ? 0.4 : 0;
  const moving = ability.phase === 'movement' && count(playerOf(view, seat).convoy, FUEL) > 0;
  return useful + (moving ? 0.9 : 0) + survivorOf(card).skill * 0.05;
}

function exploreValue(view: State, seat: Seat, slot: number): number {
  let cheapest = 2;
  for (const { card, zone } of playerOf(view, seat).survivors)
    if (zone === 'active') cheapest = Math.min(cheapest, sendCost(view, seat, card));
  const crowd = skillNeeded(slot) * 0.1;
  return cardWorth(view, seat, slot) + bonusWorth(view, seat, slot) - cheapest - crowd;
}

/** Food for a better place: worth it only where one more point of skill opens it. */
function boostValue(view: State, seat: Seat): number {
  let total = 0;
  for (const survivor of playerOf(view, seat).survivors) if (survivor.zone === 'active') total += skillOf(survivor);
  let [now, then] = [0, 0];
  for (let slot = 0; slot < ZONE_COSTS.length; slot++) {
    const worth = exploreValue(view, seat, slot);
    if (skillNeeded(slot) <= total) now = Math.max(now, worth);
    else if (skillNeeded(slot) === total + 1) then = Math.max(then, worth);
  }
  return then - now > 1 ? then - 0.8 : -1;
}

function sendValue(view: State, seat: Seat, card: number): number {
  const survivor = crewOf(playerOf(view, seat), card);
  const explored = view.zone[view.turn.slot]?.card ?? -1;
  const { survivors } = playerOf(view, seat);
  let value = -sendCost(view, seat, card) + (isClean(view, view.turn.slot) ? cureWorth(survivor, survivors) : 0);
  if (explored >= 0 && isContaminating(explored)) {
    if (survivorOf(card).ability.does === 'ignoreContamination') value += 1;
    else value += contaminationCost(survivor, survivors);
  }
  return value;
}

const isContaminating = (card: number): boolean => {
  const design = designOf(card);
  return 'effect' in design && design.effect[0]?.op === 'contaminate';
};

function feedValue(view: State, card: number): number {
  const { ability, skill } = survivorOf(card);
  const moving = ability.phase === 'movement' ? 0.8 : 0;
  return moving + (roundsLeft(view) > 0 ? 0.5 + skill * 0.3 : 0) - (roundsLeft(view) > 0 ? WORTH.food : 0);
}

/** An item in hand is worth a point at the end, if there is room for it. */
function playValue(view: State, seat: Seat, card: number): number {
  const player = playerOf(view, seat);
  const kept = player.items.length > 3 ? 0 : 1;
  const [effect] = itemOf(card).effect;
  switch (effect?.op) {
    case 'repair':
      return repairWorth(view, seat) * Math.min(3, count(player.convoy, DAMAGED)) - kept;
    case 'cleanse':
      return (
        0.8 *
          Math.min(
            2,
            player.survivors.reduce((sum, one) => sum + one.contamination, 0),
          ) -
        kept
      );
    case 'rouse':
      return (view.phase === 'exploration' && !view.turn.acted ? 1.2 : 0.3) - kept;
    case 'steady':
      return (view.turn.acted ? 0.1 : 0.8) - kept;
    case 'speed':
      return count(player.convoy, FUEL) > 0 || view.turn.freeFuel ? 1.2 - kept : -1;
    case 'freeFuel':
      return (count(player.convoy, FUEL) === 0 ? 3.5 : 1.1) - 0.4 - kept;
    case 'layMine':
      return 1;
    case 'shield':
      return -0.9;
    default:
      return -0.5;
  }
}

function hitValue(view: State, seat: Seat, { at, lose }: ChoiceKind<'hit'>): number {
  const { convoy } = playerOf(view, seat);
  const part = partOf(convoy, cardAt(at));
  const slot = slotDef(part.card, placeAt(at));
  const lost = lose === EMPTY ? 0 : Math.max(0.5, keptWorth(view, seat, lose));
  // A card that is damaged already brings nothing more at the end.
  const sound = part.slots.includes(DAMAGED) ? 0 : 0.5;
  return -slotWorth(view, slot) - lost - sound - (canSeatAfter(convoy, at) ? 0 : WHEEL);
}

/** What a marker is worth to the seat that has it already. */
function keptWorth(view: State, seat: Seat, marker: number): number {
  const { convoy, survivors } = playerOf(view, seat);
  if (marker === SURVIVOR) return lifeWorth(survivors.length);
  if (roundsLeft(view) === 0 && view.phase !== 'exploration') return 0.1;
  const n = count(convoy, marker);
  if (marker === FUEL) return n > 1 ? WORTH.fuel : 3;
  return marker === FOOD ? WORTH.food : WORTH.ammo;
}

/** Without a slot for a driver a convoy stands still. */
const WHEEL = 3;
/** Whether the truck has a sound slot for a driver besides this one, or this is none. */
function canSeatAfter(convoy: readonly Part[], at: number): boolean {
  const { card, slots } = truckOf(convoy);
  if (cardAt(at) !== card || !accepts(card, placeAt(at), SURVIVOR)) return true;
  return slots.some((held, slot) => held !== DAMAGED && slot !== placeAt(at) && accepts(card, slot, SURVIVOR));
}

function mendValue(view: State, seat: Seat, at: number): number {
  const { convoy } = playerOf(view, seat);
  const part = partOf(convoy, cardAt(at));
  const left = part.slots.filter((held) => held === DAMAGED).length;
  const wheel = canSeatAfter(convoy, at) ? 0 : WHEEL;
  return slotWorth(view, slotDef(part.card, placeAt(at))) + (left === 1 ? 0.6 : 0.1) + wheel;
}

/** By weapon level: how often a shot hits, and how hard. */
const SHOTS = [1, 2, 3, 4].map((level) => {
  const shots = RESULTS.map((card) => resultOf(card).shots[level - 1] ?? { damage: 0, jam: false });
  const share = (n: number): number => n / shots.length;
  return {
    hits: share(shots.filter(({ damage }) => damage > 0).length),
    damage: share(shots.reduce((sum, { damage }) => sum + damage, 0)),
    /** By damage needed: how often a shot does so much. */
    atLeast: [0, 1, 2, 3].map((n) => share(shots.filter(({ damage }) => damage >= n).length)),
    jams: share(shots.filter(({ jam }) => jam).length),
  };
});

function attackValue(view: State, seat: Seat, { at, enemy, item }: ChoiceKind<'attack'>): number {
  const def = slotDef(cardAt(at), placeAt(at));
  const shot = SHOTS[(def.kind === 'weapon' ? def.level : 1) - 1] ?? { hits: 0, damage: 0, jams: 0, atLeast: [] };
  const target = view.enemies.find(({ card }) => card === enemy);
  const left = target ? target.defence - target.damage : 9;
  const mine = target?.targets.filter((who) => who === seat).length ?? 0;
  const needed = Math.max(1, left - (item >= 0 ? 1 : 0));
  const price = item >= 0 ? 0.7 : roundsLeft(view) === 0 ? 0 : 0.4;
  const fall = (shot.atLeast[needed] ?? 0) * 1.2;
  return shot.hits * (1.5 + mine * 0.2) + fall + shot.damage * 0.2 - shot.jams * 0.6 - price;
}

function choiceValue(view: State, seat: Seat, choice: Choice): number {
  const player = playerOf(view, seat);
  switch (choice.kind) {
    case 'explore':
      return exploreValue(view, seat, choice.slot);
    case 'pass': {
      const skill = skillOf(crewOf(player, choice.card));
      const repairs = repairWorth(view, seat) * Math.min(skill, count(player.convoy, DAMAGED));
      // A survivor who rests is Active again in this round's movement.
      return repairs + (survivorOf(choice.card).ability.phase === 'movement' ? 0.5 : 0.3);
    }
    case 'feed':
      return feedValue(view, choice.card);
    case 'boost':
      return boostValue(view, seat);
    case 'play':
      return playValue(view, seat, choice.card);
    case 'send':
      return sendValue(view, seat, choice.card);
    case 'go':
      return 0.5;
    case 'deed':
      return 9;
    case 'bonus':
      return effectsWorth(view, seat, BONUS[view.options.map][choice.slot]?.[choice.index] ?? []);
    case 'collect': {
      const card = view.decision?.kind === 'block' ? view.decision.card : -1;
      const place = view.zone.find((one) => one.card === card);
      return markersWorth(view, seat, (choice.right ? place?.right : place?.left) ?? []);
    }
    case 'ability':
      return 1;
    case 'drive':
      return driveValue(view, seat, choice);
    case 'stay':
      return stayValue(view, seat);
    case 'attack':
      return attackValue(view, seat, choice);
    case 'ignore':
      return enemyOf(choice.enemy).numeral;
    case 'hit':
      return hitValue(view, seat, choice);
    case 'mend':
      return mendValue(view, seat, choice.at);
    default:
      return smallValue(view, seat, choice);
  }
}

function smallValue(view: State, seat: Seat, choice: Choice): number {
  const player = playerOf(view, seat);
  switch (choice.kind) {
    case 'takeStop':
    case 'relocate':
      return 1;
    case 'shift':
      return shiftValue(view, seat, choice);
    case 'makeRoom':
      return roomValue(view, seat, choice.marker) - keptWorth(view, seat, choice.marker);
    case 'replaceTarget': {
      const { decision } = view;
      const card = decision?.kind === 'target' ? decision.enemy : -1;
      const target = view.enemies.find((enemy) => enemy.card === card);
      return target?.targets[choice.field] === seat ? -1 : 1;
    }
    case 'onto':
      return (
        contaminationCost(crewOf(player, choice.card), player.survivors) + skillOf(crewOf(player, choice.card)) * 0.05
      );
    case 'cure':
      return cureWorth(crewOf(player, choice.card), player.survivors);
    case 'rouse':
      return survivorOf(choice.card).skill + (survivorOf(choice.card).ability.phase === view.phase ? 1 : 0);
    case 'steady':
      return 3 - skillOf(crewOf(player, choice.card));
    case 'mourn':
      return -survivorWorth(view, choice.card) + crewOf(player, choice.card).contamination;
    case 'empty':
      return -1;
    case 'shed':
      return -keptWorth(view, seat, choice.marker);
    case 'discardItem':
      return -Math.max(0, playValue(view, seat, choice.card));
    case 'unhitch': {
      const part = partOf(player.convoy, choice.card);
      return -vehicleOf(choice.card).slots.length - (part.slots.includes(DAMAGED) ? 0 : 1);
    }
    case 'mount':
      return isVehicle(designOf(choice.card)) ? mountWorth(view, seat, choice.card, choice.column) : 1.5;
    case 'give':
      return giveValue(view, seat, choice.marker);
    case 'layMine':
      return choice.edge * 0.01;
    default:
      return effectValue(view, seat, choice);
  }
}

const giveValue = (view: State, seat: Seat, marker: number): number =>
  view.decision?.kind === 'missing' ? markerWorth(view, seat, marker) : -keptWorth(view, seat, marker);

function effectValue(view: State, seat: Seat, choice: Choice): number {
  const { decision } = view;
  if (choice.kind === 'option' && decision?.kind === 'effectOption') {
    const option = decision.options[choice.index] ?? [];
    return effectsWorth(view, seat, option) + kit.worth(view, option, { seat, card: decision.card, x: 0 }) * 0.1;
  }
  return choice.kind === 'payment' ? -worthOf(kit.world, choice.goods) : 0;
}

const STYLES: { readonly [kind in Choice['kind']]?: string } = {
  mount: 'build',
  attack: 'raid',
  drive: 'visit',
  explore: 'draw',
  collect: 'draw',
  pass: 'guard',
  mend: 'guard',
  give: 'trade',
};

export const insight: Insight<State, Choice> = {
  value: choiceValue,
  reasons,
  blunder,
  facts,
  traits,
  style: ({ kind }) => STYLES[kind] ?? null,
  features(view, seat) {
    const own = scoreOf(view, seat);
    let best = view.automa && view.order.length > 0 ? automaScore(view) : Number.NEGATIVE_INFINITY;
    let rival = Number.isFinite(best) ? best + roundsLeft(view) * AUTOMA_PACE : best;
    for (let other = 0; other < view.players.length; other++) {
      if (other === seat) continue;
      best = Math.max(best, scoreOf(view, other));
      rival = Math.max(rival, prospects(view, other));
    }
    const { convoy, fame, space, items, survivors } = playerOf(view, seat);
    return {
      lead: own - (Number.isFinite(best) ? best : 0),
      outlook: prospects(view, seat) - (Number.isFinite(rival) ? rival : 0),
      score: own,
      space,
      fame: must(FAME_TRACK[fame]),
      items: items.length,
      survivors: survivors.length,
      active: countIn(playerOf(view, seat), 'active'),
      fuel: count(convoy, FUEL),
      damage: count(convoy, DAMAGED),
    };
  },
};
