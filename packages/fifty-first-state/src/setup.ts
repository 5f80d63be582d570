import { noAbilities } from '@cinderhall/effects';
import type { Chance, Start } from '@cinderhall/kernel';
import { entered, type Ledger } from '@cinderhall/tableau';
import { boxOf, type Design, FACTIONS } from './cards/index.ts';
import { EDITIONS, type Options, ruleSetsOf, setsOf } from './options.ts';
import { rulesOf } from './sets/index.ts';
import { noSets } from './sets/parts.ts';
import { backOf, noTokens, type State } from './state.ts';

/** How many copies of a card the options put into the box. */
function copiesWith(options: Options): (design: Design) => number {
  const rules = ruleSetsOf(options).map(rulesOf);
  return (design) => {
    for (const { copies } of rules) {
      const n = copies?.(design, options);
      if (n !== undefined) return n;
    }
    return design.copies;
  };
}

/** R-SOLO-003, R-BORGO-001: without a board, without cards; its first look-out sets it going. */
function opponentFor(options: Options, vp: number, points: Ledger): NonNullable<State['opponent']> {
  if (options.opponent !== 'borgo')
    return { kind: 'virtual', vp, points, stage: 'passed', attempts: 0, succeeded: false, pile: [] };
  return {
    kind: 'borgo',
    vp,
    points,
    stage: 'passed',
    brawlers: 0,
    drawn: null,
    attack: null,
    ruins: [],
    harder: options.borgoHarder ?? false,
    icons: options.borgoIcons ?? 'ironFuel',
  };
}

/** R-SETUP-001 to R-SETUP-005, R-SETUP-007, R-SETUP-008; the cards are dealt by the task `deal`. */
export function setup(options: Options, seats: number, chance: Chance): Start<State> {
  const cards = boxOf(setsOf(options), copiesWith(options));
  const piles: [number[], number[], number[]] = [[], [], []];
  for (let card = 0; card < cards.length; card++) piles[backOf({ cards }, card)]?.push(card);
  const pile = (back: 0 | 1 | 2): number[] => chance.shuffle(piles[back]);
  const allowed = FACTIONS.flatMap(({ id }, index) => (options.factions.includes(id) ? [index] : []));
  const choose = options.assign === 'choose';
  const drawn = choose ? [] : chance.shuffle([...allowed]);
  const alone = seats === 1;
  const { soloScore } = EDITIONS[options.edition];
  const points: Ledger = alone && soloScore > 0 ? entered([], 'start', -1, soloScore) : [];
  const first = chance.below(seats);
  const sets = ruleSetsOf(options);
  const start: Start<State> = {
    cards,
    options: {
      choose,
      factions: allowed,
      variant: options.opponent === 'borgo' ? 'standard' : options.opponent,
      soloScore,
      connectionsPay: options.connectionPaysCardCost ?? true,
      shipwreckOnce: options.shipwreckOnce,
      boardAmmo: options.allowAmmo ?? false,
      ruinsInTie: options.ruinsCountInTie ?? false,
      mutantsAttackOn: options.mutantsAttackOn ?? false,
      sets,
    },
    round: 0,
    phase: 'setup',
    first,
    ending: false,
    deck: pile(0),
    discard: [],
    red: { deck: pile(1), open: null, discard: [] },
    blue: { deck: pile(2), open: null, discard: [] },
    playing: null,
    row: [],
    players: Array.from({ length: seats }, (_, seat) => ({
      faction: drawn[seat] ?? -1,
      passed: false,
      goods: { ...noTokens(), vp: alone ? soloScore : 0 },
      points,
      cached: null,
      received: null,
      hand: [],
      connections: [],
      deals: [],
      ruins: [],
      board: [],
    })),
    locations: Array.from({ length: alone ? 2 : seats }, () => []),
    copies: [],
    opponent: alone ? opponentFor(options, soloScore, points) : null,
    abilities: noAbilities(seats),
    ...noSets(),
    // R-SETUP-004: boards are chosen from the last player in turn order to the first.
    tasks: [...(choose ? [{ kind: 'factions' as const, seat: (first + seats - 1) % seats }] : []), { kind: 'deal' }],
  };
  for (const id of sets) rulesOf(id).setup?.(start, options, chance);
  return start;
}
