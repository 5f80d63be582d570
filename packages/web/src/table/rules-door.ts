import { later } from '../app/later.tsx';

export const RulesDrawer = later(async () => (await import('./rules-drawer.tsx')).RulesDrawer);
