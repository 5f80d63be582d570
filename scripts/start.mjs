// npm start: installs what is missing, builds, and opens the hall.
import { runHall } from './lib/run-hall.mjs';

await runHall();
