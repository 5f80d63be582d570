import type { GameEvent } from '@cinderhall/kernel';
import type { Sound } from '../../../table/sound.ts';

/** A relay clicks, a plate clanks, something goes up or comes down. */
const byEvent: { readonly [kind: string]: Sound } = {
  deployed: 'place',
  hacked: 'confirm',
  destroyed: 'raze',
  struck: 'raze',
  machineRazed: 'raze',
  serverFed: 'confirm',
  outpostBuilt: 'place',
  opponentOutpost: 'place',
  outpostUpgraded: 'place',
  outpostMoved: 'place',
  outpostRazed: 'raze',
  opponentRazedOutpost: 'raze',
  areaShielded: 'shield',
  signedCity: 'confirm',
  razedCity: 'raze',
  claimed: 'horn',
  usedBorder: 'confirm',
  enteredArena: 'place',
  armed: 'place',
};

/** What is heard of the boards that all players share. */
export const landSound = ({ kind }: GameEvent): Sound | null => byEvent[kind] ?? null;
