import { type Localized, localized, mergeWords, type Words } from '@cinderhall/kernel';
import { borgoWords } from './borgo/text.ts';

/** What is said of the virtual opponent, and of how a lone player did. */
const virtualWords: Localized<Words> = {
  en: {
    messages: {
      'fiftyFirstState.decision.soloPick': 'Keep a card.',
      'fiftyFirstState.choice.card.soloPick': 'Keep {card}',
      'fiftyFirstState.event.opponentBuilt': '{^owner} {owner?fiftyFirstState.borgo:builds|*:gets} {card}.',
      'fiftyFirstState.event.opponentConnected': '{^owner} takes the connection {card}.',
      'fiftyFirstState.event.opponentRevealed':
        '{^owner} reveals {card} {stage?rebuild:to rebuild|deals:to break a deal|*:to attack}.',
      'fiftyFirstState.event.opponentScored': '{^owner} scores {n#fiftyFirstState.vp}.',
      'fiftyFirstState.event.opponentLost': '{^owner} loses {n#fiftyFirstState.vp}.',
      'fiftyFirstState.event.opponentPassed': '{^owner} passes.',
      'fiftyFirstState.event.opponentRazed': '{^owner} razes {card}.',
      'fiftyFirstState.event.opponentFailed':
        '{stage?rebuild:The rebuild fails: no location of {owner} shares a type with this card.|deals:The attempt fails: no deal brings a good that this card would bring.|*:The attack fails: no location shares a type with this card.}',
      'fiftyFirstState.score.opponent': '{^owner} has {n#fiftyFirstState.vp}: {parts}.',
      'fiftyFirstState.score.opponentNothing': '{^owner} has no points.',
      'fiftyFirstState.opponent.connections': '{n} for connections',
      'fiftyFirstState.opponent.razes': '{n} for razing',
      'fiftyFirstState.opponent.rebuilds': '{n} for rebuilding',
      'fiftyFirstState.opponent.visits': '{n} for visits',
      'fiftyFirstState.opponent.losses': '{n} lost to the rival',
      'fiftyFirstState.opponent.locations': '{n} for locations',
      'fiftyFirstState.opponent.start': '{n} at the start',
      'fiftyFirstState.opponent.earlier': '{n} before an update of the game',
      'fiftyFirstState.title.grandMaster': 'Grand Master',
      'fiftyFirstState.title.cyborg': 'Cyborg',
      'fiftyFirstState.title.soldier': 'Soldier',
      'fiftyFirstState.title.trader': 'Trader',
      'fiftyFirstState.title.human': 'Human',
      'fiftyFirstState.title.survivor': 'Survivor',
      'fiftyFirstState.title.mutant': 'Mutant',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'fiftyFirstState.decision.soloPick': 'Zatrzymaj kartę.',
      'fiftyFirstState.choice.card.soloPick': 'Zatrzymaj kartę {card}',
      'fiftyFirstState.event.opponentBuilt': '{^owner} {owner?fiftyFirstState.borgo:buduje|*:dostaje} lokację {card}.',
      'fiftyFirstState.event.opponentConnected': '{^owner} bierze połączenie {card}.',
      'fiftyFirstState.event.opponentRevealed':
        '{^owner} odsłania kartę {card}, by {stage?rebuild:przebudować lokację|deals:zerwać umowę|*:zaatakować}.',
      'fiftyFirstState.event.opponentScored': '{^owner} zdobywa {n#fiftyFirstState.vp:acc}.',
      'fiftyFirstState.event.opponentLost': '{^owner} traci {n#fiftyFirstState.vp:acc}.',
      'fiftyFirstState.event.opponentPassed': '{^owner} pasuje.',
      'fiftyFirstState.event.opponentRazed': '{^owner} plądruje lokację {card}.',
      'fiftyFirstState.event.opponentFailed':
        '{stage?rebuild:Przebudowa się nie udaje: żadna lokacja {owner?fiftyFirstState.opponent:wirtualnego przeciwnika|*:{owner}} nie ma wspólnego typu z tą kartą.|deals:Próba się nie udaje: żadna umowa nie daje tego co ta karta.|*:Atak się nie udaje: żadna lokacja nie ma wspólnego typu z tą kartą.}',
      'fiftyFirstState.score.opponent': '{^owner} ma {n#fiftyFirstState.vp:acc}: {parts}.',
      'fiftyFirstState.score.opponentNothing': '{^owner} nie ma punktów.',
      'fiftyFirstState.opponent.connections': '{n} za połączenia',
      'fiftyFirstState.opponent.razes': '{n} za plądrowanie',
      'fiftyFirstState.opponent.rebuilds': '{n} za przebudowy',
      'fiftyFirstState.opponent.visits': '{n} za wizyty',
      'fiftyFirstState.opponent.losses': '{n} odebranych przez rywala',
      'fiftyFirstState.opponent.locations': '{n} za lokacje',
      'fiftyFirstState.opponent.start': '{n} na początku',
      'fiftyFirstState.opponent.earlier': '{n} sprzed aktualizacji gry',
      'fiftyFirstState.title.grandMaster': 'Wielki Mistrz',
      'fiftyFirstState.title.cyborg': 'Cyborg',
      'fiftyFirstState.title.soldier': 'Żołnierz',
      'fiftyFirstState.title.trader': 'Handlarz',
      'fiftyFirstState.title.human': 'Człowiek',
      'fiftyFirstState.title.survivor': 'Ocalały',
      'fiftyFirstState.title.mutant': 'Mutant',
    },
    nouns: {},
  },
};

/** The words for opponents of a lone player: fetched where somebody plays alone. */
export const soloWords = localized((language) => mergeWords(virtualWords[language], borgoWords[language]));
