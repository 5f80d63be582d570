import type { Words } from '@cinderhall/kernel';
import { OF_OWNER } from '../../../text/pl.ts';

/** "kartę typu punkty": the type of a card that is discarded. */
const CARD =
  'type?tFuel:kartę typu paliwo|tIron:kartę typu żelazo|tGun:kartę typu broń|tBrick:kartę typu budulec|tAmmo:kartę typu naboje|tWorker:kartę typu robotnik|tVp:kartę typu punkty|*:kartę typu kontakt';
const GENITIVE =
  'type?tFuel:karty typu paliwo|tIron:karty typu żelazo|tGun:karty typu broń|tBrick:karty typu budulec|tAmmo:karty typu naboje|tWorker:karty typu robotnik|tVp:karty typu punkty|*:karty typu kontakt';
const ONE =
  'where?corner:swój posterunek w rogu mapy|north:swój posterunek na północy|east:swój posterunek na wschodzie|south:swój posterunek na południu|west:swój posterunek na zachodzie|central:swój posterunek na jednej linii środkowej|line:swój posterunek w jednym wybranym kierunku|*:swój posterunek';

export const pl: Words = {
  messages: {
    'fiftyFirstState.count.outposts': `za każdy ${'{'}${ONE}}`,
    'fiftyFirstState.count.enoughOutposts':
      '(mając co najmniej {n|one:1 posterunek|few:{n} posterunki|*:{n} posterunków}{where?corner: w rogach mapy|*:})',
    'fiftyFirstState.count.tooFewOutposts':
      '(mając mniej niż {n|one:1 posterunek|few:{n} posterunki|*:{n} posterunków}{where?corner: w rogach mapy|*:})',

    'fiftyFirstState.op.activateOutpost':
      'aktywuj {n|one:jeden swój posterunek|2:dwa swoje posterunki|few:{n} swoje posterunki|*:{n} swoich posterunków}{where?corner: w rogu mapy|north: na północy|east: na wschodzie|south: na południu|west: na zachodzie|central: na linii środkowej|line: w jednym kierunku|*:}',
    'fiftyFirstState.op.activateUpTo':
      'aktywuj najwyżej {n|one:jeden swój posterunek|2:dwa swoje posterunki|few:{n} swoje posterunki|*:{n} swoich posterunków}{where?corner: w rogach mapy|*:}',
    'fiftyFirstState.op.buildOutpost': 'zbuduj posterunek bez odrzucania karty',
    'fiftyFirstState.op.upgradeOutpost': 'ulepsz posterunek o jeden poziom bez odrzucania karty',
    'fiftyFirstState.op.razeOutpost':
      'splądruj bez wydawania czerwonych kontaktów posterunek przeciwnika o Obronie najwyżej {n}, sąsiadujący z twoim',
    'fiftyFirstState.op.moveOutpost':
      'przenieś jeden swój posterunek z poziomu 1 na pusty sąsiedni obszar i aktywuj go tam',
    'fiftyFirstState.op.leaveOutpost': 'zdejmij z mapy jeden swój posterunek i {does}, gdzie X to jego poziom',

    'fiftyFirstState.text.area': `Poziom 1: {level1}. Poziom 2 (odrzuć ${'{'}${CARD}}): {level2}. Poziom 3: {level3}.`,
    'fiftyFirstState.text.on.outpostBuilt': 'Ilekroć zbudujesz posterunek, {does}.',
    'fiftyFirstState.text.on.outpostUpgraded': 'Ilekroć ulepszysz posterunek, {does}.',
    'fiftyFirstState.text.on.outpostRazed': 'Ilekroć splądrujesz posterunek przeciwnika, {does}.',
    'fiftyFirstState.text.modify.outpostDefence': 'Obrona twoich posterunków jest o {n} wyższa.',
    'fiftyFirstState.text.modify.outpostPermit':
      '{n|one:Raz na rundę|*:Do {n} razy na rundę} możesz zbudować lub ulepszyć posterunek, odrzucając kartę dowolnego typu albo bez typu.',

    'fiftyFirstState.decision.outpostSite': 'Wybierz, na co przeznaczasz odrzuconą kartę.',
    'fiftyFirstState.decision.recallOutpost': 'Wszystkie twoje posterunki są na mapie. Wybierz ten, który zdejmujesz.',
    'fiftyFirstState.decision.activateLevel': 'Wybierz poziom, który aktywujesz.',
    'fiftyFirstState.decision.activateOutpost': '{card}: wybierz posterunek, który aktywujesz.',
    'fiftyFirstState.decision.buildOutpost': '{card}: wybierz, gdzie budujesz.',
    'fiftyFirstState.decision.upgradeOutpost': '{card}: wybierz posterunek, który ulepszasz.',
    'fiftyFirstState.decision.razeOutpost': '{card}: wybierz posterunek, który plądrujesz.',
    'fiftyFirstState.decision.moveOutpost': '{card}: wybierz, który posterunek przenosisz i dokąd.',
    'fiftyFirstState.decision.leaveOutpost': '{card}: wybierz posterunek, który zdejmujesz.',
    'fiftyFirstState.decision.settleArea': 'Zbudować posterunek w miejscu splądrowanego?',
    'fiftyFirstState.decision.lostOutpost': 'Atak trafia jeden z kilku posterunków. Wybierz który.',

    'fiftyFirstState.choice.forOutpost': 'Odrzuć kartę {card} za posterunek',
    'fiftyFirstState.choice.outpost': 'Zbuduj posterunek na obszarze {area}',
    'fiftyFirstState.choice.upgrade': 'Ulepsz posterunek na obszarze {area} do poziomu {level}',
    'fiftyFirstState.choice.razeOutpost': `Splądruj {owner@posterunek ${OF_OWNER}|twój posterunek} na obszarze {area} za {price#fiftyFirstState.redContact:acc}`,
    'fiftyFirstState.choice.shieldArea': 'Połóż tarczę na obszarze {area}',
    'fiftyFirstState.choice.giveUpPick': 'Nie bierz karty: zbuduj posterunek na obszarze {area}',
    'fiftyFirstState.choice.activate': '{area}, poziom {level}: {does}',
    'fiftyFirstState.choice.area.recallOutpost': 'Zdejmij posterunek z obszaru {area}',
    'fiftyFirstState.choice.area.buildOutpost': 'Zbuduj na obszarze {area}',
    'fiftyFirstState.choice.area.upgradeOutpost': 'Ulepsz posterunek na obszarze {area}',
    'fiftyFirstState.choice.area.razeOutpost': 'Splądruj posterunek na obszarze {area}',
    'fiftyFirstState.choice.area.leaveOutpost': 'Zdejmij posterunek z obszaru {area}',
    'fiftyFirstState.choice.area.lostOutpost': 'Strać posterunek na obszarze {area}',
    'fiftyFirstState.choice.moveOutpost': 'Przenieś posterunek z obszaru {from} na obszar {area}',
    'fiftyFirstState.choice.settle': 'Zbuduj posterunek na obszarze {area}',

    'fiftyFirstState.event.gaveUpPick':
      '{seat@{^seat} nie bierze karty i buduje|Nie bierzesz karty i budujesz} posterunek.',
    'fiftyFirstState.event.spentCard': '{seat@{^seat} odrzuca|Odrzucasz} za posterunek kartę {card}.',
    'fiftyFirstState.event.permitUsed': '{seat@{^seat} używa|Używasz} przepustki: karta nie musi być właściwego typu.',
    'fiftyFirstState.event.outpostsUsedUp':
      '{seat@{^seat} nie ma już wolnego posterunku i musi|Nie masz już wolnego posterunku i musisz} jeden zdjąć.',
    'fiftyFirstState.event.outpostBuilt': '{seat@{^seat} buduje|Budujesz} posterunek na obszarze {area}.',
    'fiftyFirstState.event.outpostUpgraded':
      '{seat@{^seat} ulepsza|Ulepszasz} posterunek na obszarze {area} do poziomu {level}.',
    'fiftyFirstState.event.outpostActivated': '{seat@{^seat} aktywuje|Aktywujesz} poziom {level} na obszarze {area}.',
    'fiftyFirstState.event.outpostRazed': `{seat@{^seat} plądruje|Plądrujesz} {owner@posterunek ${OF_OWNER}|twój posterunek} na obszarze {area} (poziom {level}).`,
    'fiftyFirstState.event.outpostRemoved': '{seat@{^seat} zdejmuje|Zdejmujesz} posterunek z obszaru {area}.',
    'fiftyFirstState.event.outpostMoved':
      '{seat@{^seat} przenosi|Przenosisz} posterunek z obszaru {from} na obszar {area}.',
    'fiftyFirstState.event.areaShielded': '{seat@{^seat} kładzie|Kładziesz} tarczę na obszarze {area}.',
    'fiftyFirstState.event.areaShieldLost': 'Posterunek na obszarze {area} traci tarczę, ale stoi dalej.',
    'fiftyFirstState.event.areaShieldReturned': 'Tarcza z obszaru {area} wraca do puli.',
    'fiftyFirstState.event.opponentAimsAtOutposts': '{^owner} atakuje posterunek.',
    'fiftyFirstState.event.opponentOutpost': '{^owner} buduje posterunek na obszarze {area}.',
    'fiftyFirstState.event.opponentRazedOutpost': '{^owner} plądruje posterunek na obszarze {area}.',

    'fiftyFirstState.opponent.outposts': '{n} za plądrowanie posterunków',
    'fiftyFirstState.opponent.marches': '{n} za inne ruchy na mapie',
    'fiftyFirstState.why.notNear': 'Żaden z twoich posterunków nie sąsiaduje z tym obszarem.',
    'fiftyFirstState.reach.outpost': `Kolejny posterunek: brakuje ci ${'{'}${GENITIVE}}.`,
    'fiftyFirstState.reach.outpostCard': 'Kolejny posterunek: zapłacisz za niego kartą {card} z ręki.',
    'fiftyFirstState.reach.upgrade': `{area} na poziom {level}: brakuje ci ${'{'}${GENITIVE}}.`,
    'fiftyFirstState.reach.upgradeCard': '{area} na poziom {level}: zapłacisz kartą {card} z ręki.',
    'fiftyFirstState.why.outpostCard': `Nie masz potrzebnej do odrzucenia ${'{'}${GENITIVE}}.`,
    'fiftyFirstState.why.topLevel': 'Wyższego poziomu nie ma.',
    'fiftyFirstState.why.outpostPassed': 'Jego właściciel spasował: niczego, co ma, nie można ruszyć.',
    'fiftyFirstState.reason.shieldArea': 'Z tarczą do końca rundy trudniej go splądrować.',

    'tally.outposts': 'Posterunki',
  },
  nouns: {},
};
