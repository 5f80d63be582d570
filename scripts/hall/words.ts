import type { Language } from './language.ts';

export interface HallWords {
  readonly language: string;
  readonly languages: string;
  readonly heading: string;
  readonly lead: string;
  readonly empty: string;
  readonly try: string;
  readonly lost: string;
  readonly lostLead: string;
  readonly back: string;
  readonly fanWork: string;
  readonly players: (min: number, max: number) => string;
}

export const words: Readonly<Record<Language, HallWords>> = {
  en: {
    language: 'English',
    languages: 'Language',
    heading: 'Games in the hall',
    lead: 'The tables are still being built. Until they open, bots play in the terminal.',
    empty: 'No game has moved in yet.',
    try: 'Watch bots play it:',
    lost: 'There is no such door',
    lostLead: 'The address may be wrong, or what was here has been taken away.',
    back: 'Back to the hall',
    fanWork: 'Unofficial fan work. The names of the games belong to their owners; pictures and words here are our own.',
    players: (min, max) => (min === max ? `${max} ${max === 1 ? 'player' : 'players'}` : `${min}–${max} players`),
  },
  pl: {
    language: 'Polski',
    languages: 'Język',
    heading: 'Gry w Cinderhall',
    lead: 'Stoły są jeszcze w budowie. Zanim się otworzą, w terminalu grają boty.',
    empty: 'Żadna gra jeszcze się nie wprowadziła.',
    try: 'Zobacz, jak grają boty:',
    lost: 'Nie ma takich drzwi',
    lostLead: 'Adres może być błędny albo to, co tu było, zostało zabrane.',
    back: 'Wróć do listy gier',
    fanWork: 'Nieoficjalne dzieło fanów. Nazwy gier należą do ich właścicieli; obrazy i słowa są tu nasze własne.',
    players: (min, max) => (min === max ? `${max} ${max === 1 ? 'gracz' : 'graczy'}` : `${min}–${max} graczy`),
  },
};
