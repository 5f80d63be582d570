/** Tables with Scavengers: what is not said is empty, and both players can build, so that the round goes on. */
import { Table, type Wish } from '../table.ts';

const SETS = { expansions: ['newEra', 'winter', 'scavengers'] };

export const heap = ({ options, ...wish }: Wish = {}): Table =>
  new Table({
    factions: ['texas', 'newYork', 'merchantsGuild'],
    connections: [['punks'], ['punks'], ['merchants']],
    options: { ...SETS, ...options },
    ...wish,
  });
