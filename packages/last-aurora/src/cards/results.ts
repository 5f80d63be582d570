import { AMBUSH, type DamageZone, type Result, type Shot } from './types.ts';

/** `2J` is two damage and a jam, `A` an ambush. */
const shot = (text: string): Shot => ({ damage: Number.parseInt(text, 10) || 0, jam: text.includes('J') });
const attack = (text: string): number => (text === 'A' ? AMBUSH : Number(text));

const GIVEN: { readonly [number: number]: readonly string[] } = {
  88: ['enemies I and II'],
  89: ['level 2', 'letters'],
  92: ['letters', 'enemies I and II'],
};

function result(number: number, shots: string, enemies: string, letters: string, back: DamageZone): Result {
  return {
    kind: 'result',
    id: `result-${number}`,
    name: { en: `Result ${number}`, pl: `Wynik ${number}` },
    origin: 'designed',
    given: GIVEN[number] ?? [],
    shots: shots.split(' ').map(shot),
    enemies: enemies.split(' ').map(attack),
    letters: [...letters].map((letter) => 'ABCD'.indexOf(letter)),
    back,
  };
}

/** 087–098. Tuning knob: the rows of weapons and enemies. */
export const results: readonly Result[] = [
  result(87, '1 1 1 2', '0 1 1 1 0 2', 'ACBD', 'bottomRow'),
  result(88, '1 1 2 2', '1 1 1 2 2 2', 'BDAC', 'topRow'),
  result(89, '1 2J 2 3', '1 0 A 1 2 1', 'DBCA', 'column1'),
  result(90, '0 1 1 1', 'A 1 0 1 1 2', 'CADB', 'bottomRow'),
  result(91, 'J 1 1 2', '0 0 1 A 0 0', 'ADCB', 'topRow'),
  result(92, '1 1 2 3', '1 1 1 1 2 2', 'DBAC', 'topRow'),
  result(93, '1 1 2 2', '0 A 1 1 A 2', 'BACD', 'truckOnly'),
  result(94, '1 1J 1 2', '1 1 0 1 1 A', 'CDBA', 'bottomRow'),
  result(95, '0 0 J 1', '0 0 1 0 0 0', 'ABDC', 'truckOnly'),
  result(96, '2 2 3 3', '1 1 2 2 2 2', 'BCDA', 'topRow'),
  result(97, '1 1 2 2J', '0 1 1 A 2 2', 'CBAD', 'column1'),
  result(98, '0 1 2J 3', 'A 0 A 1 1 2', 'DACB', 'bottomRow'),
];
