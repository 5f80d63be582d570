import type { Words } from '@cinderhall/kernel';

/** What only a table with a set says: what its cards do, groups of choices, and tips. */
export const pl: Words = {
  messages: {
    'fiftyFirstState.table.phase.attack': 'Atak',
    'fiftyFirstState.table.phase.deployment': 'Wystawianie',
    'fiftyFirstState.table.verb.hack': 'Zhakuj maszynę',
    'fiftyFirstState.table.verb.destroy': 'Zniszcz maszynę',
    'fiftyFirstState.table.verb.help': 'Zapłać część ceny maszyny',
    'fiftyFirstState.table.verb.cityDeal': 'Podpisz umowę z miastem',
    'fiftyFirstState.table.verb.cityRaze': 'Splądruj miasto',
    'fiftyFirstState.table.verb.border': 'Użyj kafelka granicy',
    'fiftyFirstState.table.fromBox': 'Z pudełka {name}.',
    'fiftyFirstState.table.boxes': 'W grze: {names}',
    'fiftyFirstState.table.boxes.mix': 'W grze: {names}. Mieszanka domowa, bo zasady dodają jedno pudełko naraz',
    'fiftyFirstState.table.influence': 'Wpływy',
    'fiftyFirstState.table.influenceOwn': 'u swojego sojusznika',
    'fiftyFirstState.table.influenceOthers': 'przeciw pozostałym',
    'fiftyFirstState.table.onlyHack': 'tylko do hakowania',
    'fiftyFirstState.table.onlyDestroy': 'tylko do niszczenia',
    'fiftyFirstState.table.yourPile': 'twój stos: {n}',
    'fiftyFirstState.table.pileOf': 'stos: {n}',
    'fiftyFirstState.table.pileTop': 'wierzch stosu kart odrzuconych: {name}',
    'fiftyFirstState.table.pileEmpty': 'pusty stos',
    'fiftyFirstState.table.connections': 'Połączenia',
    'fiftyFirstState.table.hackedCard': 'zhakowana',
    'fiftyFirstState.table.face.gainMatching': 'pasujący zasób',
    'fiftyFirstState.table.face.payMatching': 'pasujący zasób za punkty',
    'fiftyFirstState.table.face.ifRuins': 'więcej z ruinami',
    'fiftyFirstState.table.face.restoreRuins': 'odbudowa ruin',
    'fiftyFirstState.table.face.takeRuins': 'zabiera ruiny',
    'fiftyFirstState.table.face.razeOwn': 'plądruje własną',
    'fiftyFirstState.table.face.putOnRuins': 'surowce na ruiny',
    'fiftyFirstState.table.face.rob': 'okrada gracza',
    'fiftyFirstState.table.face.rivalLoses': 'rywal traci zasoby',
    'fiftyFirstState.table.face.giveCard': 'oddaje kartę',
    'fiftyFirstState.table.face.blockAction': 'blokuje akcję',
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
    'fiftyFirstState.table.verb.forOutpost': 'Odrzuć kartę za posterunek',
    'fiftyFirstState.table.verb.razeOutpost': 'Splądruj posterunek',
    'fiftyFirstState.table.verb.shieldArea': 'Połóż tarczę na obszarze',
    'fiftyFirstState.table.tip.raid': 'Wybierz przeciwnika, który traci zasoby. Ty swoje zyskujesz tak czy inaczej.',
    'fiftyFirstState.table.tip.giveCard':
      'Wybierz kartę z ręki i przeciwnika, który ją dostanie. Pozostali widzą tylko, że karta zmienia właściciela.',
    'fiftyFirstState.table.tip.block':
      'Wybierz lokację przeciwnika, która ma akcję. Do fazy Czyszczenia jej akcji nie będzie można użyć.',
    'fiftyFirstState.table.tip.borgoShield':
      'Tarcza na lokacji Borgo zostaje mimo czyszczenia i podnosi koszt jej splądrowania.',
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
    'fiftyFirstState.table.tip.moveOutpost': 'Przeniesiony posterunek zwalnia swój obszar. Od miejsca zależy, co daje.',
    'fiftyFirstState.table.tip.leaveOutpost': 'Posterunek zdjęty z mapy wraca do ciebie i można go zbudować ponownie.',
    'fiftyFirstState.table.tip.settleArea':
      'Tam, gdzie właśnie coś splądrowano, możesz za darmo postawić własny posterunek.',
    'fiftyFirstState.table.tip.lostOutpost':
      'Przeciwnik plądruje jeden z twoich najniższych posterunków. Ty wybierasz który.',
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
      'Rywal zyskał zasoby dzięki cesze. Raz na rundę za robotnika dostajesz jeden taki sam.',
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
      'Za robotnika kupujesz jeden zasób z łupów tej karty; w przeciwnym razie karta jest po prostu odrzucana.',
    'fiftyFirstState.table.tip.part':
      'To, co położysz na maszynie, zostaje tam, aż ktoś zapłaci resztę. Maszyna wtedy znika, ale nie daje już karty ani punktu.',
    'fiftyFirstState.table.tip.choice.hack':
      'Za trzy zasoby z kodu zdejmujesz maszynę ze stołu i dostajesz kartę z jej drugiej strony. Nikomu już nie zaszkodzi.',
    'fiftyFirstState.table.tip.choice.destroy':
      'Zniszczenie kosztuje tyle czerwonych kontaktów, ile wynosi Obrona, i daje punkt. Gdy maszyn zostaje mało, Furia podnosi cenę pozostałych.',
    'fiftyFirstState.table.tip.choice.help':
      'Część płacisz teraz, resztę może zapłacić każdy. Razem pokonacie maszynę, na którą nikogo nie stać, ale nie da ona już karty ani punktu.',
    'fiftyFirstState.table.tip.choice.forOutpost':
      'Ceną jest sama karta: jeden typ buduje posterunek obok twojego, inne podnoszą twój o poziom. Kontakty nie są potrzebne.',
    'fiftyFirstState.table.tip.choice.razeOutpost':
      'Splądrowanie posterunku sąsiadującego z twoim kosztuje tyle czerwonych kontaktów, ile wynosi jego Obrona. Obszar się zwalnia.',
    'fiftyFirstState.table.tip.choice.shieldArea':
      'Tarcza podnosi cenę splądrowania posterunku o 1 aż do czyszczenia. To nie akcja: twoja tura trwa dalej.',
    'fiftyFirstState.table.tip.choice.giveUpPick':
      'Zamiast karty dostajesz posterunek, który od razu się aktywuje. Tak można zrezygnować z jednego wyboru na rundę.',
    'fiftyFirstState.table.tip.choice.claim':
      'Zajęcie siedziby to nie akcja: gdy twoje lokacje mają wszystkie typy, siedziba daje nagrodę, a tura trwa dalej.',
    'fiftyFirstState.table.tip.choice.enterArena':
      'Robotnik zostaje na Arenie do końca gry. Przy każdym czyszczeniu uzbraja go jeden zasób; najlepiej uzbrojony daje na koniec punkty.',
    'fiftyFirstState.table.tip.choice.border':
      'Płacisz, czego wymaga kafelek, i zyskujesz, co daje. Potem kafelek się odwraca i druga strona jest dostępna dla obu sąsiadów.',
    'fiftyFirstState.table.tip.choice.cityDeal':
      'Za niebieskie kontakty podpisujesz umowę z miastem: działa od razu i w każdej fazie Produkcji, dopóki ktoś miasta nie splądruje.',
    'fiftyFirstState.table.tip.choice.cityRaze':
      'Splądrowanie miasta kosztuje dużo czerwonych kontaktów i daje wszystko, co na nim leży. Umowy z nim tracą wszyscy.',
    'fiftyFirstState.table.tip.choice.pair':
      'Wykonujesz dwie akcje w jednej turze. Zapowiedz to przed pierwszą; znaczy to robotnik na karcie.',
    'fiftyFirstState.table.face.setAside': 'tylko na maszyny',
    'fiftyFirstState.table.face.setAsideAny': 'tylko na maszyny',
    'fiftyFirstState.table.face.ignoreMachine': 'ignoruje maszynę',
    'fiftyFirstState.table.face.destroyPrice': 'niszczenie: −1',
    'fiftyFirstState.table.face.discardMachine': 'odrzuca maszynę',
    'fiftyFirstState.table.face.searchMachines': 'zhakowana karta z odrzuconych',
    'fiftyFirstState.table.face.hackMachine': 'hakuje maszynę',
    'fiftyFirstState.table.face.payPerMachine': 'więcej za każdą maszynę',
    'fiftyFirstState.table.face.firstHack': 'pierwsze hakowanie: −1',
    'fiftyFirstState.table.face.drawnSpoils': 'zasób z dobranych kart',
  },
  nouns: {},
};
