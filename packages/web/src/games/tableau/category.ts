import type { MoodName } from '../../art/moods.ts';

/** The three rows of a State. */
export type Category = 'production' | 'feature' | 'action';
export const CATEGORIES: readonly Category[] = ['production', 'feature', 'action'];

/** In which row a location lies: both kinds of production share one. */
export const categoryOf = ({ category }: { readonly category: string }): Category =>
  category === 'feature' || category === 'action' ? category : 'production';

export const CATEGORY_ICON: { readonly [C in Category]: string } = {
  production: 'cycle',
  feature: 'eye',
  action: 'bolt',
};

const MOODS: { readonly [C in Category]: MoodName } = { production: 'dust', feature: 'verdigris', action: 'ember' };
export const moodOf = (category: Category): MoodName => MOODS[category];

/** The colours of a card of this category. */
export const categoryStyle = (category: Category): Record<string, string> => ({ '--cat': `var(--cat-${category})` });
