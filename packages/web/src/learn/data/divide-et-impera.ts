import type { Lesson } from '../lesson.ts';

/** A first turn of DEI: recruit, collect, buy, move, build, fly, and the mission at its end; then what bought cards can do. */
export const divideEtImpera: Lesson = {
  game: 'divide-et-impera',
  seats: 2,
  options: { factions: ['farmZ', 'auxilia'] },
  seed: 'a821eb0960c4eb8562d5f973ecc0ddb5',
  gifts: { 'slots.0': 53, 'decks.0.5': 79, 'slots.11': 56, 'decks.3.3': 59 },
  things: {
    wharf: 'area:1',
    cut: 'area:9',
    lane: 'area:0',
    yard: 'area:2',
    feeding: 'card:19',
    herding: 'card:17',
    subjects: 'card:20',
    laboratory: 'card:21',
    draco: 'card:23',
    hoist: 'card:22',
    sweet: 'card:98',
    marketSlot: 'slot:10',
    moving: 'icon:0',
    lifting: 'icon:1',
    recruiting: 'icon:2',
    collecting: 'icon:3',
    sheltering: 'icon:4',
    flying: 'icon:7',
    shelterSite: 'site:0',
    bridgeSite: 'site:8',
    bombardment: 'card:80',
    mission: 'mission:7',
    knives: 'card:61',
    eliminating: 'icon:28',
    roof: 'area:10',
    trial: 'card:16',
    paying: 'icon:29',
    payingAgain: 'icon:30',
    batch: 'card:18',
    paySlot: 'slot:0',
    pay: 'card:53',
    copying: 'icon:34',
    orders: 'card:56',
    ordersSlot: 'slot:11',
  },
  chapters: [
    {
      title: { en: 'Playing a card', pl: 'Zagranie karty' },
      turns: [
        {
          asked: 1,
          first: [
            {
              say: {
                en: 'London lies under the ice. After **four turns** whoever has brought in the **most supply** wins.',
                pl: 'Londyn leży pod lodem. Po **czterech turach** wygrywa ten, kto zgromadzi **najwięcej zaopatrzenia**.',
              },
            },
            {
              say: {
                en: 'Supply comes from **missions**, from **outposts** you control, and from what you gather and buy.',
                pl: 'Zaopatrzenie dają **misje**, **posterunki** pod kontrolą oraz to, co zbierzesz i kupisz.',
              },
              point: ['mission'],
            },
          ],
          say: {
            en: 'Put your people on the map: the **leader here**, two collectors in the other area.',
            pl: 'Rozstaw swoich na planszy: **przywódca tutaj**, dwaj zbieracze w drugim obszarze.',
          },
          why: {
            en: 'Spread out like this you hold both of your areas from the start.',
            pl: 'Tak rozstawieni od początku trzymają oba obszary.',
          },
          take: { kind: 'deploy', with: { leader: 1, more: 9 } },
        },
        {
          asked: 2,
          first: [
            {
              say: {
                en: 'A turn has three phases, and in each of them you play **two cards**. Face up a card gives you **its icons**.',
                pl: 'Tura ma trzy fazy, a w każdej zagrywasz **dwie karty**. Odkryta karta daje ci **swoje ikony**.',
              },
              point: ['feeding'],
            },
          ],
          say: {
            en: 'Play **{feeding}**: it recruits and collects.',
            pl: 'Zagraj kartę **{feeding}**: rekrutuje i zbiera.',
          },
          why: {
            en: 'More people and more goods first: everything else is built on them.',
            pl: 'Najpierw ludzie i zasoby: na nich opiera się cała reszta.',
          },
          take: { kind: 'up', of: ['feeding'] },
        },
        {
          asked: 3,
          say: {
            en: 'The icons work in any order. First **recruit**.',
            pl: 'Ikon używasz w dowolnej kolejności. Najpierw **rekrutacja**.',
          },
          why: {
            en: 'The collecting comes right after it.',
            pl: 'Zbieranie będzie zaraz potem.',
          },
          take: { kind: 'use', of: ['recruiting'] },
        },
        {
          asked: 4,
          say: {
            en: 'New collectors appear at a shelter. Put this one **here**, beside your leader.',
            pl: 'Nowi zbieracze pojawiają się przy schronieniu. Postaw tego **tutaj**, obok przywódcy.',
          },
          why: {
            en: 'From here your people will soon move on, and nobody should be left alone.',
            pl: 'Stąd twoi ludzie zaraz ruszą dalej, a nikt nie powinien zostać sam.',
          },
          take: { kind: 'recruit', of: ['wharf'] },
        },
        {
          asked: 5,
          say: {
            en: 'Now **collect**.',
            pl: 'Teraz **zbieranie**.',
          },
          why: {
            en: 'An icon you leave unused is lost.',
            pl: 'Niewykorzystana ikona przepada.',
          },
          take: { kind: 'use', of: ['collecting'] },
        },
        {
          asked: 6,
          say: {
            en: 'You collect where you have **more people than anybody else**. Take the technology **here**.',
            pl: 'Zbierasz tam, gdzie masz **więcej ludzi niż inni**. Weź technologię **stąd**.',
          },
          why: {
            en: 'Your rival will come to this area. Take what lies here while it is yours.',
            pl: 'Do tego obszaru wejdzie rywal. Weź, co tu leży, póki jest twój.',
          },
          take: { kind: 'collect', of: ['cut'] },
        },
        {
          asked: 8,
          first: [
            {
              say: {
                en: '**Face down** a card buys a better one from the markets. The card itself leaves the game.',
                pl: '**Zakryta** karta kupuje lepszą z rynku. Sama opuszcza grę.',
              },
              point: ['herding'],
            },
          ],
          say: {
            en: 'Play **{herding}** **face down**.',
            pl: 'Zagraj **zakrytą** kartę **{herding}**.',
          },
          why: {
            en: 'You have another card with the same icons, so you will hardly miss it.',
            pl: 'Masz drugą kartę z tymi samymi ikonami, więc tej nie będzie ci brakować.',
          },
          take: { kind: 'down', of: ['herding'] },
        },
        {
          asked: 9,
          say: {
            en: 'Buy **this card** for a technology and an energy cell. It drives rivals away, and moves twice.',
            pl: 'Kup **tę kartę** za technologię i ogniwo. Przepędza rywali i dwa razy rusza.',
          },
          why: {
            en: 'What is bought early can be played often.',
            pl: 'Co kupisz wcześnie, zagrasz wiele razy.',
          },
          take: { kind: 'buy', of: ['marketSlot'] },
        },
        { asked: 12, seat: 1, take: { kind: 'deploy', with: { leader: 9, more: 1 } } },
        { asked: 13, seat: 1, take: { kind: 'up', with: { card: 26 } } },
        { asked: 14, seat: 1, take: { kind: 'use', of: ['recruiting'] } },
        { asked: 15, seat: 1, take: { kind: 'recruit', of: ['cut'] } },
        { asked: 17, seat: 1, take: { kind: 'up', with: { card: 28 } } },
        { asked: 18, seat: 1, take: { kind: 'use', of: ['recruiting'] } },
        { asked: 19, seat: 1, take: { kind: 'recruit', of: ['cut'] } },
        { asked: 20, seat: 1, take: { kind: 'done' } },
      ],
    },
    {
      title: { en: 'Moving and building', pl: 'Ruch i budowa' },
      turns: [
        {
          asked: 21,
          first: [
            {
              say: {
                en: 'Your rival has more people **here** now: the area is no longer yours. On a tie it would be nobody’s.',
                pl: 'Rywal ma **tutaj** więcej ludzi: obszar nie jest już twój. Przy remisie byłby niczyj.',
              },
              point: ['cut'],
            },
          ],
          say: {
            en: 'The second phase. Play **{subjects}**: it recruits and moves.',
            pl: 'Druga faza. Zagraj kartę **{subjects}**: rekrutuje i rusza.',
          },
          why: {
            en: 'There are free areas all around. You only have to go there.',
            pl: 'Wokół są wolne obszary. Trzeba tylko tam pójść.',
          },
          take: { kind: 'up', of: ['subjects'] },
        },
        {
          asked: 22,
          say: { en: '**Recruit** first.', pl: 'Najpierw **rekrutacja**.' },
          why: {
            en: 'Collectors recruited now can move at once.',
            pl: 'Kto przyjdzie teraz, może od razu ruszyć.',
          },
          take: { kind: 'use', of: ['recruiting'] },
        },
        {
          asked: 23,
          say: {
            en: 'Again **here**, beside your leader.',
            pl: 'Znów **tutaj**, obok przywódcy.',
          },
          why: {
            en: 'From this area the way to free outposts is the shortest.',
            pl: 'Z tego obszaru najbliżej do wolnych posterunków.',
          },
          take: { kind: 'recruit', of: ['wharf'] },
        },
        {
          asked: 24,
          say: { en: 'Now **move**.', pl: 'Teraz **ruch**.' },
          why: {
            en: 'Areas are won by being there.',
            pl: 'Obszar zdobywa ten, kto w nim jest.',
          },
          take: { kind: 'use', of: ['moving'] },
        },
        {
          asked: 25,
          say: {
            en: 'From **this area**.',
            pl: 'Z **tego obszaru**.',
          },
          why: {
            en: 'The others are needed where they are.',
            pl: 'Pozostali są potrzebni na miejscu.',
          },
          take: { kind: 'from', of: ['wharf'] },
        },
        {
          asked: 27,
          say: {
            en: 'One icon moves as many as you like. Send **two collectors** and leave the leader: the outpost there becomes yours.',
            pl: 'Jedna ikona rusza dowolną liczbę jednostek. Wyślij **dwóch zbieraczy**, przywódca zostaje: tamtejszy posterunek będzie twój.',
          },
          why: {
            en: 'One will go on from there, and one will stay and hold it.',
            pl: 'Jeden pójdzie stamtąd dalej, a drugi zostanie na straży.',
          },
          take: { kind: 'units', with: { collectors: 2, leader: false, shelters: 0 } },
        },
        {
          asked: 29,
          say: {
            en: 'An **outpost** of yours: two of a colour unlock an ability. Now play **{laboratory}**.',
            pl: 'To twój **posterunek**: dwa w jednym kolorze odblokują zdolność. Teraz zagraj kartę **{laboratory}**.',
          },
          why: {
            en: 'It builds a shelter, so that you can recruit farther ahead.',
            pl: 'Buduje schronienie, więc będziesz rekrutować dalej od domu.',
          },
          take: { kind: 'up', of: ['laboratory'] },
        },
        {
          asked: 30,
          say: { en: '**Build a shelter**.', pl: '**Zbuduj schronienie**.' },
          why: {
            en: 'First build, then move on.',
            pl: 'Najpierw budowa, potem dalej w drogę.',
          },
          take: { kind: 'use', of: ['sheltering'] },
        },
        {
          asked: 32,
          say: {
            en: 'Put it **here**, where your people have just arrived.',
            pl: 'Postaw je **tutaj**, gdzie właśnie doszli twoi ludzie.',
          },
          why: {
            en: 'You can already recruit in your first areas.',
            pl: 'W pierwszych obszarach i tak możesz rekrutować.',
          },
          take: { kind: 'site', of: ['shelterSite'] },
        },
        {
          asked: 33,
          say: { en: 'And **move** on.', pl: 'I **ruch** dalej.' },
          why: {
            en: 'The icon would be lost otherwise.',
            pl: 'Inaczej ikona przepadnie.',
          },
          take: { kind: 'use', of: ['moving'] },
        },
        {
          asked: 34,
          say: { en: 'From **here**.', pl: '**Stąd**.' },
          why: {
            en: 'One collector is enough to hold this area.',
            pl: 'Do utrzymania tego obszaru starczy jeden zbieracz.',
          },
          take: { kind: 'from', of: ['lane'] },
        },
        {
          asked: 35,
          say: { en: 'To **this area**: nobody is there yet.', pl: 'Do **tego obszaru**: nikogo tam jeszcze nie ma.' },
          why: {
            en: 'Where nobody is, a single collector has the majority.',
            pl: 'Gdzie nie ma nikogo, tam jeden zbieracz ma przewagę.',
          },
          take: { kind: 'to', of: ['yard'] },
        },
        {
          asked: 36,
          say: {
            en: 'Send **one** and leave one behind.',
            pl: 'Wyślij **jednego**, drugi zostaje.',
          },
          why: {
            en: 'With both of them gone, the outpost here would be up for grabs.',
            pl: 'Gdyby poszli obaj, tutejszy posterunek stałby otworem.',
          },
          take: { kind: 'units', with: { collectors: 1, leader: false, shelters: 0 } },
        },
        { asked: 38, seat: 1, take: { kind: 'up', with: { card: 27 } } },
        { asked: 39, seat: 1, take: { kind: 'use', of: ['recruiting'] } },
        { asked: 40, seat: 1, take: { kind: 'recruit', of: ['cut'] } },
        { asked: 42, seat: 1, take: { kind: 'up', with: { card: 24 } } },
        { asked: 43, seat: 1, take: { kind: 'done' } },
      ],
    },
    {
      title: { en: 'Drone, lift and mission', pl: 'Dron, winda i misja' },
      turns: [
        {
          asked: 44,
          first: [
            {
              say: {
                en: 'Two red outposts have **unlocked your red ability**. **{bombardment}**: each bridge of yours adds 2 to your majority below it.',
                pl: 'Dwa czerwone posterunki **odblokowały twoją czerwoną zdolność**. **{bombardment}**: każdy twój most dodaje 2 do przewagi pod nim.',
              },
              point: ['bombardment'],
            },
          ],
          say: {
            en: 'The third phase. Play **{draco}**: a drone.',
            pl: 'Trzecia faza. Zagraj kartę **{draco}**: to dron.',
          },
          why: {
            en: 'Drones fly over everything and act where they land.',
            pl: 'Drony latają nad wszystkim i działają tam, gdzie wylądują.',
          },
          take: { kind: 'up', of: ['draco'] },
        },
        {
          asked: 45,
          say: { en: '**Activate** it.', pl: '**Aktywuj** go.' },
          why: {
            en: 'The card has no other icon.',
            pl: 'Karta nie ma innej ikony.',
          },
          take: { kind: 'use', of: ['flying'] },
        },
        {
          asked: 46,
          say: {
            en: 'Fly **here**: this drone drives a rival collector away, and your leader is no longer alone against two.',
            pl: 'Leć **tutaj**: ten dron przepędza zbieracza rywala, więc przywódca nie ma już przeciw sobie dwóch.',
          },
          why: {
            en: 'Every collector they lose brings you nearer to a majority.',
            pl: 'Każdy zbieracz mniej po ich stronie to krok do twojej przewagi.',
          },
          take: { kind: 'fly', of: ['wharf'] },
        },
        {
          asked: 47,
          first: [
            {
              say: {
                en: 'You have drawn a **Sweet Boost**. It adds one action to a card, once.',
                pl: 'Masz **słodkie wzmocnienie**. Raz dodaje karcie jedną akcję.',
              },
              point: ['sweet'],
            },
          ],
          say: {
            en: 'Add **{sweet}** to this card: one more recruit.',
            pl: 'Dodaj do tej karty **{sweet}**: jeszcze jedna rekrutacja.',
          },
          why: {
            en: 'More people on the map is just what your mission will ask for.',
            pl: 'Więcej ludzi na planszy to właśnie to, o co zapyta misja.',
          },
          take: { kind: 'sweet', of: ['sweet'] },
        },
        {
          asked: 48,
          say: { en: '**Recruit**.', pl: '**Rekrutacja**.' },
          why: { en: 'That is what the boost is for.', pl: 'Po to jest wzmocnienie.' },
          take: { kind: 'use', of: ['recruiting'] },
        },
        {
          asked: 49,
          say: {
            en: 'At your **new shelter**.',
            pl: 'Przy **nowym schronieniu**.',
          },
          why: {
            en: 'A second collector makes this outpost safer.',
            pl: 'Z drugim zbieraczem ten posterunek jest bezpieczniejszy.',
          },
          take: { kind: 'recruit', of: ['lane'] },
        },
        {
          asked: 51,
          say: {
            en: 'Your last card in this turn: **{hoist}**.',
            pl: 'Ostatnia karta w tej turze: **{hoist}**.',
          },
          why: {
            en: 'It opens the way up to the roofs, where the energy lies.',
            pl: 'Otwiera drogę na dachy, gdzie leżą ogniwa.',
          },
          take: { kind: 'up', of: ['hoist'] },
        },
        {
          asked: 52,
          say: {
            en: 'Ground and roofs are apart. Build a **lift**, for you alone.',
            pl: 'Ziemia i dachy są rozdzielone. Zbuduj **windę**, tylko dla siebie.',
          },
          why: {
            en: 'Bridges join roofs, and you are not up there yet.',
            pl: 'Mosty łączą dachy, a tam cię jeszcze nie ma.',
          },
          take: { kind: 'use', of: ['lifting'] },
        },
        {
          asked: 54,
          say: {
            en: '**Here**, from your outpost up to the roof beside it.',
            pl: '**Tutaj**, od posterunku na dach obok.',
          },
          why: {
            en: 'This lift begins where you have a shelter and people.',
            pl: 'Ta winda zaczyna się tam, gdzie masz schronienie i ludzi.',
          },
          take: { kind: 'site', of: ['shelterSite'] },
        },
        {
          asked: 55,
          say: { en: 'Then **collect**.', pl: 'Potem **zbieranie**.' },
          why: { en: 'The icon would be lost otherwise.', pl: 'Inaczej ikona przepadnie.' },
          take: { kind: 'use', of: ['collecting'] },
        },
        {
          asked: 56,
          say: {
            en: 'Take the technology **here**.',
            pl: 'Weź technologię **stąd**.',
          },
          why: {
            en: 'Take from where you are weakest first: there it is soonest gone.',
            pl: 'Bierz najpierw tam, gdzie cię najmniej: tam najszybciej przepadnie.',
          },
          take: { kind: 'collect', of: ['yard'] },
        },
        {
          asked: 58,
          first: [
            {
              say: {
                en: 'After your third phase you take a **mission**, one from each column in the whole game. It counts at once.',
                pl: 'Po trzeciej fazie bierzesz **misję**, w całej grze po jednej z każdej kolumny. Liczy się od razu.',
              },
              point: ['mission'],
            },
          ],
          say: {
            en: 'Take **this one**: it counts your people on the map, and brings **6 supply**.',
            pl: 'Weź **tę**: liczy twoich ludzi na planszy i daje **6 zaopatrzenia**.',
          },
          why: {
            en: 'The others bring less now. They can wait until you have what they count.',
            pl: 'Pozostałe dadzą teraz mniej. Poczekają, aż będziesz mieć to, co liczą.',
          },
          take: { kind: 'mission', of: ['mission'] },
        },
      ],
    },
    {
      title: { en: 'The card you bought', pl: 'Kupiona karta' },
      turns: [
        { asked: 59, seat: 1, take: { kind: 'up', with: { card: 25 } } },
        { asked: 60, seat: 1, take: { kind: 'done' } },
        { asked: 61, seat: 1, take: { kind: 'up', with: { card: 29 } } },
        { asked: 62, seat: 1, take: { kind: 'done' } },
        { asked: 63, seat: 1, take: { kind: 'mission', with: { place: 0 } } },
        { asked: 64, seat: 1, take: { kind: 'up', with: { card: 26 } } },
        { asked: 65, seat: 1, take: { kind: 'done' } },
        { asked: 66, seat: 1, take: { kind: 'up', with: { card: 28 } } },
        { asked: 67, seat: 1, take: { kind: 'done' } },
        {
          asked: 68,
          first: [
            {
              say: {
                en: 'The second turn. The cards you played face up are back in your hand, and the one you bought is there too.',
                pl: 'Druga tura. Karty zagrane odkryte wróciły na rękę, a razem z nimi masz tę kupioną.',
              },
              point: ['knives'],
            },
          ],
          say: {
            en: 'Play **{knives}**.',
            pl: 'Zagraj kartę **{knives}**.',
          },
          why: {
            en: 'Bought cards can do what your first ones cannot. This one clears an area.',
            pl: 'Kupione karty umieją to, czego pierwsze nie potrafią. Ta oczyszcza obszar.',
          },
          take: { kind: 'up', of: ['knives'] },
        },
        {
          asked: 69,
          say: { en: '**Eliminate** first.', pl: 'Najpierw **eliminacja**.' },
          why: {
            en: 'First make room, then move.',
            pl: 'Najpierw zrób miejsce, potem ruszaj.',
          },
          take: { kind: 'use', of: ['eliminating'] },
        },
        {
          asked: 70,
          say: {
            en: '**Here**: without this collector your leader holds the area alone. Leaders themselves cannot be driven away.',
            pl: '**Tutaj**: bez tego zbieracza obszar trzyma sam twój przywódca. Przywódcy przepędzić nie można.',
          },
          why: {
            en: 'In the other area they would still be more than you.',
            pl: 'W drugim obszarze i tak byłoby ich więcej niż twoich.',
          },
          take: { kind: 'eliminate', of: ['wharf'] },
        },
        {
          asked: 71,
          say: { en: 'Now **move**.', pl: 'Teraz **ruch**.' },
          why: {
            en: 'The card has two moves left. Use at least one.',
            pl: 'Na karcie zostały dwa ruchy. Użyj choć jednego.',
          },
          take: { kind: 'use', of: ['moving'] },
        },
        {
          asked: 72,
          say: {
            en: 'From **here**, where your lift begins.',
            pl: '**Stąd**, gdzie zaczyna się twoja winda.',
          },
          why: {
            en: 'Only from here does a way lead up.',
            pl: 'Tylko stąd prowadzi droga na górę.',
          },
          take: { kind: 'from', of: ['lane'] },
        },
        {
          asked: 73,
          say: {
            en: 'Up to the **roof**: nobody else can use your lift.',
            pl: 'Na **dach**: z twojej windy nikt inny nie skorzysta.',
          },
          why: {
            en: 'On the ground you hold enough; energy lies on the roofs.',
            pl: 'Na ziemi masz już dość, a ogniwa leżą na dachach.',
          },
          take: { kind: 'to', of: ['roof'] },
        },
        {
          asked: 74,
          say: { en: 'Send **one**, and leave one behind.', pl: 'Wyślij **jednego**, drugi zostaje.' },
          why: {
            en: 'Your outpost down here must not be left alone.',
            pl: 'Posterunek na dole nie może zostać pusty.',
          },
          take: { kind: 'units', with: { collectors: 1, leader: false, shelters: 0 } },
        },
        {
          asked: 75,
          say: {
            en: 'An icon may be left unused. You are **done** with this card.',
            pl: 'Ikony nie trzeba używać. **Skończ** tę kartę.',
          },
          why: {
            en: 'Another move would only open a gap somewhere else.',
            pl: 'Jeszcze jeden ruch tylko zrobiłby lukę gdzie indziej.',
          },
          take: { kind: 'done' },
        },
      ],
    },
    {
      title: { en: 'Supply Delivery and Copy', pl: 'Dostawa zaopatrzenia i kopia' },
      turns: [
        {
          asked: 76,
          say: {
            en: 'Time for another purchase. Play **{trial}** **face down**.',
            pl: 'Czas na kolejny zakup. Zagraj **zakrytą** kartę **{trial}**.',
          },
          why: {
            en: 'Moving is all it can do, and other cards of yours do that, too.',
            pl: 'Umie tylko ruszać, a to potrafią też inne twoje karty.',
          },
          take: { kind: 'down', of: ['trial'] },
        },
        {
          asked: 77,
          say: {
            en: 'Buy **this card**. Its place asks for **two red outposts**, and you have them.',
            pl: 'Kup **tę kartę**. Jej miejsce wymaga **dwóch czerwonych posterunków**, a ty je masz.',
          },
          why: {
            en: 'It pays for red outposts, and nobody has more of them than you.',
            pl: 'Płaci za czerwone posterunki, a nikt nie ma ich więcej niż ty.',
          },
          take: { kind: 'buy', of: ['paySlot'] },
        },
        { asked: 80, seat: 1, take: { kind: 'up', with: { card: 27 } } },
        { asked: 81, seat: 1, take: { kind: 'done' } },
        { asked: 82, seat: 1, take: { kind: 'up', with: { card: 24 } } },
        { asked: 83, seat: 1, take: { kind: 'done' } },
        {
          asked: 84,
          say: {
            en: 'Play **{pay}**.',
            pl: 'Zagraj kartę **{pay}**.',
          },
          why: {
            en: 'While both outposts are yours, it works twice.',
            pl: 'Póki oba posterunki są twoje, zadziała dwa razy.',
          },
          take: { kind: 'up', of: ['pay'] },
        },
        {
          asked: 85,
          say: {
            en: 'This icon works **once for each red outpost** you control. **Use** it.',
            pl: 'Ta ikona działa **raz za każdy twój czerwony posterunek**. **Użyj** jej.',
          },
          why: {
            en: 'The card has no other icon.',
            pl: 'Karta nie ma innej ikony.',
          },
          take: { kind: 'use', of: ['paying'] },
        },
        {
          asked: 86,
          say: {
            en: 'Each time you choose. Take the **Supply Delivery**: 1 supply, at once.',
            pl: 'Za każdym razem wybierasz. Weź **dostawę zaopatrzenia**: 1 zaopatrzenia od razu.',
          },
          why: {
            en: 'Supply wins the game. You have enough people for now.',
            pl: 'Zaopatrzenie wygrywa grę, a ludzi na razie wystarczy.',
          },
          take: { kind: 'option', with: { index: 0 } },
        },
        {
          asked: 87,
          say: {
            en: '**Once more**, for the second outpost.',
            pl: '**Jeszcze raz**, za drugi posterunek.',
          },
          why: {
            en: 'What you leave unused is lost.',
            pl: 'Co niewykorzystane, przepada.',
          },
          take: { kind: 'use', of: ['payingAgain'] },
        },
        {
          asked: 88,
          say: {
            en: '**Supply** again.',
            pl: 'Znów **zaopatrzenie**.',
          },
          why: {
            en: 'One more point towards victory.',
            pl: 'To kolejny krok do wygranej.',
          },
          take: { kind: 'option', with: { index: 0 } },
        },
        {
          asked: 90,
          say: {
            en: 'A new phase allows **a new purchase**. Play **{batch}** face down.',
            pl: 'W nowej fazie wolno **znów kupić**. Zagraj zakrytą kartę **{batch}**.',
          },
          why: {
            en: 'You have another card with the same icons.',
            pl: 'Masz drugą kartę z tymi samymi ikonami.',
          },
          take: { kind: 'down', of: ['batch'] },
        },
        {
          asked: 91,
          say: {
            en: 'Buy **this card** in the Black Market. The place on the right **gives a technology back**.',
            pl: 'Kup **tę kartę** na czarnym rynku. Prawe miejsce **zwraca jedną technologię**.',
          },
          why: {
            en: 'It costs you nothing, and can do what your best card does.',
            pl: 'Nic cię nie kosztuje, a potrafi to, co twoja najlepsza karta.',
          },
          take: { kind: 'buy', of: ['ordersSlot'] },
        },
        { asked: 94, seat: 1, take: { kind: 'up', with: { card: 25 } } },
        { asked: 95, seat: 1, take: { kind: 'done' } },
        { asked: 96, seat: 1, take: { kind: 'up', with: { card: 29 } } },
        { asked: 97, seat: 1, take: { kind: 'done' } },
        { asked: 98, seat: 1, take: { kind: 'mission', with: { place: 1 } } },
        {
          asked: 99,
          say: {
            en: 'Play **{orders}**.',
            pl: 'Zagraj kartę **{orders}**.',
          },
          why: {
            en: 'The later in a turn, the more there is to copy.',
            pl: 'Im później w turze, tym więcej jest do skopiowania.',
          },
          take: { kind: 'up', of: ['orders'] },
        },
        {
          asked: 100,
          say: {
            en: '**Copy** repeats a card that you played face up **earlier in this turn**.',
            pl: '**Kopia** powtarza kartę zagraną odkrytą **wcześniej w tej turze**.',
          },
          why: {
            en: 'The card has no other icon.',
            pl: 'Karta nie ma innej ikony.',
          },
          take: { kind: 'use', of: ['copying'] },
        },
        {
          asked: 101,
          say: {
            en: 'Copy **{knives}**: all of its icons are yours again.',
            pl: 'Skopiuj kartę **{knives}**: znów masz wszystkie jej ikony.',
          },
          why: {
            en: 'Supply is never copied, so the other card would only recruit.',
            pl: 'Zaopatrzenia się nie kopiuje, więc druga karta dałaby tylko rekrutację.',
          },
          take: { kind: 'copy', of: ['knives'] },
        },
        {
          asked: 102,
          say: {
            en: '**Eliminate** once more: one collector fewer in the area you lost.',
            pl: 'Jeszcze raz **eliminacja**: o jednego zbieracza mniej w utraconym obszarze.',
          },
          why: {
            en: 'Two moves are left as well, but this comes first.',
            pl: 'Zostają jeszcze dwa ruchy, ale najpierw to.',
          },
          take: { kind: 'use', of: ['eliminating'] },
        },
        {
          asked: 104,
          say: {
            en: 'Two moves are left, and you need neither. You are **done** with this card.',
            pl: 'Zostały dwa ruchy, ale żaden nie jest potrzebny. **Skończ** tę kartę.',
          },
          why: {
            en: 'Whoever moves on now leaves an area empty.',
            pl: 'Kto teraz ruszy dalej, zostawi pusty obszar.',
          },
          take: { kind: 'done' },
        },
      ],
    },
    {
      title: { en: 'A bridge', pl: 'Most' },
      turns: [
        {
          asked: 105,
          say: {
            en: 'Play **{hoist}** again: now you have somebody on a roof.',
            pl: 'Zagraj jeszcze raz kartę **{hoist}**: na dachu masz już kogoś.',
          },
          why: {
            en: 'From a roof it can build what it could not before.',
            pl: 'Z dachu zbuduje to, czego przedtem nie mogła.',
          },
          take: { kind: 'up', of: ['hoist'] },
        },
        {
          asked: 106,
          say: { en: 'First **build**.', pl: 'Najpierw **budowa**.' },
          why: { en: 'The collecting can wait.', pl: 'Zbieranie poczeka.' },
          take: { kind: 'use', of: ['lifting'] },
        },
        {
          asked: 107,
          say: {
            en: 'A **bridge** this time: it joins two roofs across the ground between them.',
            pl: 'Tym razem **most**: łączy dwa dachy nad ziemią między nimi.',
          },
          why: {
            en: 'You have a lift, and your ability asks for bridges.',
            pl: 'Windę już masz, a twoja zdolność potrzebuje mostów.',
          },
          take: { kind: 'kind', with: { what: 1 } },
        },
        {
          asked: 108,
          say: {
            en: '**Here.** Thanks to **{bombardment}** the bridge alone takes the outpost beneath, though nobody of yours is there.',
            pl: '**Tutaj.** Dzięki zdolności **{bombardment}** sam most zdobywa posterunek pod spodem, choć nikogo tam nie masz.',
          },
          why: {
            en: 'Under the other places the ground is yours already.',
            pl: 'Pod pozostałymi miejscami ziemia już jest twoja.',
          },
          take: { kind: 'site', of: ['bridgeSite'] },
        },
      ],
    },
  ],
  farewell: {
    en: 'You have seen it all: cards, map, drones, abilities, missions. Play on against the bot if you like: outposts, structures and cards stay yours.',
    pl: 'To już wszystko: karty, plansza, drony, zdolności, misje. Jeśli chcesz, graj z botem dalej: posterunki, konstrukcje i karty są twoje.',
  },
};
