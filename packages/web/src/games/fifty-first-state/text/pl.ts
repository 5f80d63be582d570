import type { Words } from '@cinderhall/kernel';

export const pl: Words = {
  messages: {
    's51.shielded': 'z tarczą',
    's51.visited': 'stoi na niej robotnik',
    's51.ruins': 'Ruiny',
    's51.ruinsN': 'ruiny: {n}',
    's51.opponent': 'Wirtualny przeciwnik',
    's51.connectionsHeld': 'połączenia: {n}',
    's51.defence': 'obrona {n}',
    's51.board': 'Plansza frakcji',
    's51.eachRound': 'Produkcja co rundę',
    's51.deals': 'Umowy, co rundę',
    's51.noDeals': 'jeszcze żadnej',
    's51.goodsNote': 'przepadają przy czyszczeniu, poza magazynem',
    's51.pile.red': 'Czerwone',
    's51.pile.blue': 'Niebieskie',
    's51.pile.taken': 'zabrane',
    's51.draft': 'Wypatrywanie: karty do wzięcia',
    's51.setup': 'Przygotowanie',
    's51.round': 'Runda {n}',
    's51.phase.lookout': 'Wypatrywanie',
    's51.phase.production': 'Produkcja',
    's51.phase.action': 'Akcje',
    's51.phase.cleanup': 'Czyszczenie',
    's51.spoils': 'łupy: zysk z plądrowania',
    's51.deal': 'umowa: zysk co rundę',
    's51.closeUp.prices':
      'Dystans {distance}: tyle kontaktów kosztuje budowa, umowa albo splądrowanie z ręki. Obrona {defence}.',
    's51.stage.connections': 'bierze połączenia',
    's51.stage.rebuild': 'przebudowuje',
    's51.stage.raze': 'atakuje',
    's51.stage.deals': 'zrywa umowy',
    's51.stage.passed': 'spasował',
    's51.stageHelp': 'Próby w tym etapie: {attempts}',
    's51.face.copyProduction': 'kopiuje produkcję',
    's51.face.dealGoods': 'dobra z umowy',
    's51.face.resetActions': 'czyści użyte',
    's51.face.visitOccupied': 'odwiedza zajętą',
    's51.face.reuseBoardAction': 'akcja planszy jeszcze raz',
    's51.face.razeDefence': 'obrona rywali −1',
    's51.face.boardResource': 'zasób z planszy +1',
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
    's51.tip.effectOption': 'Karta daje wybór. Weź to, czego ci brakuje: przy każdej opcji widać, co daje.',
    's51.tip.effectAmount':
      'Powiedz, ile razy. To, co zachowasz, może przepaść przy czyszczeniu; to, co wydasz, od razu daje zysk.',
    's51.tip.effectTake':
      'Zabierasz dobra z puli rywala. Weź to, co zużyjesz w tej rundzie, albo to, czego on najbardziej potrzebuje.',
    's51.tip.effectOrder': 'Kilka twoich kart reaguje na to samo. Ty ustalasz kolejność.',
    's51.tip.again': 'Tej lokacji można użyć dwa razy w rundzie. Użyj jej teraz drugi raz albo zostaw to na później.',
    's51.tip.payCard': 'Częścią ceny jest karta z ręki. Oddaj tę, która ma najmniej typów wspólnych z twoim Stanem.',
    's51.tip.payDeal': 'Częścią ceny jest jedna z twoich umów. Trafia na stos kart odrzuconych i więcej nie daje dóbr.',
    's51.tip.copy': 'Karta działa jak inna produkcja. Wybierz tę, której dóbr najbardziej potrzebujesz.',
    's51.tip.reset': 'Lokacje użyte w tej rundzie znów są gotowe i można ich użyć jeszcze raz.',
    's51.tip.dealGoods': 'Dostajesz dobra z podpisanej umowy jeszcze raz, poza fazą Produkcji.',
    's51.tip.visitOccupied': 'Robotnik może wejść na otwartą produkcję, nawet jeśli stoi tam już inny.',
    's51.tip.drawKeep': 'Oglądasz te karty i część z nich zostawiasz; reszta trafia na stos kart odrzuconych.',
    's51.tip.reuse': 'Jednej z akcji planszy frakcji można w tej rundzie użyć jeszcze raz.',
    's51.tip.victim': 'Wirtualny rywal atakuje, a dwie twoje lokacje są równie łatwe. Ty wybierasz, która padnie.',
    's51.tip.lostDeal': 'Wirtualny rywal zrywa jedną z twoich umów. Ty mówisz którą.',
    's51.tip.choice.construct':
      'Budowa kosztuje tyle szarych kontaktów, ile wynosi dystans karty. Lokacja zostaje w twoim Stanie: produkcja daje dobra od razu i co rundę, akcji można użyć co rundę, a na koniec karta jest warta punkt.',
    's51.tip.choice.rebuild':
      'Przebudowa wymaga jednego budulca i własnej lokacji o wspólnym typie. Daje też punkt: to najszybszy rozwój, gdy brakuje kontaktów.',
    's51.tip.choice.deal':
      'Umowa kosztuje niebieskie kontakty. Karta leży pod planszą i daje to, co na niebieskim pasku, od razu i w każdej fazie Produkcji; nikt jej nie splądruje.',
    's51.tip.choice.raze':
      'Splądrowanie karty z ręki kosztuje czerwone kontakty i od razu, jednorazowo, daje to, co na czerwonym pasku. Karta przepada.',
    's51.tip.choice.razeRival':
      'Splądrowanie lokacji rywala kosztuje tyle czerwonych kontaktów, ile wynosi jej Obrona. Bierzesz łup; rywal dostaje na pocieszenie dobra z jej umowy i zostają mu ruiny, na których może budować.',
    's51.tip.choice.use':
      'Za akcję lokacji płacisz tym, co stoi na lewo od strzałki. Można jej użyć raz w rundzie, a przy ×2 dwa razy.',
    's51.tip.choice.board':
      'Frakcja zamienia dobra na kontakty. Każdej linii użyjesz raz w rundzie, a najniższej tyle razy, ile razy stać cię na dwóch robotników.',
    's51.tip.choice.visit':
      'Wyślij robotnika na otwartą produkcję rywala: dostajesz to, co produkuje, a on w zamian robotnika.',
    's51.tip.choice.takeConnection':
      'Za dwóch robotników bierzesz odkryte połączenie. Trafia na rękę i da kontakty, gdy je zagrasz.',
    's51.tip.choice.playConnection':
      'Połączenie daje kontakty od razu i przepada. Zagraj je w rundzie, w której ich potrzebujesz.',
    's51.tip.choice.shield':
      'Tarcza podnosi Obronę jednej lokacji o 1 aż do czyszczenia. To nie akcja: twoja tura trwa dalej.',
    's51.tip.choice.pass':
      'Pas kończy dla ciebie rundę: nikt już nie splądruje twoich lokacji, ale niezmagazynowane dobra przepadną.',
  },
  nouns: {},
};
