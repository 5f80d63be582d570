/** What a worker thread of the arena runs: it plays its matches and reports them one by one. */
import { parentPort, workerData } from 'node:worker_threads';
import { gameOf } from '@cinderhall/registry';
import { playArenaMatch } from './arena.ts';
import type { Job } from './arena-workers.ts';

const { id, matches, ...pairing } = workerData as Job;
const game = gameOf(id);
if (game) for (const i of matches) parentPort?.postMessage(playArenaMatch({ ...pairing, game }, i));
