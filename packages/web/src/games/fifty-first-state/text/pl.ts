import type { Words } from '@cinderhall/kernel';

export const pl: Words = {
  messages: {
    'fiftyFirstState.table.shielded': 'z tarczą',
    'fiftyFirstState.table.visited': 'stoi na niej robotnik',
    'fiftyFirstState.table.ruins': 'Ruiny',
    'fiftyFirstState.table.ruinsN': 'ruiny: {n}',
    'fiftyFirstState.table.opponent': 'Wirtualny przeciwnik',
    'fiftyFirstState.table.connectionsHeld': 'połączenia: {n}',
    'fiftyFirstState.table.defence': 'obrona {n}',
    'fiftyFirstState.table.board': 'Plansza frakcji',
    'fiftyFirstState.table.eachRound': 'Produkcja co rundę',
    'fiftyFirstState.table.score': 'wynik',
    'fiftyFirstState.table.score.points': 'punkty',
    'fiftyFirstState.table.score.locations': 'lokacje',
    'fiftyFirstState.table.score.more': 'inne',
    'fiftyFirstState.table.score.why':
      'Wynik, gdyby partia skończyła się teraz: zdobyte punkty i po jednym za każdą lokację.',
    'fiftyFirstState.table.race': 'Zdobyte punkty: {n} kończy partię po rundzie.',
    'fiftyFirstState.table.deals': 'Umowy, co rundę',
    'fiftyFirstState.table.noDeals': 'jeszcze żadnej',
    'fiftyFirstState.table.goods': 'Zasoby',
    'fiftyFirstState.table.goodsNote': 'przepadają podczas czyszczenia, poza magazynem',
    'fiftyFirstState.table.pile.red': 'Czerwone',
    'fiftyFirstState.table.pile.blue': 'Niebieskie',
    'fiftyFirstState.table.pile.yellow': 'Żółte',
    'fiftyFirstState.table.pile.taken': 'zabrane',
    'fiftyFirstState.table.draft': 'Wypatrywanie: karty do wzięcia',
    'fiftyFirstState.table.setup': 'Przygotowanie',
    'fiftyFirstState.table.round': 'Runda {n}',
    'fiftyFirstState.table.phase.lookout': 'Wypatrywanie',
    'fiftyFirstState.table.phase.production': 'Produkcja',
    'fiftyFirstState.table.phase.action': 'Akcje',
    'fiftyFirstState.table.phase.cleanup': 'Czyszczenie',
    'fiftyFirstState.table.spoils': 'łupy: zysk z plądrowania',
    'fiftyFirstState.table.deal': 'umowa: zysk co rundę',
    'fiftyFirstState.table.closeUp.prices':
      'Dystans {distance}: tyle kontaktów kosztuje budowa, umowa albo splądrowanie z ręki. Obrona {defence}.',
    'fiftyFirstState.table.face.copyProduction': 'kopiuje produkcję',
    'fiftyFirstState.table.face.dealGoods': 'zasoby z umowy',
    'fiftyFirstState.table.face.resetActions': 'czyści użyte',
    'fiftyFirstState.table.face.visitOccupied': 'odwiedza zajętą',
    'fiftyFirstState.table.face.reuseBoardAction': 'akcja planszy jeszcze raz',
    'fiftyFirstState.table.face.defence': 'ruiny: obrona +1',
    'fiftyFirstState.table.face.types': 'więcej typów',
    'fiftyFirstState.table.face.razeDefence': 'obrona rywali −1',
    'fiftyFirstState.table.face.boardResource': 'surowiec z planszy +1',
    'fiftyFirstState.table.verb.construct': 'Zbuduj za szare kontakty',
    'fiftyFirstState.table.verb.rebuild': 'Przebuduj na kartę',
    'fiftyFirstState.table.verb.deal': 'Podpisz umowę',
    'fiftyFirstState.table.verb.raze': 'Splądruj kartę z ręki',
    'fiftyFirstState.table.verb.razeRival': 'Splądruj lokację rywala',
    'fiftyFirstState.table.verb.use': 'Użyj lokacji',
    'fiftyFirstState.table.verb.board': 'Użyj planszy frakcji',
    'fiftyFirstState.table.verb.visit': 'Wyślij robotnika',
    'fiftyFirstState.table.verb.takeConnection': 'Weź połączenie',
    'fiftyFirstState.table.verb.playConnection': 'Zagraj połączenie',
    'fiftyFirstState.table.verb.shield': 'Połóż tarczę',
    'fiftyFirstState.table.tip.keep':
      'Zostaw karty o wspólnych typach: lokację można potem przebudować na inną tego samego typu za jeden budulec. Wskaż dwie karty, które odrzucasz.',
    'fiftyFirstState.table.tip.pick':
      'Każdą kartę można zbudować, podpisać albo splądrować. U góry dystans, czyli cena. Czerwony pasek: zysk z plądrowania. Niebieski: zysk z umowy co rundę.',
    'fiftyFirstState.table.tip.act':
      'Jedna akcja na turę, w dowolnej kolejności, aż spasujesz. To, co świeci, jest dostępne: wskaż kartę, żeby zobaczyć, co możesz z nią zrobić. Niewydane zasoby przepadają.',
    'fiftyFirstState.table.tip.rebuild':
      'Stara lokacja idzie na stos kart odrzuconych. Zyskujesz punkt, a nowa produkcja od razu produkuje.',
    'fiftyFirstState.table.tip.shields':
      'Tarcza podnosi koszt splądrowania lokacji o 1. To nie akcja: kładziesz ją na koniec tury.',
    'fiftyFirstState.table.tip.effectPayment':
      'Nabój zastępuje każdy surowiec podstawowy, kontakt uniwersalny każdy kontakt. Wybierz, z czym wolisz się rozstać.',
    'fiftyFirstState.table.tip.payFrom':
      'Płacić można też zasobami, które leżą na lokacjach. Weź je stamtąd, gdzie najmniej ci się przydadzą.',
    'fiftyFirstState.table.tip.store': 'Zasoby w magazynie przetrwają czyszczenie; reszta przepada.',
    'fiftyFirstState.table.tip.faction': 'Każda frakcja produkuje inne zasoby i po swojemu zamienia je na kontakty.',
    'fiftyFirstState.table.tip.effectOption':
      'Karta daje wybór. Weź to, czego ci brakuje: przy każdej opcji widać, co daje.',
    'fiftyFirstState.table.tip.effectAmount':
      'Powiedz, ile razy. To, co zachowasz, może przepaść podczas czyszczenia; to, co wydasz, od razu daje zysk.',
    'fiftyFirstState.table.tip.effectTake':
      'Zabierasz zasoby z puli rywala. Weź to, co zużyjesz w tej rundzie, albo to, czego on najbardziej potrzebuje.',
    'fiftyFirstState.table.tip.effectOrder': 'Kilka twoich kart reaguje na to samo. Ty ustalasz kolejność.',
    'fiftyFirstState.table.tip.again':
      'Tej lokacji można użyć w rundzie więcej niż raz. Użyj jej od razu ponownie albo zostaw to na później.',
    'fiftyFirstState.table.tip.payCard':
      'Częścią ceny jest karta z ręki. Oddaj tę, która ma najmniej typów wspólnych z twoim Stanem.',
    'fiftyFirstState.table.tip.payDeal':
      'Częścią ceny jest jedna z twoich umów. Trafia na stos kart odrzuconych i więcej nie daje zasobów.',
    'fiftyFirstState.table.tip.copy':
      'Karta działa jak inna produkcja. Wybierz tę, której zasobów najbardziej potrzebujesz.',
    'fiftyFirstState.table.tip.reset': 'Lokacje użyte w tej rundzie znów są gotowe i można ich użyć jeszcze raz.',
    'fiftyFirstState.table.tip.dealGoods': 'Dostajesz zasoby z podpisanej umowy jeszcze raz, poza fazą Produkcji.',
    'fiftyFirstState.table.tip.visitOccupied':
      'Robotnik może wejść na otwartą produkcję, nawet jeśli stoi tam już inny.',
    'fiftyFirstState.table.tip.drawKeep':
      'Oglądasz te karty i część z nich zostawiasz; reszta trafia na stos kart odrzuconych.',
    'fiftyFirstState.table.tip.reuse': 'Jednej z akcji planszy frakcji można w tej rundzie użyć jeszcze raz.',
    'fiftyFirstState.table.tip.choice.construct':
      'Budowa kosztuje tyle szarych kontaktów, ile wynosi dystans karty. Lokacja zostaje w twoim Stanie: produkcja daje zasoby od razu i co rundę, akcji można użyć co rundę, a na koniec karta jest warta punkt.',
    'fiftyFirstState.table.tip.choice.rebuild':
      'Przebudowa wymaga jednego budulca i własnej lokacji o wspólnym typie. Daje też punkt: to najszybszy rozwój, gdy brakuje kontaktów.',
    'fiftyFirstState.table.tip.choice.deal':
      'Umowa kosztuje niebieskie kontakty. Karta leży pod planszą i daje to, co na niebieskim pasku, od razu i w każdej fazie Produkcji; nikt jej nie splądruje.',
    'fiftyFirstState.table.tip.choice.raze':
      'Splądrowanie karty z ręki kosztuje czerwone kontakty i od razu, jednorazowo, daje to, co na czerwonym pasku. Karta przepada.',
    'fiftyFirstState.table.tip.choice.razeRival':
      'Splądrowanie lokacji rywala kosztuje tyle czerwonych kontaktów, ile wynosi jej Obrona. Bierzesz łup; rywal dostaje na pocieszenie zasoby z jej umowy i zostają mu ruiny, na których może budować.',
    'fiftyFirstState.table.tip.choice.use':
      'Za akcję lokacji płacisz tym, co stoi na lewo od strzałki. Można jej użyć raz w rundzie, a przy ×2 dwa razy.',
    'fiftyFirstState.table.tip.choice.board':
      'Frakcja zamienia zasoby na kontakty. Każdej linii użyjesz raz w rundzie, a najniższej tyle razy, ile razy stać cię na dwóch robotników.',
    'fiftyFirstState.table.tip.choice.visit':
      'Wyślij robotnika na otwartą produkcję rywala: dostajesz to, co produkuje, a on w zamian robotnika.',
    'fiftyFirstState.table.tip.choice.takeConnection':
      'Za dwóch robotników bierzesz odkryte połączenie. Trafia na rękę i da kontakty, gdy je zagrasz.',
    'fiftyFirstState.table.tip.choice.playConnection':
      'Połączenie daje kontakty od razu i przepada. Zagraj je w rundzie, w której ich potrzebujesz.',
    'fiftyFirstState.table.tip.choice.shield':
      'Tarcza podnosi Obronę jednej lokacji o 1 aż do czyszczenia. To nie akcja: twoja tura trwa dalej.',
    'fiftyFirstState.table.tip.choice.pass':
      'Pas kończy dla ciebie rundę: nikt już nie splądruje twoich lokacji, ale niezmagazynowane zasoby przepadną.',
  },
  nouns: {},
};
