const ICONS: { readonly [personality: string]: string } = {
  raider: 'swords',
  builder: 'hammer',
  dealer: 'link',
  traveller: 'route',
  seeker: 'cards',
  warden: 'checked-shield',
};

/** The glyph of a bot's character; a die stands for a random one. */
export const characterIcon = (personality: string | undefined): string => ICONS[personality ?? ''] ?? 'die';
