import type { GameId, Localized } from '@cinderhall/kernel';
import type { Token } from '../../look/token-kinds.ts';

/** A line of a drawing: tokens, icons (`icon:truck`), arrows, and words. */
export type DrawnLine = readonly (Token | `icon:${string}` | '→' | Localized)[];

export interface Idea {
  readonly title: Localized;
  readonly text: Localized;
  readonly drawing: readonly DrawnLine[];
}

/** What a game is about, at one look: its goal as a road with stops, and three ideas. */
export interface Primer {
  readonly goal: Localized;
  readonly road: { readonly stops: readonly string[]; readonly end: string };
  readonly ideas: readonly [Idea, Idea, Idea];
}

export const primers: { readonly [game: GameId]: Primer } = {
  'fifty-first-state': {
    goal: {
      en: 'Build a State out of what is left. When somebody has 25 points, the round is finished, and the most points win.',
      pl: 'Zbuduj Stan z tego, co zostało. Gdy ktoś ma 25 punktów, rundę gra się do końca. Wygrywa ten, kto ma ich najwięcej.',
    },
    road: { stops: ['0', '5', '10', '15', '20'], end: '25' },
    ideas: [
      {
        title: { en: 'Every card has three uses', pl: 'Każda karta ma trzy zastosowania' },
        text: {
          en: 'Build it, sign a deal with it or raze it. Contacts of that colour pay, as many as its distance.',
          pl: 'Zbuduj ją, podpisz z nią umowę albo ją splądruj. Płacisz kontaktami tego koloru, tyloma, ile wynosi jej dystans.',
        },
        drawing: [
          ['greyContact', { en: 'Build it: it works for you', pl: 'Zbuduj: pracuje dla ciebie' }],
          ['blueContact', { en: 'Sign a deal: goods every round', pl: 'Podpisz umowę: zasoby co rundę' }],
          ['redContact', { en: 'Raze it: spoils, once', pl: 'Splądruj: łupy, jeden raz' }],
        ],
      },
      {
        title: { en: 'Workers turn goods into points', pl: 'Robotnicy zamieniają zasoby w punkty' },
        text: {
          en: 'Locations with a bolt work once or twice a round: pay what stands left of the arrow.',
          pl: 'Lokacje z błyskawicą działają raz lub dwa razy w rundzie: płacisz to, co na lewo od strzałki.',
        },
        drawing: [
          ['worker', 'fuel', 'fuel', '→', 'vp', 'vp', 'vp'],
          ['worker', 'brick', '→', 'vp', 'vp'],
        ],
      },
      {
        title: { en: 'Nothing outlasts the round', pl: 'Nic nie przetrwa rundy' },
        text: {
          en: 'At clean-up you lose your leftover goods. Spend them, or own a place that stores.',
          pl: 'Podczas czyszczenia tracisz pozostałe zasoby. Wydaj je albo miej miejsce, które je przechowa.',
        },
        drawing: [
          ['fuel', 'iron', 'gun', 'worker', '→', 'icon:close'],
          ['vp', 'card', 'deal', '→', { en: 'stay', pl: 'zostają' }],
        ],
      },
    ],
  },
  'new-era': {
    goal: {
      en: 'Make the ruins a country again. The game ends at a scoring when somebody has 33 points; the most points win.',
      pl: 'Z ruin zrób znowu kraj. Gra kończy się podliczeniem, w którym ktoś ma 33 punkty. Wygrywa ten, kto ma ich najwięcej.',
    },
    road: { stops: ['0', '6', '12', '18', '24', '30'], end: '33' },
    ideas: [
      {
        title: { en: 'Contacts have to reach far enough', pl: 'Kontakt musi sięgać dość daleko' },
        text: {
          en: 'Tokens of one kind add up. Their sum must reach the distance of the card.',
          pl: 'Żetony jednego rodzaju się sumują. Razem muszą sięgnąć odległości karty.',
        },
        drawing: [
          ['incorporate2', { en: 'Incorporate: it joins your state', pl: 'Przyłącz: należy do ciebie' }],
          ['deal2', { en: 'Make a deal: goods every turn', pl: 'Zawrzyj umowę: zasoby co turę' }],
          ['conquer2', { en: 'Conquer: spoils for later', pl: 'Podbij: zdobycz na później' }],
        ],
      },
      {
        title: { en: 'Others’ locations are in reach', pl: 'Cudze lokacje są w zasięgu' },
        text: {
          en: 'Visit them, make deals with them, or raid them. Whoever is raided may shoot back.',
          pl: 'Odwiedzaj je, zawieraj z nimi umowy albo je najeżdżaj. Najechany może odpowiedzieć ogniem.',
        },
        drawing: [
          ['worker', '→', 'icon:modern-city', '→', 'scrap'],
          ['conquer3', '→', 'icon:modern-city', '→', 'ruins'],
        ],
      },
      {
        title: { en: 'The score can fall again', pl: 'Wynik może też spaść' },
        text: {
          en: 'It is counted afresh every turn. A location that lies in ruins no longer counts.',
          pl: 'Liczy się go od nowa w każdej turze. Lokacja, z której zostały zgliszcza, już się nie liczy.',
        },
        drawing: [
          ['vp', 'icon:modern-city', 'vp', 'icon:modern-city'],
          ['vp', 'icon:modern-city', 'ruins', '→', 'icon:minus', 'vp'],
        ],
      },
    ],
  },
  'last-aurora': {
    goal: {
      en: 'Drive your convoy over the ice to the ship before she sails. Distance, fame and a healthy crew win the match.',
      pl: 'Przeprowadź konwój przez lód do statku, nim odpłynie. Wygrywa się odległością, sławą i zdrową załogą.',
    },
    road: { stops: ['1', '2', '3', '4', '5'], end: '6' },
    ideas: [
      {
        title: { en: 'Survivors explore, then they rest', pl: 'Najpierw eksploracja, potem odpoczynek' },
        text: {
          en: 'Their skill pays for what lies in the open row. Food brings them back sooner.',
          pl: 'Umiejętność ocalałych płaci za to, co leży w rzędzie. Żywność szybciej stawia ich na nogi.',
        },
        drawing: [
          ['survivor', 'survivor', '→', 'fuel', 'food', 'icon:truck'],
          ['survivor', { en: 'rests', pl: 'odpoczywa' }, 'food', '→', 'survivor'],
        ],
      },
      {
        title: { en: 'Fuel is the race', pl: 'Paliwo to wyścig' },
        text: {
          en: 'One fuel takes you as far as your truck is fast; each further one adds a space.',
          pl: 'Jedno paliwo starcza na tyle pól, ile wynosi prędkość ciężarówki; każde następne to pole więcej.',
        },
        drawing: [
          ['fuel', '→', 'icon:truck', 'icon:speedometer'],
          ['fuel', 'fuel', '→', 'icon:truck', 'icon:speedometer', 'icon:plus'],
        ],
      },
      {
        title: { en: 'Hits cost what they cover', pl: 'Trafienie zabiera to, co zakrywa' },
        text: {
          en: 'Enemies shoot at the leaders’ region. Load your cargo so that empty slots and armour are hit.',
          pl: 'Wrogowie strzelają w region prowadzącego. Ułóż ładunek tak, by trafiali w puste miejsca i pancerz.',
        },
        drawing: [
          ['damage', '→', 'shield', { en: 'nothing is lost', pl: 'bez strat' }],
          ['damage', '→', 'food', { en: 'gone', pl: 'przepada' }],
        ],
      },
    ],
  },
  'divide-et-impera': {
    goal: {
      en: 'London under the ice. Hold its districts, serve missions, and have the most supply after four turns.',
      pl: 'Londyn pod lodem. Panuj nad dzielnicami, wypełniaj misje i miej po czterech turach najwięcej zaopatrzenia.',
    },
    road: { stops: ['1', '2', '3'], end: '4' },
    ideas: [
      {
        title: { en: 'A card works, or buys', pl: 'Karta działa albo kupuje' },
        text: {
          en: 'Face up it gives its icons, in any order. Face down it buys one better card, and is gone.',
          pl: 'Odkryta daje swoje ikony, w dowolnej kolejności. Zakryta kupuje jedną lepszą kartę i znika z gry.',
        },
        drawing: [
          ['card', '→', 'icon:run', 'icon:hammer-nails', 'icon:meeple'],
          ['card', '→', 'icon:shopping-cart', '→', 'card'],
        ],
      },
      {
        title: { en: 'One more than they have', pl: 'O jednego więcej niż inni' },
        text: {
          en: 'Whoever has the most collectors in an area holds its outposts. On a tie, nobody does.',
          pl: 'Kto ma w obszarze najwięcej zbieraczy, ten panuje nad jego posterunkami. Przy remisie nikt.',
        },
        drawing: [
          ['icon:meeple', 'icon:meeple', 'icon:meeple', '→', 'tactics', 'logistics'],
          ['icon:meeple', 'icon:meeple', '→', 'icon:close'],
        ],
      },
      {
        title: { en: 'Missions have their turn', pl: 'Misje mają swoją turę' },
        text: {
          en: 'All lie open from the start. You take one after every turn; late ones bring less.',
          pl: 'Wszystkie leżą odkryte od początku. Po każdej turze bierzesz jedną; spóźniona daje mniej.',
        },
        drawing: [
          ['tech', 'tech', 'energy', '→', 'supply', 'supply', 'supply'],
          ['icon:hourglass', '→', 'supply'],
        ],
      },
    ],
  },
};
