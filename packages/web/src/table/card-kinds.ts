/** What the cards of all games are called by kind and by box: only the list of cards needs these words. */
import type { CardRecord } from '@cinderhall/kernel';
import type { Language } from '../app/settings.ts';

const KINDS = {
  production: { en: 'Production', pl: 'Produkcja' },
  openProduction: { en: 'Open production', pl: 'Produkcja otwarta' },
  feature: { en: 'Features', pl: 'Cechy' },
  action: { en: 'Actions', pl: 'Akcje' },
  connections: { en: 'Connections', pl: 'Połączenia' },
  machines: { en: 'Machines', pl: 'Maszyny' },
  factions: { en: 'Factions', pl: 'Frakcje' },
  areas: { en: 'Areas', pl: 'Obszary' },
  headquarters: { en: 'Headquarters', pl: 'Siedziby' },
  tiles: { en: 'Tiles', pl: 'Kafle' },
  borders: { en: 'Borders', pl: 'Granice' },
  cities: { en: 'Cities', pl: 'Miasta' },
  instants: { en: 'Instant cards', pl: 'Karty natychmiastowe' },
  leaders: { en: 'Leaders', pl: 'Przywódcy' },
  location: { en: 'Locations', pl: 'Lokacje' },
  event: { en: 'Events', pl: 'Wydarzenia' },
  survivor: { en: 'Survivors', pl: 'Ocaleni' },
  encounter: { en: 'Encounters', pl: 'Spotkania' },
  truck: { en: 'Trucks', pl: 'Ciężarówki' },
  trailer: { en: 'Trailers', pl: 'Przyczepy' },
  device: { en: 'Devices', pl: 'Urządzenia' },
  item: { en: 'Items', pl: 'Przedmioty' },
  result: { en: 'Results', pl: 'Wyniki' },
  enemy: { en: 'Enemies', pl: 'Wrogowie' },
  abilities: { en: 'Abilities', pl: 'Zdolności' },
  missions: { en: 'Missions', pl: 'Misje' },
  sweetBoosts: { en: 'Sweet Boosts', pl: 'Słodkie wzmocnienia' },
  drones: { en: 'Drones', pl: 'Drony' },
  districts: { en: 'Districts', pl: 'Dzielnice' },
  cards: { en: 'Cards', pl: 'Karty' },
} as const;

const SETS = {
  base: { en: 'Base game', pl: 'Gra podstawowa' },
  newEra: { en: 'The New Era', pl: 'Nowa Era' },
  classic51: { en: 'The first edition', pl: 'Pierwsza edycja' },
  winter: { en: 'Winter', pl: 'Zima' },
  promo1: { en: 'Promo set 1', pl: 'Zestaw promo 1' },
  promo2: { en: 'Promo set 2', pl: 'Zestaw promo 2' },
  scavengers: { en: 'Scavengers', pl: 'Zgliszcza' },
  allies: { en: 'Allies', pl: 'Sojusznicy' },
  noMansLand: { en: 'No Man’s Land', pl: 'Ziemia Niczyja' },
  moloch: { en: 'Moloch', pl: 'Moloch' },
  headquarters: { en: 'Headquarters', pl: 'Siedziby' },
  arena: { en: 'Arena', pl: 'Arena' },
  borders: { en: 'Borders', pl: 'Granice' },
  cities: { en: 'Cities', pl: 'Miasta' },
  serverRoom: { en: 'Server room', pl: 'Serwerownia' },
  'last-aurora': { en: 'Last Aurora', pl: 'Last Aurora' },
} as const;

type Words = { readonly [id: string]: { readonly [L in Language]: string } };
const nameIn = (words: Words, id: string, language: Language): string => words[id]?.[language] ?? id;

export const kindOf = ({ catalogue, category, kind }: CardRecord): string =>
  [catalogue, category, kind].find((one): one is string => typeof one === 'string') ?? 'cards';

export const kindName = (kind: string, language: Language): string => nameIn(KINDS, kind, language);
export const setName = (set: string, language: Language): string => nameIn(SETS, set, language);

/** Whether every kind and set of these cards has a name. */
export const isNamed = (card: CardRecord): boolean => kindOf(card) in KINDS && card.set in SETS;
