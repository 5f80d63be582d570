import { FACTIONS, KINDS } from '@cinderhall/new-era/table';
import { t } from '../../app/words.ts';
import { Cover } from '../../art/cover.tsx';
import { Tok } from '../../look/icon.tsx';
import { isToken } from '../../look/token-kinds.ts';
import { Arrow, token } from '../tableau/effects.tsx';
import type { SetupLook } from '../types.ts';
import { CostIcons, Goods } from './ability.tsx';
import { EMBLEMS } from './faces.ts';

const factionOf = (id: string) => FACTIONS.find((faction) => faction.id === id);

export const look: SetupLook = {
  cover: (_option, value) =>
    value === 'base' ? <Cover id="newEra" mood="verdigris" wide /> : <Cover id="base" mood="dust" wide />,
  emblem: (_option, value) => EMBLEMS[value] ?? 'flag',
  cast: FACTIONS.map(({ id }) => id),
  mark(id) {
    // Workers come from every base.
    const good = Object.keys(factionOf(id)?.production ?? {}).find((name) => name !== 'worker');
    return good ? <Tok kind={token(good)} /> : null;
  },
  board(id) {
    const faction = factionOf(id);
    if (!faction) return null;
    return (
      <dl>
        <dt>{t('web.new.makes')}</dt>
        <dd>
          <Goods goods={faction.production} />
        </dd>
        <dt>{t('web.new.does')}</dt>
        {([...KINDS, 'redevelop'] as const).map((how) => {
          const made = how === 'redevelop' ? how : `${how}${faction.board[how].range}`;
          return (
            <dd key={how}>
              <CostIcons cost={faction.board[how].cost} />
              <Arrow />
              {isToken(made) && <Tok kind={made} />}
              <span>{t(`ne.field.${how}`)}</span>
            </dd>
          );
        })}
      </dl>
    );
  },
};
