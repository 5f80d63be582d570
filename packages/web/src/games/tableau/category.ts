import type { MoodName } from '../../art/moods.ts';

/** The three rows of a State. */
export type Category = 'production' | 'feature' | 'action';
export const CATEGORIES: readonly Category[] = ['production', 'feature', 'action'];

/** Where a location lies: what it produces decides first. */
export const categoryOf = ({
  isProduction,
  category,
}: {
  readonly isProduction: boolean;
  readonly category: string;
}) => (isProduction ? 'production' : (category as Category));

export const CATEGORY_ICON: { readonly [C in Category]: string } = {
  production: 'cycle',
  feature: 'eye',
  action: 'bolt',
};

const MOODS: { readonly [C in Category]: MoodName } = { production: 'dust', feature: 'verdigris', action: 'ember' };
export const moodOf = (category: Category): MoodName => MOODS[category];

/** The colours of a card of this category. */
export const categoryStyle = (category: Category): Record<string, string> => ({ '--cat': `var(--cat-${category})` });
