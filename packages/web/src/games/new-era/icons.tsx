import type { GameEvent } from '@cinderhall/kernel';
import type { Choice, State } from '@cinderhall/new-era';
import { distanceTo, FACTIONS, type Kind, type Location, REBUILD_COST, SWAPPED } from '@cinderhall/new-era/table';
import type { VNode } from 'preact';
import { Tok, Toks } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import { Moved } from '../tableau/effects.tsx';
import { readEvent } from '../tableau/events.ts';
import type { ChoiceIcons } from '../types.ts';
import { afterPrice, CONTACT, CostIcons, EffectIcons, Goods } from './ability.tsx';
import { designIn } from './card.tsx';

/** How far a contact has to reach, as one token with that number: with what is chosen afterwards. */
const Reach = ({ view, how, card }: { view: State; how: Kind; card: number }) => (
  <Tok kind={CONTACT[how]} n={distanceTo(view, how, card)} />
);

/** What is known of a price that depends on the next answer; all other prices come from the game's impact. */
function openPrice(view: State, choice: Choice): VNode | null {
  switch (choice.kind) {
    case 'incorporate':
    case 'conquer':
    case 'deal':
      return <Reach view={view} how={choice.kind} card={choice.card} />;
    case 'rebuild':
      return <CostIcons cost={REBUILD_COST} />;
    case 'swap':
      return <Toks kind="card" n={SWAPPED} />;
    default:
      return null;
  }
}

const fieldToken = (view: State, seat: number, how: Kind): VNode | null => {
  const token = `${how}${FACTIONS[view.players[seat]?.faction ?? -1]?.board[how].range}`;
  return isToken(token) ? <Tok kind={token} /> : null;
};

/** What a choice brings, as far as the card or the board itself says. */
function gainIcons(view: State, choice: Choice, seat: number): VNode | null {
  const design = 'card' in choice ? designIn(view, choice.card) : null;
  if (design?.kind === 'location') return locationGain(view, choice, design);
  if (design?.kind === 'instant') return choice.kind === 'instant' ? <EffectIcons effects={design.do} /> : null;
  if (design?.kind === 'leader') return choice.kind === 'leader' ? <EffectIcons effects={design.gift} /> : null;
  const { decision } = view;
  switch (choice.kind) {
    case 'field':
      return decision?.kind === 'means' ? fieldToken(view, seat, decision.how) : null;
    case 'fieldToken':
      return fieldToken(view, seat, choice.how);
    case 'hire':
    case 'take':
      return <Goods goods={{ [choice.good]: 1 }} />;
    case 'swap':
      return <Tok kind="card" />;
    case 'lead': {
      const leader = designIn(view, view.players[seat]?.leader?.card ?? -1);
      return leader?.kind === 'leader' && leader.action ? <EffectIcons effects={afterPrice(leader.action.do)} /> : null;
    }
    default:
      return null;
  }
}

function locationGain(view: State, choice: Choice, { spoils, deal, guard, action, production }: Location) {
  switch (choice.kind) {
    case 'conquer':
      return <Goods goods={spoils} />;
    case 'deal':
      return guard === 0 ? <Goods goods={deal} /> : null;
    case 'use':
      return action ? <EffectIcons effects={afterPrice(action.do)} /> : null;
    case 'visit':
      return <EffectIcons effects={production ?? []} />;
    case 'store':
      return <Goods goods={{ [choice.good]: 1 }} />;
    case 'card':
      return view.decision?.kind === 'spoils' ? <Goods goods={spoils} /> : null;
    default:
      return null;
  }
}

export const icons = (view: State, choice: Choice, seat: number): ChoiceIcons => ({
  pay: openPrice(view, choice),
  gain: gainIcons(view, choice, seat),
});

/** Payments, gains and points are read faster as tokens. */
export function eventIcons(event: GameEvent) {
  const { kind, good, n, goods } = readEvent(event);
  switch (kind) {
    case 'paid':
      return <Moved sign="−" goods={goods} />;
    case 'gained':
      return <Moved sign="+" goods={{ [good]: n }} />;
    case 'lost':
      return <Moved sign="−" goods={{ [good]: n }} />;
    case 'scored':
      return <Moved sign="+" goods={{ vp: n }} />;
    default:
      return null;
  }
}
