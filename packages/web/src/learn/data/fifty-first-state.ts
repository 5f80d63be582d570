import type { Lesson } from '../lesson.ts';

/** A first round of 51st State: every kind of action once, from the look-out to the pass. */
export const fiftyFirstState: Lesson = {
  game: 'fifty-first-state',
  seats: 2,
  options: { factions: ['newYork', 'appalachianFederation'] },
  seed: '227bee04a000cff50d500a61268832fb',
  gifts: {
    'players.0.goods.worker': 3,
    'players.0.goods.brick': 1,
    'players.0.goods.greyContact': 2,
    'players.0.goods.blueContact': 2,
    'players.0.goods.redContact': 5,
    'players.0.goods.shield': 1,
    'players.1.goods.greyContact': 2,
    'players.0.hand.3': 83,
    'deck.25': 34,
  },
  things: {
    boilerRoom: 'card:10',
    brickSupplier: 'card:13',
    clayPit: 'card:19',
    secondClayPit: 'card:18',
    fortress: 'card:55',
    warehouse: 'card:83',
    rubbleTrader: 'card:67',
    parkingLot: 'card:57',
    quarry: 'card:62',
    oilRig: 'card:51',
    ironForContact: 'board:0',
    blueConnection: 'connection:blue',
    junkTrain: 'card:98',
  },
  rivals: ['card:62', 'card:51'],
  chapters: [
    {
      title: { en: 'Your first cards', pl: 'Pierwsze karty' },
      turns: [
        {
          asked: 1,
          first: [
            {
              say: {
                en: 'You build a State out of ruins. Once somebody has **25 points**, the round is played to its end, and **the most points win**.',
                pl: 'Z ruin budujesz Stan. Gdy ktoś ma **25 punktów**, gracie rundę do końca i **wygrywa ten, kto ma ich najwięcej**.',
              },
              point: ['seat:0:vp'],
            },
            {
              say: {
                en: 'These are **your goods**. For this first match you get a few more than usual, so that you can try everything.',
                pl: 'To są **twoje zasoby**. W tej pierwszej partii masz ich trochę więcej niż zwykle, żeby wszystkiego spróbować.',
              },
              point: ['seat:0:pool'],
            },
          ],
          say: {
            en: 'Of six cards you keep four. Discard **{boilerRoom}** and **{brickSupplier}**.',
            pl: 'Z sześciu kart zostawiasz cztery. Odrzuć karty **{boilerRoom}** i **{brickSupplier}**.',
          },
          why: {
            en: 'In later matches the choice is yours. Here you will need the other four.',
            pl: 'W następnych partiach wybór należy do ciebie. Tutaj przydadzą się pozostałe cztery.',
          },
          take: { kind: 'drop', of: ['boilerRoom', 'brickSupplier'] },
        },
        { asked: 1, seat: 1, take: { kind: 'drop', with: { first: 70, second: 22 } } },
        {
          asked: 2,
          first: [
            {
              say: {
                en: 'Every round begins with the **look-out**: twice, everybody takes one of the open cards.',
                pl: 'Każdą rundę zaczyna **wypatrywanie**: dwa razy każdy bierze jedną z odkrytych kart.',
              },
              point: ['clayPit'],
            },
          ],
          say: {
            en: 'Take **{clayPit}**. You have one already, and soon you will see what two are good for.',
            pl: 'Weź kartę **{clayPit}**. Jedną już masz, a zaraz zobaczysz, do czego przydadzą się dwie.',
          },
          why: {
            en: 'A second copy shows best that one card can be used in several ways.',
            pl: 'Na drugim egzemplarzu najlepiej widać, że jednej karty można użyć na kilka sposobów.',
          },
          take: { kind: 'card', of: ['clayPit'] },
        },
        { asked: 3, seat: 1, take: { kind: 'card', of: ['oilRig'] } },
        { asked: 4, seat: 1, take: { kind: 'card', with: { card: 49 } } },
        {
          asked: 5,
          say: {
            en: 'Take **{fortress}**: it will turn fuel into points for you.',
            pl: 'Weź kartę **{fortress}**: będzie dla ciebie zamieniać paliwo na punkty.',
          },
          why: {
            en: 'Points win the match, and this card makes three of them in every round.',
            pl: 'O wygranej decydują punkty, a ta karta daje trzy w każdej rundzie.',
          },
          take: { kind: 'card', of: ['fortress'] },
        },
      ],
    },
    {
      title: { en: 'Building and visiting', pl: 'Budowa i odwiedziny' },
      turns: [
        {
          asked: 6,
          first: [
            {
              say: {
                en: '**Production** gave you workers, iron and a grey contact. From here on you take turns, **one action each**.',
                pl: '**Produkcja** dała ci robotników, żelazo i szary kontakt. Odtąd gracie na zmianę, **po jednej akcji**.',
              },
              point: ['seat:0:pool'],
            },
            {
              say: {
                en: 'The number in a card’s corner is its **distance**: that many contacts of one colour are what it costs. **Grey builds.**',
                pl: 'Liczba w rogu karty to jej **dystans**: tyle kontaktów jednego koloru kosztuje. **Za szare budujesz.**',
              },
              point: ['fortress'],
            },
          ],
          say: {
            en: 'Build **{fortress}**. Its distance is 3, so it costs **3 grey contacts**.',
            pl: 'Zbuduj kartę **{fortress}**. Ma dystans 3, więc kosztuje **3 szare kontakty**.',
          },
          point: ['fortress', 'seat:0:pool:greyContact'],
          why: {
            en: 'That comes later. First build what makes points: it may work in this very round.',
            pl: 'Na to przyjdzie pora. Najpierw zbuduj to, co daje punkty: zadziała jeszcze w tej rundzie.',
          },
          take: { kind: 'construct', of: ['fortress'] },
        },
        {
          asked: 7,
          say: {
            en: 'A **shield** makes a location cost 1 more to raze. Put yours on **{fortress}**: that is not an action.',
            pl: '**Tarcza** podnosi koszt splądrowania lokacji o 1. Połóż swoją na karcie **{fortress}**: to nie jest akcja.',
          },
          point: ['fortress', 'seat:0:pool:shield'],
          why: {
            en: 'Unused shields are lost at the end of the round, and rivals raze what is cheapest.',
            pl: 'Nieużyte tarcze przepadają na koniec rundy, a rywale plądrują to, co najtańsze.',
          },
          take: { kind: 'shield', of: ['fortress'] },
        },
        { asked: 8, seat: 1, take: { kind: 'construct', of: ['quarry'] } },
        {
          asked: 9,
          first: [
            {
              say: {
                en: 'Your rival has built **{quarry}**. Its production is open: others may use it too.',
                pl: 'Rywal zbudował lokację **{quarry}**. To otwarta produkcja: mogą z niej korzystać także inni.',
              },
              point: ['quarry'],
            },
          ],
          say: {
            en: 'Send **a worker** there. You get a brick, and your rival gains a worker.',
            pl: 'Wyślij tam **robotnika**. Ty dostajesz budulec, a rywal zyskuje robotnika.',
          },
          point: ['quarry', 'seat:0:pool:worker'],
          why: {
            en: 'Go there at once: only one visitor a round finds room.',
            pl: 'Zrób to od razu: w rundzie jest miejsce tylko dla jednego gościa.',
          },
          take: { kind: 'visit', of: ['quarry'] },
        },
        { asked: 10, seat: 1, take: { kind: 'construct', of: ['oilRig'] } },
      ],
    },
    {
      title: { en: 'Razing and dealing', pl: 'Plądrowanie i umowy' },
      turns: [
        {
          asked: 11,
          first: [
            {
              say: {
                en: '**Red contacts raze.** What others have built costs more the better it is guarded, and you gain the red strip: its **spoils**.',
                pl: '**Za czerwone kontakty plądrujesz.** Im lepiej strzeżone, tym drożej, a ty zyskujesz to, co na czerwonym pasku: **łupy**.',
              },
              point: ['oilRig', 'seat:0:pool:redContact'],
            },
          ],
          say: {
            en: 'Raze your rival’s **{oilRig}** for **3 red contacts**: 3 fuel, just what your fortress needs.',
            pl: 'Splądruj lokację rywala **{oilRig}** za **3 czerwone kontakty**: 3 paliwa, akurat dla twojej fortecy.',
          },
          point: ['oilRig'],
          why: {
            en: 'Do it now: nobody can raze a rival who has passed.',
            pl: 'Zrób to teraz: kto spasował, tego nie można już plądrować.',
          },
          take: { kind: 'razeRival', of: ['oilRig'] },
        },
        { asked: 12, seat: 1, take: { kind: 'pass' } },
        {
          asked: 13,
          first: [
            {
              say: {
                en: 'Your rival has **passed** and does nothing more in this round. You go on alone.',
                pl: 'Rywal **spasował** i w tej rundzie nic już nie zrobi. Grasz dalej bez niego.',
              },
              point: ['seat:1'],
            },
          ],
          say: {
            en: '**Blue contacts sign deals.** Sign one with **{secondClayPit}**: its blue corner pays a brick now and in every round.',
            pl: '**Za niebieskie kontakty podpisujesz umowy.** Podpisz umowę z kartą **{secondClayPit}**: jej niebieski róg daje budulec teraz i w każdej rundzie.',
          },
          point: ['secondClayPit', 'seat:0:pool:blueContact'],
          why: {
            en: 'A deal pays again in every round, so sign it early.',
            pl: 'Umowa płaci w każdej rundzie od nowa, więc podpisz ją wcześnie.',
          },
          take: { kind: 'deal', of: ['secondClayPit'] },
        },
        {
          asked: 14,
          say: {
            en: 'Cards in your hand can be razed too. Raze the other **{clayPit}**: 2 bricks and your **first point**.',
            pl: 'Plądrować możesz też karty z ręki. Splądruj drugą kartę **{clayPit}**: 2 budulce i **pierwszy punkt**.',
          },
          point: ['clayPit', 'seat:0:pool:redContact'],
          why: {
            en: 'You have two red contacts left, and unspent ones are lost at the end of the round.',
            pl: 'Zostały ci dwa czerwone kontakty, a niewydane przepadną na koniec rundy.',
          },
          take: { kind: 'raze', of: ['clayPit'] },
        },
      ],
    },
    {
      title: { en: 'Goods into points', pl: 'Z zasobów punkty' },
      turns: [
        {
          asked: 15,
          say: {
            en: 'Locations with a bolt work once a round. Use **{fortress}**: a worker and 2 fuel become **3 points**.',
            pl: 'Lokacje z błyskawicą działają raz w rundzie. Użyj karty **{fortress}**: robotnik i 2 paliwa to **3 punkty**.',
          },
          why: {
            en: 'The fuel you have looted is meant for this: it would not outlast the round.',
            pl: 'Po to było zdobyte paliwo: rundy by nie przetrwało.',
          },
          take: { kind: 'use', of: ['fortress'] },
        },
        {
          asked: 16,
          say: {
            en: 'Your **faction board** trades goods for contacts. Turn the **iron** into a grey contact.',
            pl: '**Plansza frakcji** zamienia zasoby na kontakty. Zamień **żelazo** na szary kontakt.',
          },
          point: ['ironForContact', 'seat:0:pool:iron'],
          why: {
            en: 'You have no grey contact left, and without one nothing can be built.',
            pl: 'Nie masz już szarych kontaktów, a bez nich nic nie zbudujesz.',
          },
          take: { kind: 'board', of: ['ironForContact'] },
        },
        {
          asked: 17,
          say: {
            en: 'Build **{warehouse}** with it. At the end of a round it keeps **3 resources** for you.',
            pl: 'Zbuduj za niego kartę **{warehouse}**. Na koniec rundy przechowa ci **3 surowce**.',
          },
          why: {
            en: 'A grey contact that is not spent is lost at the end of the round.',
            pl: 'Niewydany szary kontakt przepadnie na koniec rundy.',
          },
          take: { kind: 'construct', of: ['warehouse'] },
        },
        {
          asked: 18,
          say: {
            en: '**Two workers** fetch a connection card. Take the **blue** one.',
            pl: '**Dwóch robotników** sprowadza kartę połączenia. Weź **niebieską**.',
          },
          point: ['blueConnection', 'seat:0:pool:worker'],
          why: {
            en: 'It brings blue contacts, and there is still a card to sign a deal with.',
            pl: 'Przyniesie niebieskie kontakty, a jedna karta wciąż czeka na umowę.',
          },
          take: { kind: 'takeConnection', of: ['blueConnection'] },
        },
        {
          asked: 19,
          say: {
            en: 'Play **{junkTrain}**: it brings **3 blue contacts**.',
            pl: 'Zagraj kartę **{junkTrain}**: przynosi **3 niebieskie kontakty**.',
          },
          why: {
            en: 'First the contacts, then the deal.',
            pl: 'Najpierw kontakty, potem umowa.',
          },
          take: { kind: 'playConnection', of: ['junkTrain'] },
        },
        {
          asked: 20,
          say: {
            en: 'Two of them sign a deal with **{parkingLot}**: iron in every round, for more grey contacts.',
            pl: 'Za dwa z nich podpisz umowę z kartą **{parkingLot}**: żelazo w każdej rundzie, a z niego szare kontakty.',
          },
          why: {
            en: 'Contacts do not outlast the round. Turn them into something that stays.',
            pl: 'Kontakty nie przetrwają rundy. Zamień je w coś, co zostanie.',
          },
          take: { kind: 'deal', of: ['parkingLot'] },
        },
        {
          asked: 21,
          say: {
            en: '**Rebuild**: a brick replaces a location by one of a common type, for **a point**. Choose **{rubbleTrader}**.',
            pl: '**Przebudowa**: za budulec zastępujesz lokację inną o wspólnym typie i dostajesz **punkt**. Wybierz kartę **{rubbleTrader}**.',
          },
          why: {
            en: 'Your fortress has done its work in this round; the trader in its place can still do his.',
            pl: 'Forteca zrobiła w tej rundzie swoje; handlarz na jej miejscu jeszcze może.',
          },
          take: { kind: 'rebuild', of: ['rubbleTrader'] },
        },
        {
          asked: 23,
          say: {
            en: 'Use **{rubbleTrader}**: a brick becomes a point.',
            pl: 'Użyj karty **{rubbleTrader}**: budulec zamienia się w punkt.',
          },
          why: {
            en: 'You have bricks to spare, and at the end of the round they are gone.',
            pl: 'Budulca masz w zapasie, a na koniec rundy przepadnie.',
          },
          take: { kind: 'use', of: ['rubbleTrader'] },
        },
        {
          asked: 24,
          say: {
            en: 'This location works **twice** a round. Use it again.',
            pl: 'Ta lokacja działa **dwa razy** w rundzie. Użyj jej jeszcze raz.',
          },
          why: {
            en: 'There is a brick for it, and a point is a point.',
            pl: 'Budulec jest, a punkt to punkt.',
          },
          take: { kind: 'again' },
        },
        {
          asked: 25,
          first: [
            {
              say: {
                en: 'When everybody has passed comes **clean-up**: goods are lost unless they are stored, the cards in your hand stay.',
                pl: 'Gdy wszyscy spasują, następuje **czyszczenie**: zasoby przepadają, chyba że je przechowasz, a karty na ręce zostają.',
              },
              point: ['seat:0:pool'],
            },
          ],
          say: {
            en: 'You have seen every action. Now **pass**.',
            pl: 'Wszystkie akcje masz już za sobą. Teraz **spasuj**.',
          },
          why: {
            en: 'There is little left to gain in this round, and the next one brings new goods.',
            pl: 'W tej rundzie niewiele już zyskasz, a następna przyniesie nowe zasoby.',
          },
          take: { kind: 'pass' },
        },
        {
          asked: 26,
          say: {
            en: 'You have more than **{warehouse}** can hold. Keep the **iron** and **both bricks**.',
            pl: 'Masz więcej, niż zmieści **{warehouse}**. Zachowaj **żelazo** i **oba budulce**.',
          },
          point: ['warehouse'],
          why: {
            en: 'Iron becomes a grey contact, and bricks rebuild: both do more for you than one fuel.',
            pl: 'Żelazo da szary kontakt, a budulec przebudowę: to więcej niż jedno paliwo.',
          },
          take: { kind: 'store', with: { goods: { iron: 1, brick: 2 } } },
        },
      ],
    },
  ],
  farewell: {
    en: 'That was a whole round. Play on against the bot if you like: every deal, location and point is yours to keep.',
    pl: 'To była cała runda. Jeśli chcesz, graj z botem dalej: umowy, lokacje i punkty są twoje.',
  },
};
