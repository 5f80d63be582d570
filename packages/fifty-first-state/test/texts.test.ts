/** The sentences on the cards: one of each pattern, word for word, in both languages. */
import { hasGap, kernelWords, LANGUAGES, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';

const { words } = fiftyFirstState;
const spoken = localized((language) => lexicon(language, kernelWords[language], words[language]));
const textOf = (id: string, language: Language): string => {
  const card = fiftyFirstState.cards().find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return say(spoken[language], card.text);
};

const english: { readonly [id: string]: string } = {
  assassin: 'Open production: gain 1 gun.',
  'boiler-room': 'Open production: gain 2 workers. Building bonus: gain 1 worker.',
  pub: 'Open production: draw 1 card. Building bonus: draw 1 card.',
  sharrash: 'Open production: gain 1 universal contact. Building bonus: gain 1 universal contact.',
  courthouse: 'Production: gain 1 brick and 1 ammo.',
  'brick-supplier': 'Production: gain 1 brick for each brick location in your State (at most 3).',
  cistern: 'Production: gain 1 point for each fuel you receive in the Production phase (at most 3).',
  'power-station': 'Production: choose another of your production locations and gain what it produces.',
  suppliers:
    "Production: choose a production location of an opponent and gain what it produces in the owner's place (not when built). Building bonus: choose a production location of an opponent and gain what it produces.",
  'hidden-forge': 'Production: gain 1 shield. Counts as shielded: its Defence is 1 higher.',
  church: 'Building bonus: gain 2 points.',
  museum: 'Building bonus: gain 1 point for each liberty location in your State (at most 5).',
  'ruined-library': 'You may keep up to 3 fuel, iron, guns or bricks in any mix here through clean-up.',
  'thieves-den':
    'You may keep up to 2 fuel, iron, guns or bricks in any mix and up to 2 workers here through clean-up.',
  'hibernation-chambers': 'You may keep any number of workers here through clean-up. Building bonus: gain 4 workers.',
  crossing: 'You may keep up to 3 grey contacts here through clean-up. Building bonus: gain 4 grey contacts.',
  'bus-station': 'Whenever you sign a deal, gain 1 worker.',
  rifle: 'Whenever you raze a location, draw 1 card.',
  truck: 'Whenever you raze a location, gain 1 ammo. Whenever you sign a deal, gain 1 ammo.',
  'dream-city': 'If you receive at least 2 points in the Production phase, gain 1 worker.',
  'dark-visions-gang': 'If you receive at least 1 gun in the Production phase, gain 1 red contact.',
  'armored-car': "When you raze an opponent's location, its Defence is 1 lower.",
  shipwreck: 'Action: pay 1 worker and 1 iron to gain 2 points (up to twice a round).',
  'merc-outpost': 'Action: pay 1 fuel, iron, gun or brick to gain 2 workers.',
  'teds-bus': 'Action: pay 1 worker and 1 fuel, iron, gun or brick to gain 2 grey contacts.',
  'material-depository': 'Action: pay 1 worker, 2 fuel and 2 iron to gain 4 points.',
  negotiator: 'Action: pay 1 worker and discard 1 signed deal to gain 2 points.',
  'propaganda-station': 'Action: pay 1 worker and discard 1 card to draw 2 cards.',
  'propaganda-center': 'Action: discard 2 cards to draw 2 cards, keep 1 and discard the rest.',
  'production-manager': 'Action: pay 2 workers to choose one of your production locations; it produces again.',
  'body-hunters':
    'Action: pay 1 worker to clear up to 3 of your other used locations, so that their actions can be used again.',
  caravanner: 'Action: pay 1 worker to gain the goods of up to 3 of your deals.',
  'camino-real': "Action: pay 1 worker to gain the goods of a deal of an opponent who hasn't passed.",
  fixer: "Action: pay 1 worker to use an opponent's open production that already has a worker on it.",
  punks: 'When you play this, gain 2 red contacts.',
  thugs: 'When you play this, pay 1 gun to gain 3 red contacts.',
  newYork:
    'Production: gain 3 workers, 1 iron and 1 grey contact and draw 1 card. Action: pay 1 iron to gain 1 grey contact. Action: pay 1 gun to gain 2 red contacts. Action: pay 2 fuel to gain 2 blue contacts. Action: pay 2 workers to gain 1 fuel, iron, gun or brick, or draw 1 card (any number of times).',
};

const polish: { readonly [id: string]: string } = {
  assassin: 'Otwarta produkcja: zyskaj 1 broń.',
  'boiler-room': 'Otwarta produkcja: zyskaj 2 robotników. Bonus za zbudowanie: zyskaj 1 robotnika.',
  pub: 'Otwarta produkcja: dobierz 1 kartę. Bonus za zbudowanie: dobierz 1 kartę.',
  sharrash: 'Otwarta produkcja: zyskaj 1 uniwersalny kontakt. Bonus za zbudowanie: zyskaj 1 uniwersalny kontakt.',
  courthouse: 'Produkcja: zyskaj 1 budulec i 1 nabój.',
  'power-station': 'Produkcja: wybierz inną swoją lokację produkcyjną i zyskaj to, co daje.',
  suppliers:
    'Produkcja: wybierz lokację produkcyjną przeciwnika i zamiast niego zyskaj to, co daje (nie przy budowie). Bonus za zbudowanie: wybierz lokację produkcyjną przeciwnika i zyskaj to, co daje.',
  'hidden-forge': 'Produkcja: zyskaj 1 tarczę. Liczy się jak osłonięta tarczą: jej Obrona jest o 1 wyższa.',
  church: 'Bonus za zbudowanie: zyskaj 2 punkty.',
  crossroads: 'Bonus za zbudowanie: dobierz 2 karty.',
  excavator: 'Otwarta produkcja: zyskaj 1 żeton przebudowy.',
  'ruined-library': 'Podczas czyszczenia możesz tu zachować paliwo, żelazo, broń lub budulec (razem do 3).',
  'thieves-den':
    'Podczas czyszczenia możesz tu zachować paliwo, żelazo, broń lub budulec (razem do 2) i do 2 robotników.',
  'hibernation-chambers':
    'Podczas czyszczenia możesz tu zachować dowolną liczbę robotników. Bonus za zbudowanie: zyskaj 4 robotników.',
  crossing:
    'Podczas czyszczenia możesz tu zachować do 3 szarych kontaktów. Bonus za zbudowanie: zyskaj 4 szare kontakty.',
  'black-market-contacts':
    'Podczas czyszczenia możesz tu zachować do 3 niebieskich kontaktów. Bonus za zbudowanie: zyskaj 1 niebieski kontakt.',
  'bus-station': 'Ilekroć podpiszesz umowę, zyskaj 1 robotnika.',
  rifle: 'Ilekroć splądrujesz lokację, dobierz 1 kartę.',
  truck: 'Ilekroć splądrujesz lokację, zyskaj 1 nabój. Ilekroć podpiszesz umowę, zyskaj 1 nabój.',
  'dream-city': 'Jeśli w fazie Produkcji otrzymasz co najmniej 2 punkty, zyskaj 1 robotnika.',
  'patriot-tower': 'Jeśli w fazie Produkcji otrzymasz co najmniej 5 robotników, zyskaj 2 punkty.',
  'dark-visions-gang': 'Jeśli w fazie Produkcji otrzymasz co najmniej 1 broń, zyskaj 1 czerwony kontakt.',
  'armed-merchants':
    'Jeśli w fazie Produkcji otrzymasz paliwo, żelazo, broń lub budulec (razem co najmniej 5), zyskaj 2 punkty.',
  'armored-car': 'Gdy plądrujesz lokację przeciwnika, jej Obrona jest o 1 niższa.',
  punks: 'Po zagraniu: zyskaj 2 czerwone kontakty.',
};

test.each(Object.entries(english))('%s reads well in English', (id, text) => {
  expect(textOf(id, 'en')).toBe(text);
});

test.each(Object.entries(polish))('%s reads well in Polish', (id, text) => {
  expect(textOf(id, 'pl')).toBe(text);
});

test('every card has whole sentences in both languages', () => {
  const records = fiftyFirstState.cards();
  expect(records.filter(({ set }) => ['base', 'newEra', 'winter', 'promo1'].includes(set))).toHaveLength(156 + 4 + 9);
  for (const { id, text } of records)
    for (const language of LANGUAGES) {
      const sentence = say(spoken[language], text);
      expect([id, hasGap(sentence)]).toEqual([id, false]);
      expect([id, sentence]).toEqual([id, expect.stringMatching(/^\p{Lu}[^{}]*[^\s{}]\.$/u)]);
      expect([id, /\s\s|\s[.,;)]|\.\.|undefined|\[object/.test(sentence)]).toEqual([id, false]);
    }
});

test('what is printed again says the same', () => {
  for (const { id } of fiftyFirstState.cards()) {
    const [first, set] = id.split(/-(?=newEra$|winter$)/);
    if (set) for (const language of LANGUAGES) expect(textOf(id, language)).toBe(textOf(first ?? '', language));
  }
});
