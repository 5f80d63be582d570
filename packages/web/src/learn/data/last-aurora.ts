import type { Lesson } from '../lesson.ts';

/** A first round of Last Aurora and the second up to its drive: explore, drive, load, shoot, repair. */
export const lastAurora: Lesson = {
  game: 'last-aurora',
  seats: 2,
  options: {},
  seed: 'a821eb0960c4eb8562d5f973ecc0ddb5',
  gifts: { 'itemDeck.12': 81, 'itemDeck.13': 72, 'deck.29': 34, 'deck.34': 19, 'stops.2': 3 },
  things: {
    leader: 'card:54',
    navigator: 'card:58',
    hermit: 'card:14',
    hermitPlace: 'place:2',
    rusty: 'card:71',
    rustyPlace: 'place:0',
    truck: 'card:62',
    space2: 'space:2',
    ammoSlot: 'slot:530',
    freeSlot: 'slot:568',
    emptySlot: 'slot:569',
    weapon: 'slot:498',
    wolves: 'card:99',
    turbo: 'card:105',
    driverSlot: 'slot:840',
    truckSlot: 'slot:841',
    trailerSlot: 'slot:529',
    hustler: 'card:21',
    hustlerPlace: 'place:2',
    hustlerBonus: 'bonus:2',
    recruiting: 'deed:card',
    wreck: 'card:3',
    wreckPlace: 'place:3',
    wreckFood: 'bonus:3',
    rightBlock: 'block:right',
    ration: 'card:72',
    cart: 'card:34',
    cartPlace: 'place:4',
  },
  chapters: [
    {
      title: { en: 'Exploration', pl: 'Eksploracja' },
      turns: [
        {
          asked: 1,
          first: [
            {
              say: {
                en: 'Bring your convoy over the ice to the **Aurora**. Spaces ahead, fame, items and a healthy crew are **points**; the most points win.',
                pl: 'Doprowadź konwój przez lód do statku **Aurora**. Przewaga na drodze, sława, przedmioty i zdrowa załoga dają **punkty**; najwięcej wygrywa.',
              },
            },
            {
              say: {
                en: 'A round begins with **exploration**. Each place of the row has a cost, which the **skill** of your survivors must cover.',
                pl: 'Rundę zaczyna **eksploracja**. Każde miejsce w rzędzie ma koszt, który musi pokryć **umiejętność** ocalałych.',
              },
              point: ['hermitPlace'],
            },
          ],
          say: {
            en: 'Explore the place of the **{hermit}**: a third survivor for your crew.',
            pl: 'Zbadaj miejsce, na którym czeka **{hermit}**: to trzecia osoba w załodze.',
          },
          why: {
            en: 'With two survivors you can do little in a round. More people first.',
            pl: 'We dwoje niewiele zdziałasz w rundzie. Najpierw ludzie.',
          },
          take: { kind: 'explore', of: ['hermitPlace'] },
        },
        {
          asked: 2,
          say: {
            en: 'Who goes? Send the **{leader}**: skill 2 covers the cost of 2.',
            pl: 'Kto rusza? Wyślij **Lidera**: umiejętność 2 pokrywa koszt 2.',
          },
          why: {
            en: 'Skill 1 alone would not be enough, and those who go are exhausted afterwards.',
            pl: 'Sama umiejętność 1 nie wystarczy, a kto ruszy, będzie potem wyczerpany.',
          },
          take: { kind: 'send', of: ['leader'] },
        },
        {
          asked: 3,
          say: {
            en: 'That is **enough**: more people than needed would only tire.',
            pl: 'To **wystarczy**: kto pójdzie bez potrzeby, tylko się wyczerpie.',
          },
          why: {
            en: 'Save the others for the next turn.',
            pl: 'Zachowaj resztę na następną kolej.',
          },
          take: { kind: 'go' },
        },
        { asked: 7, seat: 1, take: { kind: 'boost', with: { card: 59 } } },
        { asked: 8, seat: 1, take: { kind: 'explore', with: { slot: 0 } } },
        { asked: 9, seat: 1, take: { kind: 'send', with: { card: 55 } } },
        { asked: 10, seat: 1, take: { kind: 'go' } },
        {
          asked: 15,
          first: [
            {
              say: {
                en: 'Vehicles in the row join your convoy. Trailers have **slots** for cargo and people.',
                pl: 'Pojazdy z rzędu dołączają do konwoju. Przyczepy mają **pola** na ładunek i ludzi.',
              },
              point: ['rustyPlace'],
            },
          ],
          say: {
            en: 'Explore the **{rusty}**: more room in your convoy.',
            pl: 'Zbadaj miejsce, na którym stoi **{rusty}**: więcej miejsca w konwoju.',
          },
          why: {
            en: 'What finds no room is lost, and empty slots will save you when shots fall.',
            pl: 'Co się nie zmieści, przepada, a puste pola uratują cię, gdy padną strzały.',
          },
          take: { kind: 'explore', of: ['rustyPlace'] },
        },
        {
          asked: 21,
          say: {
            en: 'Those who went are **exhausted** and would miss the next round. **Feed** the **{navigator}**: food helps.',
            pl: 'Kto ruszył, jest **wyczerpany** i opuściłby następną rundę. **Nakarm Nawigatora**: żywność pomaga.',
          },
          why: {
            en: 'Fed now, awake in the next exploration: that is worth one food.',
            pl: 'Kto teraz zje, w następnej eksploracji będzie na nogach: to warte żywności.',
          },
          take: { kind: 'feed', of: ['navigator'] },
        },
        { asked: 23, seat: 1, take: { kind: 'explore', with: { slot: 0 } } },
        { asked: 27, seat: 1, take: { kind: 'collect', with: { right: false } } },
        { asked: 34, seat: 1, take: { kind: 'drive', with: { to: 1 } } },
      ],
    },
    {
      title: { en: 'On the road', pl: 'W drodze' },
      turns: [
        {
          asked: 36,
          first: [
            {
              say: {
                en: 'Now the convoys drive. **One fuel** takes you as many spaces as the speed of your truck and its crew.',
                pl: 'Teraz konwoje ruszają. **Jedno paliwo** starcza na tyle pól, ile wynosi prędkość ciężarówki i załogi.',
              },
              point: ['truck'],
            },
          ],
          say: {
            en: 'Drive **2 spaces**, to the **stop** with fuel. Every space you are ahead of the last convoy is a point at the end, too.',
            pl: 'Przejedź **2 pola**, na **postój** z paliwem. Każde pole przewagi nad ostatnim konwojem to na koniec także punkt.',
          },
          why: {
            en: 'A stop counts only for those who end their move there.',
            pl: 'Postój liczy się tylko dla tego, kto kończy na nim ruch.',
          },
          take: { kind: 'drive', of: ['space2'] },
        },
        {
          asked: 37,
          say: {
            en: '**Take** the fuel: the first to stop here gets it.',
            pl: '**Weź** paliwo: dostaje je ten, kto stanie tu pierwszy.',
          },
          why: {
            en: 'It pays for this drive: you have as much fuel as before.',
            pl: 'Jazda się zwraca: masz tyle paliwa, co przedtem.',
          },
          take: { kind: 'takeStop' },
        },
        {
          asked: 39,
          first: [
            {
              say: {
                en: 'Whoever leads is **shot at**. A hit covers a slot, and what lies there is lost. So arrange your cargo first.',
                pl: 'Kto prowadzi, ten jest **ostrzeliwany**. Trafienie zakrywa pole, a to, co na nim leży, przepada. Dlatego najpierw ułóż ładunek.',
              },
              point: ['truck', 'rusty'],
            },
          ],
          say: {
            en: 'Move the **ammo** onto the **{rusty}**.',
            pl: 'Przełóż **amunicję** na **Zardzewiałą Przyczepę**.',
          },
          why: {
            en: 'You will need the ammo to shoot back; keep it away from your people.',
            pl: 'Amunicja przyda się, żeby odpowiedzieć ogniem; trzymaj ją z dala od ludzi.',
          },
          take: { kind: 'shift', of: ['ammoSlot', 'freeSlot'] },
        },
        {
          asked: 40,
          say: {
            en: 'Good. **Leave it** as it is now.',
            pl: 'Dobrze. Teraz **zostaw** wszystko tak, jak jest.',
          },
          why: {
            en: 'Cargo can be moved about as long as you like, but it lies well now.',
            pl: 'Ładunek można przekładać bez końca, ale teraz leży dobrze.',
          },
          take: { kind: 'asItIs' },
        },
        { asked: 41, seat: 1, take: { kind: 'asItIs' } },
      ],
    },
    {
      title: { en: 'Under fire', pl: 'Pod ostrzałem' },
      turns: [
        {
          asked: 42,
          first: [
            {
              say: {
                en: 'An ambush: the **{wolves}** have hit you. You choose which slot of the lower row is **damaged**.',
                pl: 'Zasadzka: trafiły cię **{wolves}**. Ty wybierasz, które pole dolnego rzędu zostanie **uszkodzone**.',
              },
              point: ['wolves'],
            },
          ],
          say: {
            en: 'Take the hit on the **empty slot** of the **{rusty}**: there is nothing to lose.',
            pl: 'Przyjmij trafienie na **puste pole** **Zardzewiałej Przyczepy**: nie ma tam nic do stracenia.',
          },
          why: {
            en: 'A hit on a loaded slot would cost what lies there, and people are cargo too.',
            pl: 'Trafienie w zajęte pole zabrałoby to, co na nim leży, a ludzie to też ładunek.',
          },
          take: { kind: 'hit', of: ['emptySlot'] },
        },
        { asked: 43, seat: 1, take: { kind: 'hit', with: { at: 560, lose: 0 } } },
        {
          asked: 44,
          say: {
            en: '**Fire back** at the **{wolves}** with the gun on your truck. It costs an ammo, and any hit brings **fame**.',
            pl: '**Odpowiedz ogniem**: strzel do **Nocnych Wilków** z broni na ciężarówce. To kosztuje amunicję, a każde trafienie daje **sławę**.',
          },
          point: ['wolves', 'weapon'],
          why: {
            en: 'Fame is points, and a defeated enemy leaves loot.',
            pl: 'Sława to punkty, a pokonany wróg zostawia łup.',
          },
          take: { kind: 'attack', of: ['weapon', 'wolves'] },
        },
        {
          asked: 48,
          first: [
            {
              say: {
                en: 'The wolves are beaten, and their loot is yours: the **{turbo}**.',
                pl: 'Wilki pokonane, a łup jest twój: **{turbo}**.',
              },
              point: ['turbo'],
            },
          ],
          say: {
            en: 'A convoy has one truck. **Put the new one** in place of yours.',
            pl: 'Konwój ma jedną ciężarówkę. **Wstaw nową** na miejsce swojej.',
          },
          why: {
            en: 'The faster truck will carry you farther for each fuel.',
            pl: 'Szybsza ciężarówka zawiezie cię dalej za to samo paliwo.',
          },
          take: { kind: 'mount', of: ['turbo'] },
        },
        {
          asked: 49,
          say: {
            en: 'Its people look for a seat. Put one on the **truck**: without a driver it does not move.',
            pl: 'Ludzie szukają miejsca. Posadź kogoś w **ciężarówce**: bez kierowcy nie ruszy.',
          },
          why: {
            en: 'A survivor has to sit on the truck itself, or you stand still in the next round.',
            pl: 'W ciężarówce musi ktoś siedzieć, inaczej w następnej rundzie staniesz.',
          },
          take: { kind: 'empty', of: ['driverSlot'] },
        },
        {
          asked: 50,
          say: {
            en: 'The other one rides in the **trailer**.',
            pl: 'Druga osoba pojedzie w **przyczepie**.',
          },
          why: {
            en: 'Spread people out, so that no two of them are in the same line of fire.',
            pl: 'Rozsadź ludzi, żeby nie siedzieli razem na linii strzału.',
          },
          take: { kind: 'empty', of: ['trailerSlot'] },
        },
        { asked: 51, seat: 1, take: { kind: 'explore', with: { slot: 0 } } },
        { asked: 54, seat: 1, take: { kind: 'bonus', with: { slot: 0 } } },
        { asked: 55, seat: 1, take: { kind: 'stop' } },
      ],
    },
    {
      title: { en: 'The second round', pl: 'Druga runda' },
      turns: [
        {
          asked: 59,
          first: [
            {
              say: {
                en: 'A new round. Each place has a **bonus** as well, which you take together with its card.',
                pl: 'Nowa runda. Każde miejsce ma też **akcję dodatkową**, którą wykonujesz razem z kartą.',
              },
              point: ['hustlerPlace'],
            },
          ],
          say: {
            en: 'Explore the place of the **{hustler}**: one more survivor, and a repair.',
            pl: 'Zbadaj miejsce, na którym czeka **{hustler}**: jeszcze jedna osoba i naprawa.',
          },
          why: {
            en: 'Your trailer has a damaged slot, and this place mends it.',
            pl: 'Przyczepa ma uszkodzone pole, a to miejsce je naprawi.',
          },
          take: { kind: 'explore', of: ['hustlerPlace'] },
        },
        {
          asked: 60,
          say: {
            en: 'Send the **{leader}** again.',
            pl: 'Znów wyślij **Lidera**.',
          },
          why: {
            en: 'Skill 2 is exactly what it costs.',
            pl: 'Umiejętność 2 to dokładnie tyle, ile trzeba.',
          },
          take: { kind: 'send', of: ['leader'] },
        },
        {
          asked: 61,
          say: { en: 'That is **enough**.', pl: 'To **wystarczy**.' },
          why: {
            en: 'The others still have something to do in this round.',
            pl: 'Pozostali mają w tej rundzie jeszcze coś do zrobienia.',
          },
          take: { kind: 'go' },
        },
        {
          asked: 62,
          say: {
            en: 'Card and bonus come in any order. First **recruit** the **{hustler}**.',
            pl: 'Kartę i akcję dodatkową wykonujesz w dowolnej kolejności. Najpierw **zrekrutuj Cwaniaka**.',
          },
          why: {
            en: 'The repair comes right after it.',
            pl: 'Naprawa będzie zaraz potem.',
          },
          take: { kind: 'deed', of: ['recruiting'] },
        },
        {
          asked: 63,
          say: {
            en: 'Now the **bonus** of this place: remove damage.',
            pl: 'Teraz **akcja dodatkowa** tego miejsca: usuń uszkodzenie.',
          },
          why: {
            en: 'It is free. Only when nothing is damaged would it be wasted.',
            pl: 'Jest za darmo. Zmarnowałaby się tylko wtedy, gdyby nic nie było uszkodzone.',
          },
          take: { kind: 'bonus', of: ['hustlerBonus'] },
        },
        {
          asked: 64,
          say: {
            en: '**Repair** the slot of the **{rusty}**.',
            pl: '**Napraw** pole **Zardzewiałej Przyczepy**.',
          },
          why: {
            en: 'A whole slot carries cargo again, and takes the next hit.',
            pl: 'Naprawione pole znów uniesie ładunek i przyjmie następne trafienie.',
          },
          take: { kind: 'mend', of: ['emptySlot'] },
        },
        {
          asked: 68,
          say: {
            en: 'You may explore again. The **{wreck}** has goods: go there.',
            pl: 'Możesz zbadać kolejne miejsce. **{wreck}** kryje zasoby: ruszaj.',
          },
          why: {
            en: 'You drive on fuel, and the wreck has some.',
            pl: 'Jedzie się na paliwie, a tu jest trochę.',
          },
          take: { kind: 'explore', of: ['wreckPlace'] },
        },
        {
          asked: 69,
          say: {
            en: 'Send the **{hermit}**, whom you recruited before.',
            pl: 'Wyślij **Pustelnika**, którego masz od niedawna.',
          },
          why: {
            en: 'Skill 2 covers the cost of 2.',
            pl: 'Umiejętność 2 pokrywa koszt 2.',
          },
          take: { kind: 'send', of: ['hermit'] },
        },
        {
          asked: 70,
          say: { en: 'That is **enough** again.', pl: 'Znów to **wystarczy**.' },
          why: {
            en: 'Keep one survivor back: you will see why.',
            pl: 'Zachowaj jedną osobę: zaraz zobaczysz po co.',
          },
          take: { kind: 'go' },
        },
        {
          asked: 71,
          say: {
            en: '**Collect** what lies there.',
            pl: '**Zbierz** to, co tam leży.',
          },
          why: {
            en: 'That is what you came for.',
            pl: 'Po to tu jesteś.',
          },
          take: { kind: 'deed', of: ['recruiting'] },
        },
        {
          asked: 72,
          say: {
            en: 'You get **one of two blocks**; the other stays for others. Take the right one: fuel and an item.',
            pl: 'Bierzesz **jeden z dwóch bloków**; drugi zostaje dla innych. Weź prawy: paliwo i przedmiot.',
          },
          why: {
            en: 'An item is worth a point at the end, or more if you play it well.',
            pl: 'Przedmiot to na koniec punkt, a dobrze zagrany wart jest więcej.',
          },
          take: { kind: 'collect', of: ['rightBlock'] },
        },
        {
          asked: 73,
          say: {
            en: 'The **bonus** of this place brings a **food**, at the price of a damage. Take the food.',
            pl: '**Akcja dodatkowa** tego miejsca daje **żywność** za cenę uszkodzenia. Weź żywność.',
          },
          why: {
            en: 'A bonus may be left out, but food will open a better place for you at once.',
            pl: 'Akcję dodatkową wolno pominąć, ale żywność zaraz otworzy ci lepsze miejsce.',
          },
          take: { kind: 'bonus', of: ['wreckFood'], with: { index: 0 } },
        },
        {
          asked: 74,
          say: {
            en: 'The damage goes on an **empty slot** of the **{turbo}**.',
            pl: 'Niech uszkodzenie przyjmie **puste pole** ciężarówki.',
          },
          why: {
            en: 'On another slot you would lose what lies there, or what the slot does.',
            pl: 'Na innym polu przepadłoby to, co na nim leży, albo działanie samego pola.',
          },
          take: { kind: 'hit', of: ['truckSlot'] },
        },
        {
          asked: 76,
          first: [
            {
              say: {
                en: 'The item is a **{ration}**. Items are played on your turn, in the phase they are for, and then they are gone.',
                pl: 'Ten przedmiot to **{ration}**. Przedmiot zagrywa się w swojej kolejce, w jego fazie, a potem znika.',
              },
              point: ['ration'],
            },
          ],
          say: {
            en: '**Play it**: it wakes somebody who rests.',
            pl: '**Zagraj go**: stawia na nogi kogoś, kto odpoczywa.',
          },
          why: {
            en: 'One more survivor at work now is worth more than the point at the end.',
            pl: 'Jeszcze jedna osoba do pracy jest teraz warta więcej niż punkt na koniec.',
          },
          take: { kind: 'play', of: ['ration'] },
        },
        {
          asked: 77,
          say: {
            en: 'Rouse the **{leader}**. Survivors have **abilities**: this one only rests after exploring, and is never exhausted.',
            pl: 'Obudź **Lidera**. Ocalali mają **zdolności**: Lider po eksploracji tylko odpoczywa i nigdy nie jest wyczerpany.',
          },
          why: {
            en: 'Sent once more, the Hustler would miss the next exploration.',
            pl: 'Cwaniak po wysłaniu opuściłby następną eksplorację.',
          },
          take: { kind: 'rouse', of: ['leader'] },
        },
        {
          asked: 78,
          say: {
            en: 'You could still feed somebody now, but you will need that food. **End your turn**.',
            pl: 'Można by jeszcze kogoś nakarmić, ale ta żywność się przyda. **Zakończ kolejkę**.',
          },
          why: {
            en: 'There is just one food, and something better to do with it.',
            pl: 'Żywność jest tylko jedna, a da się ją wykorzystać lepiej.',
          },
          take: { kind: 'endTurn' },
        },
      ],
    },
    {
      title: { en: 'Food for skill', pl: 'Umiejętność za żywność' },
      turns: [
        {
          asked: 80,
          first: [
            {
              say: {
                en: 'The **{cart}** has a **gun**, which your new truck lacks. But its place costs **3**, and the Leader has skill 2.',
                pl: '**{cart}** ma **broń**, której brakuje nowej ciężarówce. Ale to miejsce kosztuje **3**, a Lider ma umiejętność 2.',
              },
              point: ['cartPlace'],
            },
          ],
          say: {
            en: '**Food raises skill, too**: give it to the **{leader}** for 1 more in this turn.',
            pl: 'Żywność **podnosi też umiejętność**: daj ją **Liderowi**, w tej kolejce będzie mieć o 1 więcej.',
          },
          why: {
            en: 'The Navigator could go along, but then nobody would be left to pass and repair.',
            pl: 'Nawigator mógłby ruszyć razem z nim, ale wtedy nikt by nie spasował ani nie naprawił szkód.',
          },
          take: { kind: 'boost', of: ['leader'] },
        },
        {
          asked: 81,
          say: {
            en: 'Now explore the **{cart}**.',
            pl: 'Teraz zbadaj miejsce, na którym stoi **{cart}**.',
          },
          why: {
            en: 'The food counts for this turn only. Without a gun you could not fire back at all.',
            pl: 'Żywność działa tylko w tej kolejce. A bez broni nie da się odpowiedzieć ogniem.',
          },
          take: { kind: 'explore', of: ['cartPlace'] },
        },
        {
          asked: 82,
          say: {
            en: 'Send the **{leader}** a second time in this round: skill 2 and the food make 3.',
            pl: 'Wyślij **Lidera** drugi raz w tej rundzie: umiejętność 2 i żywność dają razem 3.',
          },
          why: {
            en: 'The Navigator stays back, to pass and rest.',
            pl: 'Nawigator zostaje, żeby spasować i odpocząć.',
          },
          take: { kind: 'send', of: ['leader'] },
        },
        {
          asked: 83,
          say: { en: 'And that is **enough**.', pl: 'I to **wystarczy**.' },
          why: {
            en: 'Thanks to the food, nobody else is needed.',
            pl: 'Dzięki żywności nikt więcej nie jest potrzebny.',
          },
          take: { kind: 'go' },
        },
        {
          asked: 84,
          say: { en: '**Take** the **{cart}**.', pl: '**Dołącz** ten wózek do konwoju.' },
          why: {
            en: 'That is what you came for.',
            pl: 'Po to tu jesteś.',
          },
          take: { kind: 'deed', of: ['recruiting'] },
        },
        {
          asked: 86,
          say: {
            en: 'The bonus here is fuel, but it would **contaminate** the {leader}: less skill from then on. You are **done**.',
            pl: 'Akcja dodatkowa dałaby paliwo, ale **skaziłaby** Lidera, a to mniejsza umiejętność. **Gotowe**.',
          },
          why: {
            en: 'A bonus may be left out, and you have fuel.',
            pl: 'Akcję dodatkową wolno pominąć, a paliwo masz.',
          },
          take: { kind: 'done' },
        },
        {
          asked: 89,
          say: {
            en: '**Pass** with the **{navigator}**: whoever passes rests, repairs, and is awake in the next round.',
            pl: '**Spasuj Nawigatorem**: kto pasuje, odpoczywa, naprawia i w następnej rundzie jest na nogach.',
          },
          why: {
            en: 'Exploring would exhaust your last survivor. Passing does not.',
            pl: 'Eksploracja wyczerpałaby ostatnią osobę, a pas nie.',
          },
          take: { kind: 'pass', of: ['navigator'] },
        },
        {
          asked: 90,
          say: {
            en: '**Repair** the slot of the **{turbo}**, and the food has cost you nothing.',
            pl: '**Napraw** pole ciężarówki, a żywność nie kosztowała cię nic.',
          },
          why: {
            en: 'A whole slot carries cargo, and takes the next hit.',
            pl: 'Naprawione pole uniesie ładunek i przyjmie następne trafienie.',
          },
          take: { kind: 'mend', of: ['truckSlot'] },
        },
        { asked: 95, seat: 1, take: { kind: 'done' } },
      ],
    },
    {
      title: { en: 'Abilities', pl: 'Zdolności' },
      turns: [
        {
          asked: 96,
          first: [
            {
              say: {
                en: 'The convoys drive again. Some **abilities** you use yourself: the **{hustler}** gets a resource of which you have none.',
                pl: 'Konwoje znów ruszają. Niektórych **zdolności** używasz, kiedy chcesz: Cwaniak zdobywa zasób, którego ci brakuje.',
              },
              point: ['hustler'],
            },
          ],
          say: {
            en: '**Use** the {hustler} before you drive.',
            pl: '**Użyj** zdolności Cwaniaka, zanim ruszysz.',
          },
          why: {
            en: 'It is free, once in every round.',
            pl: 'Nic to nie kosztuje, a można tak raz na rundę.',
          },
          take: { kind: 'ability', of: ['hustler'] },
        },
        {
          asked: 97,
          say: {
            en: 'Take **ammo**: the gun of the cart needs it.',
            pl: 'Weź **amunicję**: potrzebuje jej broń na wózku.',
          },
          why: {
            en: 'Food can wait until the next exploration, the enemies will not.',
            pl: 'Żywność poczeka do następnej eksploracji, wrogowie nie poczekają.',
          },
          take: { kind: 'give', with: { marker: 1 } },
        },
      ],
    },
  ],
  farewell: {
    en: 'You have seen it all: explore, rest, drive, load, shoot. Play on: your new truck is fast, and the road to the ship is open.',
    pl: 'To już wszystko: eksploracja, odpoczynek, jazda, ładunek, strzały. Graj dalej: nowa ciężarówka jest szybka, a droga do statku otwarta.',
  },
};
