import type { State } from '@cinderhall/last-aurora';
import { type EnemyInPlay, enemyOf, letterOf, numeralOf, TARGET_FIELDS } from '@cinderhall/last-aurora/table';
import { Icon, Pip } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { isAsked, Thing } from '../../table/thing.tsx';
import { ownerOf, sayOf } from './seats.ts';
import { la, nameOf } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The enemies over a region: how much they have taken, and who has hit them. */
export function Enemies({ session, view, region }: Props & { region: number }) {
  const here = view.enemies.filter((enemy) => enemy.region === region);
  if (here.length === 0) return null;
  return (
    <ul class={`enemies n${Math.min(here.length, 3)}`} aria-label={la('table.enemies')}>
      {here.map((enemy) => (
        <li key={enemy.card} class={`en ${aroundOf(session, `card:${enemy.card}`)}`}>
          <Thing session={session} of={`card:${enemy.card}`} class="foe" label={enemyLabel(session, enemy)}>
            <span class="eno">{numeralOf(enemyOf(enemy.card).numeral)}</span>
            <b>{nameOf(enemy.card)}</b>
            <span class="df">
              {Array.from({ length: enemy.defence }, (_, i) => (
                <i key={i} class={i < enemy.damage ? 'hit' : ''}>
                  {i < enemy.damage && <Icon name="crack" />}
                </i>
              ))}
            </span>
          </Thing>
          <Targets session={session} view={view} enemy={enemy} />
        </li>
      ))}
    </ul>
  );
}

/** An enemy's fields are framed together with it. */
function aroundOf(session: Session, ref: string): string {
  if (!isAsked(session, ref)) return '';
  return session.chosen.value.has(ref) ? 'chosen' : 'asked';
}

export function enemyLabel(session: Session, { card, defence, damage, targets }: EnemyInPlay): string {
  const parts = [nameOf(card), la('table.defence', { damage, defence })];
  if (targets.length > 0) parts.push(sayOf(session, 'table.hitBy', { who: targets.map(ownerOf) }));
  return parts.join(', ');
}

/** Fields A to D; a token can be replaced only where the question is about this enemy. */
function Targets({ session, view, enemy }: Props & { enemy: EnemyInPlay }) {
  const { decision } = view;
  const asked = decision?.kind === 'target' && decision.enemy === enemy.card;
  return (
    <span class="tg">
      {Array.from({ length: TARGET_FIELDS }, (_, field) => {
        const owner = enemy.targets[field];
        const face = owner === undefined ? letterOf(field) : <Pip seat={owner} />;
        return asked && session.lit.value.has(`target:${field}`) ? (
          <Thing
            key={field}
            session={session}
            of={`target:${field}`}
            label={sayOf(session, 'table.target', { field: letterOf(field), who: ownerOf(owner ?? 0) })}
          >
            {face}
          </Thing>
        ) : (
          <em key={field}>{face}</em>
        );
      })}
    </span>
  );
}
