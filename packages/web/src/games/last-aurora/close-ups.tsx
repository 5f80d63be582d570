import type { Ref } from '@cinderhall/kernel';
import type { State } from '@cinderhall/last-aurora';
import {
  AUTOMA,
  BONUS,
  cardAt,
  DAMAGED,
  type Design,
  designOf,
  isBlocked,
  isVehicle,
  kit,
  letterOf,
  mapOf,
  moored,
  numeralOf,
  type Part,
  periodOfBack,
  placeAt,
  regionOf,
  skillOf,
  slotDef,
  survivorOf,
  ZONE_COSTS,
  zoneOfBack,
} from '@cinderhall/last-aurora/table';
import { Icon, Pip, Tok } from '../../look/icon.tsx';
import type { Session } from '../../table/session.ts';
import type { CloseUp } from '../types.ts';
import { Block, CardFace, type MarkersOnCard, ResultBack } from './card.tsx';
import { slotLabel } from './convoy.tsx';
import { BonusIcons } from './effects.tsx';
import { enemyLabel } from './enemies.tsx';
import { KIND_ICON, markerToken } from './faces.ts';
import { shortcutLabel, spaceLabel } from './map.tsx';
import { cardStyle } from './paint.ts';
import { ownerOf, sayOf, spaceOf } from './seats.ts';
import { SlotFace } from './vehicle.tsx';
import { la, nameOf, sayLa, textOf } from './words.ts';

const plain = (title: string, lines: readonly string[], face: CloseUp['face'] = null): CloseUp => ({
  title,
  face,
  lines,
  origin: null,
  icons: [],
});
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const big = (name: string) => <Icon name={name} class="huge" />;

/** A card large, with everything it says and where its values come from. */
export function cardCloseUp(card: number, more: readonly string[] = [], markers?: MarkersOnCard): CloseUp {
  const design = designOf(card);
  return {
    title: nameOf(card),
    face: (
      <span class={`lac zoom ${design.kind}`} style={cardStyle(card)}>
        <CardFace card={card} {...(markers ? { markers } : {})} />
      </span>
    ),
    lines: [textOf(card), ...more],
    origin: design.origin,
    icons: legendOf(design),
  };
}

/** The signs on a card in words: its kind, and each kind of slot once. */
function legendOf(design: Design): CloseUp['icons'] {
  const kind = { icon: <Icon name={KIND_ICON[design.kind]} />, text: la(`table.kind.${design.kind}`) };
  if (!isVehicle(design)) return [kind];
  const slots = design.slots.filter((slot, at) => design.slots.findIndex((one) => one.kind === slot.kind) === at);
  return [
    kind,
    ...slots.map((slot) => ({
      icon: (
        <span class="slot legend-slot">
          <SlotFace slot={slot} held={0} />
        </span>
      ),
      text: la(`table.slot.${slot.kind}`, { level: slot.kind === 'weapon' ? slot.level : 0 }),
    })),
  ];
}

/** The present state of a card: skill, zone, damage. */
function statusLines(session: Session, view: State, card: number): string[] {
  const enemy = view.enemies.find((one) => one.card === card);
  if (enemy) return [enemyLabel(session, enemy)];
  const crew = view.players.flatMap(({ survivors }) => survivors).find((one) => one.card === card);
  if (crew) {
    const now = skillOf(crew);
    return [
      ...(now === survivorOf(card).skill ? [] : [la('table.skillNow', { n: now })]),
      la(`table.zoneHelp.${crew.zone}`),
    ];
  }
  const part = partIn(view, card);
  const broken = part?.slots.filter((held) => held === DAMAGED).length ?? 0;
  return broken > 0 ? [la('table.damaged', { n: broken })] : [];
}

const partIn = (view: State, card: number): Part | undefined =>
  view.players.flatMap(({ convoy }) => convoy).find((part) => part.card === card);

function placeCloseUp(view: State, slot: number): CloseUp {
  const place = view.zone[slot];
  const price = la('table.placeHelp', { n: slot + 1, cost: ZONE_COSTS[slot] ?? 0 });
  const bonus = bonusLines(view, slot);
  if (!place || place.card === null) return plain(la('table.emptyPlace', { n: slot + 1 }), [price, ...bonus]);
  return cardCloseUp(place.card, [price, ...bonus], place);
}

const bonusLines = (view: State, slot: number): string[] =>
  (BONUS[view.options.map][slot] ?? []).map((option) => la('table.bonusLine', { does: kit.say(option) }));

function bonusCloseUp(view: State, slot: number): CloseUp {
  const face = (
    <span class="bon zoomed">
      <BonusIcons options={BONUS[view.options.map][slot] ?? []} />
    </span>
  );
  return plain(la('table.bonusOf', { n: slot + 1 }), [la('table.bonusHelp'), ...bonusLines(view, slot)], face);
}

function spaceCloseUp(session: Session, view: State, space: number): CloseUp {
  const map = mapOf(view);
  const here = [...view.players.keys(), ...(view.automa ? [AUTOMA] : [])].filter(
    (who) => view.players[who]?.out !== true && spaceOf(view, who) === space,
  );
  const lines = [
    la('table.inRegion', { region: la(`table.region.${map.id}.${regionOf(view, space)}`) }),
    ...(map.moorings.includes(space) ? [la('table.mooringHelp', { n: map.moorings.indexOf(space) + 1 })] : []),
    ...((view.stops[space] ?? 0) > 0 ? [la('table.stopHelp')] : []),
    ...map.shortcuts.flatMap((one, at) => (one.from === space ? [shortcutLabel(one, isBlocked(view, at))] : [])),
    ...(here.length > 0 ? [sayOf(session, 'table.here', { who: here.map(ownerOf) })] : []),
  ];
  return plain(spaceLabel(view, space), lines, big('position-marker'));
}

function shortcutCloseUp(view: State, at: number): CloseUp | null {
  const map = mapOf(view);
  const shortcut = map.shortcuts[at];
  if (!shortcut) return null;
  const closed = isBlocked(view, at);
  const { tracks, damage, contamination, avalanche, origin } = shortcut;
  const harm = Object.entries({ damage, contamination }).flatMap(([what, count]) =>
    count > 0 ? [{ noun: `la.${what}`, count }] : [],
  );
  return {
    ...plain(
      shortcutLabel(shortcut, closed),
      [
        la('table.shortcutHelp'),
        la(tracks ? 'table.needsTracks' : 'table.openToAll'),
        ...(harm.length > 0 ? [la('table.dangerous', { what: harm })] : []),
        ...(avalanche ? [la('table.avalanche')] : []),
      ],
      big(avalanche ? 'falling-rocks' : tracks ? 'tank-tread' : 'arrow'),
    ),
    origin,
  };
}

function slotCloseUp(view: State, at: number): CloseUp | null {
  const card = cardAt(at);
  const place = placeAt(at);
  const part = partIn(view, card);
  if (!part) return null;
  const held = part.slots[place] ?? 0;
  const slot = slotDef(card, place);
  const face = (
    <span class="slot zoomed">
      <SlotFace slot={slot} held={held} />
    </span>
  );
  return plain(sentence(slotLabel(card, place, held)), [nameOf(card), la(`table.slotHelp.${slot.kind}`)], face);
}

function convoyCloseUp(session: Session, view: State, who: number): CloseUp {
  const space = spaceOf(view, who);
  const region = la(`table.region.${view.options.map}.${regionOf(view, space)}`);
  const left = moored(view) - space;
  return plain(
    who === AUTOMA ? la('table.automa') : session.called(who),
    [la('table.convoyHelp', { n: space, region }), la(left > 0 ? 'table.toAurora' : 'table.atAurora', { n: left })],
    <Pip seat={who} class="big" />,
  );
}

function pileCloseUp(view: State, name: string): CloseUp | null {
  if (name === 'deck')
    return plain(
      la('table.deck', { n: view.deck.length }),
      [la('table.deckHelp', { period: numeralOf(periodOfBack(view.deck.at(-1) ?? 0)) })],
      big('cards'),
    );
  if (name === 'discard')
    return plain(
      la('table.discard', { n: view.discard.length }),
      view.discard.length > 0 ? [view.discard.map(nameOf).join(', ')] : [la('table.empty')],
      big('trash'),
    );
  const zone = zoneOfBack(view.results.at(-1) ?? 0);
  return zone
    ? plain(la('table.nextHit', { zone: la(`target.${zone}`) }), [la('table.nextHitHelp')], <ResultBack zone={zone} />)
    : null;
}

const explored = (view: State): number => view.zone[view.turn.slot]?.card ?? -1;

function blockCloseUp(view: State, side: string): CloseUp {
  const place = view.zone.find(({ card }) => view.decision?.kind === 'block' && card === view.decision.card);
  const markers = (side === 'right' ? place?.right : place?.left) ?? [];
  return plain(la(`table.block.${side}`), [], <Block markers={markers} />);
}

export function closeUp(session: Session, view: State, ref: Ref): CloseUp | null {
  const [kind, name = ''] = ref.split(':');
  const n = Number(name);
  switch (kind) {
    case 'card':
      return n < 0 ? plain(la('table.hidden'), []) : cardCloseUp(n, statusLines(session, view, n));
    case 'place':
      return placeCloseUp(view, n);
    case 'deed':
      return explored(view) < 0 ? null : cardCloseUp(explored(view), [], view.zone[view.turn.slot]);
    case 'bonus':
      return bonusCloseUp(view, n);
    case 'block':
      return blockCloseUp(view, name);
    case 'space':
      return spaceCloseUp(session, view, n);
    case 'stop':
      return spaceCloseUp(session, view, view.players[session.seat.value]?.space ?? 0);
    case 'shortcut':
      return shortcutCloseUp(view, n);
    case 'edge':
      return plain(la(view.mines.includes(n) ? 'table.mine' : 'table.road'), [la('table.mineHelp')], big('land-mine'));
    case 'slot':
      return slotCloseUp(view, n);
    case 'column':
      return plain(la('table.column', { n: n + 1 }), [la('table.columnHelp')], big('hook'));
    case 'marker':
    case 'theirs':
      return markerCloseUp(n);
    case 'target':
      return plain(la('table.targetOf', { field: letterOf(n) }), [la('table.targetHelp')], big('crosshair'));
    case 'convoy':
      return convoyCloseUp(session, view, n);
    case 'aurora':
      return plain(
        la('table.auroraName'),
        [la('table.auroraHelp', { n: moored(view) }), la('table.auroraEnd')],
        big('cargo-ship'),
      );
    case 'pile':
      return pileCloseUp(view, name);
    default:
      return null;
  }
}

const markerCloseUp = (marker: number): CloseUp => {
  const token = markerToken(marker);
  const face = (
    <span class="goods zoomed">
      <Tok kind={token} hidden />
    </span>
  );
  return plain(
    sayLa({ key: 'la.table.marker', params: { what: { noun: `la.${token}` } } }),
    [la(`table.markerHelp.${token}`)],
    face,
  );
};
