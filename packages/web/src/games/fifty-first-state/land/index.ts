import { type WordFile, wordsIn } from '../../../app/languages.ts';

export { eventRefs } from '../event-refs.ts';
export { Above, landKeys } from './above.tsx';
export { isUnderAttack, Threat } from './attack.tsx';
export { landCloseUp, machineFace } from './close-up.tsx';
export { landFlights } from './flights.tsx';
export { OutpostsLeft } from './map.tsx';
export { landSound } from './sound.ts';

export const landWords = wordsIn(import.meta.glob<WordFile>('./text/*.ts', { eager: true }));
