import type { Words } from '@cinderhall/kernel';
import { TYPE } from '../../../text/pl.ts';
import { asideNouns } from './nouns-pl.ts';

export const pl: Words = {
  messages: {
    'tally.machines': 'Maszyny na stole',
    'fiftyFirstState.takeHackedCard': 'weź ze spodu talii maszyn {what}',
    'fiftyFirstState.count.deployed': 'za każdą wystawioną maszynę',
    'fiftyFirstState.count.outnumbered': 'dopóki wystawionych maszyn jest więcej niż graczy',
    'fiftyFirstState.count.boardProduces': 'za każdą sztukę {good:gen}, którą produkuje twoja plansza',

    'fiftyFirstState.op.setAside.hack': 'połóż na tej karcie {what}, tylko do hakowania maszyn',
    'fiftyFirstState.op.setAside.destroy': 'połóż na tej karcie {what}, tylko do niszczenia maszyn',
    'fiftyFirstState.op.setAsideAny.hack': 'połóż na tej karcie {of:acc|or} (razem {n}), tylko do hakowania maszyn',
    'fiftyFirstState.op.setAsideAny.destroy': 'połóż na tej karcie {of:acc|or} (razem {n}), tylko do niszczenia maszyn',
    'fiftyFirstState.op.hackMachine': 'zhakuj wystawioną maszynę bez płacenia jej kodu',
    'fiftyFirstState.op.discardMachine': 'odrzuć wystawioną maszynę',
    'fiftyFirstState.op.searchMachines':
      'obejrzyj {n|one:wierzchnią kartę|few:{n} wierzchnie karty|*:{n} wierzchnich kart} odrzuconych maszyn i weź jedną z nich jako zhakowaną kartę',
    'fiftyFirstState.op.payPerMachine':
      'jeśli jest wystawiona jakaś maszyna, za {each} od każdej wystawionej maszyny {gets}',
    'fiftyFirstState.op.payPerMachine.more':
      'jeśli jest wystawiona jakaś maszyna, za {cost} oraz {each} od każdej wystawionej maszyny {gets}',

    'fiftyFirstState.text.on.hack': 'Ilekroć zhakujesz maszynę, {does}.',
    'fiftyFirstState.text.on.destroy': 'Ilekroć zniszczysz maszynę, {does}.',
    'fiftyFirstState.text.modify.ignoreMachine':
      '{n|one:Raz|2:Dwa razy|*:{n} razy} w każdej fazie Ataku możesz zignorować atak maszyny.',
    'fiftyFirstState.text.modify.destroyPrice':
      'Zniszczenie maszyny kosztuje cię o {n#fiftyFirstState.redContact:acc} mniej, ale co najmniej 1.',
    'fiftyFirstState.text.modify.firstHack':
      'Hakując w rundzie pierwszą maszynę, płacisz o {n|one:jeden zasób|few:{n} zasoby|*:{n} zasobów} jej kodu mniej (do wyboru).',
    'fiftyFirstState.text.modify.defence.production':
      'Obrona twoich pozostałych lokacji produkcyjnych jest o {n} wyższa.',
    'fiftyFirstState.text.modify.drawnSpoils':
      'Ilekroć dobierzesz kartę, możesz zapłacić 1 robotnika, żeby zyskać jeden zasób z jej łupów.',
    'fiftyFirstState.text.machine':
      'Maszyna: kod {code}; Obrona {defence}{fury?yes: (Furia)|*:}. Atak: {attack}. Po zhakowaniu: {hacked}',
    'fiftyFirstState.attack.raze': `plądruje jedną z twoich lokacji typu ${'{'}${TYPE}}`,
    'fiftyFirstState.attack.lose': 'zabiera ci {goods} (ile masz)',
    'fiftyFirstState.attack.loseOr': 'zabiera ci {goods}, a jeśli tego nie masz, {or}',
    'fiftyFirstState.attack.loseAny': 'zabiera ci {of:acc|or} (razem {n}, do wyboru)',
    'fiftyFirstState.attack.discard.card': 'zmusza cię do odrzucenia karty z ręki',
    'fiftyFirstState.attack.discard.deal': 'zmusza cię do odrzucenia jednej z twoich umów',
    'fiftyFirstState.attack.close.costs':
      'do fazy Czyszczenia zamyka akcję twojej planszy, która kosztuje {good:acc}, a jeśli takiej nie ma, tę, która daje {other:acc}',
    'fiftyFirstState.attack.close.gives': 'do fazy Czyszczenia zamyka akcję twojej planszy, która daje {good:acc}',
    'fiftyFirstState.attack.block': 'do fazy Czyszczenia blokuje jedną z twoich lokacji z akcją',

    'fiftyFirstState.decision.blow':
      'Maszyny atakują: z {n} {n|one:ataku|*:ataków} {most|one:może zajść {most}, więc musi|few:mogą zajść {most}, więc muszą|*:może zajść {most}, więc musi}. Wybierz, co teraz.',
    'fiftyFirstState.decision.hackMachine': '{card}: wybierz maszynę, którą hakujesz.',
    'fiftyFirstState.decision.discardMachine': '{card}: wybierz maszynę, którą odrzucasz.',
    'fiftyFirstState.decision.searchMachines': '{card}: wybierz zhakowaną kartę, którą bierzesz.',
    'fiftyFirstState.decision.hacked': 'Maszyna {card} jest zhakowana. Bierzesz kartę czy zasilasz serwerownię?',
    'fiftyFirstState.decision.payHacked': 'Wybierz zhakowaną kartę do odrzucenia.',
    'fiftyFirstState.decision.drawnSpoils': 'Dobrana karta: {drawn}. Zapłacić 1 robotnika za zasób z jej łupów?',
    'fiftyFirstState.decision.part': 'Wybierz, co kładziesz na maszynie {card}.',

    'fiftyFirstState.choice.hack': 'Zhakuj maszynę {card} za {goods}',
    'fiftyFirstState.choice.hack.less': 'Zhakuj maszynę {card} za {goods}, pomijając {less}',
    'fiftyFirstState.choice.hack.free': 'Zhakuj maszynę {card} za darmo',
    'fiftyFirstState.choice.destroy':
      'Zniszcz maszynę {card} {n|0:kontaktami, które na niej leżą|*:za {n#fiftyFirstState.redContact:acc}}',
    'fiftyFirstState.choice.help.hack': 'Połóż część kodu na maszynie {card}',
    'fiftyFirstState.choice.help.destroy': 'Połóż czerwone kontakty na maszynie {card}',
    'fiftyFirstState.choice.part': 'Połóż {goods}',
    'fiftyFirstState.choice.blow.raze': '{machine} plądruje lokację {card}',
    'fiftyFirstState.choice.blow.lose': '{machine} zabiera {goods}',
    'fiftyFirstState.choice.blow.card': '{machine}: odrzuć kartę {card}',
    'fiftyFirstState.choice.blow.deal': '{machine}: odrzuć umowę z lokacją {card}',
    'fiftyFirstState.choice.blow.close': '{machine} zamyka akcję: {does}',
    'fiftyFirstState.choice.blow.block': '{machine} blokuje lokację {card}',
    'fiftyFirstState.choice.ignore': 'Zignoruj maszynę {machine}',
    'fiftyFirstState.choice.takeHacked': 'Weź kartę {card} na rękę',
    'fiftyFirstState.choice.feedServer': 'Odrzuć kartę {card} i połóż znacznik na serwerowni',
    'fiftyFirstState.choice.spoil': 'Zapłać 1 robotnika i zyskaj {good:acc}',
    'fiftyFirstState.choice.card.hackMachine': 'Zhakuj maszynę {card}',
    'fiftyFirstState.choice.card.discardMachine': 'Odrzuć maszynę {card}',
    'fiftyFirstState.choice.card.searchMachines': 'Weź kartę {card}',
    'fiftyFirstState.choice.card.payHacked': 'Odrzuć kartę {card}',

    'fiftyFirstState.pile.machines': 'Maszyny',
    'fiftyFirstState.pile.machineDiscard': 'Odrzucone maszyny',
    'fiftyFirstState.event.machinesShuffled':
      'Odrzucone maszyny zostają potasowane w nową talię ({n|one:1 maszyna|few:{n} maszyny|*:{n} maszyn}).',
    'fiftyFirstState.event.deployed': 'Wystawiona zostaje maszyna {card}.',
    'fiftyFirstState.event.overrun':
      'Moloch zajął całą okolicę: nie ma już maszyn do wystawienia, a od trzech rund nikt nie poprawił najlepszego wyniku. To ostatnia runda.',
    'fiftyFirstState.event.gotHacked': '{seat@{^seat} bierze|Bierzesz} zhakowaną kartę {card}.',
    'fiftyFirstState.event.setAside': '{seat@{^seat} kładzie|Kładziesz} {n#$good:acc} na karcie {card}.',
    'fiftyFirstState.event.asideLost': '{seat@{^seat} traci|Tracisz} {n#$good:acc} z karty {card}.',
    'fiftyFirstState.event.hacked':
      '{seat@{^seat} hakuje|Hakujesz} maszynę {card}{fate?discard:; zostaje odrzucona, bo leżały już na niej zasoby|server:; trafia ona do serwerowni|*:}.',
    'fiftyFirstState.event.destroyed':
      '{seat@{^seat} niszczy|Niszczysz} maszynę {card}{shared?true:; punktu za to nie ma, bo leżały już na niej kontakty|*:}.',
    'fiftyFirstState.event.rebated': '{seat@{^seat} pomija|Pomijasz} w kodzie maszyny {card}: {goods}.',
    'fiftyFirstState.event.laidPart': '{seat@{^seat} kładzie|Kładziesz} {goods} na maszynie {card}.',
    'fiftyFirstState.event.machineDiscarded': '{seat@{^seat} odrzuca|Odrzucasz} maszynę {card}.',
    'fiftyFirstState.event.tookSpoil': '{seat@{^seat} bierze|Bierzesz} zasób z łupów dobranej karty.',
    'fiftyFirstState.event.struck': '{seat@Maszyna {card} atakuje gracza {seat}|Atakuje cię maszyna {card}}.',
    'fiftyFirstState.event.spared':
      '{seat@Maszyna {card} atakuje gracza {seat}|Atakuje cię maszyna {card}}, ale nie znajduje niczego, czemu mogłaby zaszkodzić.',
    'fiftyFirstState.event.ignored': '{seat@{^seat} ignoruje|Ignorujesz} maszynę {card}.',
    'fiftyFirstState.event.machineRazed':
      '{seat@Lokacja {card} gracza {seat} zostaje splądrowana|Twoja lokacja {card} zostaje splądrowana}.',
    'fiftyFirstState.event.closed': '{seat@Akcja gracza {seat} zamknięta|Akcja zamknięta} do fazy Czyszczenia: {does}.',
    'fiftyFirstState.event.actionBlocked':
      '{seat@Lokacja {card} gracza {seat}|Twoja lokacja {card}} jest zablokowana do fazy Czyszczenia.',

    'fiftyFirstState.why.closed': 'Maszyna zamknęła tę akcję do fazy Czyszczenia.',
    'fiftyFirstState.why.attackOver': 'Ta maszyna już cię zaatakowała.',
    'fiftyFirstState.why.attackLater': 'Na to przyjdzie kolej później.',
    'fiftyFirstState.why.attackEmpty': 'Na razie jej atak nie znajduje u ciebie celu.',
    'fiftyFirstState.why.noMachine': 'Żadna z maszyn, które jeszcze nie zaatakowały, nie ma jej za cel.',
    'fiftyFirstState.why.fewerAttacks': 'Doszłoby wtedy do skutku mniej ataków, a musi ich być jak najwięcej.',
    'fiftyFirstState.why.hack': 'Zhakowanie kosztuje {goods}; nie masz czym zapłacić.',
    'fiftyFirstState.why.destroy':
      'Zniszczenie kosztuje {price#fiftyFirstState.redContact:acc}; możesz zapłacić {have}.',
    'fiftyFirstState.score.machines': 'Zniszczone maszyny',
    'fiftyFirstState.score.penalty':
      'Najwięcej punktów, na stole {n|one:została {n} maszyna|few:zostały {n} maszyny|*:zostało {n} maszyn}',

    'fiftyFirstState.reason.hack': 'Karta za 1 kontakt i o jedną maszynę mniej.',
    'fiftyFirstState.reason.destroy': 'Atakuje o jedną maszynę mniej.',
    'fiftyFirstState.reason.penalty': 'Kto prowadzi, traci na koniec {n#fiftyFirstState.vp:acc} za każdą maszynę.',
    'fiftyFirstState.reason.blow.least': 'Tak tracisz najmniej.',
    'fiftyFirstState.reason.ignore': 'Jej atak kosztowałby cię najwięcej.',
    'fiftyFirstState.reason.spoil': '1 {good} za robotnika.',
    'fiftyFirstState.reason.help': 'Maszynie jest już bliżej do końca.',
  },
  nouns: asideNouns,
};
