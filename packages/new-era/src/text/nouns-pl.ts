import type { Words } from '@cinderhall/kernel';

type Noun = Extract<Words['nouns'][string], { g: string }>;
type Six = Noun['pl'];

const noun = (g: Noun['g'], sg: Six, pl: Six): Noun => ({ g, sg, pl });

const TOKEN_SG = ['żeton', 'żetonu', 'żetonowi', 'żeton', 'żetonem', 'żetonie'];
const TOKEN_PL = ['żetony', 'żetonów', 'żetonom', 'żetony', 'żetonami', 'żetonach'];

/** "żeton podboju o wartości 2", in every case. */
const token = (of: string): Noun =>
  noun(
    'm3',
    TOKEN_SG.map((form) => `${form} ${of}`) as unknown as Six,
    TOKEN_PL.map((form) => `${form} ${of}`) as unknown as Six,
  );

const contacts = (kind: string, of: string, most: number): [string, Noun][] =>
  Array.from({ length: most }, (_, i) => [`newEra.${kind}${i + 1}`, token(`${of} o wartości ${i + 1}`)]);

export const nouns: Words['nouns'] = {
  ...Object.fromEntries([
    ...contacts('incorporate', 'przyłączenia', 3),
    ...contacts('conquer', 'podboju', 5),
    ...contacts('deal', 'współpracy', 5),
  ]),
  'newEra.anyContact': noun(
    'm3',
    [
      'uniwersalny żeton kontaktu',
      'uniwersalnego żetonu kontaktu',
      'uniwersalnemu żetonowi kontaktu',
      'uniwersalny żeton kontaktu',
      'uniwersalnym żetonem kontaktu',
      'uniwersalnym żetonie kontaktu',
    ],
    [
      'uniwersalne żetony kontaktu',
      'uniwersalnych żetonów kontaktu',
      'uniwersalnym żetonom kontaktu',
      'uniwersalne żetony kontaktu',
      'uniwersalnymi żetonami kontaktu',
      'uniwersalnych żetonach kontaktu',
    ],
  ),
  'newEra.defend1': token('obrony −1'),
  'newEra.defend3': token('obrony −3'),
  'newEra.redevelop': token('przebudowy'),
  'newEra.scrap': noun(
    'm3',
    ['złom', 'złomu', 'złomowi', 'złom', 'złomem', 'złomie'],
    ['złomy', 'złomów', 'złomom', 'złomy', 'złomami', 'złomach'],
  ),
  'newEra.weapon': noun(
    'f',
    ['broń', 'broni', 'broni', 'broń', 'bronią', 'broni'],
    ['bronie', 'broni', 'broniom', 'bronie', 'broniami', 'broniach'],
  ),
  'newEra.fuel': noun(
    'n',
    ['paliwo', 'paliwa', 'paliwu', 'paliwo', 'paliwem', 'paliwie'],
    ['paliwa', 'paliw', 'paliwom', 'paliwa', 'paliwami', 'paliwach'],
  ),
  'newEra.brick': noun(
    'm3',
    ['budulec', 'budulca', 'budulcowi', 'budulec', 'budulcem', 'budulcu'],
    ['budulce', 'budulców', 'budulcom', 'budulce', 'budulcami', 'budulcach'],
  ),
  'newEra.universal': noun(
    'm3',
    [
      'surowiec uniwersalny',
      'surowca uniwersalnego',
      'surowcowi uniwersalnemu',
      'surowiec uniwersalny',
      'surowcem uniwersalnym',
      'surowcu uniwersalnym',
    ],
    [
      'surowce uniwersalne',
      'surowców uniwersalnych',
      'surowcom uniwersalnym',
      'surowce uniwersalne',
      'surowcami uniwersalnymi',
      'surowcach uniwersalnych',
    ],
  ),
  'newEra.worker': noun(
    'm1',
    ['robotnik', 'robotnika', 'robotnikowi', 'robotnika', 'robotnikiem', 'robotniku'],
    ['robotnicy', 'robotników', 'robotnikom', 'robotników', 'robotnikami', 'robotnikach'],
  ),
  'newEra.vp': noun(
    'm3',
    ['punkt', 'punktu', 'punktowi', 'punkt', 'punktem', 'punkcie'],
    ['punkty', 'punktów', 'punktom', 'punkty', 'punktami', 'punktach'],
  ),
  'newEra.turn': noun(
    'f',
    ['tura', 'tury', 'turze', 'turę', 'turą', 'turze'],
    ['tury', 'tur', 'turom', 'tury', 'turami', 'turach'],
  ),
  'newEra.card': noun(
    'f',
    ['karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie'],
    ['karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'],
  ),
};
