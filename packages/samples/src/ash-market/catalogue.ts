import { type Cost, fits, type Modifier } from '@cinderhall/effects';
import type { CardRecord, GameEvent, Message, Param } from '@cinderhall/kernel';
import { DESIGNS, type Design, designOf } from './cards/index.ts';
import { kit } from './effect-kit.ts';
import { playerOf, type State } from './state.ts';

/** Everything a card says, one sentence for each thing it does, in the order in which it matters. */
export function cardText(design: Design): Message {
  const lines: Message[] = [];
  const { build, produce, triggers = [], modifiers = [], action, guard } = design;
  if (build) lines.push({ key: 'ash.text.build', params: { does: kit.say(build) } });
  if (produce) lines.push({ key: 'ash.text.produce', params: { does: kit.say(produce) } });
  if (action) lines.push({ key: 'ash.text.action', params: { does: kit.say(action) } });
  for (const trigger of triggers)
    lines.push({
      // "Another guild" on a guild, "a guild" on anything else.
      key: trigger.if?.kind === design.kind ? `ash.text.on.${trigger.on}Another` : `ash.text.on.${trigger.on}`,
      params: { kind: (trigger.if?.kind as string | undefined) ?? '', does: kit.say(trigger.do) },
    });
  for (const modifier of modifiers) lines.push(modifierText(modifier));
  if (guard) lines.push({ key: 'ash.text.guard', params: { n: guard } });
  return lines.reduceRight((rest, line) => ({ key: 'ash.text.lines', params: { line, rest } }));
}

const modifierText = ({ modify, if: condition, by = 0 }: Modifier): Message => ({
  key: `ash.text.modify.${modify}`,
  params: { n: Math.abs(by), kind: (condition?.kind as string | undefined) ?? '' },
});

const noun = (good: string): Param => ({ noun: kit.world.goods[good]?.noun ?? good });

function costText({ goods = {}, any }: Cost): Message {
  const parts: Param[] = Object.entries(goods).map(([good, n]) => ({
    key: 'ash.cost.goods',
    params: { n, good: noun(good) },
  }));
  const key = parts.length > 0 ? 'ash.cost.more' : 'ash.cost.any';
  if (any) parts.push({ key, params: { n: any.n, of: any.of.map(noun) } });
  return { key: 'ash.cost', params: { parts } };
}

const waysOf = ({ build, produce, action, triggers, modifiers, guard }: Design): string[] => {
  const ways = ['build', 'envoy'];
  if (build) ways.push('effect');
  if (produce) ways.push('produce');
  if (action) ways.push('action');
  if (triggers) ways.push('trigger');
  if (modifiers) ways.push('modify');
  if (guard) ways.push('guard');
  return ways;
};

const records: readonly CardRecord[] = DESIGNS.map((design) => ({
  id: design.id,
  set: 'first-fire',
  name: design.name,
  copies: design.copies,
  origin: design.origin,
  ways: waysOf(design),
  text: cardText(design),
  kind: design.kind,
  reach: design.reach,
  fame: design.fame,
  cost: costText(design.cost),
}));

export const cards = (): readonly CardRecord[] => records;

type Use = readonly [card: string, way: string];

/** Which cards an event shows in use. */
export function uses(state: State, event: GameEvent): Use[] {
  const { card, seat } = event as unknown as { card: number; seat: number };
  const id = (one: number): string => designOf(state, one).id;
  switch (event.kind) {
    case 'built':
      return [[id(card), 'build'], ...modifying(state, seat, 'cost', designOf(state, card).kind, event.off)];
    case 'envoy':
      return [[id(card), 'envoy']];
    case 'used':
      return [[id(card), 'action']];
    case 'triggered':
      return [[id(card), 'trigger']];
    case 'guarded':
      return [[id(card), 'guard']];
    case 'raided': {
      const { from } = event as unknown as { from: number };
      return [...modifying(state, seat, 'raid', '', 1), ...modifying(state, from, 'defence', '', 1)];
    }
    default:
      return caused(state, event);
  }
}

/** What a card's effect did: at work, or when it was built. */
function caused(state: State, { by, phase }: GameEvent): Use[] {
  if (typeof by !== 'number' || by < 0) return [];
  const design = designOf(state, by);
  if (phase === 'work') return [[design.id, 'produce']];
  if (design.build) return [[design.id, 'effect']];
  return design.action ? [[design.id, 'action']] : [];
}

function modifying(state: State, seat: number, modify: string, kind: string, by: unknown): Use[] {
  if (by === 0) return [];
  return playerOf(state, seat).built.flatMap((card) => {
    const design = designOf(state, card);
    const changes = design.modifiers?.some((one) => one.modify === modify && fits(one.if, { kind }));
    return changes ? [[design.id, 'modify'] as const] : [];
  });
}
