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
    'fiftyFirstState.table.goodsNote': 'przepadają przy czyszczeniu, poza magazynem',
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
    'fiftyFirstState.table.stage.connections': 'bierze połączenia',
    'fiftyFirstState.table.stage.rebuild': 'przebudowuje',
    'fiftyFirstState.table.stage.raze': 'atakuje',
    'fiftyFirstState.table.stage.deals': 'zrywa umowy',
    'fiftyFirstState.table.stage.outpostBuild': 'buduje posterunek',
    'fiftyFirstState.table.stage.razeOutposts': 'plądruje posterunki',
    'fiftyFirstState.table.stage.waiting': 'czeka na swoją turę',
    'fiftyFirstState.table.stage.standard': 'wykonuje zwykłą akcję',
    'fiftyFirstState.table.stage.attack': 'atakuje',
    'fiftyFirstState.table.stage.build': 'buduje',
    'fiftyFirstState.table.stage.develop': 'rozwija się',
    'fiftyFirstState.table.stage.passed': 'spasował',
    'fiftyFirstState.table.stageHelp': 'Próby w tym etapie: {attempts}',
    'fiftyFirstState.table.face.copyProduction': 'kopiuje produkcję',
    'fiftyFirstState.table.face.dealGoods': 'dobra z umowy',
    'fiftyFirstState.table.face.resetActions': 'czyści użyte',
    'fiftyFirstState.table.face.visitOccupied': 'odwiedza zajętą',
    'fiftyFirstState.table.face.reuseBoardAction': 'akcja planszy jeszcze raz',
    'fiftyFirstState.table.face.gainMatching': 'pasujący zasób',
    'fiftyFirstState.table.face.payMatching': 'pasujący zasób za punkty',
    'fiftyFirstState.table.face.ifRuins': 'więcej z ruinami',
    'fiftyFirstState.table.face.restoreRuins': 'odbudowa ruin',
    'fiftyFirstState.table.face.takeRuins': 'zabiera ruiny',
    'fiftyFirstState.table.face.razeOwn': 'plądruje własną',
    'fiftyFirstState.table.face.putOnRuins': 'surowce na ruiny',
    'fiftyFirstState.table.face.rob': 'okrada gracza',
    'fiftyFirstState.table.face.defence': 'ruiny: obrona +1',
    'fiftyFirstState.table.face.rivalLoses': 'rywal traci zasoby',
    'fiftyFirstState.table.face.giveCard': 'oddaje kartę',
    'fiftyFirstState.table.face.blockAction': 'blokuje akcję',
    'fiftyFirstState.table.face.types': 'więcej typów',
    'fiftyFirstState.table.face.razeDefence': 'obrona rywali −1',
    'fiftyFirstState.table.face.boardResource': 'zasób z planszy +1',
    'fiftyFirstState.table.face.missingGood': 'zasób, którego nie dostajesz',
    'fiftyFirstState.table.face.drawConnection': 'dobiera połączenie',
    'fiftyFirstState.table.face.takeover': 'przejmuje zasoby',
    'fiftyFirstState.table.face.pair': 'dwie akcje z rzędu',
    'fiftyFirstState.table.face.activateOutpost': 'aktywuje posterunek',
    'fiftyFirstState.table.face.buildOutpost': 'buduje posterunek',
    'fiftyFirstState.table.face.upgradeOutpost': 'ulepsza posterunek',
    'fiftyFirstState.table.face.razeOutpost': 'plądruje posterunek',
    'fiftyFirstState.table.face.moveOutpost': 'przenosi posterunek',
    'fiftyFirstState.table.face.leaveOutpost': 'zdejmuje posterunek',
    'fiftyFirstState.table.face.outpostDefence': 'obrona posterunków +1',
    'fiftyFirstState.table.face.outpostPermit': 'dowolna karta za posterunek',
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
    'fiftyFirstState.table.verb.forOutpost': 'Odrzuć kartę za posterunek',
    'fiftyFirstState.table.verb.razeOutpost': 'Splądruj posterunek',
    'fiftyFirstState.table.verb.shieldArea': 'Połóż tarczę na obszarze',
    'fiftyFirstState.table.verb.shield': 'Połóż tarczę',
    'fiftyFirstState.table.tip.keep':
      'Zostaw karty o wspólnych typach: lokację można potem przebudować na inną tego samego typu za jeden budulec. Wskaż dwie karty, które odrzucasz.',
    'fiftyFirstState.table.tip.pick':
      'Każdą kartę można zbudować, podpisać albo splądrować. U góry dystans, czyli cena. Czerwony pasek: zysk z plądrowania. Niebieski: zysk z umowy co rundę.',
    'fiftyFirstState.table.tip.act':
      'Jedna akcja na turę, w dowolnej kolejności, aż spasujesz. To, co świeci, jest dostępne: wskaż kartę, żeby zobaczyć, co możesz z nią zrobić. Niewydane dobra przepadają.',
    'fiftyFirstState.table.tip.rebuild':
      'Stara lokacja idzie na stos kart odrzuconych. Zyskujesz punkt, a nowa produkcja od razu produkuje.',
    'fiftyFirstState.table.tip.shields':
      'Tarcza podnosi koszt splądrowania lokacji o 1. To nie akcja: kładziesz ją na koniec tury.',
    'fiftyFirstState.table.tip.effectPayment':
      'Nabój zastępuje każdy zasób podstawowy, kontakt uniwersalny każdy kontakt. Wybierz, z czym wolisz się rozstać.',
    'fiftyFirstState.table.tip.payFrom':
      'Zapłacić mogą dobra leżące na lokacjach. Weź je stamtąd, gdzie najmniej ci się przydadzą.',
    'fiftyFirstState.table.tip.store': 'Dobra w magazynie przetrwają czyszczenie; reszta przepada.',
    'fiftyFirstState.table.tip.faction': 'Każda frakcja produkuje inne dobra i po swojemu zamienia je na kontakty.',
    'fiftyFirstState.table.tip.soloPick': 'Grając samotnie, wybierasz z tego, co leży; reszta trafia do rywala.',
    'fiftyFirstState.table.tip.effectOption':
      'Karta daje wybór. Weź to, czego ci brakuje: przy każdej opcji widać, co daje.',
    'fiftyFirstState.table.tip.effectAmount':
      'Powiedz, ile razy. To, co zachowasz, może przepaść przy czyszczeniu; to, co wydasz, od razu daje zysk.',
    'fiftyFirstState.table.tip.effectTake':
      'Zabierasz dobra z puli rywala. Weź to, co zużyjesz w tej rundzie, albo to, czego on najbardziej potrzebuje.',
    'fiftyFirstState.table.tip.effectOrder': 'Kilka twoich kart reaguje na to samo. Ty ustalasz kolejność.',
    'fiftyFirstState.table.tip.again':
      'Tej lokacji można użyć w rundzie więcej niż raz. Użyj jej od razu ponownie albo zostaw to na później.',
    'fiftyFirstState.table.tip.payCard':
      'Częścią ceny jest karta z ręki. Oddaj tę, która ma najmniej typów wspólnych z twoim Stanem.',
    'fiftyFirstState.table.tip.payDeal':
      'Częścią ceny jest jedna z twoich umów. Trafia na stos kart odrzuconych i więcej nie daje dóbr.',
    'fiftyFirstState.table.tip.copy':
      'Karta działa jak inna produkcja. Wybierz tę, której dóbr najbardziej potrzebujesz.',
    'fiftyFirstState.table.tip.reset': 'Lokacje użyte w tej rundzie znów są gotowe i można ich użyć jeszcze raz.',
    'fiftyFirstState.table.tip.dealGoods': 'Dostajesz dobra z podpisanej umowy jeszcze raz, poza fazą Produkcji.',
    'fiftyFirstState.table.tip.visitOccupied':
      'Robotnik może wejść na otwartą produkcję, nawet jeśli stoi tam już inny.',
    'fiftyFirstState.table.tip.drawKeep':
      'Oglądasz te karty i część z nich zostawiasz; reszta trafia na stos kart odrzuconych.',
    'fiftyFirstState.table.tip.reuse': 'Jednej z akcji planszy frakcji można w tej rundzie użyć jeszcze raz.',
    'fiftyFirstState.table.tip.raid': 'Wybierz przeciwnika, który traci zasoby. Ty zyskujesz swoje w każdym razie.',
    'fiftyFirstState.table.tip.giveCard':
      'Wybierz kartę z ręki i przeciwnika, który ją dostanie. Pozostali widzą tylko, że karta zmienia właściciela.',
    'fiftyFirstState.table.tip.block':
      'Wybierz lokację z akcją przeciwnika. Do fazy Czyszczenia jej akcji nie będzie można użyć.',
    'fiftyFirstState.table.tip.victim':
      'Wirtualny rywal atakuje, a dwie twoje lokacje są równie łatwe. Ty wybierasz, która padnie.',
    'fiftyFirstState.table.tip.borgoVisit':
      'Borgo używa twojej otwartej produkcji: ty zyskujesz robotnika, a on awanturnika. Poza tym wszystko jedno której.',
    'fiftyFirstState.table.tip.borgoShield':
      'Tarcza na lokacji Borgo zostaje mimo czyszczenia i podnosi koszt jej splądrowania.',
    'fiftyFirstState.table.tip.lostDeal': 'Wirtualny rywal zrywa jedną z twoich umów. Ty mówisz którą.',
    'fiftyFirstState.table.tip.outpostSite':
      'Za kartę odpowiedniego typu budujesz posterunek obok własnego albo podnosisz własny o poziom.',
    'fiftyFirstState.table.tip.recallOutpost':
      'Masz sześć posterunków. Żeby zbudować następny, najpierw zdejmij któryś z mapy.',
    'fiftyFirstState.table.tip.activateLevel': 'Posterunek daje to, co jego poziom albo dowolny niższy: jeden z nich.',
    'fiftyFirstState.table.tip.activateOutpost':
      'Aktywowany posterunek daje zasoby ze swojego poziomu albo z niższego.',
    'fiftyFirstState.table.tip.buildOutpost':
      'Nowy posterunek staje na pierwszym poziomie pustego obszaru i od razu się aktywuje.',
    'fiftyFirstState.table.tip.upgradeOutpost': 'Wyższy poziom daje lepsze zasoby i trudniej go splądrować.',
    'fiftyFirstState.table.tip.razeOutpost':
      'Zyskujesz to, co splądrowany posterunek dałby właścicielowi, a jego obszar się zwalnia.',
    'fiftyFirstState.table.tip.moveOutpost': 'Przesunięty posterunek zwalnia swój obszar. Od miejsca zależy, co daje.',
    'fiftyFirstState.table.tip.leaveOutpost': 'Posterunek zdjęty z mapy wraca do ciebie i można go zbudować ponownie.',
    'fiftyFirstState.table.tip.settleArea':
      'Tam, gdzie właśnie coś splądrowano, możesz za darmo postawić własny posterunek.',
    'fiftyFirstState.table.tip.lostOutpost':
      'Wirtualny przeciwnik plądruje jeden z twoich najniższych posterunków. Ty wybierasz który.',
    'fiftyFirstState.table.tip.scavenge':
      'Każdy odrzuca karty na własny stos. Możesz wziąć wierzchnią kartę z cudzego, nigdy ze swojego.',
    'fiftyFirstState.table.tip.payRuin':
      'Ruiny trafiają na twój stos kart odrzuconych, a to, co na nich leżało, do ciebie.',
    'fiftyFirstState.table.tip.matching':
      'Każda ikona typu na wierzchu cudzego stosu odpowiada jakiemuś zasobowi. Sama karta zostaje na miejscu.',
    'fiftyFirstState.table.tip.restore':
      'Ruiny znów są dawną lokacją, która od razu produkuje. Nie ma za to punktu ani bonusu.',
    'fiftyFirstState.table.tip.takeRuin': 'Ruiny możesz przebudować bez względu na to, czyje były.',
    'fiftyFirstState.table.tip.razeOwn': 'Zyskujesz łupy i zasoby z umowy; zostają ruiny do przebudowania.',
    'fiftyFirstState.table.tip.putOnRuin': 'Nic nie ruszy tych surowców, dopóki nie przebudujesz ruin.',
    'fiftyFirstState.table.tip.rob': 'Wszystko zabierasz jednemu graczowi.',
    'fiftyFirstState.table.tip.takeover':
      'Rywal zyskał dobra dzięki cesze. Raz na rundę za robotnika dostajesz takie samo.',
    'fiftyFirstState.table.tip.drawConnection': 'Dobraną kartę widzisz tylko ty; inni widzą jej kolor.',
    'fiftyFirstState.table.tip.takeLocation':
      'Lokacja trafia do twojego Stanu ze wszystkim, co na niej leży, i odtąd działa dla ciebie.',
    'fiftyFirstState.table.tip.arm':
      'Zasoby, których nie można zachować, przepadają podczas czyszczenia; na Arenie uzbrajają robotnika. Najlepiej uzbrojony daje na koniec punkty.',
    'fiftyFirstState.table.tip.raidBeyond': 'Najazd trafia w kogoś spoza tej granicy.',
    'fiftyFirstState.table.tip.hordeLoss': 'Musisz oddać jeden surowiec. Ty wybierasz który.',
    'fiftyFirstState.table.tip.blow':
      'Każda maszyna próbuje raz ci zaszkodzić. Wybierasz kolejność i to, co zostanie trafione; do wyboru są tylko odpowiedzi, przy których uderza jak najwięcej maszyn.',
    'fiftyFirstState.table.tip.hackMachine':
      'Zhakowana maszyna odwraca się: jej druga strona to twoja karta. Wskaż tę, której kartę szybko wykorzystasz.',
    'fiftyFirstState.table.tip.discardMachine':
      'Maszyna znika ze stołu i nikomu już nie zaszkodzi. Wskaż tę, której atak najbardziej by cię zabolał.',
    'fiftyFirstState.table.tip.searchMachines': 'Jedna z tych kart trafia na twoją rękę zhakowaną stroną.',
    'fiftyFirstState.table.tip.hacked':
      'Weź kartę na rękę albo połóż znacznik na serwerowni. Gdy znaczników jest dość, każdy zyskuje 5 punktów, a maszyn przybywa mniej.',
    'fiftyFirstState.table.tip.payHacked': 'Wskaż zhakowaną kartę, bez której się obejdziesz.',
    'fiftyFirstState.table.tip.drawnSpoils':
      'Za robotnika kupujesz jedno dobro z łupów tej karty; w przeciwnym razie karta jest po prostu odrzucana.',
    'fiftyFirstState.table.tip.part':
      'To, co położysz na maszynie, zostaje tam, aż ktoś zapłaci resztę. Maszyna wtedy znika, ale nie daje już karty ani punktu.',
    'fiftyFirstState.table.tip.choice.construct':
      'Budowa kosztuje tyle szarych kontaktów, ile wynosi dystans karty. Lokacja zostaje w twoim Stanie: produkcja daje dobra od razu i co rundę, akcji można użyć co rundę, a na koniec karta jest warta punkt.',
    'fiftyFirstState.table.tip.choice.rebuild':
      'Przebudowa wymaga jednego budulca i własnej lokacji o wspólnym typie. Daje też punkt: to najszybszy rozwój, gdy brakuje kontaktów.',
    'fiftyFirstState.table.tip.choice.deal':
      'Umowa kosztuje niebieskie kontakty. Karta leży pod planszą i daje to, co na niebieskim pasku, od razu i w każdej fazie Produkcji; nikt jej nie splądruje.',
    'fiftyFirstState.table.tip.choice.raze':
      'Splądrowanie karty z ręki kosztuje czerwone kontakty i od razu, jednorazowo, daje to, co na czerwonym pasku. Karta przepada.',
    'fiftyFirstState.table.tip.choice.razeRival':
      'Splądrowanie lokacji rywala kosztuje tyle czerwonych kontaktów, ile wynosi jej Obrona. Bierzesz łup; rywal dostaje na pocieszenie dobra z jej umowy i zostają mu ruiny, na których może budować.',
    'fiftyFirstState.table.tip.choice.use':
      'Za akcję lokacji płacisz tym, co stoi na lewo od strzałki. Można jej użyć raz w rundzie, a przy ×2 dwa razy.',
    'fiftyFirstState.table.tip.choice.board':
      'Frakcja zamienia dobra na kontakty. Każdej linii użyjesz raz w rundzie, a najniższej tyle razy, ile razy stać cię na dwóch robotników.',
    'fiftyFirstState.table.tip.choice.visit':
      'Wyślij robotnika na otwartą produkcję rywala: dostajesz to, co produkuje, a on w zamian robotnika.',
    'fiftyFirstState.table.tip.choice.takeConnection':
      'Za dwóch robotników bierzesz odkryte połączenie. Trafia na rękę i da kontakty, gdy je zagrasz.',
    'fiftyFirstState.table.tip.choice.playConnection':
      'Połączenie daje kontakty od razu i przepada. Zagraj je w rundzie, w której ich potrzebujesz.',
    'fiftyFirstState.table.tip.choice.shield':
      'Tarcza podnosi Obronę jednej lokacji o 1 aż do czyszczenia. To nie akcja: twoja tura trwa dalej.',
    'fiftyFirstState.table.tip.choice.pass':
      'Pas kończy dla ciebie rundę: nikt już nie splądruje twoich lokacji, ale niezmagazynowane dobra przepadną.',
  },
  nouns: {},
};
