/** The sentences that only Allies has, word for word, in both languages. */
import { kernelWords, type Language, lexicon, localized, say } from '@cinderhall/kernel';
import { describe, expect, test } from 'vitest';
import { fiftyFirstState } from '../../src/index.ts';
import { AlliesTable, IG, SH, UR } from './table.ts';

const { cards, describe: game, insight, outcome, tally } = fiftyFirstState;
const spoken = localized((language) => lexicon(language, kernelWords[language], fiftyFirstState.words[language]));
const textOf = (id: string, language: Language): string => {
  const card = cards().find((one) => one.id === id);
  if (!card) throw new Error(`no ${id}`);
  return say(spoken[language], card.text);
};

test.each([
  [
    'quick-raid',
    'Building bonus: you may pay 1 gun to gain 1 point and make an opponent lose up to 3 fuel.',
    'Bonus za zbudowanie (nieobowiązkowy): za 1 broń zyskaj 1 punkt, a wybrany przeciwnik traci najwyżej 3 paliwa.',
  ],
  [
    'chrome-oath',
    'All your cards of type Iron Gang, in your State and in your hand, also have the types fuel and gun. Building bonus: gain 1 Iron Gang influence.',
    'Wszystkie twoje karty typu Iron Gang, w Stanie i na ręce, mają też typy paliwo i broń. Bonus za zbudowanie: zyskaj 1 wpływ Iron Gangu.',
  ],
  [
    'blood-colours',
    'Whenever you raze a location of type Sharrash or Uranopolis, gain 1 point.',
    'Ilekroć splądrujesz lokację typu Sharrash lub Uranopolis, zyskaj 1 punkt.',
  ],
  [
    'toxic-pass',
    'Whenever you build a location of type Iron Gang, Sharrash or Uranopolis, gain 1 fuel or 1 iron.',
    'Ilekroć zbudujesz lokację typu Iron Gang, Sharrash lub Uranopolis, zyskaj 1 paliwo lub 1 żelazo.',
  ],
  [
    'toxic-waste',
    'Action: give an opponent a location card from your hand to gain 1 point; that opponent loses 1 point.',
    'Akcja: oddaj wybranemu przeciwnikowi kartę lokacji z ręki i zyskaj 1 punkt; przeciwnik traci 1 punkt.',
  ],
  [
    'rat-hunt',
    "Action: pay 1 gun to block an opponent's action location until clean-up.",
    'Akcja: za 1 broń zablokuj do fazy Czyszczenia lokację z akcją wybranego przeciwnika.',
  ],
  [
    'warlords-parade',
    'Action: pay 1 worker and 2 Iron Gang influence to gain 3 points.',
    'Akcja: za 1 robotnika i 2 wpływy Iron Gangu zyskaj 3 punkty.',
  ],
])('%s', (id, english, polish) => {
  expect([textOf(id, 'en'), textOf(id, 'pl')]).toEqual([english, polish]);
});

const connections = [['punks'], ['merchants'], ['merchants']];
/** What the first seat is asked and can answer, in one language. */
const asked = (table: AlliesTable, language: Language): string[] => {
  const view = table.match.view(0);
  const { decision } = view;
  if (!decision) throw new Error('nothing is asked');
  const choices = table.match.choices(0).map((choice) => say(spoken[language], game.choice(view, choice, 0)));
  return [say(spoken[language], game.decision(view, decision, 0)), ...choices];
};
const toldTo = (table: AlliesTable, seat: number, kind: string, language: Language): string[] => {
  const view = table.match.view(seat);
  return table.events
    .filter((event) => event.kind === kind)
    .map((event) => say(spoken[language], game.event(view, event)));
};

describe('a block', () => {
  const table = new AlliesTable({
    connections,
    seats: 3,
    first: 1,
    built: [['rat-hunt'], ['hideout', 'hideout', 'corner-shop'], ['corner-shop']],
    goods: [{ gun: 1 }, { worker: 1, fuel: 1 }],
  });
  table.do(1, 'use corner-shop');
  table.do(2, 'playConnection merchants');
  table.do(0, 'use rat-hunt');

  test('tells whose the location is and whether it is used; alike ones are one choice', () => {
    expect(asked(table, 'en')).toEqual([
      'Rat Hunt: choose an action location to block.',
      'Block Hideout of Seat 2',
      'Block Corner shop of Seat 2 (used once)',
      'Block Corner shop of Seat 3',
    ]);
    expect(asked(table, 'pl')).toEqual([
      'Polowanie na szczury: wybierz lokację z akcją do zablokowania.',
      'Zablokuj lokację Kryjówka gracza Miejsce 2',
      'Zablokuj lokację Sklep na rogu gracza Miejsce 2 (użyta raz)',
      'Zablokuj lokację Sklep na rogu gracza Miejsce 3',
    ]);
  });

  test('is worth what its owner could still do, and says so', () => {
    const view = table.match.view(0);
    const choices = table.match.choices(0);
    const why = choices.map((choice) => insight.reasons?.(view, 0, choice)[0]?.key.split('.').at(-1));
    expect(why).toEqual(['block', 'block', 'block']);
    expect(choices.map((choice) => fiftyFirstState.impact(view, 0, choice).targets[0]?.seat)).toEqual([1, 1, 2]);
    expect(choices.every((choice) => insight.style?.(choice) === 'raid')).toBe(true);
  });
});

test('a given card is named to those who see it', () => {
  const table = new AlliesTable({
    connections,
    seats: 3,
    built: [['toxic-waste']],
    hands: [['church'], ['quarry']],
    goods: [{}, { vp: 2 }],
  });
  table.do(0, 'use toxic-waste');
  expect(asked(table, 'en')).toEqual([
    'Toxic Waste: choose a card, and to whom you give it.',
    'Give Church to Seat 2',
    'Give Church to Seat 3',
  ]);
  expect(asked(table, 'pl').slice(1)).toEqual([
    'Oddaj kartę Kościół graczowi Miejsce 2',
    'Oddaj kartę Kościół graczowi Miejsce 3',
  ]);
  table.do(0, 'giveCard 1 church');
  expect(toldTo(table, 0, 'gaveCard', 'en')).toEqual(['Seat 1 gives Seat 2 Church.']);
});

test('lost points have a line of their own, and the lines add up', () => {
  const table = new AlliesTable({
    connections,
    built: [['toxic-waste']],
    hands: [['church'], []],
    goods: [{}, { vp: 25 }],
  });
  table.do(0, 'use toxic-waste');
  table.passAll();
  table.state.phase = 'over';
  const lines = outcome(table.state)?.lines.filter(({ seat }) => seat === 1) ?? [];
  expect(lines.find(({ under }) => under?.key === 'fiftyFirstState.score.loss')).toMatchObject({ points: -1 });
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(24);
});

test('influence is counted for charts, for ties and for what a seat may still do', () => {
  const table = new AlliesTable({ connections, influence: [{ [IG]: 2, [UR]: 1 }, { [SH]: 1 }] });
  expect(tally(table.state).influence).toEqual([3, 1]);
  expect(tally(table.state).goods).toEqual([4, 2]);
});
