import type { State } from '@cinderhall/fifty-first-state';
import {
  type Attack,
  areOutnumbered,
  canPayCode,
  destroyPrice,
  isFurious,
  type Location,
  machineDefence,
  machinesToCome,
  machineText,
  missingCode,
  PENALTY,
} from '@cinderhall/fifty-first-state/table';
import type { Params } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { t } from '../../../app/words.ts';
import { Icon, several, Tok } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { CATEGORY_ICON } from '../../tableau/category.ts';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import { Goods, TypePlate } from '../ability.tsx';
import { designIn, nameOf } from '../card.tsx';
import { pictureOf } from '../faces.ts';
import { type Group, type GroupProps, isNamed } from './group.ts';

/** What a machine does, the verb first. */
function AttackIcons({ attack }: { attack: Attack }): VNode {
  switch (attack.does) {
    case 'raze':
      return (
        <>
          <Icon name="flame" class="verb" />
          <b class="word">{t('fiftyFirstState.land.razes')}</b>
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
          <b class="word">{t(`fiftyFirstState.land.from.${attack.what}`)}</b>
        </>
      );
    case 'close':
      return (
        <>
          <Icon name="lock" />
          <Tok kind={token(attack.costs ?? attack.gives ?? '')} />
          <b class="word">{t('fiftyFirstState.land.boardAction')}</b>
        </>
      );
    case 'block':
      return (
        <>
          <Icon name="lock" />
          <i class="ty">
            <Icon name={CATEGORY_ICON.action} />
          </i>
          <b class="word">{t('fiftyFirstState.land.oneAction')}</b>
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
}

/** Whether its owner could pay what is missing of the code. */
function canHack(view: State, owner: number, card: number): boolean {
  const player = view.players[owner];
  return player !== undefined && canPayCode(player, missingCode(view, card));
}

/** Its code and its attack, for people who do not see them. */
function does(machine: NonNullable<Location['machine']>): Params {
  const { code = [], attack = '' } = machineText(machine, { key: '' }).params ?? {};
  return { code, attack };
}

export function Machine({ session, view, owner, card, letter, first }: MachineProps) {
  const design = locationOn(view, card);
  if (!design?.machine) return null;
  const words = [
    nameOf(design),
    t('fiftyFirstState.land.machine'),
    t('fiftyFirstState.table.defence', { n: machineDefence(view, card) }),
    ...(canHack(view, owner, card) ? [t('fiftyFirstState.land.have')] : []),
    session.say({ key: 'fiftyFirstState.land.does', params: does(design.machine) }),
  ];
  return (
    <Thing
      session={session}
      of={`card:${card}`}
      class={`machine ${isFurious(view, card) ? 'awake' : ''} ${isNamed(view, card) ? 'runs' : ''}`}
      label={words.join(', ')}
      first={first}
    >
      <MachineFace view={view} owner={owner} card={card} {...(letter ? { letter } : {})} />
    </Thing>
  );
}

/** Wide and low, so that all of the machine is seen on its tile. */
const WIDE = { width: 300, height: 116, horizon: 0.84 } as const;

/** What a deployed machine shows: its Defence as it is now, its code, and its attack. */
export function MachineFace({ view, owner, card, letter }: Pick<MachineProps, 'view' | 'owner' | 'card' | 'letter'>) {
  const design = locationOn(view, card);
  const deployed = view.moloch?.deployed.find((one) => one.card === card);
  if (!design?.machine || !deployed) return null;
  const { code, fury, attack } = design.machine;
  const awake = isFurious(view, card);
  const laid = { ...deployed.code };
  return (
    <>
      <span class="mh">
        {letter && <i class="letter">{letter}</i>}
        <b>{nameOf(design)}</b>
        {fury && <Icon name="fury" class="rage" />}
        <i class="plate red">
          <Icon name="flame" />
          {owner < view.players.length ? destroyPrice(view, owner, card) : machineDefence(view, card)}
        </i>
      </span>
      <span class="mp">
        <Art picture={{ ...pictureOf(design), ...WIDE }} />
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
        {canHack(view, owner, card) && (
          <span class="have" title={t('fiftyFirstState.land.have')}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <span class="blow">
        <AttackIcons attack={attack} />
      </span>
    </>
  );
}

/** The round in which machines come next. */
const nextDeployment = ({ round, phase }: State): number =>
  phase === 'action' || phase === 'cleanup' ? round + 1 : Math.max(1, round);

/** Few machines wake Fury: whether they do, when they would, or that the choice taken up would wake it. */
function Fury({ session, view }: Pick<GroupProps, 'session' | 'view'>) {
  const then = session.foreseen.value;
  const asleep = areOutnumbered(view);
  const wakes = asleep && then?.moloch && !areOutnumbered(then);
  const key = wakes ? 'furyWould' : asleep ? 'furySleeps' : 'furyWakes';
  const n = wakes ? then.moloch?.deployed.length : view.players.length;
  return (
    <span class={wakes ? 'would' : ''}>
      <Icon name="fury" />
      {t(`fiftyFirstState.land.${key}`, { n: n ?? 0 })}
    </span>
  );
}

/** From this many on, what stands beside the machines stands in their heading. */
const CROWD = 7;
/** From this many on, they stand in two rows. */
const TWO_ROWS = 10;

/** How so many machines stand. */
export const rowsOf = (n: number) => ({
  class: `machines ${n < CROWD ? '' : 'crowd'} ${n < TWO_ROWS ? '' : 'in-two'}`,
  style: { '--across': String(Math.ceil(n / 2)) },
});

const penaltyOf = (machines: number): string =>
  machines === 0
    ? t('fiftyFirstState.land.penaltyEach', { each: PENALTY })
    : t('fiftyFirstState.land.penalty', { each: PENALTY, n: PENALTY * machines });

const Tiles = (props: GroupProps) => {
  const { session, view } = props;
  const { moloch } = view;
  if (!moloch) return null;
  return (
    <>
      <span class="mdeck" data-place="machines">
        <Icon name="robot" />
        {t('fiftyFirstState.land.machinesLeft', { n: moloch.deck.length })}
        <b>{t('fiftyFirstState.land.machinesNext', { n: machinesToCome(view, nextDeployment(view)) })}</b>
      </span>
      <span {...rowsOf(moloch.deployed.length)}>
        {moloch.deployed.map(({ card }, i) => (
          <Machine key={card} {...props} card={card} first={i === 0} />
        ))}
      </span>
      <span class={`minfo ${moloch.deployed.length < CROWD ? '' : 'told'}`}>
        <Fury session={session} view={view} />
        <span>
          <Icon name="star" />
          {penaltyOf(moloch.deployed.length)}
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
  note: (view) => {
    const n = view.moloch?.deployed.length ?? 0;
    if (n < CROWD) return '';
    const fury = t(areOutnumbered(view) ? 'fiftyFirstState.land.furySleeps' : 'fiftyFirstState.land.furyWakes', {
      n: view.players.length,
    });
    return `${fury} ${penaltyOf(n)}`;
  },
  width: (view) => {
    const n = view.moloch?.deployed.length ?? 0;
    if (n < CROWD) return 290 + Math.min(n, 5) * 140;
    return 100 + (n < TWO_ROWS ? n : Math.ceil(n / 2)) * 100;
  },
  Tiles,
};
