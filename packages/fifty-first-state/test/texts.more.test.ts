import { kernelWords, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';
import { Table } from './table.ts';

const { words } = fiftyFirstState;
const spoken = localized((language) => lexicon(language, kernelWords[language], words[language]));
const textOf = (id: string, language: Language): string => {
  const card = fiftyFirstState.cards().find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return say(spoken[language], card.text);
};

const english: { readonly [id: string]: string } = {
  'brick-storage':
    'Building bonus: put 3 bricks on this card to spend on your turns; what is left stays there through clean-up.',
  foundation:
    'Building bonus: put 1 development token on this card to spend on your turns; what is left stays there through clean-up. Has no type: it can be rebuilt into anything, and anything into it.',
  'radioactive-colony':
    'Building bonus: put 1 worker, 2 ammo, 1 blue contact and 1 red contact on this card to spend on your turns; what is left stays there through clean-up. Has no type: it can be rebuilt into anything, and anything into it.',
  archive: 'Action: pay 1 worker to gain 1 point (up to twice a round).',
  'market-place':
    'Action: pay 1 worker and 2 fuel, iron, guns or bricks in any mix to gain 2 points (up to twice a round).',
  'thieves-caravan':
    'Action: pay 2 workers to take 1 fuel, iron, gun or brick from another player (up to twice a round).',
  'black-fortress': 'Production: gain 1 iron or 1 gun.',
  'outpost-mercenaries': 'Open production: gain 1 red contact or 1 blue contact.',
  'armed-merchants':
    'If in the Production phase you receive at least 5 fuel, iron, guns or bricks in any mix, gain 2 points.',
  'secret-stock':
    'When an action of your faction board gives you the resource that the board produces, gain 1 more of it.',
  texas:
    'Production: gain 4 workers and 1 grey contact and draw 1 card. Action: pay 1 iron to gain 1 grey contact. Action: pay 1 gun to gain 1 red contact. Action: pay 1 fuel to gain 1 blue contact. Action: use once more another action of this board that you have already used this round, paying for it again. Action: pay 2 workers to gain 1 fuel, iron, gun or brick, or draw 1 card (any number of times).',
};

const polish: { readonly [id: string]: string } = {
  'brick-supplier': 'Produkcja: zyskaj 1 budulec za każdą lokację typu budulec w swoim Stanie (najwyżej 3).',
  museum: 'Bonus za zbudowanie: zyskaj 1 punkt za każdą lokację typu pomnik w swoim Stanie (najwyżej 5).',
  cistern: 'Produkcja: zyskaj 1 punkt za każdą sztukę paliwa otrzymaną w fazie Produkcji (najwyżej 3).',
  'sheriffs-office': 'Produkcja: zyskaj 1 punkt za każdą sztukę broni otrzymaną w fazie Produkcji (najwyżej 3).',
  'construction-site': 'Produkcja: zyskaj 1 punkt za każdą sztukę budulca otrzymaną w fazie Produkcji (najwyżej 3).',
  'black-fortress': 'Produkcja: zyskaj 1 żelazo lub 1 broń.',
  'brick-storage':
    'Bonus za zbudowanie: połóż na tej karcie 3 budulce do wydania w swoich turach; czego nie wydasz, zostaje tu mimo czyszczenia.',
  foundation:
    'Bonus za zbudowanie: połóż na tej karcie 1 żeton przebudowy do wydania w swoich turach; czego nie wydasz, zostaje tu mimo czyszczenia. Lokacja bez typu: można ją przebudować na każdą inną i każdą inną na nią.',
  archive: 'Akcja: za 1 robotnika zyskaj 1 punkt (do 2 razy w rundzie).',
  shipwreck: 'Akcja: za 1 robotnika i 1 żelazo zyskaj 2 punkty (do 2 razy w rundzie).',
  'assembly-plant': 'Akcja: za 1 robotnika i 2 żelaza zyskaj 3 punkty.',
  'merc-outpost': 'Akcja: za 1 paliwo, żelazo, broń lub budulec zyskaj 2 robotników.',
  'market-place':
    'Akcja: za 1 robotnika i paliwo, żelazo, broń lub budulec (razem 2) zyskaj 2 punkty (do 2 razy w rundzie).',
  'black-market': 'Akcja: za 1 robotnika, 1 budulec, 1 żelazo i 1 broń zyskaj 3 punkty (do 2 razy w rundzie).',
  hideout: 'Akcja: za 1 umowę zyskaj 1 punkt (do 2 razy w rundzie).',
  'propaganda-station': 'Akcja: za 1 robotnika i 1 kartę dobierz 2 karty.',
  'propaganda-center': 'Akcja: za 2 karty dobierz 2 karty, zatrzymaj 1, a resztę odrzuć.',
  'thieves-caravan':
    'Akcja: za 2 robotników zabierz innemu graczowi paliwo, żelazo, broń lub budulec (do 2 razy w rundzie).',
  'production-manager': 'Akcja: za 2 robotników wybierz jedną ze swoich lokacji produkcyjnych; produkuje jeszcze raz.',
  'body-hunters': 'Akcja: za 1 robotnika oczyść najwyżej 3 inne swoje użyte lokacje, by ich akcje znów były dostępne.',
  caravanner: 'Akcja: za 1 robotnika zyskaj zasoby z najwyżej 3 swoich umów.',
  'camino-real': 'Akcja: za 1 robotnika zyskaj zasoby z jednej umowy przeciwnika, który nie spasował.',
  fixer: 'Akcja: za 1 robotnika użyj otwartej produkcji przeciwnika, na której już leży robotnik.',
  'secret-stock': 'Gdy akcja twojej planszy frakcji daje ci surowiec, który ta plansza produkuje, zyskaj o 1 więcej.',
  thugs: 'Po zagraniu: za 1 broń zyskaj 3 czerwone kontakty.',
};

test.each(Object.entries(english))('%s reads well in English', (id, text) => {
  expect(textOf(id, 'en')).toBe(text);
});
test.each(Object.entries(polish))('%s reads well in Polish', (id, text) => {
  expect(textOf(id, 'pl')).toBe(text);
});

test('what speaks against a card agrees in number', () => {
  const table = new Table({ hands: [['school']], goods: [{ worker: 2 }], built: [[], ['docks']] });
  const why = (language: Language) =>
    fiftyFirstState.whyNot(table.match.view(0), 0, table.ref('school')).map((reason) => say(spoken[language], reason));
  expect(why('en')).toContain('Building it takes 1 grey contact; you can pay 0.');
  expect(why('pl')).toContain('Budowa wymaga 1 szarego kontaktu; możesz zapłacić 0.');
});
