import type { State } from '@cinderhall/fifty-first-state';
import {
  type Attack,
  areOutnumbered,
  destroyPrice,
  isFurious,
  type Location,
  machineDefence,
} from '@cinderhall/fifty-first-state/table';
import type { ComponentChildren, VNode } from 'preact';
import { t } from '../../../app/words.ts';
import { Icon, several, Tok } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import { Goods, TypePlate } from '../ability.tsx';
import { designIn, nameOf } from '../card.tsx';
import { pictureOf } from '../faces.ts';
import type { Group, GroupProps } from './group.ts';

/** What a machine does, the verb first. */
function AttackIcons({ attack }: { attack: Attack }): VNode {
  switch (attack.does) {
    case 'raze':
      return (
        <>
          <b>{t('fiftyFirstState.land.razes')}</b>
          <TypePlate type={attack.type} />
        </>
      );
    case 'lose':
      return (
        <>
          <b>−</b>
          <Goods goods={attack.goods} />
          {attack.or && (
            <>
              <b>{t('web.or')}</b>
              <Goods goods={attack.or} />
            </>
          )}
        </>
      );
    case 'loseAny':
      return (
        <>
          <b>−{attack.n}</b>
          {attack.of.map((good) => (
            <Tok key={good} kind={token(good)} />
          ))}
        </>
      );
    case 'discard':
      return (
        <>
          <b>−1</b>
          <Tok kind={attack.what} />
          <b>{t(`fiftyFirstState.land.from.${attack.what}`)}</b>
        </>
      );
    case 'close':
      return (
        <>
          <Icon name="lock" />
          <Tok kind={token(attack.costs ?? attack.gives ?? '')} />
          <b>{t('fiftyFirstState.land.boardAction')}</b>
        </>
      );
    case 'block':
      return (
        <>
          <Icon name="lock" />
          <b>{t('fiftyFirstState.land.oneAction')}</b>
        </>
      );
  }
}

const locationOn = (view: State, card: number): Location | null => {
  const design = designIn(view, card);
  return design?.kind === 'location' ? design : null;
};

interface MachineProps extends GroupProps {
  readonly card: number;
  readonly letter?: string;
  readonly first: boolean;
  readonly children?: ComponentChildren;
}

export function Machine({ session, view, owner, card, letter, first, children }: MachineProps) {
  const design = locationOn(view, card);
  const deployed = view.moloch?.deployed.find((one) => one.card === card);
  if (!design?.machine || !deployed) return null;
  const { code, fury, attack } = design.machine;
  const awake = isFurious(view, card);
  const defence = machineDefence(view, card);
  const laid = { ...deployed.code };
  const name = nameOf(design);
  return (
    <Thing
      session={session}
      of={`card:${card}`}
      class={`machine ${awake ? 'awake' : ''}`}
      label={`${name}, ${t('fiftyFirstState.land.machine')}, ${t('fiftyFirstState.table.defence', { n: defence })}`}
      first={first}
    >
      <span class="mh">
        {letter && <i class="letter">{letter}</i>}
        <b>{name}</b>
        <i class="plate red">
          <Icon name="flame" />
          {owner < view.players.length ? destroyPrice(view, owner, card) : defence}
        </i>
      </span>
      <span class="mp">
        <Art picture={pictureOf(design)} />
        {fury && (
          <span class={`fury ${awake ? '' : 'asleep'}`}>
            <Icon name="fury" />
            {t(awake ? 'fiftyFirstState.land.furyAwake' : 'fiftyFirstState.land.furyAsleep')}
          </span>
        )}
        {deployed.contacts > 0 && (
          <span class="laid">
            <Tok kind="redContact" {...several(deployed.contacts)} />
          </span>
        )}
      </span>
      <span class="codes">
        <Icon name="lock" />
        {code.map((good, i) => {
          const paid = (laid[good] ?? 0) > 0;
          if (paid) laid[good] = (laid[good] ?? 0) - 1;
          return (
            <span key={i} class={paid ? 'paid' : ''}>
              <Tok kind={good} />
            </span>
          );
        })}
      </span>
      <span class="blow">
        <AttackIcons attack={attack} />
      </span>
      {children}
    </Thing>
  );
}

const Tiles = (props: GroupProps) => {
  const { view } = props;
  const { moloch } = view;
  if (!moloch) return null;
  return (
    <>
      <span class="mdeck" data-place="machines">
        <Icon name="robot" />
        {t('fiftyFirstState.land.machinesLeft', { n: moloch.deck.length })}
      </span>
      <span class="machines" style={{ '--n': String(moloch.deployed.length) }}>
        {moloch.deployed.map(({ card }, i) => (
          <Machine key={card} {...props} card={card} first={i === 0} />
        ))}
      </span>
      <span class="minfo">
        <span>
          <Icon name="fury" />
          {t(areOutnumbered(view) ? 'fiftyFirstState.land.furySleeps' : 'fiftyFirstState.land.furyWakes', {
            n: view.players.length,
          })}
        </span>
        <span>
          <Icon name="cards" />
          {t(`fiftyFirstState.land.difficulty.${moloch.difficulty}`)} ·{' '}
          {t('fiftyFirstState.land.discarded', { n: moloch.discard.length })}
        </span>
      </span>
    </>
  );
};

/** Machines lie in no State, so that nothing else has their refs. */
export const isMachine = (view: State, ref: string): boolean =>
  view.moloch?.deployed.some(({ card }) => ref === `card:${card}`) ?? false;

export const moloch: Group = {
  id: 'moloch',
  icon: 'robot',
  owns: isMachine,
  has: (view) => view.moloch !== null,
  count: (view) => String(view.moloch?.deployed.length ?? 0),
  width: (view) => 290 + Math.min(view.moloch?.deployed.length ?? 0, 5) * 140,
  Tiles,
};
