import { seatName } from '@cinderhall/kernel';
import type { State } from '@cinderhall/new-era';
import {
  boardText,
  type Design,
  FACTIONS,
  KINDS,
  type Location,
  ownerOf,
  placedOf,
  raidDistance,
} from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import type { Session } from '../../table/session.ts';
import type { CloseUp } from '../types.ts';
import { TypePlate } from './ability.tsx';
import { cardStyle, designIn, Face, nameOf } from './card.tsx';
import { emblemOf, factionName } from './rivals.tsx';
import { lyingOn } from './state.tsx';

/** How each kind of thing on the table is shown closely. */
export function closeUp(session: Session, view: State, ref: string): CloseUp | null {
  const [kind, name = '', more = ''] = ref.split(':');
  const me = session.seat.value;
  switch (kind) {
    case 'card':
      return cardCloseUp(session, view, Number(name));
    case 'leader':
      return cardCloseUp(session, view, view.players[me]?.leader?.card ?? -1);
    case 'discard':
      return cardCloseUp(session, view, view.discard.at(-1) ?? -1);
    case 'faction':
      return factionCloseUp(session, Number(name));
    case 'field':
      return fieldCloseUp(session, view, ...fieldIn(view, me, name, more));
    case 'seat':
      return seatCloseUp(session, view, Number(name));
    case 'good':
      return goodCloseUp(name);
    case 'pool':
      return goodCloseUp(more, session.called(Number(name)));
    case 'deck':
      return {
        title: t('tableau.deck'),
        face: <Icon name="cards" class="huge" />,
        lines: [t('ne.deckOf', { n: view.deck.length }), t('ne.deck.help')],
        origin: null,
        icons: [],
      };
    default:
      return null;
  }
}

const recordOf = (session: Session, id: string, factions: boolean) =>
  session.table.game.cards().find((card) => card.id === id && (card.catalogue === 'factions') === factions);

function cardCloseUp(session: Session, view: State, card: number): CloseUp {
  const design = designIn(view, card);
  if (!design) return { title: t('tableau.hidden'), face: null, lines: [], origin: null, icons: [] };
  const record = recordOf(session, design.id, false);
  return {
    title: nameOf(design),
    face: (
      <span class="card zoom" style={cardStyle(design)}>
        <Face design={design} />
      </span>
    ),
    lines: [
      ...(record ? [session.say(record.text)] : []),
      ...(design.kind === 'location' ? distances(view, design, card) : []),
      ...placeOf(session, view, design, card),
    ],
    origin: record?.origin ?? null,
    icons: design.kind === 'location' ? iconsOf(design) : [],
  };
}

function distances(view: State, { distance, defence, guard }: Location, card: number): string[] {
  const owner = ownerOf(view, card);
  const needed = owner < 0 ? defence : raidDistance(view, owner, placedOf(view, card));
  return [
    t('ne.closeUp.distance', { distance, defence }),
    ...(needed > defence ? [t('ne.closeUp.raid', { needed })] : []),
    ...(guard > 0 && owner >= 0 ? [t('ne.closeUp.noDeal')] : []),
  ];
}

/** Where it stands and what lies on it. */
function placeOf(session: Session, view: State, design: Design, card: number): string[] {
  const owner = ownerOf(view, card);
  if (owner < 0 || design.kind !== 'location') return [];
  const whose = session.say({ key: 'tableau.stateOf', params: { name: seatName(owner) } });
  return [[whose, ...lyingOn(session, view, placedOf(view, card))].join(', ')];
}

const iconsOf = (design: Location): CloseUp['icons'] => [
  ...design.types.map((type) => ({ icon: <TypePlate type={type} />, text: t(`type.${type}`) })),
  { icon: <Icon name="swords" />, text: t('ne.icon.spoils') },
  design.guard > 0
    ? { icon: <Icon name="checked-shield" />, text: t('ne.icon.guard') }
    : { icon: <Icon name="link" />, text: t('ne.icon.deal') },
];

function factionCloseUp(session: Session, index: number): CloseUp | null {
  const faction = FACTIONS[index];
  const record = faction && recordOf(session, faction.id, true);
  if (!record) return null;
  return {
    title: factionName(session, index),
    face: <Icon name={emblemOf(index)} class="huge" />,
    lines: [session.say(record.text)],
    origin: record.origin,
    icons: [],
  };
}

const FIELDS: readonly string[] = [...KINDS, 'redevelop'];

/** Whose field a ref means: `field` is the one in use, `field:deal` one's own, `field:2:deal` another's. */
function fieldIn(view: State, me: number, name: string, more: string): [owner: number, how: string] {
  if (more) return [Number(name), more];
  const { decision } = view;
  return [me, name || (decision?.kind === 'means' ? decision.how : '')];
}

function fieldCloseUp(session: Session, view: State, owner: number, how: string): CloseUp | null {
  const faction = FACTIONS[view.players[owner]?.faction ?? -1];
  const at = FIELDS.indexOf(how);
  const text = faction && boardText(faction)[at];
  if (!faction || !text) return null;
  return {
    title: t(`ne.field.${how}`),
    face: <Icon name={emblemOf(FACTIONS.indexOf(faction))} class="huge" />,
    lines: [session.say(text), t(how === 'redevelop' ? 'ne.field.help.redevelop' : 'ne.field.help')],
    origin: 'designed',
    icons: [],
  };
}

function seatCloseUp(session: Session, view: State, seat: number): CloseUp | null {
  const player = view.players[seat];
  if (!player) return null;
  const tally = session.table.game.tally(view);
  const of = (name: string): number => tally[name]?.[seat] ?? 0;
  const cards = of('score') - of('base') - of('locations');
  return {
    title: session.called(seat),
    face: (
      <span class="huge">
        <Pip seat={seat} />
      </span>
    ),
    lines: [
      factionName(session, player.faction),
      t('ne.closeUp.score', { n: of('score'), base: of('base'), cards, locations: of('locations') }),
      t('ne.closeUp.limits', {
        under: player.spoils.length + player.deals.length,
        deals: player.abroad.length,
        visits: player.visited.length,
      }),
    ],
    origin: null,
    icons: [],
  };
}

/** What a token is for. */
const helpOf = (good: string): string => good.replace(/\d$/, '');

function goodCloseUp(good: string, holder?: string): CloseUp | null {
  if (!isToken(good)) return null;
  return {
    title: holder ? `${t(`token.${good}`)} (${holder})` : t(`token.${good}`),
    face: (
      <span class="huge tokface">
        <Tok kind={good} hidden />
      </span>
    ),
    lines: [t(`ne.help.${helpOf(good)}`)],
    origin: null,
    icons: [],
  };
}
