import type { Localized, Words } from '@cinderhall/kernel';

export const borgoWords: Localized<Words> = {
  en: {
    messages: {
      'fiftyFirstState.decision.borgoVisit': 'Borgo uses one of your open productions. Choose which.',
      'fiftyFirstState.choice.card.borgoVisit': 'Borgo uses {card}',

      'fiftyFirstState.event.borgoGathered': 'Borgo gains {n#fiftyFirstState.brawler}.',
      'fiftyFirstState.event.borgoDrew': 'Borgo turns up {card}.',
      'fiftyFirstState.event.borgoActs':
        '{action?attack:Borgo attacks.|build:Borgo builds a location.|develop:Borgo develops.|*:Borgo takes his standard action.}',
      'fiftyFirstState.event.borgoSpent':
        'That costs Borgo a brawler; {left|0:he has none left|*:he has {left#fiftyFirstState.brawler} left}.',
      'fiftyFirstState.event.borgoOut': 'Borgo would need a brawler and has none.',
      'fiftyFirstState.event.borgoFoundRuins': 'A card of the deck lies in its place, as ruins of Borgo.',
      'fiftyFirstState.event.borgoHacked': 'Borgo hacks the machine {card}.',
      'fiftyFirstState.event.borgoFoundNoMachine': 'Borgo finds no machine to hack.',
      'fiftyFirstState.event.borgoMissed': 'The attack finds no target: nothing shares a type with this card.',
      'fiftyFirstState.event.borgoVisited': 'Borgo uses the open production of {card}.',
      'fiftyFirstState.event.borgoDismissed':
        '{n#fiftyFirstState.brawler} of Borgo {n|one:goes|other:go} home at clean-up.',

      'fiftyFirstState.reason.passBorgo':
        'Borgo passes next{n|0:|*:, and his last {n#fiftyFirstState.brawler} {n|one:does|other:do} nothing more this round}.',

      'fiftyFirstState.opponent.brawls': '{n} for brawls',
      'fiftyFirstState.opponent.hunts': '{n} for hunts without a machine',
      'fiftyFirstState.opponent.misses': '{n} for attacks without a target',
    },
    nouns: { 'fiftyFirstState.brawler': ['brawler', 'brawlers'] },
  },
  pl: {
    messages: {
      'fiftyFirstState.decision.borgoVisit': 'Borgo używa jednej z twoich otwartych produkcji. Wybierz której.',
      'fiftyFirstState.choice.card.borgoVisit': 'Borgo używa lokacji {card}',

      'fiftyFirstState.event.borgoGathered': 'Borgo zyskuje {n#fiftyFirstState.brawler:acc}.',
      'fiftyFirstState.event.borgoDrew': 'Borgo odsłania kartę {card}.',
      'fiftyFirstState.event.borgoActs':
        '{action?attack:Borgo atakuje.|build:Borgo buduje lokację.|develop:Borgo się rozwija.|*:Borgo wykonuje zwykłą akcję.}',
      'fiftyFirstState.event.borgoSpent':
        'Borgo poświęca awanturnika; {left|0:nie ma już żadnego|*:zostaje mu {left}}.',
      'fiftyFirstState.event.borgoOut': 'Borgo potrzebuje awanturnika, a nie ma żadnego.',
      'fiftyFirstState.event.borgoFoundRuins': 'Na jej miejscu leży karta z talii jako ruiny Borgo.',
      'fiftyFirstState.event.borgoHacked': 'Borgo hakuje maszynę {card}.',
      'fiftyFirstState.event.borgoFoundNoMachine': 'Borgo nie znajduje maszyny do zhakowania.',
      'fiftyFirstState.event.borgoMissed': 'Atak nie znajduje celu: nic nie ma wspólnego typu z tą kartą.',
      'fiftyFirstState.event.borgoVisited': 'Borgo używa otwartej produkcji lokacji {card}.',
      'fiftyFirstState.event.borgoDismissed': 'Podczas czyszczenia Borgo odsyła {n#fiftyFirstState.brawler:acc}.',

      'fiftyFirstState.reason.passBorgo':
        'Borgo spasuje zaraz po tobie{n|0:|*: i zmarnuje {n#fiftyFirstState.brawler:acc}}.',

      'fiftyFirstState.opponent.brawls': '{n} za burdy',
      'fiftyFirstState.opponent.hunts': '{n} za polowania bez maszyny',
      'fiftyFirstState.opponent.misses': '{n} za ataki bez celu',
    },
    nouns: {
      'fiftyFirstState.brawler': {
        g: 'm1',
        sg: ['awanturnik', 'awanturnika', 'awanturnikowi', 'awanturnika', 'awanturnikiem', 'awanturniku'],
        pl: ['awanturnicy', 'awanturników', 'awanturnikom', 'awanturników', 'awanturnikami', 'awanturnikach'],
      },
    },
  },
};
