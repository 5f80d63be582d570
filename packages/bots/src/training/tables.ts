import { type AnyGame, type Chance, isRefused, type OptionField, optionFields, readOptions } from '@cinderhall/kernel';

export interface TrainingTable {
  readonly seats: number;
  readonly options: object;
}

const ATTEMPTS = 8;

function anyValue(field: OptionField<unknown>, chance: Chance): unknown {
  switch (field.type) {
    case 'flag':
      return chance.below(2) === 0;
    case 'pick':
      return chance.pick(field.values);
    case 'number':
      return field.min + chance.below(field.max - field.min + 1);
    case 'many':
      return chance.below(3) === 0 ? field.default : some(field.values, 1 + chance.below(2), chance);
    case 'data':
      return field.default;
  }
}

/** Few at a time: what is mixed with everything else is hardly learned apart from it. */
const some = (values: readonly unknown[], n: number, chance: Chance): unknown[] => {
  const taken = new Set(chance.shuffle([...values]).slice(0, n));
  return values.filter((value) => taken.has(value));
};

/** A third each: as usual, a bundle of the game's own, mixed. */
function someOptions(game: AnyGame, fixed: object, chance: Chance): object {
  const way = chance.below(3);
  if (way === 0) return fixed;
  const presets = Object.values(game.options.presets ?? {});
  if (way === 1 && presets.length > 0) return { ...chance.pick(presets), ...fixed };
  const mixed = optionFields(game.options).flatMap(([name, field]) =>
    chance.below(3) === 0 ? [[name, anyValue(field, chance)]] : [],
  );
  return { ...Object.fromEntries(mixed), ...fixed };
}

/** A table to learn at: three times of five two seats and usual options, otherwise anything that the game offers. */
export function trainingTable(game: AnyGame, fixed: object, chance: Chance, fixedSeats: number | null): TrainingTable {
  const { min, max } = game.seats;
  const usual = Math.max(min, Math.min(2, max));
  const plain = chance.below(5) < 3;
  const seats = fixedSeats ?? (plain ? usual : min + chance.below(max - min + 1));
  for (let i = 0; i < ATTEMPTS && !plain; i++) {
    const options = readOptions(game.options, someOptions(game, fixed, chance), seats);
    if (!isRefused(options)) return { seats, options };
  }
  const options = readOptions(game.options, fixed, seats);
  return isRefused(options) ? { seats: usual, options: {} } : { seats, options };
}
