import { type CardRecord, type Message, type Param, seatName } from '@cinderhall/kernel';
import { isBlocked } from '../../blocked.ts';
import { ownerOf, placedOf, typesIn } from '../../locations.ts';
import { ownerName, placedName } from '../../names.ts';
import { isOpponent, OPPONENT } from '../../owners.ts';
import type { State } from '../../state.ts';
import { roundsLeft, standingWorth } from '../../worth.ts';
import type { SetRules } from '../types.ts';
import { hqAt, hqsOf, meets, missingTypes, takeable } from './claim.ts';
import { HEADQUARTERS, type HqData, type HqEffect } from './data.ts';
import { claim, take } from './flow.ts';
import { withinReach } from './reach.ts';
import { hqName, typeName, words } from './text.ts';

export { decisions, tasks } from './flow.ts';

/** What an average deal brings in a round, and average spoils bring once. */
const DEAL = 0.5;
const SPOILS = 1.2;

function worth(view: State, seat: number, effect: HqEffect): number {
  switch (effect.kind) {
    case 'points':
      return effect.n;
    case 'dealFree':
      return effect.n * DEAL * (1 + roundsLeft(view));
    case 'razeFree':
      return effect.n * SPOILS;
    case 'takeLocation':
      return takeable(view, seat).length > 0 ? 2 : 0.1;
  }
}

/** It works and scores for its new owner, and no more for the old one. */
function takeOverWorth(view: State, seat: number, card: number): number {
  const owner = ownerOf(view, card);
  const rivals = Math.max(1, view.players.length - 1);
  const loss = isOpponent(view, owner) ? 1 : standingWorth(view, owner, card) / rivals;
  return standingWorth(view, seat, card) + loss;
}

const effectText = (effect: HqEffect): Message => ({
  key: `fiftyFirstState.hq.${effect.kind}`,
  params: 'n' in effect ? { n: effect.n } : {},
});

const typesText = ({ types }: HqData): Param => types.map(typeName);

const record = (data: HqData): CardRecord => ({
  id: data.id,
  set: 'headquarters',
  catalogue: 'headquarters',
  name: data.name,
  copies: 1,
  types: data.types,
  text: { key: 'fiftyFirstState.text.hq', params: { types: typesText(data), does: effectText(data.effect) } },
  origin: data.origin,
  ways: ['claim'],
});

export const rules: SetRules = {
  /** R-SETUP-013: as many as there are players. */
  setup(start, _options, chance) {
    const all = chance.shuffle(HEADQUARTERS.map((_, hq) => hq));
    const offered = all.slice(0, start.players.length);
    start.headquarters = { offered, taken: start.locations.map(() => []), claimed: false };
  },
  /** R-HQ-001, R-HQ-003: no action, but one in a turn. */
  listFree(state, seat, list) {
    const { offered, claimed } = hqsOf(state);
    if (claimed || offered.length === 0) return;
    const types = typesIn(state, seat);
    for (const hq of offered) if (meets(state, seat, hq, types)) list.push({ kind: 'claim', hq });
  },
  isFree: ({ kind }) => kind === 'claim',
  act(state, seat, choice, flow) {
    if (choice.kind === 'claim') claim(state, seat, choice.hq, flow);
  },
  afterTurn(state) {
    hqsOf(state).claimed = false;
  },
  /** R-HQ-006: the opponent of a lone player takes one at once, without its effect. */
  opponentBuilt(state, flow) {
    for (const hq of [...hqsOf(state).offered])
      if (meets(state, OPPONENT, hq)) {
        take(state, OPPONENT, hq);
        flow.emit({ kind: 'opponentClaimed', hq });
      }
  },

  refs(choice) {
    if (choice.kind === 'claim') return [`headquarters:${choice.hq}`];
    return choice.kind === 'takeOver' ? [`card:${choice.card}`] : [];
  },
  impact(view, _seat, choice) {
    const owner = choice.kind === 'takeOver' ? ownerOf(view, choice.card) : -1;
    const isSeat = owner >= 0 && !isOpponent(view, owner);
    return { cost: {}, targets: isSeat ? [{ seat: owner }] : [] };
  },
  value(view, seat, choice) {
    if (choice.kind === 'takeOver') return takeOverWorth(view, seat, choice.card);
    return choice.kind === 'claim' ? worth(view, seat, hqAt(choice.hq).effect) : 0;
  },
  reasons(_view, _seat, choice) {
    if (choice.kind === 'takeOver') return [{ key: 'fiftyFirstState.reason.takeLocation', rule: 'R-HQ-008' }];
    if (choice.kind !== 'claim') return [];
    const does = effectText(hqAt(choice.hq).effect);
    return [{ key: 'fiftyFirstState.reason.hq', params: { does }, rule: 'R-HQ-001' }];
  },
  freePoints(_view, choice) {
    const effect = choice.kind === 'claim' ? hqAt(choice.hq).effect : null;
    return effect?.kind === 'points' ? effect.n : 0;
  },
  style: ({ kind }) => (kind === 'takeOver' ? 'raid' : null),
  describeChoice(view, choice) {
    const key = `fiftyFirstState.choice.${choice.kind}`;
    if (choice.kind === 'claim') return { key, params: { hq: hqName(choice.hq) } };
    if (choice.kind !== 'takeOver') return { key };
    const owner = ownerName(view, ownerOf(view, choice.card));
    const { shield, used } = placedOf(view, choice.card);
    const state = shield ? 'shield' : isBlocked(view, choice.card) ? 'blocked' : used > 0 ? 'used' : '';
    return {
      key,
      params: { card: placedName(view, choice.card), owner, state },
    };
  },
  describeDecision: (_view, decision) =>
    decision.kind === 'takeLocation'
      ? { key: 'fiftyFirstState.decision.takeLocation', params: { hq: hqName(decision.hq) } }
      : null,
  describeEvent(view, event) {
    if (typeof event.hq !== 'number') return null;
    return {
      key: `fiftyFirstState.event.${event.kind}`,
      params: {
        hq: hqName(event.hq),
        ...(typeof event.seat === 'number' ? { seat: seatName(event.seat) } : { owner: ownerName(view, OPPONENT) }),
      },
    };
  },
  withinReach,
  whyNot(view, seat, ref) {
    const [kind, name] = ref.split(':');
    const hq = Number(name);
    if (kind !== 'headquarters' || !HEADQUARTERS[hq]) return null;
    const { offered, claimed } = hqsOf(view);
    if (!offered.includes(hq)) return [{ key: 'fiftyFirstState.why.hqGone', rule: 'R-HQ-004' }];
    const n = missingTypes(view, seat, hq);
    if (n > 0) return [{ key: 'fiftyFirstState.why.hqTypes', params: { n }, rule: 'R-HQ-002' }];
    return claimed ? [{ key: 'fiftyFirstState.why.hqTurn', rule: 'R-HQ-003' }] : [];
  },
  uses(_state, { kind, hq }) {
    return kind === 'claimed' && typeof hq === 'number' ? [[HEADQUARTERS[hq]?.id ?? '', 'claim']] : [];
  },
  get records() {
    return HEADQUARTERS.map(record);
  },
  words,
};
