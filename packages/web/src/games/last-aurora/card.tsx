import {
  type Action,
  AMBUSH,
  type Design,
  designOf,
  isLoot,
  isVehicle,
  type Location,
  letterOf,
  markerOf,
  numeralOf,
  type Result,
  type Survivor,
} from '@cinderhall/last-aurora/table';
import type { VNode } from 'preact';
import { t } from '../../app/words.ts';
import { pictureUrl } from '../../art/cache.ts';
import { Icon, Tok, Toks } from '../../look/icon.tsx';
import { EffectIcons, ZoneGlyph } from './effects.tsx';
import { abilityKey, itemIcon, KIND_ICON, markerToken, pictureFor } from './faces.ts';
import { outlineOf } from './outline.ts';
import { Portrait } from './portrait.tsx';
import { StillVehicle } from './vehicle.tsx';
import { la, nameOf } from './words.ts';

/** The markers that still lie on a card. */
export interface MarkersOnCard {
  readonly left: readonly number[];
  readonly right: readonly number[];
}

const printedOn = (design: Design): MarkersOnCard => {
  if (design.kind === 'location') return { left: design.left.map(markerOf), right: design.right.map(markerOf) };
  return { left: design.kind === 'encounter' ? design.markers.map(markerOf) : [], right: [] };
};

/** A block of markers; an empty one was taken. */
export const Block = ({ markers }: { markers: readonly number[] }) => (
  <span class={`blk ${markers.length === 0 ? 'gone' : ''}`}>
    {markers.map((marker, i) => (
      <Tok key={i} kind={markerToken(marker)} />
    ))}
    {markers.length === 0 && '–'}
  </span>
);

export const shortAbility = ({ ability }: Survivor): string =>
  la(abilityKey(ability), {
    n: ability.does === 'use' ? Number(ability.effects[0]?.upTo ?? 1) : 'n' in ability ? ability.n : 1,
    phase: ability.phase,
    behind: ability.does === 'speed' ? ability.behind : 0,
    ifLoot: ability.does === 'fame' && ability.ifLoot ? '1' : '0',
  });

const Danger = ({ effect }: Pick<Location, 'effect'>) =>
  effect.length === 0 ? null : (
    <span class="danger">
      <EffectIcons effects={effect} />
    </span>
  );

function CardText({ design, markers }: { design: Design; markers: MarkersOnCard }): VNode | null {
  switch (design.kind) {
    case 'location':
      return (
        <>
          <Danger effect={design.effect} />
          <Block markers={markers.left} />
          <span class="or">{t('web.or')}</span>
          <Block markers={markers.right} />
        </>
      );
    case 'encounter':
      return (
        <>
          <Block markers={markers.left} />
          <EffectIcons effects={design.effect} />
        </>
      );
    case 'survivor':
      return <span class="tx">{shortAbility(design)}</span>;
    case 'enemy':
      return <EffectIcons effects={design.ambush} />;
    case 'event':
    case 'item':
      return <EffectIcons effects={design.effect} />;
    default:
      return null;
  }
}

function Vehicle({ card }: { card: number }) {
  const design = designOf(card);
  if (!isVehicle(design)) return null;
  // Fits the picture whatever its length.
  const scale = 56 / Math.max(outlineOf(design).w, 140);
  return (
    <>
      <span class="parked" style={{ '--u': `calc(var(--mm) * ${scale.toFixed(3)})` }}>
        <StillVehicle card={card} />
      </span>
      {design.towing > 0 && (
        <span class="stats">
          <span>
            <Icon name="hook" />
            {design.towing}
          </span>
          <span>
            <Icon name="speedometer" />
            {design.speed}
          </span>
        </span>
      )}
    </>
  );
}

const periodOf = (design: Design): string => {
  if (isLoot(design)) return la('table.loot');
  if (design.kind === 'enemy') return numeralOf(design.numeral);
  if (!('period' in design) || design.period === 0) return '';
  return `${numeralOf(design.period)}${'extra' in design && design.extra ? ' ++' : ''}`;
};

/** The inside of a card, whatever it is. */
export function CardFace({ card, markers }: { card: number; markers?: MarkersOnCard }) {
  const design = designOf(card);
  if (design.kind === 'result') return <ResultFace result={design} />;
  if (design.kind === 'action') return <ActionFace action={design} />;
  const name = nameOf(card);
  const held = markers ?? printedOn(design);
  return (
    <span class="in" aria-hidden="true">
      <span class="hd">
        <span class="kd">
          <Icon name={design.kind === 'item' ? itemIcon(design.effect) : KIND_ICON[design.kind]} />
        </span>
        <span class={`nm ${name.length > 15 ? 'long' : ''}`}>{name}</span>
      </span>
      <span class="pic">
        <img class="art" src={pictureUrl(pictureFor(design))} alt="" draggable={false} />
        <Vehicle card={card} />
        {design.kind === 'survivor' && <Portrait card={card} />}
        {design.kind === 'survivor' && <span class="skill">{design.skill}</span>}
        {design.kind === 'enemy' && <span class="eno">{numeralOf(design.numeral)}</span>}
      </span>
      {!isVehicle(design) && (
        <span class="ab">
          <CardText design={design} markers={held} />
        </span>
      )}
      <span class="bar">
        <span>{la(`table.kind.${design.kind}`)}</span>
        <span>{periodOf(design)}</span>
      </span>
    </span>
  );
}

const shotText = ({ damage, jam }: Result['shots'][number]): VNode => (
  <>
    {damage > 0 && <Toks kind="damage" n={damage} />}
    {jam && <Icon name="gear" />}
    {damage === 0 && !jam && '–'}
  </>
);

/** A result card: weapons, enemies, letters. What counts now is lit. */
export function ResultFace({
  result,
  levels = [],
  numerals = [],
  letters = false,
}: {
  result: Result;
  levels?: readonly number[];
  numerals?: readonly number[];
  letters?: boolean;
}) {
  return (
    <span class="res" aria-hidden="true">
      <span class="rows">
        {result.shots.map((shot, i) => (
          <span key={i} class={levels.includes(i + 1) ? 'now' : ''}>
            <em>
              <Icon name="machine-gun" />
              {i + 1}
            </em>
            {shotText(shot)}
          </span>
        ))}
      </span>
      <span class="rows">
        {result.enemies.map((n, i) => (
          <span key={i} class={numerals.includes(i + 1) ? 'now' : ''}>
            <em>{numeralOf(i + 1)}</em>
            {n === AMBUSH ? <Icon name="wolf-head" /> : n > 0 ? <Toks kind="damage" n={n} /> : '–'}
          </span>
        ))}
      </span>
      <span class={`letters ${letters ? 'now' : ''}`}>{result.letters.map(letterOf).join(' ')}</span>
    </span>
  );
}

const DEED_ICON = {
  collect: 'position-marker',
  recruit: 'person-in-blizzard',
  convoy: 'truck',
  encounter: 'conversation',
} as const;

/** A card of the Automa: which place it explores, what it looks for, and what it does later. */
export function ActionFace({ action }: { action: Action }) {
  return (
    <span class="act" aria-hidden="true">
      <span class="skill">{action.value}</span>
      <Icon name={action.arrow === 'left' ? 'back' : 'next'} />
      {action.priority.length > 0 && (
        <span class="deeds">
          {action.priority.map((deed) => (
            <Icon key={deed} name={DEED_ICON[deed]} />
          ))}
        </span>
      )}
      {action.tracks && <Icon name="tank-tread" />}
      {action.enemy.length > 0 && <Icon name="wolf-head" />}
      {action.beforeMove.length > 0 && <Icon name="truck" />}
      {action.atEnd.length > 0 && <Icon name="night-sleep" />}
    </span>
  );
}

/** The next result card from behind: where the enemies' next shots will hit. */
export const ResultBack = ({ zone }: { zone: Parameters<typeof ZoneGlyph>[0]['zone'] }) => (
  <span class="rback">
    <Icon name="crosshair" />
    <ZoneGlyph zone={zone} />
  </span>
);
