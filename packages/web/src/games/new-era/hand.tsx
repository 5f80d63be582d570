import type { State } from '@cinderhall/new-era';
import { t } from '../../app/words.ts';
import { Icon } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { categoryOf } from '../tableau/category.ts';
import { CardRow } from '../tableau/draft.tsx';
import { Back, cardStyle, designIn, Face, nameOf } from './card.tsx';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** The hand; the card with which something is being done lies before it. */
export function Hand({ session, view, owner }: Props & { owner: number }) {
  const player = view.players[owner];
  if (!player) return null;
  const cards = player.hand;
  const played = view.playing !== null && view.decision?.seats.includes(owner) ? view.playing : null;
  return (
    <section
      class={`hand ${cards.some((card) => card < 0) ? 'blind' : ''}`}
      aria-label={t('tableau.hand')}
      style={{ '--n': String(cards.length + (played === null ? 0 : 1)) }}
      data-place={`seat:${owner}:hand`}
    >
      {played !== null && (
        <HandCard session={session} view={view} card={played} first={false} tag={t('tableau.inPlay')} />
      )}
      <CardRow session={session} view={view} cards={cards} Card={HandCard} />
      {cards.length === 0 && played === null && <span class="none">{t('tableau.noHand')}</span>}
    </section>
  );
}

interface HandCardProps extends Props {
  readonly card: number;
  /** The copy that choices name. */
  readonly as?: number;
  readonly first: boolean;
  readonly tag?: string;
}

export function HandCard({ session, view, card, as = card, first, tag }: HandCardProps) {
  const design = designIn(view, card);
  if (!design) return <Back />;
  const label =
    design.kind === 'location'
      ? `${nameOf(design)}, ${t(`tableau.${categoryOf(design)}`)}, ${t('tableau.distance', { n: design.distance })}`
      : `${nameOf(design)}, ${t(`ne.${design.kind}`)}`;
  return (
    <Thing
      session={session}
      of={`card:${as}`}
      flip={`card:${card}`}
      class={`card ${tag ? 'in-play' : ''}`}
      style={cardStyle(design)}
      label={tag ? `${label}, ${tag}` : label}
      first={first}
    >
      <Face design={design} />
      {tag && <span class="tag">{tag}</span>}
    </Thing>
  );
}

/** The pile to draw from, and what was discarded last. */
export function Decks({ session, view }: Props) {
  const top = view.discard.at(-1);
  const design = top === undefined ? null : designIn(view, top);
  return (
    <div class="decks">
      <div class="dk">
        {design && top !== undefined ? (
          <Thing
            session={session}
            of="discard"
            class="card"
            style={cardStyle(design)}
            label={t('ne.discardTop', { name: nameOf(design), n: view.discard.length })}
          >
            <Face design={design} />
          </Thing>
        ) : (
          <span class="card gone" aria-hidden="true">
            <Icon name="trash" />
          </span>
        )}
        <span>
          {t('ne.discard')} <i>{view.discard.length}</i>
        </span>
      </div>
      <div class="dk">
        <Thing session={session} of="deck" class="pile card" label={t('ne.deckOf', { n: view.deck.length })}>
          <Back />
        </Thing>
        <span>
          {t('tableau.deck')} <i>{view.deck.length}</i>
        </span>
      </div>
    </div>
  );
}
