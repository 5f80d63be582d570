import type { State } from '@cinderhall/last-aurora';
import { type Crew, ITEM_LIMIT, itemOf, type Player, skillOf, survivorOf } from '@cinderhall/last-aurora/table';
import { Icon, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { Thing } from '../../table/thing.tsx';
import { shortAbility } from './card.tsx';
import { itemIcon, ZONE_ICON, ZONES } from './faces.ts';
import { Portrait } from './portrait.tsx';
import { ownerOf, sayOf } from './seats.ts';
import { la, nameOf } from './words.ts';

interface Props {
  readonly session: Session;
  readonly view: State;
  readonly owner: number;
}

/** The people of a convoy in their three zones, and the items. */
export function CrewPanel({ session, view, owner }: Props) {
  const player = view.players[owner];
  if (!player) return null;
  return (
    <section class="svz panel" aria-label={sayOf(session, 'table.crewOf', { who: ownerOf(owner) })}>
      {ZONES.map((zone) => {
        const here = player.survivors.filter((survivor) => survivor.zone === zone);
        return (
          <div key={zone} class={`zn ${zone} ${here.length > 2 ? 'many' : ''}`}>
            <h3>
              <Icon name={ZONE_ICON[zone]} />
              {la(`table.zone.${zone}`)}
              {here.length > 0 && <i>{here.length}</i>}
            </h3>
            <div class="people">
              {here.map((survivor, i) => (
                <Person key={survivor.card} session={session} view={view} survivor={survivor} first={i === 0} />
              ))}
            </div>
          </div>
        );
      })}
      <Items session={session} player={player} owner={owner} />
    </section>
  );
}

export function survivorLabel(survivor: Crew, acting: boolean): string {
  const parts = [nameOf(survivor.card), la('table.skill', { n: skillOf(survivor) }), la(`table.zone.${survivor.zone}`)];
  if (survivor.contamination > 0) parts.push(la('table.contaminated', { n: survivor.contamination }));
  if (acting) parts.push(la('table.sent'));
  return parts.join(', ');
}

function Person({ session, view, survivor, first }: { session: Session; view: State; survivor: Crew; first: boolean }) {
  const { card, contamination, food } = survivor;
  const acting = view.turn.acting.includes(card);
  const skill = skillOf(survivor);
  const printed = survivorOf(card).skill;
  return (
    <Thing
      session={session}
      of={`card:${card}`}
      class={`sv ${acting ? 'sent' : ''}`}
      label={survivorLabel(survivor, acting)}
      first={first}
    >
      <Portrait card={card} />
      <span class={`sk ${skill > printed ? 'up' : skill < printed ? 'down' : ''}`}>{skill}</span>
      <span class="who">
        <b>{nameOf(card)}</b>
        <small>{acting ? la('table.sent') : shortAbility(survivorOf(card))}</small>
      </span>
      <span class="on">
        {contamination > 0 && <Tok kind="contamination" hidden {...(contamination > 1 ? { n: contamination } : {})} />}
        {food > 0 && <Tok kind="food" hidden {...(food > 1 ? { n: food } : {})} />}
      </span>
    </Thing>
  );
}

/** My items are mine to look at; of others' only their number is known. */
function Items({ session, player, owner }: { session: Session; player: Player; owner: number }) {
  const known = player.items.filter((card) => card >= 0);
  const free = Math.max(0, ITEM_LIMIT - player.items.length);
  return (
    <div class="items">
      <h3>
        <Icon name="bag" />
        {la(owner === session.seat.value ? 'table.items' : 'table.itemsOfOthers', { n: player.items.length })}
      </h3>
      <div class="row">
        {known.map((card, i) => (
          <Thing
            key={card}
            session={session}
            of={`card:${known.find((one) => nameOf(one) === nameOf(card) && session.lit.value.has(`card:${one}`)) ?? card}`}
            flip={`card:${card}`}
            class="itm"
            label={nameOf(card)}
            first={i === 0}
          >
            <Icon name={itemIcon(itemOf(card).effect)} />
            <b>{nameOf(card)}</b>
            <small>{la(`table.phase.${itemOf(card).phase}`)}</small>
          </Thing>
        ))}
        {player.items.slice(known.length).map((_, i) => (
          <span key={`back${i}`} class="itm e">
            <Icon name="bag" />
          </span>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <span key={i} class="itm e">
            {la('table.empty')}
          </span>
        ))}
      </div>
    </div>
  );
}
