import { seatName } from '@cinderhall/kernel';
import type { Choice, State } from '@cinderhall/new-era';
import { DEFENDERS, TOKENS_OF } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { Icon, Pip, several, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { categoryOf } from '../tableau/category.ts';
import { type Attack, type Step, stepsOf, strengthAfter } from './attack.ts';
import { locationIn, nameOf } from './card.tsx';

/** Two sides, one bar: how strong the attack is, what it must reach, and what each side can still play. */
export function Duel({ session, view, attack }: { session: Session<State, Choice>; view: State; attack: Attack }) {
  const design = locationIn(view, attack.card);
  if (!design) return null;
  const { needed, attacker, defender, asked } = attack;
  const selected = session.selected.value;
  const choice = selected === null ? null : (session.choices.value[selected] ?? null);
  const planned = choice ? strengthAfter(view, attack, choice) : null;
  const strength = attack.strength ?? planned ?? 0;
  const scale = Math.max(needed, strength, planned ?? 0) + 2;
  const width = (n: number) => `${(Math.max(0, n) / scale) * 100}%`;
  const steps = stepsOf(
    session.log.value.flatMap(({ events }) => events),
    attack,
  );
  const holds = strength >= needed;
  return (
    <section class="duel" aria-label={t('ne.duel')}>
      <h3>
        <Icon name="swords" />
        <span>
          {session.say({ key: 'ne.duel.title', params: { card: nameOf(design), owner: seatName(defender) } })}
        </span>
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
          {t('ne.duel.made', { kind: t(`tableau.${categoryOf(design)}`), n: design.defence })}
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
          name={session.called(attacker)}
          asked={asked === attacker}
          attacks
          byField={attack.byField}
        />
        <Trail steps={steps} />
        <Side
          view={view}
          seat={defender}
          name={session.called(defender)}
          asked={asked === defender}
          attacks={false}
          byField={false}
        />
      </div>
      <p class="now" aria-live="polite">
        <Pip seat={asked} />
        {session.say({ key: `ne.duel.${turnOf(attack, holds)}`, params: { who: seatName(asked) } })}
      </p>
    </section>
  );
}

/** What the player who is asked can do now. */
const turnOf = ({ asked, attacker, strength }: Attack, holds: boolean): string => {
  if (asked === attacker) return strength === null ? 'declares' : 'mayAdd';
  return holds ? 'mayDefend' : 'holds';
};

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
