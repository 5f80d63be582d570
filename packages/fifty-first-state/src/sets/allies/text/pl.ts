import type { Words } from '@cinderhall/kernel';

type Noun = Extract<Words['nouns'][string], { g: string }>;

/** "wpływ Sharrash"; only the first word declines. */
const influence = (ally: string): Noun => ({
  g: 'm3',
  sg: [`wpływ ${ally}`, `wpływu ${ally}`, `wpływowi ${ally}`, `wpływ ${ally}`, `wpływem ${ally}`, `wpływie ${ally}`],
  pl: [
    `wpływy ${ally}`,
    `wpływów ${ally}`,
    `wpływom ${ally}`,
    `wpływy ${ally}`,
    `wpływami ${ally}`,
    `wpływach ${ally}`,
  ],
});

export const pl: Words = {
  messages: {
    'fiftyFirstState.op.rivalLoses': '{does}, a wybrany przeciwnik traci najwyżej {what}',
    'fiftyFirstState.op.giveCard':
      'oddaj wybranemu przeciwnikowi kartę lokacji z ręki i {does}; przeciwnik traci {what}',
    'fiftyFirstState.op.blockAction': 'zablokuj do fazy Czyszczenia lokację z akcją wybranego przeciwnika',

    'fiftyFirstState.decision.raid': '{card}: wybierz przeciwnika.',
    'fiftyFirstState.decision.giveCard': '{card}: wybierz, którą kartę i komu oddajesz.',
    'fiftyFirstState.decision.block': '{card}: wybierz lokację z akcją do zablokowania.',
    'fiftyFirstState.choice.raid': '{^owner} traci najwyżej {what}',
    'fiftyFirstState.choice.giveCard': 'Oddaj kartę: {card} (dostaje ją {owner})',
    'fiftyFirstState.choice.block': 'Zablokuj: {card} (właściciel: {owner}{used|0:|*:; użyto: {used}})',
    'fiftyFirstState.event.raided': '{^seat} zwraca kartę przeciw rywalowi: {card}. Cel: {owner}.',
    'fiftyFirstState.event.gaveCard':
      '{^seat} oddaje {card?fiftyFirstState.unseen:kartę|*:kartę: {card}}. Dostaje ją {owner}.',
    'fiftyFirstState.event.blocked': '{^seat} blokuje do fazy Czyszczenia: {card}. Właściciel: {owner}.',

    'fiftyFirstState.reason.raid': 'Rywal traci coś, co mógłby wydać.',
    'fiftyFirstState.reason.block': 'Właściciel nie użyje jej już w tej rundzie.',
    'fiftyFirstState.reason.blockUsed': 'Jest już użyta, więc blokada niczego nie zmieni.',

    'option.expansions.allies': 'Sojusznicy',
    'option.alliesDeck': 'Karty Sojuszników',
    'option.alliesDeck.help':
      'Instrukcja podaje obie liczby. Przy 50 sześć kart występuje dwa razy, przy 44 każda jest jedna.',
    'option.alliesDeck.50': '50 kart',
    'option.alliesDeck.44': '44 karty',
    'preset.allies': 'Z dodatkiem Sojusznicy',
    'tally.influence': 'Wpływy',
  },
  nouns: {
    'fiftyFirstState.influenceIronGang': influence('Iron Gangu'),
    'fiftyFirstState.influenceSharrash': influence('Sharrash'),
    'fiftyFirstState.influenceUranopolis': influence('Uranopolis'),
  },
};
