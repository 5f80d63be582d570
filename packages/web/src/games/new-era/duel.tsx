import type { Choice, State } from '@cinderhall/new-era';
import { DEFENDERS, FACTIONS, TOKENS_OF } from '@cinderhall/new-era/cards/index';
import { rangeOf, tokenValue } from '@cinderhall/new-era/contacts';
import { ownerOf, placedOf, raidDistance } from '@cinderhall/new-era/realm';
import { t } from '../../app/words.ts';
import { Icon, Pip, several, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { locationIn, nameOf } from './card.tsx';
import { categoryOf } from './faces.ts';

/** A raid under way, as everybody at the table sees it. */
export interface Attack {
  readonly attacker: number;
  readonly defender: number;
  readonly card: number;
  /** Null while the attacker still chooses with what. */
  readonly strength: number | null;
  readonly byField: boolean;
  readonly needed: number;
  /** Whose answer is waited for. */
  readonly asked: number;
}

export function attackIn(view: State): Attack | null {
  const { decision } = view;
  if (!decision) return null;
  const asked = decision.seats[0] ?? -1;
  const between = (attacker: number, card: number, strength: number | null, byField: boolean): Attack | null => {
    const defender = ownerOf(view, card);
    if (defender < 0 || defender === attacker) return null;
    const needed = raidDistance(view, defender, placedOf(view, card));
    return { attacker, defender, card, strength, byField, needed, asked };
  };
  switch (decision.kind) {
    case 'means':
      return decision.how === 'conquer' ? between(asked, decision.card, null, false) : null;
    case 'reinforce':
    case 'press':
      return between(asked, decision.card, decision.strength, decision.byField);
    case 'defend':
      return between(decision.attacker, decision.card, decision.strength, decision.byField);
    default:
      return null;
  }
}

/** The location that is under attack; −1: none. */
export const aimedAt = (view: State): number => attackIn(view)?.card ?? -1;

/** How strong the attack would be after a choice. */
export function strengthAfter(view: State, { strength, attacker }: Attack, choice: Choice): number | null {
  switch (choice.kind) {
    case 'tokens':
      return rangeOf(choice.goods);
    case 'field':
      return FACTIONS[view.players[attacker]?.faction ?? -1]?.board.conquer.range ?? null;
    case 'add':
      return (strength ?? 0) + tokenValue(choice.good);
    case 'defend':
      return (strength ?? 0) - rangeOf({ defend1: choice.defend1, defend3: choice.defend3 });
    default:
      return null;
  }
}

interface Step {
  readonly seat: number;
  readonly strength: number;
}

/** What has been played in this shoot-out so far, from the log. */
function stepsOf(session: Session, { attacker, card }: Attack): readonly Step[] {
  const events = session.log.value.flatMap((moment) => moment.events);
  const from = events.findLastIndex((event) => event.kind === 'attacked' && event.card === card);
  const steps: Step[] = [];
  if (from < 0) return steps;
  for (const { kind, seat, strength, goods } of events.slice(from)) {
    if (kind === 'attacked' || kind === 'defended') steps.push({ seat: seat as number, strength: strength as number });
    else if (kind === 'paid' && seat === attacker)
      steps.push({ seat, strength: (steps.at(-1)?.strength ?? 0) + rangeOf(goods as { [good: string]: number }) });
  }
  return steps;
}

/** Two sides, one bar: how strong the attack is, what it must reach, and what each side can still play. */
export function Duel({ session, view, attack }: { session: Session; view: State; attack: Attack }) {
  const design = locationIn(view, attack.card);
  if (!design) return null;
  const { needed, attacker, defender, asked } = attack;
  const name = (seat: number) => session.names.value[seat] ?? '';
  const selected = session.selected.value;
  const choice = selected === null ? null : ((session.choices.value[selected] ?? null) as Choice | null);
  const planned = choice ? strengthAfter(view, attack, choice) : null;
  const strength = attack.strength ?? planned ?? 0;
  const scale = Math.max(needed, strength, planned ?? 0) + 2;
  const width = (n: number) => `${(Math.max(0, n) / scale) * 100}%`;
  const steps = stepsOf(session, attack);
  const holds = strength >= needed;
  return (
    <section class="duel" aria-label={t('ne.duel')}>
      <h3>
        <Icon name="swords" />
        <span>{t('ne.duel.title', { card: nameOf(design), owner: name(defender) })}</span>
      </h3>
      <div
        class="bar2"
        role="img"
        aria-label={t('ne.duel.bar', { strength, needed })}
        style={{ '--steps': String(scale) }}
      >
        <span class="fill" style={{ width: width(strength) }}>
          {attack.strength === null ? '' : strength}
        </span>
        {planned !== null && (
          <span class="plan" style={{ width: width(planned) }}>
            {planned}
          </span>
        )}
        <span class="need" style={{ left: width(needed) }}>
          <i>{t('ne.duel.needs', { n: needed })}</i>
        </span>
      </div>
      <p class="made">
        <span>
          {t('ne.duel.made', { kind: t(`s51.${categoryOf(design)}`), n: design.defence })}
          {needed > design.defence && ` ${t('ne.duel.more', { n: needed - design.defence })}`}
        </span>
        {planned !== null && (
          <b class={planned >= needed ? 'enough' : ''}>
            {t(planned >= needed ? 'ne.duel.enough' : 'ne.duel.short', { n: planned })}
          </b>
        )}
      </p>
      <div class="dq">
        <Side
          view={view}
          seat={attacker}
          name={name(attacker)}
          asked={asked === attacker}
          attacks
          byField={attack.byField}
        />
        <Trail steps={steps} />
        <Side
          view={view}
          seat={defender}
          name={name(defender)}
          asked={asked === defender}
          attacks={false}
          byField={false}
        />
      </div>
      <p class="now" aria-live="polite">
        <Pip seat={asked} />
        {t(
          asked === attacker
            ? attack.strength === null
              ? 'ne.duel.declares'
              : 'ne.duel.mayAdd'
            : holds
              ? 'ne.duel.mayDefend'
              : 'ne.duel.holds',
          { who: name(asked) },
        )}
      </p>
    </section>
  );
}

/** How the strength went up and down. */
const Trail = ({ steps }: { steps: readonly Step[] }) => (
  <ol class="trail" aria-label={t('ne.duel.trail')}>
    {steps.map(({ seat, strength }, i) => (
      <li key={i}>
        <Pip seat={seat} />
        {strength}
      </li>
    ))}
  </ol>
);

interface SideProps {
  readonly view: State;
  readonly seat: number;
  readonly name: string;
  readonly asked: boolean;
  readonly attacks: boolean;
  readonly byField: boolean;
}

/** A side and the tokens it can still play. */
function Side({ view, seat, name, asked, attacks, byField }: SideProps) {
  const player = view.players[seat];
  const tokens = attacks ? ([...TOKENS_OF.conquer, 'anyContact'] as const) : DEFENDERS;
  const count = (good: (typeof tokens)[number]): number =>
    player ? player.goods[good] + (attacks ? (player.kept?.[good] ?? 0) : 0) : 0;
  const held = [...tokens].filter((good) => count(good) > 0);
  return (
    <div class={`dside ${asked ? 'asked' : ''}`}>
      <b>
        <Pip seat={seat} />
        {name}
      </b>
      <span class="tks">
        {byField ? (
          <small>{t('ne.duel.byField')}</small>
        ) : held.length === 0 ? (
          <small>{t(attacks ? 'ne.duel.noMore' : 'ne.duel.noDefence')}</small>
        ) : (
          held.map((good) => <Tok key={good} kind={good} {...several(count(good))} />)
        )}
      </span>
    </div>
  );
}
