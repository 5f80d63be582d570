import { settings } from '../app/settings.ts';

/** Whatever makes a sound is visible too; none is longer than a third of a second. */
const sounds = {
  turn: [0.5, 0, 520, 0.01, 0.05, 0.18, 1, 1.2, 0, 0, 260, 0.07],
  place: [0.5, 0, 140, 0, 0.01, 0.06, 4, 0.6, -8, 0, 0, 0, 0, 2],
  gain: [0.35, 0, 1400, 0, 0.01, 0.05, 1, 1.6, 0, 0, 300, 0.03],
  raze: [0.5, 0.05, 90, 0.01, 0.06, 0.2, 4, 1.4, -1.5, 0, 0, 0, 0, 4],
  shield: [0.4, 0, 320, 0, 0.02, 0.12, 2, 2, 0, 0, -120, 0.04],
  confirm: [0.3, 0, 600, 0, 0.01, 0.03, 3, 1, 0, 0, 0, 0],
  horn: [0.5, 0, 147, 0.06, 0.2, 0.3, 2, 0.7, 0, 0, 37, 0.18],
  end: [0.6, 0, 110, 0.08, 0.2, 0.3, 2, 0.5],
} as const;

const LOUDEST = 0.24;

export type Sound = keyof typeof sounds;

const byEvent: { readonly [kind: string]: Sound } = {
  constructed: 'place',
  rebuilt: 'place',
  signed: 'confirm',
  razed: 'raze',
  opponentRazed: 'raze',
  shielded: 'shield',
  gained: 'gain',
  drew: 'place',
  installed: 'place',
  recruited: 'place',
  drives: 'confirm',
  ambush: 'raze',
  damaged: 'raze',
  repaired: 'shield',
};

export const soundOf = (event: string): Sound | null => byEvent[event] ?? null;

let ready: Promise<typeof import('zzfx')> | null = null;
let touched = false;
// Browsers allow sound only after the first input.
for (const kind of ['pointerdown', 'keydown'])
  addEventListener(
    kind,
    () => {
      touched = true;
    },
    { once: true },
  );

export function play(sound: Sound): void {
  if (!settings.value.sound || !touched) return;
  ready ??= import('zzfx');
  void ready.then(({ zzfx, ZZFX }) => {
    ZZFX.volume = (LOUDEST * settings.peek().volume) / 100;
    zzfx(...sounds[sound]);
  });
}
