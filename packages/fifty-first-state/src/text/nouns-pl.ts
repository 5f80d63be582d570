import type { Words } from '@cinderhall/kernel';

type Noun = Extract<Words['nouns'][string], { g: string }>;
type Six = Noun['pl'];

const noun = (g: Noun['g'], sg: Six, pl: Six): Noun => ({ g, sg, pl });

const tokens: { [good: string]: Noun } = {
  fuel: noun(
    'n',
    ['paliwo', 'paliwa', 'paliwu', 'paliwo', 'paliwem', 'paliwie'],
    ['paliwa', 'paliw', 'paliwom', 'paliwa', 'paliwami', 'paliwach'],
  ),
  iron: noun(
    'n',
    ['żelazo', 'żelaza', 'żelazu', 'żelazo', 'żelazem', 'żelazie'],
    ['żelaza', 'żelaz', 'żelazom', 'żelaza', 'żelazami', 'żelazach'],
  ),
  gun: noun(
    'f',
    ['broń', 'broni', 'broni', 'broń', 'bronią', 'broni'],
    ['bronie', 'broni', 'broniom', 'bronie', 'broniami', 'broniach'],
  ),
  brick: noun(
    'm3',
    ['budulec', 'budulca', 'budulcowi', 'budulec', 'budulcem', 'budulcu'],
    ['budulce', 'budulców', 'budulcom', 'budulce', 'budulcami', 'budulcach'],
  ),
  ammo: noun(
    'm3',
    ['nabój', 'naboju', 'nabojowi', 'nabój', 'nabojem', 'naboju'],
    ['naboje', 'nabojów', 'nabojom', 'naboje', 'nabojami', 'nabojach'],
  ),
  worker: noun(
    'm1',
    ['robotnik', 'robotnika', 'robotnikowi', 'robotnika', 'robotnikiem', 'robotniku'],
    ['robotnicy', 'robotników', 'robotnikom', 'robotników', 'robotnikami', 'robotnikach'],
  ),
  greyContact: contact('szar'),
  redContact: contact('czerwon', 'y'),
  blueContact: contact('niebiesk'),
  universalContact: contact('uniwersaln', 'y'),
  development: noun(
    'm3',
    [
      'żeton przebudowy',
      'żetonu przebudowy',
      'żetonowi przebudowy',
      'żeton przebudowy',
      'żetonem przebudowy',
      'żetonie przebudowy',
    ],
    [
      'żetony przebudowy',
      'żetonów przebudowy',
      'żetonom przebudowy',
      'żetony przebudowy',
      'żetonami przebudowy',
      'żetonach przebudowy',
    ],
  ),
  shield: noun(
    'f',
    ['tarcza', 'tarczy', 'tarczy', 'tarczę', 'tarczą', 'tarczy'],
    ['tarcze', 'tarcz', 'tarczom', 'tarcze', 'tarczami', 'tarczach'],
  ),
};

/** "szary kontakt"; the stems end hard (czerwony) or in a consonant that takes i (niebieski), and szary stands between. */
function contact(stem: string, ending = stem === 'niebiesk' ? 'i' : 'y'): Noun {
  const soft = ending === 'i' ? 'i' : '';
  return noun(
    'm3',
    [
      `${stem}${ending} kontakt`,
      `${stem}${soft}ego kontaktu`,
      `${stem}${soft}emu kontaktowi`,
      `${stem}${ending} kontakt`,
      `${stem}${ending}m kontaktem`,
      `${stem}${ending}m kontakcie`,
    ],
    [
      `${stem}${soft}e kontakty`,
      `${stem}${ending}ch kontaktów`,
      `${stem}${ending}m kontaktom`,
      `${stem}${soft}e kontakty`,
      `${stem}${ending}mi kontaktami`,
      `${stem}${ending}ch kontaktach`,
    ],
  );
}

const fromCard = ({ g, sg = [], pl }: Noun): Noun =>
  noun(g, sg.map((form) => `${form} z karty`) as unknown as Six, pl.map((form) => `${form} z karty`) as unknown as Six);

const capital = (good: string): string => `${good[0]?.toUpperCase()}${good.slice(1)}`;

export const nouns: Words['nouns'] = {
  ...Object.fromEntries(
    Object.entries(tokens).flatMap(([good, form]) => [
      [`fiftyFirstState.${good}`, form],
      [`fiftyFirstState.cached${capital(good)}`, fromCard(form)],
    ]),
  ),
  'fiftyFirstState.anyContact': noun(
    'm3',
    [
      'kontakt dowolnego rodzaju',
      'kontaktu dowolnego rodzaju',
      'kontaktowi dowolnego rodzaju',
      'kontakt dowolnego rodzaju',
      'kontaktem dowolnego rodzaju',
      'kontakcie dowolnego rodzaju',
    ],
    [
      'kontakty dowolnego rodzaju',
      'kontaktów dowolnego rodzaju',
      'kontaktom dowolnego rodzaju',
      'kontakty dowolnego rodzaju',
      'kontaktami dowolnego rodzaju',
      'kontaktach dowolnego rodzaju',
    ],
  ),
  'fiftyFirstState.vp': noun(
    'm3',
    ['punkt', 'punktu', 'punktowi', 'punkt', 'punktem', 'punkcie'],
    ['punkty', 'punktów', 'punktom', 'punkty', 'punktami', 'punktach'],
  ),
  'fiftyFirstState.card': noun(
    'f',
    ['karta', 'karty', 'karcie', 'kartę', 'kartą', 'karcie'],
    ['karty', 'kart', 'kartom', 'karty', 'kartami', 'kartach'],
  ),
  'fiftyFirstState.ruins': noun(
    'f',
    ['karta ruin', 'karty ruin', 'karcie ruin', 'kartę ruin', 'kartą ruin', 'karcie ruin'],
    ['karty ruin', 'kart ruin', 'kartom ruin', 'karty ruin', 'kartami ruin', 'kartach ruin'],
  ),
  'fiftyFirstState.deal': noun(
    'f',
    ['umowa', 'umowy', 'umowie', 'umowę', 'umową', 'umowie'],
    ['umowy', 'umów', 'umowom', 'umowy', 'umowami', 'umowach'],
  ),
};
