import type { State } from '@cinderhall/divide-et-impera';
import {
  abilityOf,
  actionCard,
  type CardEffects,
  COLOURS,
  columnOf,
  countFor,
  display,
  droneOf,
  FIRST_ABILITY,
  FIRST_SWEET,
  factionOf,
  iconOf,
  isOnTime,
  kit,
  MARKETS,
  missionOf,
  missionSupply,
  SLOTS,
  sweetOf,
} from '@cinderhall/divide-et-impera/table';
import type { CardRecord, Ref } from '@cinderhall/kernel';
import type { VNode } from 'preact';
import { Icon, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import { whom } from '../../table/whom.ts';
import type { CloseUp } from '../types.ts';
import { Act, Acts } from './act.tsx';
import { areaRef, contentsText, placeName, structuresText } from './board/area-text.ts';
import { ActionFace, cardName, MissionIcon, nameOf, SweetFace } from './card.tsx';
import { DRONE_ICONS, EMBLEMS, OUTPOST, plateStyle } from './faces.ts';
import { majorityText } from './majority.ts';
import { needsText } from './markets.tsx';
import { takers } from './missions.tsx';
import { emblemOf } from './players.tsx';
import { seatText } from './seat-text.ts';
import { d } from './words.ts';

const NONE: CloseUp = { title: '', face: null, lines: [], origin: null, icons: [] };

const recordOf = (session: Session, id: string): CardRecord | undefined =>
  session.table.game.cards().find((one) => one.id === id);

/** A card with its text and origin from the catalogue. */
function fromRecord(session: Session, id: string, face: VNode | null, more: readonly string[] = []): CloseUp {
  const record = recordOf(session, id);
  return {
    ...NONE,
    title: record ? nameOf(record) : id,
    face,
    lines: [...(record ? [session.say(record.text)] : []), ...more],
    origin: record?.origin ?? null,
  };
}

/** The tiles on a card, each with what it does. */
function legendOf(session: Session, icons: CardEffects): CloseUp['icons'] {
  const seen = new Map(icons.map((effect) => [JSON.stringify(effect), effect]));
  return [...seen.values()].map((effect) => ({
    icon: <Act effect={effect} />,
    text: session.say({ key: 'dei.choice.use', params: { does: kit.say([effect]) } }),
  }));
}

function actionCloseUp(session: Session, card: number, more: readonly string[] = []): CloseUp {
  const design = actionCard(card);
  const lines = [...more];
  if (design.supply > 0) lines.push(d('dei.ui.worth', { n: design.supply }));
  lines.push(d('dei.ui.faceDown'));
  return {
    ...fromRecord(
      session,
      design.id,
      <span class="d-card zoom" style={plateStyle(design)}>
        <ActionFace card={card} />
      </span>,
      lines,
    ),
    icons: legendOf(session, design.icons),
  };
}

function cardCloseUp(session: Session, view: State, card: number): CloseUp {
  if (!(card >= 0)) return { ...NONE, title: d('dei.unseen') };
  if (card < FIRST_ABILITY) return actionCloseUp(session, card);
  if (card < FIRST_SWEET) {
    const { id, colour } = abilityOf(card);
    const open = view.players.some(({ unlocked }) => unlocked.includes(card));
    const face = (
      <span class={`d-token zoom ${open ? 'on' : ''}`} style={{ '--plate': `var(--d-${colour})` }}>
        <Tok kind={OUTPOST[colour]} hidden />
        <b>{cardName(card)}</b>
        {!open && <Icon name="lock" />}
      </span>
    );
    return fromRecord(session, id, face, [d(open ? 'dei.ui.abilityOpen' : 'dei.ui.abilityLocked')]);
  }
  const sweet = sweetOf(card);
  const face = (
    <span class="d-sweet zoom">
      <SweetFace sweet={sweet} />
    </span>
  );
  return fromRecord(session, sweet.id, face, [d('dei.ui.sweetHelp')]);
}

function slotCloseUp(session: Session, view: State, place: number): CloseUp {
  const card = view.slots[place];
  const market = MARKETS[Math.floor(place / SLOTS)] ?? 'black';
  if (card === null || card === undefined) return { ...NONE, title: d('dei.ui.emptySlot') };
  const { cost } = actionCard(card);
  return actionCloseUp(session, card, [
    `${d(`dei.market.${market}`)}. ${d('dei.ui.costs', { tech: cost.tech, energy: cost.energy })}. ${needsText(market, place % SLOTS)}.`,
  ]);
}

function missionCloseUp(session: Session, view: State, place: number): CloseUp {
  const mission = missionOf(view.missions[place] ?? 0);
  const seat = Math.max(0, session.seat.value);
  const by = takers(view, place).map(whom);
  const more = [
    d('dei.ui.missionNow', {
      turn: columnOf(place) + 1,
      when: { key: isOnTime(view, place) ? 'dei.onTime' : 'dei.past' },
      count: countFor(view, seat, mission),
      n: missionSupply(view, seat, place),
    }),
    ...(by.length > 0 ? [session.say({ key: 'dei.ui.takenBy', params: { who: by } })] : []),
  ];
  const face = (
    <span class="d-mission zoom">
      <MissionIcon mission={mission} />
    </span>
  );
  return fromRecord(session, mission.id, face, more);
}

function areaCloseUp(session: Session, view: State, area: number): CloseUp {
  if (!view.board.areas[area]) return NONE;
  const districts = [...new Set(view.board.areas[area]?.parts.map((part) => part.split(':')[0] ?? ''))];
  return {
    ...NONE,
    title: placeName(view, area),
    lines: [
      ...majorityText(view, area, (message) => session.say(message)),
      [...contentsText(view, area), ...structuresText(view, area)].join(' · '),
      d('dei.ui.districts', { n: districts.length, tiles: districts }),
    ].filter((line) => line !== ''),
  };
}

function droneCloseUp(session: Session, view: State, n: number): CloseUp {
  const drone = droneOf(n);
  const where = view.drones[n] ?? -1;
  return fromRecord(session, drone.id, <Icon name={DRONE_ICONS[drone.id]} class="huge" />, [
    nameOf({ name: drone.role }),
    ...(where < 0 ? [] : [placeName(view, where)]),
  ]);
}

function leaderCloseUp(session: Session, faction: number): CloseUp {
  const { id, leader, drone } = factionOf(faction);
  return fromRecord(session, leader.id, <Icon name={EMBLEMS[id]} class="huge" />, [
    `${d(`faction.${id}`)}. ${d('dei.ui.ownDrone', { drone: { key: `dei.name.${drone}` } })}`,
  ]);
}

function iconCloseUp(session: Session, view: State, icon: number): CloseUp {
  const { effects } = iconOf(icon);
  const face = (
    <span class="d-icon zoom">
      <Acts icons={effects} />
    </span>
  );
  const text = display.describe.choice(view, { kind: 'use', icon }, session.seat.value);
  return { ...NONE, title: session.say(text), face };
}

function binCloseUp(view: State, seat: number): CloseUp {
  const bin = view.players[seat]?.bin ?? [];
  return {
    ...NONE,
    title: d('dei.ui.bin', { n: bin.length }),
    face: <Icon name="trash" class="huge" />,
    lines: [d('dei.ui.binHelp'), ...(bin.length > 0 ? [bin.map(cardName).join(', ')] : [])],
  };
}

function siteCloseUp(session: Session, view: State, site: number): CloseUp {
  if (areaRef(view, site) === `site:${site}`) return areaCloseUp(session, view, site);
  const text = display.describe.choice(view, { kind: 'site', at: site }, session.seat.value);
  return { ...NONE, title: session.say(text) };
}

function seatCloseUp(session: Session, view: State, seat: number): CloseUp {
  const player = view.players[seat];
  if (!player) return NONE;
  return {
    ...NONE,
    title: session.called(seat),
    face: <Icon name={emblemOf(player)} class="huge" />,
    lines: seatText(view, seat),
  };
}

/** Any thing of this table looked at closely. */
export function closeUp(session: Session, view: State, ref: Ref): CloseUp | null {
  const [kind, name = ''] = ref.split(':');
  const n = Number(name);
  switch (kind) {
    case 'card':
      return cardCloseUp(session, view, n);
    case 'slot':
      return slotCloseUp(session, view, n);
    case 'mission':
      return missionCloseUp(session, view, n);
    case 'area':
      return areaCloseUp(session, view, n);
    case 'site':
      return siteCloseUp(session, view, n);
    case 'icon':
      return iconCloseUp(session, view, n);
    case 'drone':
      return droneCloseUp(session, view, n);
    case 'faction':
      return leaderCloseUp(session, n);
    case 'leader': {
      const faction = view.players[n]?.faction ?? -1;
      return faction < 0 ? null : leaderCloseUp(session, faction);
    }
    case 'seat':
      return seatCloseUp(session, view, n);
    case 'bin':
      return binCloseUp(view, name === '' ? Math.max(0, session.seat.value) : n);
    case 'ability':
      return {
        ...NONE,
        title: `${d('dei.ui.hiddenAbility')}: ${d(`dei.colour.${COLOURS[n]}`)}`,
        lines: [d('dei.ui.abilityLocked')],
      };
    default:
      return null;
  }
}
