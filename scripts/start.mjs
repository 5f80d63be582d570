// npm start: installs what is missing, builds, and opens the hall.
import { openDoors } from './lib/opening.mjs';

await openDoors();
