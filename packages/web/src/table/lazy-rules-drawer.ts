import { lazyPart } from '../app/lazy.tsx';

export const RulesDrawer = lazyPart(async () => (await import('./rules-drawer.tsx')).RulesDrawer);
