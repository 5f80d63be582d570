import type { State } from '@cinderhall/divide-et-impera';
import { abilityOf, COLOURS, DRONE_LIST, FACTION_LIST } from '@cinderhall/divide-et-impera/table';
import { Icon, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { cardName, nameOf } from './card.tsx';
import { DRONE_ICONS, EMBLEMS, OUTPOST } from './faces.ts';
import { d } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
}

/** What is chosen before the first turn lies over the map: factions, then abilities where they are drafted. */
export function Choosing({ session, view }: Props) {
  if (!session.myTurn.value) return null;
  switch (view.decision?.kind) {
    case 'faction':
      return <Factions session={session} />;
    case 'draftAbility':
      return <Draft session={session} cards={view.decision.cards} />;
    default:
      return null;
  }
}

/** The text of a record of the catalogue, in sentences. */
export function textOf(session: Session, id: string): string {
  const record = session.table.game.cards().find((one) => one.id === id);
  return record ? session.say(record.text) : '';
}

const Factions = ({ session }: { session: Session }) => (
  <section class="d-choosing" aria-label={d('dei.ui.factions')}>
    <h3>{d('dei.ui.factions')}</h3>
    <div class="row">
      {FACTION_LIST.map((faction, i) => {
        if (!session.lit.value.has(`faction:${i}`)) return null;
        const drone = DRONE_LIST.find(({ id }) => id === faction.drone);
        return (
          <Thing key={faction.id} session={session} of={`faction:${i}`} class="d-faction" label={nameOf(faction)}>
            <Icon name={EMBLEMS[faction.id]} />
            <b>{nameOf(faction)}</b>
            <span class="who">
              {nameOf(faction.leader)}: {textOf(session, faction.leader.id)}
            </span>
            {drone && (
              <span class="who">
                <Icon name={DRONE_ICONS[faction.drone]} /> {nameOf(drone)}
              </span>
            )}
          </Thing>
        );
      })}
    </div>
  </section>
);

const Draft = ({ session, cards }: { session: Session; cards: readonly number[] }) => (
  <section class="d-choosing" aria-label={d('dei.ui.draft')}>
    <h3>{d('dei.ui.draft')}</h3>
    <div class="row">
      {cards.map((card) => {
        const { colour, id } = abilityOf(card);
        return (
          <Thing
            key={card}
            session={session}
            of={`card:${card}`}
            class="d-token"
            style={{ '--plate': `var(--d-${COLOURS.includes(colour) ? colour : 'black'})` }}
            label={cardName(card)}
          >
            <Tok kind={OUTPOST[colour]} hidden />
            <b>{cardName(card)}</b>
            <span class="who">{textOf(session, id)}</span>
          </Thing>
        );
      })}
    </div>
  </section>
);
