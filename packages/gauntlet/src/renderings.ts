import {
  addressed,
  hasGap,
  type Lexicon,
  type Param,
  parseTemplate,
  say,
  seatName,
  type Template,
} from '@cinderhall/kernel';

type Slot = Exclude<Template[number], string>;

const NUMBERS = [0, 1, 2, 5, 22];
/** More ways than this are not all tried together: then one parameter at a time changes. */
const MOST = 600;

/** Every way to say a message: singular, plural, zero, every choice, every gender, and whether the reader is meant. */
export function renderings(lexicon: Lexicon, key: string): string[] {
  const slots = slotsOf(parseTemplate(lexicon.words.messages[key] ?? ''));
  const names = [...new Set(slots.flatMap(paramsOf))];
  const values = names.map((name) => valuesFor(lexicon, name, slots));
  const ways = product(values) ?? oneByOne(values);
  const texts = ways.map((way) => {
    const params = Object.fromEntries(names.map((name, i) => [name, way[i] ?? '']));
    return say(lexicon, addressed({ key, params }, ['', 'Ada'], 0));
  });
  return [...new Set(texts)];
}

function slotsOf(template: Template): Slot[] {
  return template.flatMap((part) => {
    if (typeof part === 'string') return [];
    return 'branches' in part ? [part, ...[...part.branches.values()].flatMap(slotsOf)] : [part];
  });
}

const paramsOf = (slot: Slot): string[] =>
  slot.kind === 'counted' && slot.named ? [slot.name, slot.noun] : [slot.name];

function valuesFor(lexicon: Lexicon, name: string, slots: readonly Slot[]): readonly Param[] {
  const own = slots.filter((slot) => slot.name === name);
  // The reader sits on seat 0.
  if (own.some(({ kind }) => kind === 'person')) return [seatName(0), seatName(1)];
  if (own.some(({ kind }) => kind === 'signed')) return [...NUMBERS, -1];
  if (own.some(({ kind }) => kind === 'counted' || kind === 'plural')) return NUMBERS;
  const labels = own.flatMap((slot) => (slot.kind === 'choice' ? [...slot.branches.keys()] : []));
  if (labels.length > 0) return labels.map((label) => (label === '*' ? 'other' : label));
  const isNoun =
    own.some((slot) => slot.kind === 'gender' || (slot.kind === 'value' && slot.form.case !== 'nom')) ||
    slots.some((slot) => slot.kind === 'counted' && slot.named && slot.noun === name);
  const nouns = isNoun ? oneOfEachGender(lexicon) : [];
  return nouns.length > 0 ? nouns : ['Ada'];
}

function oneOfEachGender({ words }: Lexicon): Param[] {
  const found = new Map<string, Param>();
  for (const [noun, forms] of Object.entries(words.nouns)) found.set('g' in forms ? String(forms.g) : '', { noun });
  return [...found.values()];
}

function product(values: readonly (readonly Param[])[]): Param[][] | null {
  if (values.reduce((n, each) => n * each.length, 1) > MOST) return null;
  return values.reduce<Param[][]>((ways, each) => ways.flatMap((way) => each.map((one) => [...way, one])), [[]]);
}

const oneByOne = (values: readonly (readonly Param[])[]): Param[][] =>
  values.flatMap((each, i) => each.map((one) => values.map((all, at) => (at === i ? one : (all[0] ?? '')))));

const SLIPS: readonly RegExp[] = [
  / {2}|^ | $| [,.;?!]|\( |\(\)|\bundefined\b|\.\./,
  // A number and its noun that do not agree.
  /(?:^|[^\d.,–-])1 (?:cards|moves|rounds|turns|hours|minutes|seconds|characters|tables|rules|steps|seats|points|units|survivors|spaces)\b/,
  // "You" with the verb of somebody else.
  /\b[Yy]ou (?:is|has|was|does|wins|plays|answers|declares|resigns|draws|gains)\b/,
  /(?:^|[.:] )(?:Ty|ty) (?:ma|jest|może|gra|wygrywa|odpowiada)\b/,
];

/** What is wrong with a sentence as far as a program can tell; null where nothing is. */
export const slipIn = (text: string): string | null =>
  text === '' || hasGap(text) || SLIPS.some((slip) => slip.test(text)) ? text : null;

/** The sentences of these messages that have something wrong, each with its key. */
export const slipsIn = (lexicon: Lexicon, keys: readonly string[]): string[] =>
  keys.flatMap((key) =>
    renderings(lexicon, key).flatMap((text) => {
      const slip = slipIn(text);
      return slip === null ? [] : [`${lexicon.language} ${key}: “${slip}”`];
    }),
  );
