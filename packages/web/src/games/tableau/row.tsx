import { type ComponentChildren, toChildArray } from 'preact';
import { t } from '../../app/words.ts';
import { stripUrl } from '../../art/cache.ts';
import { Icon } from '../../look/icon.tsx';
import { CATEGORY_ICON, type Category, categoryStyle, moodOf } from './category.ts';

/** One of the rows of a State: its locations stand on a strip of skyline. */
export const StateRow = ({ category, n, children }: { category: Category; n: number; children: ComponentChildren }) => (
  <div class={`srow ${toChildArray(children).length === 0 ? 'bare' : ''}`} style={categoryStyle(category)}>
    <img class="strip" src={stripUrl(`${category}-row`, moodOf(category))} alt="" />
    <span class="rl">
      <Icon name={CATEGORY_ICON[category]} />
      <b>{t(`tableau.${category}`)}</b>
      <i>{n}</i>
    </span>
    <div class={`cards ${n > 9 ? 'dense' : ''}`} style={{ '--n': String(Math.max(n, toChildArray(children).length)) }}>
      {children}
    </div>
  </div>
);
