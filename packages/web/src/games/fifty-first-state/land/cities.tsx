import type { State } from '@cinderhall/fifty-first-state';
import { CITIES } from '@cinderhall/fifty-first-state/table';
import { settings } from '../../../app/settings.ts';
import { t } from '../../../app/words.ts';
import { Icon, Pip, several, Tok, Toks } from '../../../look/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { token } from '../../tableau/effects.tsx';
import { Art } from '../../tableau/face.tsx';
import { ownerName } from '../state-rows.tsx';
import { useTurns } from '../turned.ts';
import type { Group, GroupProps } from './group.ts';
import { inWords, textOf } from './said.ts';

/** More than that many goods are a number. */
const MOST_LAID = 5;

interface CityProps extends GroupProps {
  readonly at: number;
  readonly tile: NonNullable<State['cities']>[number];
}

/** The goods on it, and whose deals with it count. */
function labelOf({ session, view, at, tile: { goods, deals, razed } }: CityProps): string {
  const city = CITIES[at];
  if (!city) return '';
  const name = city.name[settings.value.language];
  if (razed) return `${name}, ${t('fiftyFirstState.land.razed')}`;
  const lies = session.say({ key: 'fiftyFirstState.land.cityStock', params: { goods: inWords(goods) } });
  const dealers = deals.map((seat) => ownerName(session, view, seat)).join(', ');
  const dealt = dealers ? t('fiftyFirstState.land.cityDeals', { dealers }) : t('fiftyFirstState.land.noDeal');
  return `${name}, ${lies}, ${dealt}. ${textOf(session, city.id)}`;
}

function City(props: CityProps) {
  const {
    session,
    at,
    tile: { goods, deals, razed },
  } = props;
  const fell = useTurns(String(razed)) > 0;
  const city = CITIES[at];
  if (!city) return null;
  return (
    <Thing
      session={session}
      of={`city:${at}`}
      class={`tile city ${razed ? 'gone' : ''} ${fell ? 'turned' : ''}`}
      label={labelOf(props)}
      first={at === 0}
    >
      <Art picture={{ id: city.id, mood: 'dust', packs: ['boards'] }} />
      <b>{city.name[settings.value.language]}</b>
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
}

const Tiles = (props: GroupProps) => (
  <>
    {props.view.cities?.map((tile, at) => (
      <City key={at} {...props} at={at} tile={tile} />
    ))}
  </>
);

export const cities: Group = {
  id: 'cities',
  icon: 'skyline',
  owns: (_view, ref) => ref.startsWith('city:'),
  has: ({ cities: tiles }) => tiles !== null,
  count: ({ cities: tiles }) => String(tiles?.filter(({ razed }) => !razed).length ?? 0),
  width: () => 3 * 110,
  Tiles,
};
