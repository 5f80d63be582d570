import { display, FACTIONS, type Faction, optionWords } from '@cinderhall/fifty-first-state/table';
import { localized, mergeWords } from '@cinderhall/kernel';
import { t } from '../../app/words.ts';
import { Cover } from '../../art/cover.tsx';
import type { MoodName } from '../../art/moods.ts';
import { Tok } from '../../look/icon.tsx';
import { token } from '../tableau/effects.tsx';
import type { SetupLook } from '../types.ts';
import { ActionIcons, factionProduction } from './ability.tsx';
import { EMBLEMS } from './faces.ts';

const MOODS: { readonly [box: string]: MoodName } = {
  base: 'dust',
  newEra: 'verdigris',
  winter: 'polar',
  scavengers: 'ember',
  allies: 'toxic',
  moloch: 'steel',
  noMansLand: 'night',
  borgo: 'ember',
};

const ICONS: { readonly [value: string]: string } = {
  ...EMBLEMS,
  headquarters: 'flag',
  arena: 'gladius',
  serverRoom: 'chip',
  borders: 'barbed-wire',
  cities: 'modern-city',
  mutants: 'biohazard',
  merchants: 'scales',
  appalachians: 'mountains',
  standard: 'vintage-robot',
};

const factionOf = (id: string): Faction | undefined => FACTIONS.find((faction) => faction.id === id);

/** What all boards make each round; what one makes besides sets it apart. */
const usual = (good: string): number => Math.min(...FACTIONS.map(({ production }) => production[good] ?? 0));

export const look: SetupLook = {
  words: localized((language) => mergeWords(display.words[language], optionWords[language])),
  cover: (option, value) => {
    const mood = MOODS[value];
    return mood ? <Cover id={value} mood={mood} wide={option === 'opponent'} /> : null;
  },
  emblem: (_option, value) => ICONS[value] ?? 'cards',
  mark(id) {
    const [good] = Object.entries(factionOf(id)?.production ?? {}).find(([name, n]) => n > usual(name)) ?? [];
    return good ? <Tok kind={token(good)} /> : null;
  },
  board(id) {
    const faction = factionOf(id);
    return faction ? (
      <dl>
        <dt>{t('web.new.makes')}</dt>
        <dd>{factionProduction(faction)}</dd>
        <dt>{t('web.new.does')}</dt>
        {faction.actions.map((action, at) => (
          <dd key={at}>
            <ActionIcons action={action} />
          </dd>
        ))}
      </dl>
    ) : null;
  },
};
