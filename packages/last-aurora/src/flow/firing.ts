import { bySeat } from '@cinderhall/effects';
import { at, type DecisionHandlers, must, type TaskHandlers } from '@cinderhall/kernel';
import { listShots, startAttack } from '../actions/attack.ts';
import { listItems, playItem } from '../actions/items.ts';
import { automaDraws } from '../automa/exploration.ts';
import { automaShoots, automaUnderFire } from '../automa/firing.ts';
import { applyToAutoma } from '../automa/harm.ts';
import { AMBUSH, designOf, enemyOf, resultOf } from '../cards/index.ts';
import { activeWith } from '../crew.ts';
import { DEFENCE } from '../data/boards.ts';
import { drawResult, nextZone } from '../decks.ts';
import { kit } from '../effect-kit.ts';
import { nextOf, spaceOf, standardOrder } from '../order.ts';
import { resourcesOf } from '../prices.ts';
import { regionOf } from '../route.ts';
import { AUTOMA, automaOf, type Choice, chosen, markerName, playerOf, type State } from '../state.ts';
import { cardOn } from '../zone.ts';
import { beginPhase, beginTurn } from './exploration.ts';

const CEASE: Choice = { kind: 'cease' };
const REGIONS = 3;
const HIGHEST_LOOT = 3;

export const enemySlot = (state: State): number =>
  state.zone.findIndex(({ card }) => card !== null && designOf(card).kind === 'enemy');

/** R-LA-212: where enemies out of the zone go. */
const ambushRegion = (state: State): number => regionOf(state, spaceOf(state, at(state.order, -1)));

const convoysIn = (state: State, region: number): number[] =>
  standardOrder(state).filter((who) => regionOf(state, spaceOf(state, who)) === region);

/** The seats that can be shot at in the coming phase. */
function endangered(state: State): number[] {
  const arriving = enemySlot(state) >= 0 ? ambushRegion(state) : -1;
  return standardOrder(state).filter((who) => {
    const region = regionOf(state, spaceOf(state, who));
    return who !== AUTOMA && (region === arriving || state.enemies.some((enemy) => enemy.region === region));
  });
}

export const firingTasks = {
  /** Cargo can be rearranged for the last time before the phase begins. */
  firing(state, _task, flow) {
    flow.push({ kind: 'arrange', lap: endangered(state) }, { kind: 'ambush' });
  },

  /** R-LA-211: the enemies of the zone, one by one from the left. */
  ambush(state, _task, flow) {
    if (state.phase !== 'firing') {
      beginPhase(state, 'firing', flow);
      if (state.automa) state.automa.fired = [];
      flow.push({ kind: 'name', lap: standardOrder(state) }, { kind: 'ambush' });
      return;
    }
    const slot = enemySlot(state);
    const place = state.zone[slot];
    if (!place || state.order.length === 0) {
      flow.push({ kind: 'shots', lap: standardOrder(state) });
      return;
    }
    const card = cardOn(state, slot);
    place.card = null;
    const loot = state.lootDeck.pop() ?? null;
    const design = loot === null ? null : designOf(loot);
    const period = design && 'loot' in design ? design.loot : HIGHEST_LOOT;
    const region = ambushRegion(state);
    const defence = must(must(DEFENCE[period])[state.options.players]);
    state.enemies.push({ card, region, loot, defence, damage: 0, targets: [] });
    flow.emit({ kind: 'ambush', enemy: card, region, n: defence });
    flow.push({ kind: 'strike', enemy: card, lap: convoysIn(state, region) }, { kind: 'ambush' });
  },

  /** R-LA-210. */
  name(state, { lap }, flow) {
    const who = nextOf(state, lap);
    if (who === null) return;
    flow.push({ kind: 'name', lap });
    if (who === AUTOMA || activeWith(playerOf(state, who), 'ignoreEnemy') === null) return;
    if (state.enemies.length > 0 || enemySlot(state) >= 0) flow.ask({ kind: 'name', seats: [who] });
  },

  /** R-LA-214. */
  strike(state, { enemy, lap }, flow) {
    const who = nextOf(state, lap);
    if (who === null) return;
    flow.push({ kind: 'strike', enemy, lap });
    const { ambush } = enemyOf(enemy);
    if (who !== AUTOMA && playerOf(state, who).ignored === enemy) return;
    flow.emit({ kind: 'struck', seat: who, enemy });
    if (who === AUTOMA) applyToAutoma(state, ambush, flow);
    else kit.run(state, ambush, bySeat(who, enemy), flow);
  },

  /** R-LA-220, R-LA-227. */
  shots(state, { lap }, flow) {
    const who = nextOf(state, lap);
    if (who === null) {
      state.turn.seat = -1;
      flow.push({ kind: 'rewards' }, { kind: 'volley', region: REGIONS - 1 });
      return;
    }
    flow.push({ kind: 'shots', lap });
    if (who === AUTOMA) flow.push({ kind: 'automaShoots' });
    else {
      beginTurn(state, who);
      flow.push({ kind: 'shoot', seat: who });
    }
  },
  automaShoots: (state, _task, flow) => automaShoots(state, flow),
  shoot: (_state, { seat }, flow) => flow.ask({ kind: 'shoot', seats: [seat] }),

  /** R-LA-233, R-LA-234: enemy by enemy, the loot and then the items. */
  rewards(state, _task, flow) {
    const reward = state.rewards.shift();
    if (!reward) return;
    const { winner, loot, helpers, enemy } = reward;
    flow.push({ kind: 'rewards' });
    for (const who of state.order)
      for (const helper of helpers) {
        if (helper !== who) continue;
        if (who === AUTOMA) automaDraws(state, flow);
        else flow.push({ kind: 'draw', seat: who, n: 1 });
      }
    if (loot === null) return;
    if (winner === AUTOMA) {
      automaOf(state).trophies.push(loot);
      flow.emit({ kind: 'automaKeeps', what: 'loot' });
    } else if (winner < 0) {
      state.lootUnseen.push(loot);
      flow.emit({ kind: 'lootLost', enemy });
    } else {
      state.lootDiscard.push(loot);
      flow.emit({ kind: 'turnedOver', seat: winner, card: loot });
      flow.push({ kind: 'award', seat: winner, card: loot });
    }
  },
  award: (_state, { seat, card }, flow) => flow.ask({ kind: 'loot', seats: [seat], card }),

  /** R-LA-250, AMB-19: region by region from the right, one result card for each, also where nobody is shot at. */
  volley(state, { region }, flow) {
    if (region < 0) {
      flow.push({ kind: 'disperse' });
      return;
    }
    flow.push({ kind: 'volley', region: region - 1 });
    if (!state.enemies.some((enemy) => enemy.region === region)) return;
    const { enemies: rows, letters } = resultOf(drawResult(state, { use: 'enemies', region }, flow));
    const lap = convoysIn(state, region);
    if (lap.length === 0) return;
    // The card itself may be shuffled away before the last convoy was hit.
    const zone = nextZone(state, flow);
    flow.push({ kind: 'underFire', lap, region, zone, rows: rows.slice(), letter: at(letters, 0) });
  },

  /** R-LA-251 to R-LA-253: the damage of all enemies together, then their ambushes by numeral (AMB-18). */
  underFire(state, { lap, region, zone, rows, letter }, flow) {
    const who = nextOf(state, lap);
    if (who === null) return;
    flow.push({ kind: 'underFire', lap, region, zone, rows, letter });
    const ignored = who === AUTOMA ? -1 : playerOf(state, who).ignored;
    let damage = 0;
    const ambushes: number[] = [];
    for (const enemy of state.enemies) {
      if (enemy.region !== region || enemy.card === ignored) continue;
      const attack = must(rows[enemyOf(enemy.card).numeral - 1]);
      if (attack === AMBUSH) ambushes.push(enemy.card);
      else damage += attack;
    }
    ambushes.sort((a, b) => enemyOf(a).numeral - enemyOf(b).numeral);
    flow.emit({ kind: 'underFire', seat: who, n: damage, ambushes: ambushes.length });
    if (who === AUTOMA) {
      automaUnderFire(state, letter, damage, flow);
      for (const enemy of ambushes) {
        flow.emit({ kind: 'struck', seat: who, enemy });
        applyToAutoma(state, enemyOf(enemy).ambush, flow);
      }
    } else flow.push({ kind: 'damage', seat: who, n: damage, zone }, { kind: 'howl', seat: who, enemies: ambushes });
  },
  howl(state, { seat, enemies }, flow) {
    const enemy = enemies.shift();
    if (enemy === undefined) return;
    flow.push({ kind: 'howl', seat, enemies });
    flow.emit({ kind: 'struck', seat, enemy });
    kit.run(state, enemyOf(enemy).ambush, bySeat(seat, enemy), flow);
  },

  /** R-LA-270 to R-LA-272. */
  disperse(state, _task, flow) {
    for (const enemy of state.enemies.slice()) {
      if (convoysIn(state, enemy.region).length > 0) continue;
      state.enemies.splice(state.enemies.indexOf(enemy), 1);
      state.discard.push(enemy.card);
      if (enemy.loot !== null) state.lootUnseen.push(enemy.loot);
      flow.emit({ kind: 'dispersed', enemy: enemy.card });
    }
    flow.push({ kind: 'endRound', lap: [] });
  },
} satisfies Partial<TaskHandlers<State>>;

export const firingDecisions = {
  name: {
    choices(state) {
      const list: Choice[] = [];
      for (const { card } of state.enemies) list.push({ kind: 'ignore', enemy: card });
      for (const { card } of state.zone)
        if (card !== null && designOf(card).kind === 'enemy') list.push({ kind: 'ignore', enemy: card });
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      const { enemy } = chosen(choice, 'ignore');
      const player = playerOf(state, seat);
      player.ignored = enemy;
      const renegade = activeWith(player, 'ignoreEnemy');
      if (renegade) flow.emit({ kind: 'ability', seat, card: renegade.card });
      flow.emit({ kind: 'ignores', seat, enemy });
    },
  },
  shoot: {
    choices(state, _decision, seat) {
      const list: Choice[] = [CEASE];
      listShots(state, seat, list);
      listItems(state, seat, list);
      return list;
    },
    choose(state, _decision, seat, choice, flow) {
      if (choice.kind === 'cease') return;
      flow.push({ kind: 'shoot', seat });
      if (choice.kind === 'attack') startAttack(state, seat, choice, false, flow);
      else if (choice.kind === 'play') playItem(state, seat, choice.card, flow);
    },
  },
  loseResource: {
    choices: (state, _decision, seat) =>
      resourcesOf(playerOf(state, seat)).map((marker): Choice => ({ kind: 'give', marker })),
    choose(_state, _decision, seat, choice, flow) {
      const { marker } = chosen(choice, 'give');
      flow.emit({ kind: 'lost', seat, good: markerName(marker), n: 1 });
      flow.push({ kind: 'lift', seat, marker });
    },
  },
} satisfies Partial<DecisionHandlers<State, Choice>>;
