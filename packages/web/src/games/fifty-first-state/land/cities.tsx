import { CITIES } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import { Icon, Pip, several, Tok, Toks } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import type { Group, GroupProps } from './group.ts';

/** More than that many goods are a number. */
const MOST_LAID = 5;

function Tiles({ session, view }: GroupProps) {
  const { language } = settings.value;
  return (
    <>
      {view.cities?.map(({ goods, deals, razed }, at) => {
        const city = CITIES[at];
        if (!city) return null;
        const name = city.name[language];
        const prices = t('fiftyFirstState.land.cityPrices', { distance: city.distance, defence: city.defence });
        return (
          <Thing
            key={city.id}
            session={session}
            of={`city:${at}`}
            class={`tile city ${razed ? 'gone' : ''}`}
            label={razed ? `${name}, ${t('fiftyFirstState.land.razed')}` : `${name}, ${prices}`}
            first={at === 0}
          >
            <Art picture={{ id: city.id, mood: 'dust', packs: ['boards'] }} />
            <b>{name}</b>
            {razed ? (
              <em>{t('fiftyFirstState.land.razed')}</em>
            ) : (
              <>
                <span class="stock">
                  {Object.entries(goods).map(([good, n]) =>
                    n > MOST_LAID ? (
                      <Tok key={good} kind={token(good)} {...several(n)} />
                    ) : (
                      <Toks key={good} kind={token(good)} n={n} />
                    ),
                  )}
                </span>
                <span class="foot">
                  {deals.map((seat) => (
                    <Pip key={seat} seat={seat} />
                  ))}
                  {deals.length === 0 && <small>{t('fiftyFirstState.land.noDeal')}</small>}
                  <span class="sp" />
                  <i class="plate blue">
                    <Icon name="link" />
                    {city.distance}
                  </i>
                  <i class="plate red">
                    <Icon name="flame" />
                    {city.defence}
                  </i>
                </span>
              </>
            )}
          </Thing>
        );
      })}
    </>
  );
}

export const cities: Group = {
  id: 'cities',
  icon: 'skyline',
  owns: (_view, ref) => ref.startsWith('city:'),
  has: ({ cities: tiles }) => tiles !== null,
  count: ({ cities: tiles }) => String(tiles?.filter(({ razed }) => !razed).length ?? 0),
  width: () => 3 * 110,
  Tiles,
};
