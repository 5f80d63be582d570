/** The sentences of Promo set 2, headquarters, tiles and cities, word for word; and that no two choices read the same. */
import {
  hasGap,
  isRefused,
  kernelWords,
  LANGUAGES,
  type Language,
  lexicon,
  localized,
  Match,
  say,
} from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../src/index.ts';
import { SET_OF_CHOICE } from '../src/sets/parts.ts';
import { moduleTables } from './modules.ts';

const { words } = fiftyFirstState;
const spoken = localized((language: Language) => lexicon(language, kernelWords[language], words[language]));
const textOf = (id: string, language: Language): string => {
  const card = fiftyFirstState.cards().find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return say(spoken[language], card.text);
};

const TEXTS: { readonly [id: string]: readonly [en: string, pl: string] } = {
  'goods-takeover': [
    'Once a round, when an opponent gains goods from a feature, you may pay 1 worker to gain 1 of the same good.',
    'Raz na rundę, gdy przeciwnik zyskuje zasoby dzięki cesze, możesz wydać 1 robotnika, by zyskać 1 taki sam zasób.',
  ],
  'borderland-pub': [
    'Production: gain 1 good of a kind that none of your other production locations and none of your deals brings you.',
    'Produkcja: zyskaj 1 zasób takiego rodzaju, jakiego nie daje ci żadna inna twoja lokacja produkcyjna ani umowa.',
  ],
  'nomad-scrappers': [
    'Action: pay 2 workers to draw the top card of a connection deck without showing it.',
    'Akcja: za 2 robotników dobierz wierzchnią kartę z jednej talii połączeń, nie pokazując jej.',
  ],
  'stilt-hunters': [
    'Once a round you may put 1 worker of yours on this card before your action and take two actions in a row.',
    'Raz na rundę możesz przed akcją położyć na tej karcie 1 robotnika ze swojej puli i wykonać dwie akcje z rzędu.',
  ],
  'zee-tower': [
    'Whenever you play a red connection card, gain 1 red contact. Whenever you play a blue connection card, gain 1 blue contact. You may keep any number of contacts of any kind here through clean-up. Building bonus: gain 1 grey contact, 1 blue contact and 1 red contact.',
    'Ilekroć zagrasz czerwoną kartę połączenia, zyskaj 1 czerwony kontakt. Ilekroć zagrasz niebieską kartę połączenia, zyskaj 1 niebieski kontakt. Podczas czyszczenia możesz tu zachować dowolną liczbę kontaktów dowolnego rodzaju. Bonus za zbudowanie: zyskaj 1 szary kontakt, 1 niebieski kontakt i 1 czerwony kontakt.',
  ],
  'ibn-headquarters': [
    'Needs locations of the types gun, fuel, iron, worker and contact. When you claim it, take over a location of an opponent with everything on it.',
    'Wymaga lokacji typów: broń, paliwo, żelazo, robotnik i kontakt. Gdy ją zajmiesz, przejmij lokację przeciwnika ze wszystkim, co na niej leży.',
  ],
  'classic-skyscraper': [
    'Needs locations of the types brick, iron, victory, worker and ammo. When you claim it, gain 5 points.',
    'Wymaga lokacji typów: budulec, żelazo, punkty, robotnik i naboje. Gdy ją zajmiesz, zyskaj 5 punktów.',
  ],
  'old-capital': [
    'Needs locations of the types fuel, contact, card and victory. When you claim it, draw 3 cards and sign deals with them for free.',
    'Wymaga lokacji typów: paliwo, kontakt, karta i punkty. Gdy ją zajmiesz, dobierz 3 karty i podpisz z nimi umowy za darmo.',
  ],
  'desert-monolith': [
    'Needs locations of the types gun, ammo, contact and brick. When you claim it, draw 2 cards and raze them for free.',
    'Wymaga lokacji typów: broń, naboje, kontakt i budulec. Gdy ją zajmiesz, dobierz 2 karty i splądruj je za darmo.',
  ],
  'arena-tile': [
    'Action: put a worker here, one for the whole game. At the start of each clean-up you may arm it with 1 iron (1 arena point), 1 gun (2) or 1 ammo (3). Whoever alone has the most arena points at the end gains 5 points.',
    'Akcja: wystaw tu robotnika, jednego na całą grę. Na początku każdego czyszczenia możesz go uzbroić w 1 żelazo (1 punkt areny), 1 broń (2) lub 1 nabój (3). Kto na koniec jako jedyny ma najwięcej punktów areny, zyskuje 5 punktów.',
  ],
  'border-borgo': [
    'Experiments on Human DNA: pay 1 worker and 1 gun to gain 3 red contacts. Other side, Horde Raid: pay 1 red contact to gain 1 point, and a player of your choice who is not at this border loses 1 fuel, iron, gun or brick (they choose which).',
    'Eksperymenty na ludzkim DNA: za 1 robotnika i 1 broń zyskaj 3 czerwone kontakty. Druga strona, Najazd hordy: za 1 czerwony kontakt zyskaj 1 punkt, a wybrany gracz spoza tej granicy traci 1 paliwo, żelazo, broń lub budulec (sam decyduje, co).',
  ],
  'border-hegemony': [
    'Human Trade: pay 1 ammo to gain 2 workers. Other side, The Skinny One Goes for Anything: pay 1 worker to gain 1 fuel, 1 iron, 1 gun or 1 brick.',
    'Handel ludźmi: za 1 nabój zyskaj 2 robotników. Druga strona, Chudego oddam za byle co: za 1 robotnika zyskaj 1 paliwo, 1 żelazo, 1 broń lub 1 budulec.',
  ],
  'jersey-ruins': [
    'Begins with 2 bricks and gets 1 brick more in each Production phase. Deal: 1 brick (for 1 blue contact). Defence 5: whoever razes it gains all goods on it.',
    'Na początku na kafelku: 2 budulce; w każdej fazie Produkcji przybywa: 1 budulec. Umowa: 1 budulec (za 1 niebieski kontakt). Obrona 5: kto splądruje miasto, zyskuje wszystkie leżące tu zasoby.',
  ],
};

test.each(Object.entries(TEXTS))('%s reads well in both languages', (id, texts) => {
  expect(LANGUAGES.map((language) => textOf(id, language))).toEqual(texts);
});

test('each kind has its catalogue', () => {
  const kinds = new Map<string, number>();
  for (const { catalogue = '' } of fiftyFirstState.cards()) kinds.set(catalogue, (kinds.get(catalogue) ?? 0) + 1);
  expect(['headquarters', 'borders', 'cities', 'factions'].map((kind) => kinds.get(kind))).toEqual([4, 4, 3, 9]);
});

describe('choices of these sets', () => {
  const OURS = ['promo2', 'headquarters', 'arena', 'borders', 'cities'];

  test.each([
    [4, 0],
    [3, 0],
    [2, 0],
  ])('read differently in every list of a match of %i', (seats, table) => {
    const match = Match.start(fiftyFirstState, {
      seats,
      seed: '7'.repeat(32),
      options: moduleTables(false)[table] ?? {},
    });
    if (isRefused(match)) throw new Error(match.refused.key);
    let seen = 0;
    for (let step = 0; step < 300 && !match.over; step++) {
      const seat = match.waiting()[0] ?? -1;
      const view = match.view(seat);
      const choices = match.choices(seat);
      const own = choices.filter(({ kind }) => OURS.includes(SET_OF_CHOICE[kind] ?? ''));
      seen += own.length;
      for (const language of LANGUAGES) {
        const said = own.map((choice) => say(spoken[language], fiftyFirstState.describe.choice(view, choice, seat)));
        expect([new Set(said).size, said.some(hasGap)]).toEqual([own.length, false]);
      }
      match.step(seat, match.state.asked, (step * 7 + 3) % choices.length);
    }
    expect(seen).toBeGreaterThan(50);
  });
});
