import type { Localized, Message, Words } from '@cinderhall/kernel';
import { CITIES } from './data.ts';

export const cityName = (at: number): Message => ({ key: `fiftyFirstState.city.${CITIES[at]?.id}` });

const names = (language: 'en' | 'pl') =>
  Object.fromEntries(CITIES.map(({ id, name }) => [`fiftyFirstState.city.${id}`, name[language]]));

export const words: Localized<Words> = {
  en: {
    messages: {
      ...names('en'),
      'fiftyFirstState.text.city':
        'Begins with {start} and gets {goods} more in each Production phase. Deal: {deal} (for {distance#fiftyFirstState.blueContact}). Defence {defence}: whoever razes it gains all goods on it.',
      'fiftyFirstState.choice.cityDeal': 'Sign a deal with the city {city} for {n#fiftyFirstState.blueContact}',
      'fiftyFirstState.choice.cityRaze': 'Raze the city {city} for {n#fiftyFirstState.redContact}',
      'fiftyFirstState.choice.cityGoods': 'The deal with the city {city}',
      'fiftyFirstState.event.cityProduced': 'The city {city} produces {goods}.',
      'fiftyFirstState.event.signedCity': '{^seat} {seat@signs|sign} a deal with the city {city}.',
      'fiftyFirstState.event.cityDealPaid': 'The deal with the city {city} pays off for {seat}.',
      'fiftyFirstState.event.cityDealAgain': '{^seat} {seat@gains|gain} the goods of the deal with the city {city}.',
      'fiftyFirstState.event.razedCity': '{^seat} {seat@razes|raze} the city {city}; all deals with it end.',
      'fiftyFirstState.why.cityDealt': 'You already have a deal with this city.',
      'fiftyFirstState.why.cityRazed': 'This city has been razed.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      ...names('pl'),
      'fiftyFirstState.text.city':
        'Na początku na kafelku: {start}; w każdej fazie Produkcji przybywa: {goods}. Umowa: {deal} (za {distance#fiftyFirstState.blueContact:acc}). Obrona {defence}: kto splądruje miasto, zyskuje wszystkie leżące tu zasoby.',
      'fiftyFirstState.choice.cityDeal': 'Podpisz umowę z miastem {city} za {n#fiftyFirstState.blueContact:acc}',
      'fiftyFirstState.choice.cityRaze': 'Splądruj miasto {city} za {n#fiftyFirstState.redContact:acc}',
      'fiftyFirstState.choice.cityGoods': 'Umowa z miastem {city}',
      'fiftyFirstState.event.cityProduced': 'Miasto {city} produkuje {goods}.',
      'fiftyFirstState.event.signedCity': '{seat@{^seat} podpisuje|Podpisujesz} umowę z miastem {city}.',
      'fiftyFirstState.event.cityDealPaid': '{seat@{^seat} korzysta|Korzystasz} z umowy z miastem {city}.',
      'fiftyFirstState.event.cityDealAgain': '{seat@{^seat} zyskuje|Zyskujesz} zasoby z umowy z miastem {city}.',
      'fiftyFirstState.event.razedCity':
        '{seat@{^seat} plądruje|Plądrujesz} miasto {city}; wszystkie umowy z nim wygasają.',
      'fiftyFirstState.why.cityDealt': 'Masz już umowę z tym miastem.',
      'fiftyFirstState.why.cityRazed': 'To miasto zostało splądrowane.',
    },
    nouns: {},
  },
};
