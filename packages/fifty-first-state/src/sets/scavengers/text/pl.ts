import type { Words } from '@cinderhall/kernel';
import { OF_OWNER, TYPE } from '../../../text/pl.ts';

export const pl: Words = {
  messages: {
    'fiftyFirstState.takeScavenged':
      'weź{n|one:, jeśli chcesz, wierzchnią kartę stosu kart odrzuconych innego gracza|*: do {n} kart z wierzchu stosów kart odrzuconych innych graczy}',
    'fiftyFirstState.count.ruins': 'za każde ruiny w swoim Stanie',

    'fiftyFirstState.op.gainMatching':
      'wybierz ikonę typu na wierzchniej karcie stosu kart odrzuconych innego gracza i zyskaj pasujący do niej zasób',
    'fiftyFirstState.op.gainMatchingOf':
      'wybierz ikonę typu {of|or} na wierzchniej karcie stosu kart odrzuconych innego gracza i zyskaj {n|one:1 sztukę|few:{n} sztuki|*:{n} sztuk} tego surowca',
    'fiftyFirstState.op.payMatching':
      'wybierz ikonę typu na wierzchniej karcie stosu kart odrzuconych innego gracza, zapłać pasującym do niej zasobem i {gets}',
    'fiftyFirstState.op.payMatchingBoth':
      'za {what} oraz zasób pasujący do ikony typu na wierzchniej karcie stosu kart odrzuconych innego gracza {gets}, a jeśli dołożysz zasób pasujący do drugiej ikony tej karty, {more}',
    'fiftyFirstState.op.ifRuins':
      '{otherwise}; jeśli masz w Stanie co najmniej {n#fiftyFirstState.ruins:acc}, zamiast tego {does}',
    'fiftyFirstState.op.restoreRuins': 'odbuduj jedne ze swoich ruin: odkryta lokacja znów działa i od razu produkuje',
    'fiftyFirstState.op.takeRuins':
      'zabierz do swojego Stanu ruiny przeciwnika, który nie spasował, razem z tym, co na nich leży',
    'fiftyFirstState.op.razeOwn': 'splądruj inną swoją lokację i zyskaj zarówno jej łupy, jak i zasoby z jej umowy',
    'fiftyFirstState.op.putOnRuins':
      'połóż po 1 sztuce paliwa, żelaza, broni lub budulca z puli ogólnej na {n|one:jednej karcie swoich ruin|*:najwyżej {n} kartach swoich ruin}; zabierzesz je, gdy przebudujesz te ruiny',
    'fiftyFirstState.op.rob': 'zabierz jednemu z pozostałych graczy {of:acc|or} (razem do {n})',

    'fiftyFirstState.text.on.ruins': 'Ilekroć w twoim Stanie przybędzie ruin, {does}.',
    'fiftyFirstState.text.on.reviveRuins': 'Ilekroć przebudujesz lub odbudujesz swoje ruiny, {does}.',
    'fiftyFirstState.text.modify.defence':
      'Dopóki masz co najmniej {ruins#fiftyFirstState.ruins:acc}, Obrona twoich pozostałych lokacji jest o {n} wyższa.',

    'fiftyFirstState.decision.scavenge': 'Weź wierzchnią kartę któregoś stosu kart odrzuconych albo zrezygnuj.',
    'fiftyFirstState.decision.payRuin': 'Wybierz ruiny do odrzucenia.',
    'fiftyFirstState.decision.matching': '{card}: wybierz ikonę typu.',
    'fiftyFirstState.decision.restore': '{card}: wybierz ruiny do odbudowania.',
    'fiftyFirstState.decision.takeRuin': '{card}: wybierz ruiny, które zabierasz.',
    'fiftyFirstState.decision.razeOwn': '{card}: wybierz lokację, którą plądrujesz.',
    'fiftyFirstState.decision.putOnRuin': '{card}: wybierz, co i na których ruinach kładziesz.',
    'fiftyFirstState.decision.rob': '{card}: wybierz, co i komu zabierasz.',

    'fiftyFirstState.choice.dropOnTop': 'Odrzuć kartę {first}, a na wierzch kartę {second}',
    'fiftyFirstState.choice.scavenge': `Weź kartę {card} {owner@ze stosu ${OF_OWNER}|z twojego stosu}`,
    'fiftyFirstState.choice.icons': '{n|one:Ikona typu|*:Ikony typów} {types} na karcie {card}',
    'fiftyFirstState.choice.ruin.payRuin': 'Odrzuć {ruin}',
    'fiftyFirstState.choice.ruin.restore': 'Odbuduj {ruin}',
    'fiftyFirstState.choice.putOnRuin': 'Połóż 1 {good:acc} na {ruin}',
    'fiftyFirstState.choice.takeRuin':
      'Zabierz {ruin} {owner?fiftyFirstState.opponent:wirtualnemu przeciwnikowi|fiftyFirstState.borgo:Borgo|*:{owner@graczowi {owner}|tobie}}',
    'fiftyFirstState.choice.card.razeOwn': 'Splądruj lokację {card}',

    'fiftyFirstState.pile.of': `{owner@Stos ${OF_OWNER}|Twój stos}`,
    'fiftyFirstState.event.scavenged': `{seat@{^seat} bierze|Bierzesz} kartę {card} {owner@ze stosu ${OF_OWNER}|z twojego stosu}.`,
    'fiftyFirstState.event.discardedRuin': '{seat@{^seat} odrzuca|Odrzucasz} ruiny lokacji {card}.',
    'fiftyFirstState.event.matched': `{seat@{^seat} wybiera|Wybierasz} ikonę typu {${TYPE}} na karcie {card}.`,
    'fiftyFirstState.event.restored': '{seat@{^seat} odbudowuje|Odbudowujesz} lokację {card}.',
    'fiftyFirstState.event.tookRuin':
      '{seat@{^seat} zabiera|Zabierasz} {owner@graczowi {owner}|ci} ruiny{card?fiftyFirstState.unseen:|*: lokacji {card}}.',
    'fiftyFirstState.event.razedOwn': '{seat@{^seat} plądruje|Plądrujesz} we własnym Stanie lokację {card}.',
    'fiftyFirstState.event.laidOnRuin':
      '{seat@{^seat} kładzie|Kładziesz} 1 {good:acc} na {card?fiftyFirstState.unseen:ruiny|*:ruiny lokacji {card}}.',
    'fiftyFirstState.event.borgoFoundNothing': 'Borgo szuka karty do budowy, ale na jego stosie nic nie leży.',
    'fiftyFirstState.event.opponentPile': '{^owner} zaczyna ze stosem kart odrzuconych ({n#fiftyFirstState.card}).',

    'fiftyFirstState.score.end': 'Na koniec gry',
    'fiftyFirstState.why.ownPile': 'Ze swojego stosu nigdy nie bierzesz kart.',
    'fiftyFirstState.reason.putOnRuin': 'Zabierzesz to, gdy przebudujesz te ruiny.',
    'fiftyFirstState.reason.takeRuin': 'Ty masz co przebudować, a rywal traci ruiny.',

    'tally.ruins': 'Ruiny',
  },
  nouns: {
    'fiftyFirstState.scavenge': {
      g: 'f',
      sg: [
        'karta z szabru',
        'karty z szabru',
        'karcie z szabru',
        'kartę z szabru',
        'kartą z szabru',
        'karcie z szabru',
      ],
      pl: [
        'karty z szabru',
        'kart z szabru',
        'kartom z szabru',
        'karty z szabru',
        'kartami z szabru',
        'kartach z szabru',
      ],
    },
  },
};
