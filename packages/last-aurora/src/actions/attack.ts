import { type DecisionHandlers, must, type Seat, type TaskHandlers } from '@cinderhall/kernel';
import { isCardEffect } from '../card-effects.ts';
import { itemOf, resultOf } from '../cards/index.ts';
import { cardAt, partOf, placeAt, slotAt, slotDef } from '../convoy.ts';
import { activeWith } from '../crew.ts';
import { TARGET_FIELDS, TARGET_TOKENS } from '../data/boards.ts';
import { discardItem, drawResult, itemWith } from '../decks.ts';
import { gainFame } from '../fame.ts';
import { canPay, SHOT } from '../prices.ts';
import { regionOf } from '../route.ts';
import {
  type Choice,
  type ChoiceKind,
  chosen,
  DAMAGED,
  type EnemyInPlay,
  type LaFlow,
  playerOf,
  type State,
} from '../state.ts';

export const enemyInPlay = (state: State, card: number): EnemyInPlay =>
  must(state.enemies.find((enemy) => enemy.card === card));

export function freeTokens({ enemies }: State, who: number): number {
  let n = TARGET_TOKENS;
  for (const { targets } of enemies) for (const owner of targets) if (owner === who) n--;
  return n;
}

/** R-LA-220 b: undamaged, and not fired this phase; snap shots do not count (R-LA-404). */
export function listAttacks(state: State, seat: Seat, item: number, snap: boolean, list: Choice[]): void {
  const { convoy, fired, space } = playerOf(state, seat);
  const region = regionOf(state, space);
  for (const enemy of state.enemies) {
    if (enemy.region !== region) continue;
    for (const { card, slots } of convoy)
      for (let slot = 0, level = 0; slot < slots.length; slot++) {
        const def = slotDef(card, slot);
        const at = slotAt(card, slot);
        // Of two equal weapons on one card either will do.
        if (def.kind !== 'weapon' || slots[slot] === DAMAGED || def.level === level) continue;
        if (!snap && fired.includes(at)) continue;
        level = def.level;
        list.push({ kind: 'attack', at, enemy: enemy.card, item });
      }
  }
}

export function canSnap(state: State, seat: Seat): boolean {
  if (!canPay(playerOf(state, seat), SHOT)) return false;
  const list: Choice[] = [];
  listAttacks(state, seat, -1, true, list);
  return list.length > 0;
}

/** R-LA-220: with ammo, and with an item that stands for it. */
export function listShots(state: State, seat: Seat, list: Choice[]): void {
  const player = playerOf(state, seat);
  if (state.enemies.length === 0) return;
  if (canPay(player, SHOT)) listAttacks(state, seat, -1, false, list);
  const item = itemWith(player.items, 'freeAmmo');
  if (item >= 0) listAttacks(state, seat, item, false, list);
}

/** R-LA-230: so much damage lies on the enemy now. Answers whether anything hit. */
export function wound(enemy: EnemyInPlay, n: number): boolean {
  enemy.damage = Math.min(enemy.defence, enemy.damage + n);
  return n > 0;
}

/** What an item that stands for ammo adds. */
function ammoBonus(item: number): number {
  const [first] = itemOf(item).effect;
  return first && isCardEffect(first) && first.op === 'freeAmmo' ? first.bonus : 0;
}

/** R-LA-222: what is added to a hit, and only to a hit. */
function bonusOf(state: State, seat: Seat, item: number, snap: boolean, flow: LaFlow): number {
  if (snap) return 0;
  const player = playerOf(state, seat);
  let bonus = item >= 0 ? ammoBonus(item) : 0;
  const gunner = player.hasHit ? null : activeWith(player, 'firstHit');
  player.hasHit = true;
  if (gunner) {
    flow.emit({ kind: 'ability', seat, card: gunner.card });
    bonus++;
  }
  return bonus;
}

export function startAttack(state: State, seat: Seat, choice: ChoiceKind<'attack'>, snap: boolean, flow: LaFlow): void {
  const { at, enemy, item } = choice;
  if (item >= 0) {
    discardItem(state, seat, item);
    flow.emit({ kind: 'played', seat, card: item });
  }
  if (!snap) playerOf(state, seat).fired.push(at);
  const ammo = item < 0 ? SHOT.n : 0;
  flow.emit({ kind: 'attacked', seat, card: cardAt(at), enemy, ammo });
  flow.push({ kind: 'attack', seat, at, enemy, item, snap });
  for (let i = 0; i < ammo; i++) flow.push({ kind: 'lift', seat, marker: SHOT.marker });
}

export const attackTasks = {
  /** R-LA-220 d, R-LA-221. */
  attack(state, { seat, at, enemy, item, snap }, flow) {
    const result = resultOf(drawResult(state, { use: 'shot' }, flow));
    const part = partOf(playerOf(state, seat).convoy, cardAt(at));
    const def = slotDef(part.card, placeAt(at));
    const { damage, jam } = must(result.shots[(def.kind === 'weapon' ? def.level : 1) - 1]);
    if (jam) {
      part.slots[placeAt(at)] = DAMAGED;
      flow.emit({ kind: 'jammed', seat, card: part.card });
    }
    const n = damage > 0 ? damage + bonusOf(state, seat, item, snap, flow) : 0;
    flow.emit({ kind: 'shot', seat, enemy, n });
    if (!wound(enemyInPlay(state, enemy), n)) return;
    // R-LA-223: fame first, then the target token, then the enemy may fall.
    flow.push({ kind: 'hit', seat, enemy, snap });
    gainFame(state, seat, 1, flow);
  },

  /** R-LA-224: a token has to be placed, if need be one that lies elsewhere (AMB-16). */
  hit(state, { seat, enemy, snap }, flow) {
    flow.push({ kind: 'defeat', enemy, snap });
    const found = enemyInPlay(state, enemy);
    if (freeTokens(state, seat) > 0 && found.targets.length < TARGET_FIELDS) putToken(found, seat, flow);
    else flow.ask({ kind: 'target', seats: [seat], enemy });
  },

  /** R-LA-230 to R-LA-232. */
  defeat(state, { enemy, snap }, flow) {
    const found = enemyInPlay(state, enemy);
    if (found.damage < found.defence) return;
    const { targets, loot } = found;
    flow.emit({ kind: 'defeated', enemy });
    // The convoy that hit it last has a token there, so some letter finds one.
    const { letters } = resultOf(drawResult(state, { use: 'loot' }, flow));
    const winner = must(targets[must(letters.find((letter) => letter < targets.length))]);
    state.enemies.splice(state.enemies.indexOf(found), 1);
    state.discard.push(enemy);
    flow.emit({ kind: 'lootGoes', seat: winner, enemy });
    state.rewards.push({ enemy, winner, loot, helpers: targets.filter((who) => who !== winner) });
    if (snap) flow.push({ kind: 'rewards' });
  },
} satisfies Partial<TaskHandlers<State>>;

/** Takes a token off an enemy; the others close up (R-LA-224). */
export function liftToken({ card, targets }: EnemyInPlay, field: number, flow: LaFlow): void {
  const [seat = -1] = targets.splice(field, 1);
  flow.emit({ kind: 'untargeted', seat, enemy: card, field });
}

/** Puts a token on the next field. */
export function putToken({ card, targets }: EnemyInPlay, seat: number, flow: LaFlow): void {
  flow.emit({ kind: 'targeted', seat, enemy: card, field: targets.length, taken: 0 });
  targets.push(seat);
}

/** Puts a token on a field in place of the one that lies there. */
export function replaceToken({ card, targets }: EnemyInPlay, field: number, seat: number, flow: LaFlow): void {
  flow.emit({ kind: 'targeted', seat, enemy: card, field, taken: 1, owner: must(targets[field]) });
  targets[field] = seat;
}

export const attackDecisions = {
  target: {
    choices(state, { enemy }, seat) {
      const { targets } = enemyInPlay(state, enemy);
      const list: Choice[] = [];
      if (freeTokens(state, seat) > 0) {
        // Full: somebody's token has to go.
        for (let field = 0; field < targets.length; field++) list.push({ kind: 'replaceTarget', field });
        return list;
      }
      for (const other of state.enemies)
        for (let field = 0; field < other.targets.length; field++)
          if (other.targets[field] === seat) list.push({ kind: 'relocate', enemy: other.card, field });
      return list;
    },
    choose(state, { enemy }, seat, choice, flow) {
      const found = enemyInPlay(state, enemy);
      if (choice.kind === 'replaceTarget') {
        replaceToken(found, choice.field, seat, flow);
        return;
      }
      const from = chosen(choice, 'relocate');
      liftToken(enemyInPlay(state, from.enemy), from.field, flow);
      if (found.targets.length < TARGET_FIELDS) putToken(found, seat, flow);
      // Full, and the token came from elsewhere: now there is a free one to put in somebody's place.
      else flow.ask({ kind: 'target', seats: [seat], enemy });
    },
  },
  snapShot: {
    choices(state, _decision, seat) {
      const list: Choice[] = [];
      listAttacks(state, seat, -1, true, list);
      return list;
    },
    choose: (state, _decision, seat, choice, flow) => startAttack(state, seat, chosen(choice, 'attack'), true, flow),
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
