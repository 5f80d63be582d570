import type { Lesson } from '../lesson.ts';

/** A first turn of The New Era: every kind of action once, from the lookout to the pass. */
export const newEra: Lesson = {
  game: 'new-era',
  seats: 2,
  options: {},
  seed: '3ffe0edc669385d730c498c8615653d8',
  gifts: {
    'players.0.goods.worker': 3,
    'players.0.goods.incorporate2': 2,
    'players.0.goods.conquer3': 2,
    'players.0.goods.redevelop': 1,
    'players.1.goods.incorporate2': 2,
    'players.1.goods.conquer3': 2,
  },
  things: {
    upgrade: 'card:56',
    tentCity: 'card:8',
    hold: 'card:62',
    limeWorks: 'card:7',
    lodge: 'card:66',
    traders: 'card:82',
    espionage: 'card:46',
    shelters: 'card:18',
    agent: 'card:85',
    tower: 'card:61',
    weapon: 'good:weapon',
    deck: 'deck',
  },
  rivals: ['card:7', 'card:66'],
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
            en: 'Now take **{tentCity}**. A third card comes unseen from the pile.',
            pl: 'Teraz weź kartę **{tentCity}**. Trzecia przyjdzie zakryta ze stosu.',
          },
          why: {
            en: 'Whatever you take, the other cards do not come back: leave no favourite lying.',
            pl: 'Cokolwiek weźmiesz, reszta przepada: nie zostawiaj tego, na czym ci zależy.',
          },
          take: { kind: 'card', of: ['tentCity'] },
        },
        { asked: 4, seat: 1, take: { kind: 'card', with: { card: 37 } } },
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
        { asked: 7, seat: 1, take: { kind: 'incorporate', of: ['limeWorks'] } },
        { asked: 8, seat: 1, take: { kind: 'field' } },
        {
          asked: 9,
          first: [
            {
              say: {
                en: 'Your rival has incorporated **{limeWorks}**. Its production is open: others may use it too.',
                pl: 'Rywal przyłączył lokację **{limeWorks}**. To otwarta produkcja: mogą z niej korzystać także inni.',
              },
              point: ['limeWorks'],
            },
          ],
          say: {
            en: '**Visit** it: your worker goes over to your rival, and you get a brick.',
            pl: '**Odwiedź** ją: twój robotnik przechodzi do rywala, a ty dostajesz budulec.',
          },
          why: {
            en: 'A brick will be needed soon, and you have workers enough.',
            pl: 'Budulec zaraz się przyda, a robotników masz dosyć.',
          },
          take: { kind: 'visit', of: ['limeWorks'] },
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
        {
          asked: 16,
          first: [
            {
              say: {
                en: 'Your rival strikes back: **{hold}** lies in **ruins**. All that is left to you of it is a brick.',
                pl: 'Rywal odpowiada: z lokacji **{hold}** zostały **zgliszcza**. Masz z niej już tylko budulec.',
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
        { asked: 18, seat: 1, take: { kind: 'pass' } },
        {
          asked: 19,
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
          asked: 20,
          say: {
            en: '**Blue tokens make deals.** Make one with **{espionage}**: it goes under your base and brings a card more in every turn.',
            pl: '**Niebieskie żetony zawierają umowy.** Zawrzyj umowę z lokacją **{espionage}**: trafi pod bazę i da jedną kartę więcej w każdej turze.',
          },
          point: ['espionage', 'seat:0:pool:deal3'],
          why: {
            en: 'Tokens do not outlast the turn. A deal does, and pays again and again.',
            pl: 'Żetony nie przetrwają tury. Umowa przetrwa i płaci od nowa co turę.',
          },
          take: { kind: 'deal', of: ['espionage'] },
        },
        {
          asked: 22,
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
          asked: 23,
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
          asked: 24,
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
      ],
    },
    {
      title: { en: 'Points', pl: 'Punkty' },
      turns: [
        {
          asked: 26,
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
          asked: 27,
          say: {
            en: 'Discard **{agent}**. The last card in your hand goes with it.',
            pl: 'Odrzuć kartę **{agent}**. Razem z nią odejdzie ostatnia karta z ręki.',
          },
          why: { en: 'Both cards go in any case.', pl: 'I tak odchodzą obie.' },
          take: { kind: 'card', of: ['agent'] },
        },
        {
          asked: 29,
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
          asked: 30,
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
          asked: 31,
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
          asked: 32,
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
