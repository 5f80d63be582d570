import type { GameEvent } from '@cinderhall/kernel';
import type { Choice, State } from '@cinderhall/new-era';
import { FACTIONS, type Kind, type Location } from '@cinderhall/new-era/cards/index';
import { changeOf, ownerOf, placedOf, raidDistance } from '@cinderhall/new-era/locations';
import { Tok, Toks } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import type { Cost, Counts, Effects } from '../tableau/effects.tsx';
import { Moved } from '../tableau/effects.tsx';
import type { ChoiceIcons } from '../types.ts';
import { CONTACT, CostIcons, EffectIcons, Goods, InstantIcons, LeaderIcons } from './ability.tsx';
import { designIn } from './card.tsx';

/** How far a contact has to reach, as one token with that number. */
const Reach = ({ how, n }: { how: Kind; n: number }) => <Tok kind={CONTACT[how] ?? 'any'} n={n} />;

function contactIcons(view: State, how: Kind, card: number, design: Location): ChoiceIcons {
  const owner = ownerOf(view, card);
  const raided = owner >= 0 && how === 'conquer';
  const n = owner < 0 ? design.distance : raided ? raidDistance(view, owner, placedOf(view, card)) : design.defence;
  const pay = <Reach how={how} n={n} />;
  if (how === 'conquer') return { pay, gain: <Goods goods={design.spoils} /> };
  return how === 'deal' && design.guard === 0 ? { pay, gain: <Goods goods={design.deal} /> } : { pay };
}

const fieldOf = (view: State, seat: number, how: Kind | 'redevelop') =>
  FACTIONS[view.players[seat]?.faction ?? -1]?.board[how];

function fieldIcons(view: State, seat: number, how: Kind): ChoiceIcons {
  const field = fieldOf(view, seat, how);
  if (!field || !('range' in field)) return {};
  const token = `${how}${field.range}`;
  return {
    pay: <CostIcons cost={field.cost as Cost} />,
    gain: isToken(token) ? <Tok kind={token} /> : null,
  };
}

function useIcons(view: State, seat: number, card: number, { action }: Location): ChoiceIcons {
  if (!action) return {};
  const again = placedOf(view, card).used > 0;
  const workers = again ? action.workers[1] + changeOf(view, seat, 'secondUse') : action.workers[0];
  return {
    pay: (
      <>
        <Toks kind="worker" n={workers} />
        {action.cost && <CostIcons cost={action.cost as Cost} />}
      </>
    ),
    gain: <EffectIcons effects={action.do as Effects} />,
  };
}

function overIcons(view: State, seat: number, means: 'field' | 'token' | 'free'): ChoiceIcons {
  if (means === 'token') return { pay: <Tok kind="redevelop" /> };
  const field = means === 'field' && fieldOf(view, seat, 'redevelop');
  return field ? { pay: <CostIcons cost={field.cost as Cost} /> } : {};
}

/** What a choice costs and brings, as far as the card or the board itself says. */
export function icons(view: State, choice: Choice, seat: number): ChoiceIcons {
  const design = 'card' in choice ? designIn(view, choice.card) : null;
  if (design?.kind === 'location') return locationIcons(view, choice, seat, design);
  if (design?.kind === 'instant') return choice.kind === 'instant' ? { gain: <InstantIcons design={design} /> } : {};
  if (design?.kind === 'leader')
    return choice.kind === 'leader' ? { gain: <EffectIcons effects={design.gift as Effects} /> } : {};
  switch (choice.kind) {
    case 'field': {
      const { decision } = view;
      return decision?.kind === 'means' ? fieldIcons(view, seat, decision.how) : {};
    }
    case 'fieldToken':
      return fieldIcons(view, seat, choice.how);
    case 'tokens':
    case 'payment':
      return { pay: <Goods goods={choice.goods} /> };
    case 'defend':
      return { pay: <Goods goods={{ defend1: choice.defend1, defend3: choice.defend3 }} /> };
    case 'add':
      return isToken(choice.good) ? { pay: <Tok kind={choice.good} /> } : {};
    case 'hire':
      return { pay: <Toks kind="worker" n={2} />, gain: <Goods goods={{ [choice.good]: 1 }} /> };
    case 'take':
      return { gain: <Goods goods={{ [choice.good]: 1 }} /> };
    case 'swap':
      return { pay: <Toks kind="card" n={2} />, gain: <Tok kind="card" /> };
    case 'lead': {
      const leader = designIn(view, view.players[seat]?.leader?.card ?? -1);
      return leader?.kind === 'leader' ? { gain: <LeaderIcons design={leader} /> } : {};
    }
    default:
      return {};
  }
}

function locationIcons(view: State, choice: Choice & { card?: number }, seat: number, design: Location): ChoiceIcons {
  const { card = -1 } = choice;
  switch (choice.kind) {
    case 'incorporate':
    case 'conquer':
    case 'deal':
      return contactIcons(view, choice.kind, card, design);
    case 'use':
      return useIcons(view, seat, card, design);
    case 'visit':
      return { pay: <Tok kind="worker" />, gain: <EffectIcons effects={(design.production ?? []) as Effects} /> };
    case 'over':
      return overIcons(view, seat, choice.with);
    case 'redevelop':
      return { pay: <Tok kind="redevelop" /> };
    case 'rebuild':
      return { pay: <Tok kind="brick" /> };
    case 'store':
      return { gain: <Goods goods={{ [choice.good]: 1 }} /> };
    case 'card':
      return view.decision?.kind === 'spoils' ? { gain: <Goods goods={design.spoils} /> } : {};
    default:
      return {};
  }
}

/** Payments, gains and points are read faster as tokens. */
export function eventIcons(event: GameEvent) {
  const { kind, good, n, goods } = event as unknown as { kind: string; good: string; n: number; goods: Counts };
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
