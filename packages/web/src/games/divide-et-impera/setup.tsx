import {
  boardOf,
  display,
  FACTION_LIST,
  isTiles,
  type PlacedTile,
  QUICK_TILES,
} from '@cinderhall/divide-et-impera/table';
import { say } from '@cinderhall/kernel';
import { settings } from '../../app/settings.ts';
import { lexiconWith } from '../../app/words.ts';
import { Cover } from '../../art/cover.tsx';
import { Icon } from '../../look/icon.tsx';
import type { SetupLook, SetupProps } from '../types.ts';
import { cityOf } from './board/geometry.ts';
import { Sketch } from './board/scenery.tsx';
import { encoded, savedMaps } from './editor/map.ts';
import { DRONE_ICONS, EMBLEMS } from './faces.ts';
import { d } from './words.ts';
import './board.css';
import './editor/setup.css';

/** The saved maps for this many players, and the way to the workshop. */
function Setup({ options, seats, change }: SetupProps) {
  const tiles = tilesOf(options);
  const custom = options.map === 'custom';
  const saved = savedMaps().filter(({ players }) => players === seats);
  return (
    <section class="d-setup" aria-label={d('dei.edit.inSetup')}>
      <div class="ways">
        <a
          class="btn sm"
          href={`/maps#${encoded({ name: '', players: seats, tiles: custom ? tiles : [] })}`}
          onClick={(event) => {
            // The hash goes along, which the way around the hall leaves out.
            event.preventDefault();
            history.pushState(null, '', event.currentTarget.href);
            dispatchEvent(new PopStateEvent('popstate'));
          }}
        >
          <Icon name="hammer" />
          {d(custom && tiles.length > 0 ? 'dei.edit.change' : 'dei.edit.draw')}
        </a>
        {saved.map((map) => (
          <button
            key={map.name}
            type="button"
            class="btn sm"
            onClick={() => change({ map: 'custom', tiles: map.tiles })}
          >
            {d('dei.edit.use', { name: map.name })}
          </button>
        ))}
      </div>
    </section>
  );
}

const tilesOf = ({ tiles }: SetupProps['options']): readonly PlacedTile[] => (isTiles(tiles) ? tiles : []);

const ICONS: { readonly [value: string]: string } = {
  ...EMBLEMS,
  noChoice: 'lock',
  abilityChoice: 'cards',
  planning: 'eye',
  confrontation: 'swords',
  rebellion: 'flag',
};

/** The districts as they will lie, where that is known before the match. */
const laid = (value: string, options: SetupProps['options'], seats: number): readonly PlacedTile[] =>
  value === 'quick' ? (QUICK_TILES[seats] ?? []) : value === 'custom' ? tilesOf(options) : [];

export const look: SetupLook = {
  cover(_option, value, { options, seats }) {
    const tiles = laid(value, options, seats);
    if (tiles.length === 0) return <Cover id={value} mood="fog" wide />;
    return <Sketch city={cityOf(boardOf(tiles))} />;
  },
  emblem: (_option, value) => ICONS[value] ?? 'flag',
  cast: FACTION_LIST.map(({ id }) => id),
  mark(id) {
    const faction = FACTION_LIST.find((one) => one.id === id);
    return faction ? <Icon name={DRONE_ICONS[faction.drone]} class="drone" /> : null;
  },
  board(id) {
    const faction = FACTION_LIST.find((one) => one.id === id);
    if (!faction) return null;
    const { name, skill, powers } = faction.leader;
    const { language } = settings.value;
    const words = lexiconWith('options divide-et-impera', display.words);
    return (
      <dl>
        <dt>
          {name[language]}: {skill[language]}
        </dt>
        {Object.entries(powers).map(([power, n]) => (
          <dd key={power}>{say(words, { key: `dei.power.${power}`, params: { n } })}</dd>
        ))}
        <dd>
          <Icon name={DRONE_ICONS[faction.drone]} />
          {say(words, { key: `dei.name.${faction.drone}` })}
        </dd>
      </dl>
    );
  },
  Setup,
};
