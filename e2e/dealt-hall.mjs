// The hall as npm start opens it, but every match is dealt alike: a test plays the same one each time.
import { openDoors } from '../scripts/lib/opening.mjs';

await openDoors(() => '5eed'.repeat(8));
