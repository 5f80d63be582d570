import type { State } from '@cinderhall/fifty-first-state';
import { DESIGNS, SETS, type SetId } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import { Icon } from '../../../look/icon.tsx';
import { setName } from '../../../table/card-kinds.ts';

/** The mark of each set: on its cards, and in the top bar. The base game has none. */
const MARKS: { readonly [set in SetId]?: string } = {
  newEra: 'mountains',
  winter: 'snowing',
  scavengers: 'scavenge',
  allies: 'reactor',
  moloch: 'robot',
  noMansLand: 'map',
  promo1: 'star',
  promo2: 'star',
};

/** Sets of which a table officially has one. */
const BOXES: readonly SetId[] = SETS.filter((set) => !['base', 'promo1', 'promo2'].includes(set));

const nameOf = (set: SetId): string => setName(set, settings.value.language);

/** Which set a card is from. */
export const SetMark = ({ set }: { set: SetId }) => {
  const icon = MARKS[set];
  return icon ? (
    <span class="from" title={nameOf(set)}>
      <Icon name={icon} />
    </span>
  ) : null;
};

/** For the close-up: from which box a card comes. */
export const fromBox = (set: SetId): readonly string[] =>
  set === 'base' ? [] : [t('fiftyFirstState.table.fromBox', { name: nameOf(set) })];

/** The boxes whose cards are on the table. */
export function boxesOf({ cards }: Pick<State, 'cards'>): readonly SetId[] {
  const there = new Set(cards.map((design) => DESIGNS[design]?.set));
  return BOXES.filter((set) => there.has(set));
}

/** In the top bar: what is played besides the base game. Several boxes are a house mix, unless Borgo is the opponent. */
export function SetBadge({ view }: { view: State }) {
  const boxes = boxesOf(view);
  if (boxes.length === 0) return null;
  const isMix = boxes.length > 1 && view.opponent?.kind !== 'borgo';
  const said = t(isMix ? 'fiftyFirstState.table.boxes.mix' : 'fiftyFirstState.table.boxes', {
    names: boxes.map(nameOf).join(', '),
  });
  return (
    <span class={`boxes ${boxes.length > 2 ? 'many' : ''}`} role="img" aria-label={said} title={said}>
      {boxes.map((set) => (
        <span key={set}>
          <Icon name={MARKS[set] ?? 'cards'} />
          <b>{nameOf(set)}</b>
        </span>
      ))}
    </span>
  );
}
