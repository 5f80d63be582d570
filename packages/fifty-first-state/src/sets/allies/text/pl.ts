import type { Words } from '@cinderhall/kernel';
import { OF_OWNER } from '../../../text/pl.ts';

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
    'fiftyFirstState.choice.raid':
      '{owner?fiftyFirstState.opponent:Niech wirtualny przeciwnik straci|*:{owner@Niech {owner} straci|Tracisz}} najwyżej {what}',
    'fiftyFirstState.choice.giveCard':
      'Oddaj kartę {card} {owner?fiftyFirstState.opponent:wirtualnemu przeciwnikowi|fiftyFirstState.borgo:Borgo|*:{owner@graczowi {owner}|tobie}}',
    'fiftyFirstState.choice.block': `Zablokuj {owner@lokację {card} ${OF_OWNER}|twoją lokację {card}}{used|0:|one: (użyta raz)|2: (użyta dwa razy)|*: (użyta {used} razy)}`,
    'fiftyFirstState.event.raided':
      '{seat@{^seat} kieruje|Kierujesz} kartę {card} przeciw {owner?fiftyFirstState.opponent:wirtualnemu przeciwnikowi|fiftyFirstState.borgo:Borgo|*:{owner@graczowi {owner}|tobie}}.',
    'fiftyFirstState.event.gaveCard':
      '{seat@{^seat} oddaje|Oddajesz} {owner?fiftyFirstState.opponent:wirtualnemu przeciwnikowi|fiftyFirstState.borgo:Borgo|*:{owner@graczowi {owner}|tobie}} {card?fiftyFirstState.unseen:kartę|*:kartę {card}}.',
    'fiftyFirstState.event.blocked': `{seat@{^seat} blokuje|Blokujesz} do fazy Czyszczenia {owner@lokację {card} ${OF_OWNER}|twoją lokację {card}}.`,

    'fiftyFirstState.reason.raid': 'Rywal traci coś, co mógłby wydać.',
    'fiftyFirstState.reason.block': 'Właściciel nie użyje jej już w tej rundzie.',
    'fiftyFirstState.reason.blockUsed': 'Jest już użyta, więc blokada niczego nie zmieni.',

    'tally.influence': 'Wpływy',
  },
  nouns: {
    'fiftyFirstState.anyInfluence': influence('dowolnego rodzaju'),
    'fiftyFirstState.influenceIronGang': influence('Iron Gangu'),
    'fiftyFirstState.influenceSharrash': influence('Sharrash'),
    'fiftyFirstState.influenceUranopolis': influence('Uranopolis'),
  },
};
