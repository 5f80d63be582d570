import { describeEffects } from '@cinderhall/effects';
import type { Message } from '@cinderhall/kernel';
import { kit } from '../effect-kit.ts';
import { isGroundArea, SLOTS, type State } from '../state.ts';
import { areaIn, cardName, droneName, goodNoun, noun, structureNoun } from './names.ts';

const effects = describeEffects(kit, cardName);

export function decision(view: State, asked: Exclude<State['decision'], null>): Message {
  const key = `dei.decision.${asked.kind}`;
  switch (asked.kind) {
    case 'plan':
    case 'play':
      return { key, params: { slot: asked.slot } };
    case 'act': {
      if (view.buying) return { key: 'dei.decision.actDown' };
      const icons = view.icons.reduce((sum, { left }) => sum + left, 0);
      return { key, params: { n: icons } };
    }
    case 'recruitTo':
      return asked.leader ? { key: 'dei.decision.recruitLeaderTo' } : { key };
    case 'moveTo':
      return { key, params: { from: areaIn(view, asked.from, 'from') } };
    case 'moveUnits':
      return { key, params: { from: areaIn(view, asked.from, 'from'), to: areaIn(view, asked.to, 'to') } };
    case 'discard':
      return { key, params: { good: noun(asked.tech ? 'tech' : 'energy') } };
    case 'buildAt':
    case 'buildOld':
      return { key, params: { what: structureNoun(asked.what) } };
    case 'fly':
      return { key, params: { drone: droneName(asked.drone), n: asked.reach } };
    case 'salvage':
    case 'airdrop':
    case 'seed': {
      const good = goodNoun(isGroundArea(view, asked.area));
      const n = asked.kind === 'seed' ? 1 : asked.left;
      return { key, params: { n, good, area: areaIn(view, asked.area, 'at') } };
    }
    case 'collect':
      return { key: asked.extra ? 'dei.decision.collectMore' : key };
    case 'teleport':
      return { key, params: { drone: droneName(asked.drone), ground: asked.ground, roof: asked.roof } };
    case 'pay':
      return { key, params: { card: cardName(view, view.slots[asked.market * SLOTS + asked.slot] ?? -1) } };
    default:
      return effects.decision(view, asked) ?? { key };
  }
}
