import type { GameEvent } from '@cinderhall/kernel';
import type { Choice, State } from '@cinderhall/last-aurora';
import { bonusOf, impact, itemOf, skillNeeded, stopAt, survivorOf } from '@cinderhall/last-aurora/table';
import { Fragment } from 'preact';
import { t } from '../../app/words.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import type { ChoiceIcons } from '../types.ts';
import { Block } from './card.tsx';
import { EffectIcons, Goods } from './effects.tsx';
import { markerToken } from './faces.ts';

const Skill = ({ n }: { n: number }) => <span class="skill">{n}</span>;

/** One block or the other. */
const Either = ({ blocks }: { blocks: readonly (readonly number[])[] }) => (
  <>
    {blocks.map((markers, i) => (
      <Fragment key={i}>
        {i > 0 && <span class="tx or">{t('web.or')}</span>}
        <Block markers={markers} />
      </Fragment>
    ))}
  </>
);

/** What a choice costs (from the game's `impact`) and brings. */
export function icons(view: State, choice: Choice, seat: number): ChoiceIcons {
  const { goods = {} } = impact(view, seat, choice).cost;
  const brings = gains(view, choice, seat);
  return Object.keys(goods).length > 0 ? { pay: <Goods goods={goods} />, ...brings } : brings;
}

/** What a choice brings. The skill that exploring needs is not a good, so it is added here. */
function gains(view: State, choice: Choice, seat: number): ChoiceIcons {
  switch (choice.kind) {
    case 'explore': {
      const blocks = [view.zone[choice.slot]?.left ?? [], view.zone[choice.slot]?.right ?? []];
      const offered = blocks.filter((markers) => markers.length > 0);
      return {
        pay: <Skill n={skillNeeded(choice.slot)} />,
        ...(offered.length > 0 ? { gain: <Either blocks={offered} /> } : {}),
      };
    }
    case 'bonus':
      return { gain: <EffectIcons effects={bonusOf(view.options.map, choice.slot, choice.index)} /> };
    case 'collect': {
      const place = view.zone.find(({ card }) => view.decision?.kind === 'block' && card === view.decision.card);
      return { gain: <Block markers={(choice.right ? place?.right : place?.left) ?? []} /> };
    }
    case 'takeStop':
      return { gain: stopToken(view, seat) };
    case 'play':
      return { gain: <EffectIcons effects={itemOf(choice.card).effect} /> };
    case 'ability': {
      const { ability } = survivorOf(choice.card);
      return ability.does === 'use' ? { gain: <EffectIcons effects={ability.effects} /> } : {};
    }
    case 'onto':
      return { gain: <Tok kind="contamination" /> };
    case 'give':
      return view.decision?.kind === 'missing' ? { gain: <Tok kind={markerToken(choice.marker)} /> } : {};
    case 'layMine':
      return { gain: <Icon name="land-mine" /> };
    default:
      return {};
  }
}

function stopToken(view: State, seat: number) {
  const kind = stopAt(view, view.players[seat]?.space ?? 0);
  return kind === 'none' ? null : <Tok kind={kind} />;
}

/** Events that only move goods are shown as tokens. */
export function eventIcons(event: GameEvent) {
  const { kind, good, n } = event;
  if (typeof n !== 'number') return null;
  if (kind === 'fame')
    return (
      <>
        {n > 0 ? '+' : '−'}
        <Toks kind="fame" n={Math.abs(n)} />
      </>
    );
  if (typeof good !== 'string' || (kind !== 'gained' && kind !== 'lost' && kind !== 'paid')) return null;
  return (
    <>
      {kind === 'gained' ? '+' : '−'}
      <Goods goods={{ [good]: n }} />
    </>
  );
}
