import type { ComponentChildren, ComponentType } from 'preact';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { firstLike } from './rivals.ts';

/** A panel over the State with what can be chosen. */
export const OverState = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <section class="draft" aria-label={title}>
    <h3>{title}</h3>
    <div class="row">{children}</div>
  </section>
);

interface CardProps<View> {
  readonly session: Session;
  readonly view: View;
  readonly card: number;
  readonly as?: number;
  readonly first: boolean;
  /** It turns over before one's eyes. */
  readonly turned?: boolean;
}

interface Cards<View> {
  readonly session: Session;
  readonly view: View;
  readonly cards: readonly number[];
  readonly Card: ComponentType<CardProps<View>>;
  /** Those that were seen with their other side up. */
  readonly turned?: ReadonlySet<number>;
}

/** Cards side by side; of copies each stands for the one that choices name. */
export const CardRow = <View extends { readonly cards: readonly number[] }>({
  session,
  view,
  cards,
  Card,
  turned,
}: Cards<View>) => (
  <>
    {cards.map((card, i) => (
      <Card
        key={card < 0 ? `hidden${i}` : card}
        session={session}
        view={view}
        card={card}
        as={firstLike(view, cards, card)}
        first={i === 0}
        turned={turned?.has(card) ?? false}
      />
    ))}
  </>
);

interface Faction {
  readonly name: string;
  readonly emblem: string;
}

/** The factions that can be chosen now. */
export const FactionChoice = ({ session, factions }: { session: Session; factions: readonly Faction[] }) => (
  <OverState title={t('tableau.factions')}>
    {factions.map(({ name, emblem }, i) =>
      session.lit.value.has(`faction:${i}`) ? (
        <Thing key={name} session={session} of={`faction:${i}`} class="emblem panel" label={name}>
          <Icon name={emblem} />
          <span>{name}</span>
        </Thing>
      ) : null,
    )}
  </OverState>
);
