import type { Words } from '@cinderhall/kernel';

export const pl: Words = {
  messages: {
    's51.verb.construct': 'Zbuduj za szare kontakty',
    's51.verb.rebuild': 'Przebuduj na kartę',
    's51.verb.deal': 'Podpisz umowę',
    's51.verb.raze': 'Splądruj kartę z ręki',
    's51.verb.razeRival': 'Splądruj lokację rywala',
    's51.verb.use': 'Użyj lokacji',
    's51.verb.board': 'Użyj planszy frakcji',
    's51.verb.visit': 'Wyślij robotnika',
    's51.verb.takeConnection': 'Weź połączenie',
    's51.verb.playConnection': 'Zagraj połączenie',
    's51.verb.shield': 'Połóż tarczę',
    's51.tip.keep':
      'Zostaw karty o wspólnych typach: lokację można potem przebudować na inną tego samego typu za jeden budulec. Kliknij dwie karty, które odrzucasz.',
    's51.tip.pick':
      'Każdą kartę można zbudować, podpisać albo splądrować. U góry dystans, czyli cena. Czerwony pasek: zysk z plądrowania. Niebieski: zysk z umowy co rundę.',
    's51.tip.act':
      'Jedna akcja na turę, w dowolnej kolejności, aż spasujesz. To, co świeci, jest dostępne: kliknij kartę, żeby zobaczyć, co możesz z nią zrobić. Niewydane dobra przepadają.',
    's51.tip.rebuild':
      'Stara lokacja idzie na stos kart odrzuconych. Zyskujesz punkt, a nowa produkcja od razu produkuje.',
    's51.tip.shields': 'Tarcza podnosi koszt splądrowania lokacji o 1. To nie akcja: kładziesz ją na koniec tury.',
    's51.tip.effectPayment':
      'Nabój zastępuje każdy zasób podstawowy, kontakt uniwersalny każdy kontakt. Wybierz, z czym wolisz się rozstać.',
    's51.tip.store': 'Dobra w magazynie przetrwają czyszczenie; reszta przepada.',
    's51.tip.faction': 'Każda frakcja produkuje inne dobra i po swojemu zamienia je na kontakty.',
    's51.tip.soloPick': 'Grając samotnie, wybierasz z tego, co leży; reszta trafia do rywala.',
  },
  nouns: {},
};
