import type { Localized, Words } from '@cinderhall/kernel';

const COLOUR_EN = '{colour?red:red|blue:blue|*:yellow}';
const COLOUR_PL = '{colour?red:czerwone|blue:niebieskie|*:żółte}';

export const words: Localized<Words> = {
  en: {
    messages: {
      'fiftyFirstState.op.missingGood':
        'gain 1 good of a kind that none of your other production locations and none of your deals brings you',
      'fiftyFirstState.op.drawConnection': 'draw the top card of a connection deck without showing it',
      'fiftyFirstState.text.on.redConnection': 'Whenever you play a red connection card, {does}.',
      'fiftyFirstState.text.on.blueConnection': 'Whenever you play a blue connection card, {does}.',
      'fiftyFirstState.text.modify.takeover':
        'Once a round, when an opponent gains goods from a feature, you may pay {n#fiftyFirstState.worker} to gain 1 of the same good.',
      'fiftyFirstState.text.modify.pair':
        'Once a round you may put {n#fiftyFirstState.worker} of yours on this card before your action and take two actions in a row.',
      'fiftyFirstState.decision.takeover': '{card}: take over goods that {from} {from@has|have} just gained?',
      'fiftyFirstState.decision.drawConnection': '{card}: choose a connection deck.',
      'fiftyFirstState.choice.takeover': 'Gain 1 {good} for a worker',
      'fiftyFirstState.choice.letGo': 'Let it go',
      'fiftyFirstState.choice.connectionDeck': `The ${COLOUR_EN} deck`,
      'fiftyFirstState.choice.pair': 'Take two actions in a row with {card}',
      'fiftyFirstState.choice.endPair': 'Do without the second action',
      'fiftyFirstState.event.tookOver': '{^seat} {seat@takes|take} over goods with {card}.',
      'fiftyFirstState.event.paired': '{^seat} {seat@takes|take} two actions in a row with {card}.',
      'fiftyFirstState.event.drewConnection': `{^seat} {seat@draws|draw} a ${COLOUR_EN} connection face down{card?fiftyFirstState.unseen:|*:: {card}}.`,
      'fiftyFirstState.reason.pair': 'Nobody comes in between your two actions.',
      'fiftyFirstState.reason.takeover': 'A worker for 1 {good}.',
      'fiftyFirstState.reason.letGo': 'Your worker stays with you, and the next time is another chance.',
      'fiftyFirstState.reason.endPair': 'Nobody has to take the second action.',
    },
    nouns: {},
  },
  pl: {
    messages: {
      'fiftyFirstState.op.missingGood':
        'zyskaj 1 zasób takiego rodzaju, jakiego nie daje ci żadna inna twoja lokacja produkcyjna ani umowa',
      'fiftyFirstState.op.drawConnection': 'dobierz wierzchnią kartę z jednej talii połączeń, nie pokazując jej',
      'fiftyFirstState.text.on.redConnection': 'Ilekroć zagrasz czerwoną kartę połączenia, {does}.',
      'fiftyFirstState.text.on.blueConnection': 'Ilekroć zagrasz niebieską kartę połączenia, {does}.',
      'fiftyFirstState.text.modify.takeover':
        'Raz na rundę, gdy przeciwnik zyskuje zasoby dzięki cesze, możesz wydać {n#fiftyFirstState.worker:acc}, by zyskać 1 taki sam zasób.',
      'fiftyFirstState.text.modify.pair':
        'Raz na rundę możesz przed akcją położyć na tej karcie {n#fiftyFirstState.worker:acc} ze swojej puli i wykonać dwie akcje z rzędu.',
      'fiftyFirstState.decision.takeover':
        '{card}: czy przejmujesz zasób, który {from@właśnie zyskuje {from}|właśnie zyskujesz}?',
      'fiftyFirstState.decision.drawConnection': '{card}: wybierz talię połączeń.',
      'fiftyFirstState.choice.takeover': 'Zyskaj 1 {good:acc} za robotnika',
      'fiftyFirstState.choice.letGo': 'Nie przejmuj',
      'fiftyFirstState.choice.connectionDeck': 'Talia {colour?red:czerwona|blue:niebieska|*:żółta}',
      'fiftyFirstState.choice.pair': 'Wykonaj dwie akcje z rzędu dzięki lokacji {card}',
      'fiftyFirstState.choice.endPair': 'Zrezygnuj z drugiej akcji',
      'fiftyFirstState.event.tookOver': '{seat@{^seat} przejmuje|Przejmujesz} zasób dzięki lokacji {card}.',
      'fiftyFirstState.event.paired': '{seat@{^seat} wykonuje|Wykonujesz} dwie akcje z rzędu dzięki lokacji {card}.',
      'fiftyFirstState.event.drewConnection': `{seat@{^seat} dobiera|Dobierasz} zakryte ${COLOUR_PL} połączenie{card?fiftyFirstState.unseen:|*: {card}}.`,
      'fiftyFirstState.reason.pair': 'Nikt nie wejdzie między twoje dwie akcje.',
      'fiftyFirstState.reason.takeover': '1 {good} za robotnika.',
      'fiftyFirstState.reason.letGo': 'Robotnik zostaje u ciebie, a okazja jeszcze się powtórzy.',
      'fiftyFirstState.reason.endPair': 'Druga akcja nie jest obowiązkowa.',
    },
    nouns: {},
  },
};
