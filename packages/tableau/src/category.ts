export const CATEGORIES = ['production', 'openProduction', 'feature', 'action'] as const;
export type Category = (typeof CATEGORIES)[number];

const DEFENCE: { readonly [category in Category]: number } = {
  production: 3,
  openProduction: 3,
  feature: 4,
  action: 5,
};

/** How hard a location is to take, by its row: production 3, feature 4, action 5. */
export const defenceOf = (category: Category): number => DEFENCE[category];
export const isProduction = (category: Category): boolean => category === 'production' || category === 'openProduction';
