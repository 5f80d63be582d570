import type { Localized } from '@cinderhall/kernel';

/** Kinds of play that personalities like more or less than others; `insight.style` of a game names one for a choice. */
export const STYLES = ['build', 'deal', 'raid', 'visit', 'draw', 'guard', 'trade'] as const;
export type Style = (typeof STYLES)[number];

export const isStyle = (name: string): name is Style => STYLES.some((style) => style === name);

/** How a player made of code likes to play; 1 is indifferent. Weights are small: nobody plays badly for character. */
export interface Personality {
  readonly id: string;
  readonly title: Localized;
  readonly likes: { readonly [style in Style]?: number };
  readonly names: readonly Localized[];
}

export const PERSONALITIES: readonly Personality[] = [
  {
    id: 'raider',
    title: { en: 'Raider', pl: 'Łupieżca' },
    likes: { raid: 1.35, deal: 0.9, guard: 0.9 },
    names: [
      { en: 'Rusty Meg', pl: 'Ruda Magda' },
      { en: 'Knuckles', pl: 'Kastet' },
      { en: 'Old Cutter', pl: 'Stary Rzeźnik' },
      { en: 'Hatchet Joan', pl: 'Joanna Topór' },
    ],
  },
  {
    id: 'builder',
    title: { en: 'Builder', pl: 'Budowniczy' },
    likes: { build: 1.25, raid: 0.85 },
    names: [
      { en: 'Mason Grey', pl: 'Szary Murarz' },
      { en: 'Bricks', pl: 'Cegła' },
      { en: 'Sister Beam', pl: 'Siostra Belka' },
      { en: 'The Foreman', pl: 'Majster' },
    ],
  },
  {
    id: 'dealer',
    title: { en: 'Dealer', pl: 'Handlarz' },
    likes: { deal: 1.3, trade: 1.2, raid: 0.85 },
    names: [
      { en: 'Honest Abe', pl: 'Uczciwy Abel' },
      { en: 'Madame Ledger', pl: 'Madame Rachunek' },
      { en: 'Two-Coins', pl: 'Dwa Grosze' },
      { en: 'Silk Tom', pl: 'Jedwabny Tomek' },
    ],
  },
  {
    id: 'traveller',
    title: { en: 'Traveller', pl: 'Wędrowiec' },
    likes: { visit: 1.35, draw: 1.1, guard: 0.9 },
    names: [
      { en: 'Dusty Roads', pl: 'Kurz Drogi' },
      { en: 'Ella Nomad', pl: 'Ela Koczowniczka' },
      { en: 'The Courier', pl: 'Kurier' },
      { en: 'Long Walker', pl: 'Długi Piechur' },
    ],
  },
  {
    id: 'seeker',
    title: { en: 'Seeker', pl: 'Poszukiwacz' },
    likes: { draw: 1.3, visit: 1.1, deal: 0.95 },
    names: [
      { en: 'Professor Ash', pl: 'Profesor Popiół' },
      { en: 'Magpie', pl: 'Sroka' },
      { en: 'Doc Relic', pl: 'Doktor Relikt' },
      { en: 'Ivy Archive', pl: 'Iwa Archiwum' },
    ],
  },
  {
    id: 'warden',
    title: { en: 'Warden', pl: 'Strażnik' },
    likes: { guard: 1.4, build: 1.1, raid: 0.9 },
    names: [
      { en: 'Captain Gate', pl: 'Kapitan Brama' },
      { en: 'Iron Nan', pl: 'Żelazna Babcia' },
      { en: 'Watchful Pete', pl: 'Czujny Piotr' },
      { en: 'The Wall', pl: 'Mur' },
    ],
  },
];
