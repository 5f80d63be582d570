/** What things are worth to a player in points of fame, roughly; bots and effects value by it. */
export const WORTH = {
  ammo: 0.9,
  food: 0.8,
  fuel: 1.3,
  item: 1.2,
  fame: 1,
  damage: -0.6,
  contamination: -0.9,
  survivor: 1.5,
} as const;
