import type { DeclinedNoun, Gender } from '@cinderhall/kernel';

/** The names on the cards in their six cases, so that sentences can decline them; the first form is the printed one. */
const NAMES: { readonly [gender in Exclude<Gender, 'm'>]: readonly string[] } = {
  m1: [
    'Pustelnik|Pustelnika|Pustelnikowi|Pustelnika|Pustelnikiem|Pustelniku',
    'Mechanik|Mechanika|Mechanikowi|Mechanika|Mechanikiem|Mechaniku',
    'Sanitariusz|Sanitariusza|Sanitariuszowi|Sanitariusza|Sanitariuszem|Sanitariuszu',
    'Kaznodzieja|Kaznodziei|Kaznodziei|Kaznodzieję|Kaznodzieją|Kaznodziei',
    'Strzelec|Strzelca|Strzelcowi|Strzelca|Strzelcem|Strzelcu',
    'Odkrywca|Odkrywcy|Odkrywcy|Odkrywcę|Odkrywcą|Odkrywcy',
    'Renegat|Renegata|Renegatowi|Renegata|Renegatem|Renegacie',
    'Cwaniak|Cwaniaka|Cwaniakowi|Cwaniaka|Cwaniakiem|Cwaniaku',
    'Łowca Nagród|Łowcy Nagród|Łowcy Nagród|Łowcę Nagród|Łowcą Nagród|Łowcy Nagród',
    'Kierowca|Kierowcy|Kierowcy|Kierowcę|Kierowcą|Kierowcy',
    'Handlarz|Handlarza|Handlarzowi|Handlarza|Handlarzem|Handlarzu',
    'Lider|Lidera|Liderowi|Lidera|Liderem|Liderze',
    'Nawigator|Nawigatora|Nawigatorowi|Nawigatora|Nawigatorem|Nawigatorze',
    'Więzień|Więźnia|Więźniowi|Więźnia|Więźniem|Więźniu',
    'Ulmar Metalowy Wilk|Ulmara Metalowego Wilka|Ulmarowi Metalowemu Wilkowi|Ulmara Metalowego Wilka|Ulmarem Metalowym Wilkiem|Ulmarze Metalowym Wilku',
  ],
  m2: [
    'Nieśmiertelny Wilk|Nieśmiertelnego Wilka|Nieśmiertelnemu Wilkowi|Nieśmiertelnego Wilka|Nieśmiertelnym Wilkiem|Nieśmiertelnym Wilku',
  ],
  m3: [
    'Skażony Magazyn|Skażonego Magazynu|Skażonemu Magazynowi|Skażony Magazyn|Skażonym Magazynem|Skażonym Magazynie',
    'Wrak helikoptera|Wraku helikoptera|Wrakowi helikoptera|Wrak helikoptera|Wrakiem helikoptera|Wraku helikoptera',
    'Obóz uchodźców|Obozu uchodźców|Obozowi uchodźców|Obóz uchodźców|Obozem uchodźców|Obozie uchodźców',
    'Posterunek policji|Posterunku policji|Posterunkowi policji|Posterunek policji|Posterunkiem policji|Posterunku policji',
    'Zamarznięty skład|Zamarzniętego składu|Zamarzniętemu składowi|Zamarznięty skład|Zamarzniętym składem|Zamarzniętym składzie',
    'Bunkier wojskowy|Bunkra wojskowego|Bunkrowi wojskowemu|Bunkier wojskowy|Bunkrem wojskowym|Bunkrze wojskowym',
    'Radioaktywny śnieg|Radioaktywnego śniegu|Radioaktywnemu śniegowi|Radioaktywny śnieg|Radioaktywnym śniegiem|Radioaktywnym śniegu',
    'Pług śnieżny|Pługa śnieżnego|Pługowi śnieżnemu|Pług śnieżny|Pługiem śnieżnym|Pługu śnieżnym',
    'Traktor polowy|Traktora polowego|Traktorowi polowemu|Traktor polowy|Traktorem polowym|Traktorze polowym',
    'Opancerzony ciągnik|Opancerzonego ciągnika|Opancerzonemu ciągnikowi|Opancerzony ciągnik|Opancerzonym ciągnikiem|Opancerzonym ciągniku',
    'Arktyczny pełzacz|Arktycznego pełzacza|Arktycznemu pełzaczowi|Arktyczny pełzacz|Arktycznym pełzaczem|Arktycznym pełzaczu',
    'Uzbrojony wózek|Uzbrojonego wózka|Uzbrojonemu wózkowi|Uzbrojony wózek|Uzbrojonym wózkiem|Uzbrojonym wózku',
    'Wóz sypialny|Wozu sypialnego|Wozowi sypialnemu|Wóz sypialny|Wozem sypialnym|Wozie sypialnym',
    'Wóz opancerzony|Wozu opancerzonego|Wozowi opancerzonemu|Wóz opancerzony|Wozem opancerzonym|Wozie opancerzonym',
    'Długi kontener|Długiego kontenera|Długiemu kontenerowi|Długi kontener|Długim kontenerem|Długim kontenerze',
    'Wóz-forteca|Wozu-fortecy|Wozowi-fortecy|Wóz-fortecę|Wozem-fortecą|Wozie-fortecy',
    'Karabin maszynowy|Karabinu maszynowego|Karabinowi maszynowemu|Karabin maszynowy|Karabinem maszynowym|Karabinie maszynowym',
    'Bagażnik dachowy|Bagażnika dachowego|Bagażnikowi dachowemu|Bagażnik dachowy|Bagażnikiem dachowym|Bagażniku dachowym',
    'Dodatkowy zbiornik|Dodatkowego zbiornika|Dodatkowemu zbiornikowi|Dodatkowy zbiornik|Dodatkowym zbiornikiem|Dodatkowym zbiorniku',
    'Przetwarzacz Biomasy|Przetwarzacza Biomasy|Przetwarzaczowi Biomasy|Przetwarzacz Biomasy|Przetwarzaczem Biomasy|Przetwarzaczu Biomasy',
    'Nadbieg|Nadbiegu|Nadbiegowi|Nadbieg|Nadbiegiem|Nadbiegu',
    'Zasobnik rakietowy|Zasobnika rakietowego|Zasobnikowi rakietowemu|Zasobnik rakietowy|Zasobnikiem rakietowym|Zasobniku rakietowym',
    'Ciężki Pancerz|Ciężkiego Pancerza|Ciężkiemu Pancerzowi|Ciężki Pancerz|Ciężkim Pancerzem|Ciężkim Pancerzu',
    'Maszt radiowy|Masztu radiowego|Masztowi radiowemu|Maszt radiowy|Masztem radiowym|Maszcie radiowym',
    'Opancerzony Bagażnik|Opancerzonego Bagażnika|Opancerzonemu Bagażnikowi|Opancerzony Bagażnik|Opancerzonym Bagażnikiem|Opancerzonym Bagażniku',
    'Reaktor Nuklearny|Reaktora Nuklearnego|Reaktorowi Nuklearnemu|Reaktor Nuklearny|Reaktorem Nuklearnym|Reaktorze Nuklearnym',
    'Sztuczny Ekosystem|Sztucznego Ekosystemu|Sztucznemu Ekosystemowi|Sztuczny Ekosystem|Sztucznym Ekosystemem|Sztucznym Ekosystemie',
    'Nitrometan|Nitrometanu|Nitrometanowi|Nitrometan|Nitrometanem|Nitrometanie',
    'Podtlenek Azotu|Podtlenku Azotu|Podtlenkowi Azotu|Podtlenek Azotu|Podtlenkiem Azotu|Podtlenku Azotu',
    'Palnik Spawalniczy|Palnika Spawalniczego|Palnikowi Spawalniczemu|Palnik Spawalniczy|Palnikiem Spawalniczym|Palniku Spawalniczym',
    'Lek Przeciw Odmrożeniom|Leku Przeciw Odmrożeniom|Lekowi Przeciw Odmrożeniom|Lek Przeciw Odmrożeniom|Lekiem Przeciw Odmrożeniom|Leku Przeciw Odmrożeniom',
    'Kombinezon Ochronny|Kombinezonu Ochronnego|Kombinezonowi Ochronnemu|Kombinezon Ochronny|Kombinezonem Ochronnym|Kombinezonie Ochronnym',
    'Sabotaż|Sabotażu|Sabotażowi|Sabotaż|Sabotażem|Sabotażu',
  ],
  f: [
    'Stacja paliw|Stacji paliw|Stacji paliw|Stację paliw|Stacją paliw|Stacji paliw',
    'Opuszczona farma|Opuszczonej farmy|Opuszczonej farmie|Opuszczoną farmę|Opuszczoną farmą|Opuszczonej farmie',
    'Spalona wioska|Spalonej wioski|Spalonej wiosce|Spaloną wioskę|Spaloną wioską|Spalonej wiosce',
    'Lodowa burza|Lodowej burzy|Lodowej burzy|Lodową burzę|Lodową burzą|Lodowej burzy',
    'Sierota|Sieroty|Sierocie|Sierotę|Sierotą|Sierocie',
    'Ciężarówka|Ciężarówki|Ciężarówce|Ciężarówkę|Ciężarówką|Ciężarówce',
    'Ciężarówka kurierska|Ciężarówki kurierskiej|Ciężarówce kurierskiej|Ciężarówkę kurierską|Ciężarówką kurierską|Ciężarówce kurierskiej',
    'Półciężarówka Gąsienicowa|Półciężarówki Gąsienicowej|Półciężarówce Gąsienicowej|Półciężarówkę Gąsienicową|Półciężarówką Gąsienicową|Półciężarówce Gąsienicowej',
    'Turbo Ciężarówka na Bio-paliwo|Turbo Ciężarówki na Bio-paliwo|Turbo Ciężarówce na Bio-paliwo|Turbo Ciężarówkę na Bio-paliwo|Turbo Ciężarówką na Bio-paliwo|Turbo Ciężarówce na Bio-paliwo',
    'Otwarta platforma|Otwartej platformy|Otwartej platformie|Otwartą platformę|Otwartą platformą|Otwartej platformie',
    'Cysterna|Cysterny|Cysternie|Cysternę|Cysterną|Cysternie',
    'Przyczepa|Przyczepy|Przyczepie|Przyczepę|Przyczepą|Przyczepie',
    'Przyczepa z działem|Przyczepy z działem|Przyczepie z działem|Przyczepę z działem|Przyczepą z działem|Przyczepie z działem',
    'Zardzewiała Przyczepa 1|Zardzewiałej Przyczepy 1|Zardzewiałej Przyczepie 1|Zardzewiałą Przyczepę 1|Zardzewiałą Przyczepą 1|Zardzewiałej Przyczepie 1',
    'Zardzewiała Przyczepa 2|Zardzewiałej Przyczepy 2|Zardzewiałej Przyczepie 2|Zardzewiałą Przyczepę 2|Zardzewiałą Przyczepą 2|Zardzewiałej Przyczepie 2',
    'Sprężarka|Sprężarki|Sprężarce|Sprężarkę|Sprężarką|Sprężarce',
    'Podwójna lufa|Podwójnej lufy|Podwójnej lufie|Podwójną lufę|Podwójną lufą|Podwójnej lufie',
    'Budka strażnicza|Budki strażniczej|Budce strażniczej|Budkę strażniczą|Budką strażniczą|Budce strażniczej',
    'Racja Żywnościowa|Racji Żywnościowej|Racji Żywnościowej|Rację Żywnościową|Racją Żywnościową|Racji Żywnościowej',
    'Kroplówka Odkażająca IV|Kroplówki Odkażającej IV|Kroplówce Odkażającej IV|Kroplówkę Odkażającą IV|Kroplówką Odkażającą IV|Kroplówce Odkażającej IV',
    'Mina|Miny|Minie|Minę|Miną|Minie',
    'Zawiść|Zawiści|Zawiści|Zawiść|Zawiścią|Zawiści',
    'Zaraza|Zarazy|Zarazie|Zarazę|Zarazą|Zarazie',
  ],
  n: [
    'Napromieniowane laboratorium|Napromieniowanego laboratorium|Napromieniowanemu laboratorium|Napromieniowane laboratorium|Napromieniowanym laboratorium|Napromieniowanym laboratorium',
    'Działko Vulcan|Działka Vulcan|Działku Vulcan|Działko Vulcan|Działkiem Vulcan|Działku Vulcan',
    'Działko Gaussa|Działka Gaussa|Działku Gaussa|Działko Gaussa|Działkiem Gaussa|Działku Gaussa',
    'Ostatnie Wycie|Ostatniego Wycia|Ostatniemu Wyciu|Ostatnie Wycie|Ostatnim Wyciem|Ostatnim Wyciu',
    'Zaopatrzenie|Zaopatrzenia|Zaopatrzeniu|Zaopatrzenie|Zaopatrzeniem|Zaopatrzeniu',
  ],
  p: [
    'Ruiny reaktora|Ruin reaktora|Ruinom reaktora|Ruiny reaktora|Ruinami reaktora|Ruinach reaktora',
    'Magazyny portowe|Magazynów portowych|Magazynom portowym|Magazyny portowe|Magazynami portowymi|Magazynach portowych',
    'Gąsienice śnieżne|Gąsienic śnieżnych|Gąsienicom śnieżnym|Gąsienice śnieżne|Gąsienicami śnieżnymi|Gąsienicach śnieżnych',
    'Pociski Zapalające|Pocisków Zapalających|Pociskom Zapalającym|Pociski Zapalające|Pociskami Zapalającymi|Pociskach Zapalających',
    'Wilki Wojny|Wilków Wojny|Wilkom Wojny|Wilki Wojny|Wilkami Wojny|Wilkach Wojny',
    'Nocne Wilki|Nocnych Wilków|Nocnym Wilkom|Nocne Wilki|Nocnymi Wilkami|Nocnych Wilkach',
    'Posiłki|Posiłków|Posiłkom|Posiłki|Posiłkami|Posiłkach',
    'Gąsienice|Gąsienic|Gąsienicom|Gąsienice|Gąsienicami|Gąsienicach',
  ],
  p1: [
    'Podróżnicy|Podróżników|Podróżnikom|Podróżników|Podróżnikami|Podróżnikach',
    'Rendall i Randall|Rendalla i Randalla|Rendallowi i Randallowi|Rendalla i Randalla|Rendallem i Randallem|Rendallu i Randallu',
  ],
};

const declined = (g: Gender, sg: readonly string[]): DeclinedNoun => {
  const [name = ''] = sg;
  return g.startsWith('p') ? { g, pl: sg } : { g, sg, pl: [name] };
};

const isGender = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);

/** By the name that is printed; result cards are never spoken of by theirs, so it does not decline. */
const BY_NAME = new Map(
  Object.keys(NAMES)
    .filter(isGender)
    .flatMap((gender) =>
      NAMES[gender].map((forms) => {
        const sg = forms.split('|');
        return [sg[0], declined(gender, sg)] as const;
      }),
    ),
);

/** Inside a sentence a comma in a name would be in the way. */
export const polishName = (name: string): DeclinedNoun => BY_NAME.get(name.replace(',', '')) ?? declined('m3', [name]);
