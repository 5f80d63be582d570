import type { Lesson } from '../lesson.ts';

/** A first turn of The New Era: every kind of action once, from the lookout to the pass. */
export const newEra: Lesson = {
  game: 'new-era',
  seats: 2,
  options: {},
  seed: '3ffe0edc669385d730c498c8615653d8',
  gifts: {
    'players.0.goods.worker': 3,
    'players.0.goods.scrap': 2,
    'players.0.goods.brick': 1,
    'players.0.goods.incorporate2': 2,
    'players.0.goods.conquer3': 2,
    'players.0.goods.deal3': 1,
    'players.0.goods.defend3': 1,
    'players.0.goods.redevelop': 1,
    'players.1.goods.incorporate2': 2,
    'players.1.goods.conquer3': 3,
    'players.1.hand.3': 9,
    'row.2': 47,
    'deck.0': 79,
    'deck.10': 52,
    'deck.32': 37,
    'deck.71': 81,
    'deck.75': 61,
    'deck.76': 50,
    'deck.77': 49,
    'deck.79': 43,
  },
  things: {
    upgrade: 'card:56',
    warehouse: 'card:47',
    hold: 'card:62',
    limeWorks: 'card:7',
    lodge: 'card:66',
    roadhouse: 'card:9',
    traders: 'card:82',
    espionage: 'card:46',
    shelters: 'card:18',
    wire: 'card:49',
    otherWire: 'card:50',
    tower: 'card:61',
    weapon: 'good:weapon',
  },
  rivals: ['card:7', 'card:66', 'card:9'],
  chapters: [
    {
      title: { en: 'Lookout', pl: 'Wypatrywanie' },
      turns: [
        {
          asked: 1,
          first: [
            {
              say: {
                en: 'You make a country out of ruins. The game ends after a turn in which somebody has **33 points**; **the most points win**.',
                pl: 'Z ruin tworzysz kraj. Gra kończy się po turze, w której ktoś ma **33 punkty**; **wygrywa ten, kto ma ich najwięcej**.',
              },
              point: ['seat:0'],
            },
            {
              say: {
                en: 'These are **your goods**. For this first match you get some more than usual, so that you can try everything.',
                pl: 'To są **twoje dobra**. W tej pierwszej partii masz ich więcej niż zwykle, żeby wszystkiego spróbować.',
              },
              point: ['seat:0:pool'],
            },
          ],
          say: {
            en: 'Everybody takes two cards from the open row. Take **{upgrade}**.',
            pl: 'Każdy bierze dwie karty z odkrytego rzędu. Weź kartę **{upgrade}**.',
          },
          why: {
            en: 'You will need it sooner than you think: it will fill a gap.',
            pl: 'Przyda się szybciej, niż myślisz: zapełni lukę.',
          },
          take: { kind: 'card', of: ['upgrade'] },
        },
        { asked: 2, seat: 1, take: { kind: 'card', of: ['limeWorks'] } },
        {
          asked: 3,
          say: {
            en: 'Now take **{warehouse}**. A third card comes unseen from the pile.',
            pl: 'Teraz weź kartę **{warehouse}**. Trzecia przyjdzie zakryta ze stosu.',
          },
          why: {
            en: 'Whatever you take, the other cards do not come back: leave no favourite lying.',
            pl: 'Cokolwiek weźmiesz, reszta przepada: nie zostawiaj tego, na czym ci zależy.',
          },
          take: { kind: 'card', of: ['warehouse'] },
        },
        { asked: 4, seat: 1, take: { kind: 'card', with: { card: 8 } } },
      ],
    },
    {
      title: { en: 'Incorporating and visiting', pl: 'Przyłączanie i odwiedziny' },
      turns: [
        {
          asked: 5,
          first: [
            {
              say: {
                en: 'Your base has produced **workers and scrap**. From here on you take turns, **one action each**.',
                pl: 'Baza wyprodukowała **robotników i złom**. Odtąd gracie na zmianę, **po jednej akcji**.',
              },
              point: ['seat:0:pool'],
            },
            {
              say: {
                en: 'Contact tokens have a **value**. Tokens of one kind add up, and must reach the **distance** in the card’s corner.',
                pl: 'Żetony kontaktów mają **wartość**. Żetony jednego rodzaju się sumują i muszą sięgnąć **odległości** z rogu karty.',
              },
              point: ['hold', 'seat:0:pool:incorporate2'],
            },
          ],
          say: {
            en: 'Incorporate **{hold}**. Its distance is 3, so **both grey tokens** go: 2 and 2, no change is given.',
            pl: 'Przyłącz lokację **{hold}**. Ma odległość 3, więc idą **oba szare żetony**: 2 i 2, reszty się nie wydaje.',
          },
          point: ['hold', 'seat:0:pool:incorporate2'],
          why: {
            en: 'A location in your state is worth a point at every scoring. Begin with one.',
            pl: 'Lokacja w twoim Stanie daje punkt przy każdym podliczeniu. Od niej zacznij.',
          },
          take: { kind: 'incorporate', of: ['hold'] },
        },
        { asked: 7, seat: 1, take: { kind: 'incorporate', of: ['roadhouse'] } },
        {
          asked: 9,
          first: [
            {
              say: {
                en: 'Your rival has incorporated **{roadhouse}**. Its production is open: others may use it too.',
                pl: 'Rywal przyłączył lokację **{roadhouse}**. To otwarta produkcja: mogą z niej korzystać także inni.',
              },
              point: ['roadhouse'],
            },
          ],
          say: {
            en: '**Visit** it: your worker goes over to your rival, and you draw a card.',
            pl: '**Odwiedź** ją: twój robotnik przechodzi do rywala, a ty dobierasz kartę.',
          },
          why: {
            en: 'With more cards you can do more, and you have workers enough.',
            pl: 'Z kartami masz więcej możliwości, a robotników ci nie brakuje.',
          },
          take: { kind: 'visit', of: ['roadhouse'] },
        },
        { asked: 10, seat: 1, take: { kind: 'incorporate', of: ['lodge'] } },
      ],
    },
    {
      title: { en: 'Raids, ruins and deals', pl: 'Najazdy, zgliszcza i umowy' },
      turns: [
        {
          asked: 12,
          first: [
            {
              say: {
                en: '**Red tokens conquer.** Raid a rival’s location and you take its red field; ruins stay behind, and the rival loses a point.',
                pl: '**Czerwone żetony podbijają.** Z najechanej lokacji rywala bierzesz to, co na czerwonym polu; zostają zgliszcza, a rywal traci punkt.',
              },
              point: ['lodge', 'seat:0:pool:conquer3'],
            },
          ],
          say: {
            en: 'Raid **{lodge}**. With defence tokens your rival could shoot back, but has none.',
            pl: 'Najedź lokację **{lodge}**. Z żetonami obrony rywal mógłby odpowiedzieć ogniem, ale ich nie ma.',
          },
          point: ['lodge'],
          why: {
            en: 'Do it now: nobody can raid a rival who has passed.',
            pl: 'Zrób to teraz: kto spasował, tego nie można już najechać.',
          },
          take: { kind: 'conquer', of: ['lodge'] },
        },
        { asked: 14, seat: 1, take: { kind: 'conquer', of: ['hold'] } },
        { asked: 16, seat: 1, take: { kind: 'done' } },
        {
          asked: 17,
          say: {
            en: '**Shoot-out!** Your rival strikes back at **{hold}** with 6, and 5 are enough. Your **defence token** takes off 3.',
            pl: '**Strzelanina!** Rywal uderza w lokację **{hold}** z siłą 6, a wystarczy 5. Twój **żeton obrony** zbije ją o 3.',
          },
          point: ['hold', 'seat:0:pool:defend3'],
          why: {
            en: 'Defence tokens are lost at the end of the turn. Make your rival pay for it.',
            pl: 'Żetony obrony przepadają na koniec tury. Niech ten najazd kosztuje rywala więcej.',
          },
          take: { kind: 'defend', with: { defend3: 1 } },
        },
        { asked: 18, seat: 1, take: { kind: 'add', with: { good: 'conquer3' } } },
        {
          asked: 19,
          first: [
            {
              say: {
                en: 'Your rival has **added a token** and got through after all. In a shoot-out both go on until one lets it be.',
                pl: 'Rywal **dołożył żeton** i jednak się przebił. W strzelaninie obie strony dokładają, aż jedna odpuści.',
              },
            },
            {
              say: {
                en: '**{hold}** lies in **ruins**. All that is left to you of it is the brick on its blue field.',
                pl: 'Z lokacji **{hold}** zostały **zgliszcza**. Masz z niej już tylko budulec z niebieskiego pola.',
              },
              point: ['seat:0'],
            },
          ],
          say: {
            en: '**Rebuild**: for a brick any card from your hand takes the place of ruins, and you get a **point**. Choose **{upgrade}**.',
            pl: '**Odbudowa**: za budulec dowolna karta z ręki zajmuje miejsce zgliszczy, a ty dostajesz **punkt**. Wybierz kartę **{upgrade}**.',
          },
          why: {
            en: 'Ruins bring no points. A new location counts again, and distance and type do not matter here.',
            pl: 'Zgliszcza nie dają punktów. Nowa lokacja znów się liczy, a odległość i typ nie mają tu znaczenia.',
          },
          take: { kind: 'rebuild', of: ['upgrade'] },
        },
        { asked: 21, seat: 1, take: { kind: 'incorporate', of: ['limeWorks'] } },
        {
          asked: 23,
          first: [
            {
              say: {
                en: '**Blue tokens make deals**, with rivals’ locations too: up to three at a time. To break one is no action.',
                pl: '**Niebieskimi żetonami zawierasz umowy**, także z lokacjami rywali: naraz najwyżej z trzema. Zerwanie umowy to nie akcja.',
              },
              point: ['roadhouse', 'seat:0:pool:deal3'],
            },
          ],
          say: {
            en: 'Make a deal with your rival’s **{roadhouse}**: a card for you, now and in every turn.',
            pl: 'Zawrzyj umowę z lokacją rywala **{roadhouse}**: karta dla ciebie, teraz i w każdej turze.',
          },
          point: ['roadhouse'],
          why: {
            en: 'A visit pays once, a deal in every turn. With a rival who has passed you cannot make one.',
            pl: 'Odwiedziny płacą raz, umowa co turę. A z kimś, kto spasował, już jej nie zawrzesz.',
          },
          take: { kind: 'deal', of: ['roadhouse'] },
        },
        { asked: 25, seat: 1, take: { kind: 'pass' } },
        {
          asked: 26,
          first: [
            {
              say: {
                en: 'Your rival has **passed** and does nothing more in this turn. You go on alone.',
                pl: 'Rywal **spasował** i w tej turze nic już nie zrobi. Grasz dalej bez niego.',
              },
              point: ['seat:1'],
            },
          ],
          say: {
            en: 'Some cards work **at once** and are gone. Play **{traders}** for a blue token.',
            pl: 'Niektóre karty działają **od razu** i znikają. Zagraj kartę **{traders}** i weź niebieski żeton.',
          },
          why: {
            en: 'There is a card to make a deal with, and for that you need a token.',
            pl: 'Czeka karta na umowę, a do niej trzeba żetonu.',
          },
          take: { kind: 'instant', of: ['traders'] },
        },
        {
          asked: 27,
          say: {
            en: 'A **deal with a card from your hand**: **{espionage}** goes under your base and brings a card in every later turn.',
            pl: '**Umowa z kartą z ręki**: **{espionage}** trafi pod bazę i da ci kartę w każdej następnej turze.',
          },
          point: ['espionage', 'seat:0:pool:deal3'],
          why: {
            en: 'Tokens do not outlast the turn. A deal does, and pays again and again.',
            pl: 'Żetony nie przetrwają tury. Umowa przetrwa i płaci od nowa co turę.',
          },
          take: { kind: 'deal', of: ['espionage'] },
        },
        {
          asked: 29,
          say: {
            en: '**Two workers** always make a resource. Trade them for a **weapon**.',
            pl: '**Dwóch robotników** to zawsze jeden surowiec. Wymień ich na **broń**.',
          },
          why: {
            en: 'A weapon feeds the red field of your contact board, and that is what comes next.',
            pl: 'Bronią zasilisz czerwone pole karty kontaktów, a ono zaraz się przyda.',
          },
          take: { kind: 'hire', of: ['weapon'] },
        },
        {
          asked: 30,
          say: {
            en: 'Your **contact board** turns the weapon into a red contact: at once, or as a **token** to play later. Take the **token**.',
            pl: '**Karta kontaktów** zamienia broń w czerwony kontakt: od razu albo jako **żeton** na później. Weź **żeton**.',
          },
          why: {
            en: 'Tokens of a colour can be joined to reach farther. What the board gives at once cannot.',
            pl: 'Żetony jednego koloru można łączyć, by sięgnąć dalej. Kontaktu wprost z karty łączyć nie można.',
          },
          take: { kind: 'fieldToken', with: { how: 'conquer' } },
        },
        {
          asked: 31,
          say: {
            en: 'Play it now: **conquer {shelters}** from your hand, spoils for later.',
            pl: 'Zagraj go teraz: **podbij z ręki** kartę **{shelters}**, to zdobycz na później.',
          },
          why: {
            en: 'The token would be lost at the end of the turn; the card under your base is not.',
            pl: 'Żeton przepadłby na koniec tury; karta pod bazą nie przepadnie.',
          },
          take: { kind: 'conquer', of: ['shelters'] },
        },
        {
          asked: 33,
          say: {
            en: 'Now a contact **straight from the board**: for scrap, incorporate **{warehouse}**.',
            pl: 'Teraz **wprost z karty kontaktów**: za złom przyłącz lokację **{warehouse}**.',
          },
          point: ['warehouse', 'seat:0:pool:scrap'],
          why: {
            en: 'It counts a point like any location, and keeps what would be lost otherwise.',
            pl: 'To punkt jak za każdą lokację, a do tego schowek na to, co by przepadło.',
          },
          take: { kind: 'incorporate', of: ['warehouse'] },
        },
      ],
    },
    {
      title: { en: 'Points', pl: 'Punkty' },
      turns: [
        {
          asked: 35,
          say: {
            en: 'Cards you do not need can be **swapped**: two for one from the pile.',
            pl: 'Niepotrzebne karty możesz **wymienić**: dwie za jedną ze stosu.',
          },
          why: {
            en: 'You are short of a card to redevelop with. The pile may have one.',
            pl: 'Brakuje ci karty do przebudowy. Może jest w stosie.',
          },
          take: { kind: 'swap' },
        },
        {
          asked: 36,
          say: {
            en: 'Discard **{wire}**.',
            pl: 'Odrzuć kartę **{wire}**.',
          },
          why: {
            en: 'It would guard a location, but your rival has passed and raids nothing any more.',
            pl: 'Osłaniałaby lokację, ale rywal spasował i nikogo już nie najedzie.',
          },
          take: { kind: 'card', of: ['wire'] },
        },
        {
          asked: 37,
          say: {
            en: 'And the other one.',
            pl: 'I drugą taką samą.',
          },
          why: {
            en: 'The last card in your hand is still good for something.',
            pl: 'Ostatnia karta na ręce jeszcze się przyda.',
          },
          take: { kind: 'card', of: ['otherWire'] },
        },
        {
          asked: 38,
          say: {
            en: 'You have drawn **{tower}**. **Redevelop** a location into it: that brings 2 points at once.',
            pl: 'Przyszła karta **{tower}**. **Przebuduj** na nią którąś lokację: to od razu 2 punkty.',
          },
          why: {
            en: 'You have a redevelopment token, and a new location begins unused.',
            pl: 'Masz żeton przebudowy, a nowa lokacja jest jeszcze nieużyta.',
          },
          take: { kind: 'redevelop', of: ['tower'] },
        },
        {
          asked: 39,
          say: {
            en: 'It takes the place of **{upgrade}**, with which it shares a type. Pay with the **token**.',
            pl: 'Zajmie miejsce lokacji **{upgrade}**, z którą ma wspólny typ. Zapłać **żetonem**.',
          },
          why: {
            en: 'The token is good for nothing else; the bricks are.',
            pl: 'Żeton nie przyda się do niczego innego, budulec tak.',
          },
          take: { kind: 'over', of: ['upgrade'], with: { with: 'token' } },
        },
        {
          asked: 40,
          say: {
            en: 'Send a worker to **{tower}**: scrap and a brick become **3 points**, which lie on the card.',
            pl: 'Wyślij robotnika do lokacji **{tower}**: złom i budulec to **3 punkty**, które leżą na karcie.',
          },
          why: {
            en: 'Leftover goods are lost at the end of the turn. Points are not.',
            pl: 'Dobra, które zostaną, przepadną na koniec tury. Punkty nie.',
          },
          take: { kind: 'use', of: ['tower'] },
        },
        {
          asked: 41,
          say: {
            en: 'A **second use** in the same turn takes **two workers**. Send them: **3 points** more.',
            pl: 'Do **drugiego użycia** w tej samej turze trzeba **dwóch robotników**. Wyślij ich: to jeszcze **3 punkty**.',
          },
          why: {
            en: 'You have the workers and the goods for it, and nothing better to spend them on.',
            pl: 'Masz na to robotników i dobra, a lepiej ich nie wydasz.',
          },
          take: { kind: 'use', of: ['tower'] },
        },
        {
          asked: 42,
          say: {
            en: '**Store** your last brick on **{warehouse}**: that is no action, and it will be yours in the next turn.',
            pl: '**Przechowaj** ostatni budulec na karcie **{warehouse}**: to nie akcja, a w następnej turze będzie jak znalazł.',
          },
          point: ['warehouse', 'seat:0:pool:brick'],
          why: {
            en: 'What is not stored is lost at the end of the turn.',
            pl: 'Co nie trafi do schowka, przepadnie na koniec tury.',
          },
          take: { kind: 'store', with: { good: 'brick' } },
        },
        {
          asked: 43,
          first: [
            {
              say: {
                en: 'When all have passed, the **score is counted afresh**: points on cards and base, and one for each location.',
                pl: 'Gdy wszyscy spasują, **wynik liczy się od nowa**: punkty na kartach i w bazie oraz po jednym za lokację.',
              },
              point: ['seat:0'],
            },
          ],
          say: {
            en: 'You have seen every action. Now **pass**.',
            pl: 'Wszystkie akcje masz już za sobą. Teraz **spasuj**.',
          },
          why: {
            en: 'There is little left to gain in this turn, and the next one brings new goods.',
            pl: 'W tej turze niewiele już zyskasz, a następna przyniesie nowe dobra.',
          },
          take: { kind: 'pass' },
        },
      ],
    },
  ],
  farewell: {
    en: 'That was a whole turn. Play on against the bot if you like: deals, locations and points stay as they are.',
    pl: 'To była cała tura. Jeśli chcesz, graj z botem dalej: umowy, lokacje i punkty zostają.',
  },
};
