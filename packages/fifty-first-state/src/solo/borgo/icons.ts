/** What Borgo does on his turn, by the icons of the card that he draws. The sources have lost the icons: a table is data. */
import { type LocationType, TYPES } from '../../cards/types.ts';

export const BORGO_ACTIONS = ['standard', 'attack', 'build', 'develop'] as const;
export type BorgoAction = (typeof BORGO_ACTIONS)[number];

/** Where he is in his round. */
export const BORGO_STAGES = ['waiting', ...BORGO_ACTIONS, 'passed'] as const;

type Icons = { readonly [type in LocationType]?: BorgoAction };

/** R-BORGO-026 to R-BORGO-028; the second table is the other reading of the sources. */
const TABLES = {
  ironFuel: { tGun: 'attack', tBrick: 'build', tIron: 'develop', tFuel: 'develop' },
  ammoWorker: { tGun: 'attack', tBrick: 'build', tAmmo: 'develop', tWorker: 'develop' },
} as const satisfies { readonly [table: string]: Icons };

export type IconTable = keyof typeof TABLES;
export const ICON_TABLES = ['ironFuel', 'ammoWorker'] as const satisfies readonly IconTable[];

/** R-BORGO-025, R-BORGO-029: what these icons make him do, from the top one to the bottom one, nothing twice. */
export function actionsFor(table: IconTable, types: readonly LocationType[]): BorgoAction[] {
  const icons: Icons = TABLES[table];
  const actions: BorgoAction[] = [];
  for (const type of types) {
    const action = icons[type];
    if (action && !actions.includes(action)) actions.push(action);
  }
  return actions.length > 0 ? actions : ['standard'];
}

/** Which icons make him do this. */
export const borgoIcons = (table: IconTable, action: BorgoAction): LocationType[] => {
  const icons: Icons = TABLES[table];
  return TYPES.filter((type) => icons[type] === action);
};
