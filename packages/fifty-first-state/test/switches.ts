/** Every switch of the game one way or the other, for tables that are drawn by chance. */
import { type Chance, optionFields } from '@cinderhall/kernel';
import { fiftyFirstState } from '../src/index.ts';

/** What a table settles by itself: its sets and modules, who plays, and against whom. */
const SETTLED: readonly string[] = [
  'expansions',
  'factions',
  'opponent',
  'borgoHarder',
  'borgoIcons',
  'promo1',
  'promo2',
  'headquarters',
  'arena',
  'borders',
  'cities',
  'serverRoom',
  'allowUnofficialMix',
];

/** What options of these kinds can be, where nothing is said of them elsewhere. */
export function anySwitch(chance: Chance): object {
  const rest = optionFields(fiftyFirstState.options).filter(([name]) => !SETTLED.includes(name));
  const chosen: { [name: string]: unknown } = {};
  for (const [name, field] of rest) {
    if (field.type === 'flag') chosen[name] = chance.below(2) === 1;
    if (field.type === 'pick') chosen[name] = chance.pick(field.values);
  }
  return chosen;
}
