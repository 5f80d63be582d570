import { CHANCE_VERSION } from '../chance.ts';
import type { Choice, Game, GameState } from '../game.ts';
import { readOptions } from '../options.ts';
import { EngineError, isRefused, type Refused, refuse } from '../refusal.ts';
import type { Entry, Snapshot } from './log.ts';
import { type AppliedEntry, Match, seatsRefusal } from './match.ts';
import { cardsHash, commitmentOf, entriesOf, KERNEL_VERSION, readSave, type Save } from './save.ts';
import { storedFault } from './stored.ts';

export interface Loaded<S extends GameState, C extends Choice> {
  readonly match: Match<S, C>;
  /** Set when the match could only go on from its snapshot, because the rules or the cards have changed. */
  readonly upgraded: { readonly from: number; readonly to: number } | null;
}

/**
 * Brings a saved match back. `snapshot` starts from the newest stored state where there is one; `replay` plays the whole
 * log again and so believes nothing but the set-up and the steps.
 */
export function loadMatch<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  input: unknown,
  how: 'replay' | 'snapshot' = 'replay',
): Loaded<S, C> | Refused {
  const save = readSave(input);
  if (isRefused(save)) return save;
  if (save.game !== game.id) return refuse('save.unknownGame', { game: save.game.slice(0, 60) });
  if (save.rules > game.rules) return refuse('save.newerRules', { game: game.id, save: save.rules, code: game.rules });
  const same = save.rules === game.rules && save.cards === cardsHash(game) && sameEngine(save);
  const quick = how === 'snapshot' && same && save.snapshot ? fromSnapshot(game, save, save.snapshot) : null;
  if (quick && !isRefused(quick)) return { match: quick, upgraded: null };
  const replayed = replay(game, save);
  if (!isRefused(replayed)) return { match: replayed, upgraded: null };
  return same ? replayed : upgrade(game, save, replayed);
}

const sameEngine = (save: Save): boolean => save.kernel === KERNEL_VERSION && save.chance === CHANCE_VERSION;

/** Whether a save tells the truth: the seed fits its commitment and the log leads to the state it claims. */
export function verifySave<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  input: unknown,
): { readonly commitment: string; readonly hash: string; readonly steps: number; readonly wholly: boolean } | Refused {
  const save = readSave(input);
  if (isRefused(save)) return save;
  const loaded = loadMatch(game, save, 'replay');
  if (isRefused(loaded)) return loaded;
  if (loaded.upgraded) return refuse('save.unverifiable', loaded.upgraded);
  return {
    commitment: commitmentOf(save.seed),
    hash: loaded.match.hash(),
    steps: save.log.length,
    wholly: save.base === undefined,
  };
}

function replay<S extends GameState, C extends Choice>(game: Game<S, C>, save: Save): Match<S, C> | Refused {
  const match = beginSave(game, save);
  if (isRefused(match)) return match;
  return playOn(match, save, entriesOf(save).slice(save.base?.at ?? 0));
}

/** The match as it was where its log can be played from: at the set-up, or after an upgrade. */
export const beginSave = <S extends GameState, C extends Choice>(
  game: Game<S, C>,
  save: Save,
): Match<S, C> | Refused => (save.base ? fromState(game, save, save.base) : begin(game, save));

function begin<S extends GameState, C extends Choice>(game: Game<S, C>, save: Save): Match<S, C> | Refused {
  try {
    return Match.start(game, { options: save.options, seats: save.seats, seed: save.seed });
  } catch (error) {
    if (error instanceof EngineError) return refuse('save.replay', { step: 0 });
    throw error;
  }
}

function fromSnapshot<S extends GameState, C extends Choice>(game: Game<S, C>, save: Save, snapshot: Snapshot) {
  const match = fromState(game, save, snapshot);
  return isRefused(match) ? match : playOn(match, save, entriesOf(save).slice(snapshot.at));
}

function fromState<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  save: Save,
  snapshot: Snapshot,
): Match<S, C> | Refused {
  const options = stateOptions(game, save, snapshot.state);
  if (isRefused(options)) return options;
  const state = game.schema.copy(snapshot.state as S);
  const setup = { options, seats: save.seats, seed: save.seed };
  return Match.resume(game, setup, silent(save, snapshot.at), state, save.base ?? null);
}

/** The options of a match that goes on from a stored state, or why it cannot. */
function stateOptions<S extends GameState, C extends Choice>(game: Game<S, C>, save: Save, state: unknown) {
  const fault = storedFault(game, state, save.seats);
  if (fault !== null) return refuse('save.snapshot', { where: fault });
  const options = seatsRefusal(game, save.seats) ?? readOptions(game.options, save.options, save.seats);
  // What older rules offered may be gone by now; what was chosen then lies in the state.
  const older = save.base !== undefined || save.rules < game.rules;
  return older && isRefused(options) ? save.options : options;
}

/** Entries whose events are not known any more. */
const silent = (save: Save, until: number): AppliedEntry[] =>
  entriesOf(save)
    .slice(0, until)
    .map((entry) => ({ entry, events: [] }));

function playOn<S extends GameState, C extends Choice>(
  match: Match<S, C>,
  save: Save,
  entries: readonly Entry[],
): Match<S, C> | Refused {
  for (const entry of entries) {
    const number = match.length + 1;
    try {
      const done = repeatEntry(match, entry);
      if (isRefused(done)) return refuse('save.replay', { step: number });
    } catch (error) {
      if (error instanceof EngineError) return refuse('save.replay', { step: number });
      throw error;
    }
  }
  return match.hash() === save.hash ? match : refuse('save.hash', { step: match.length });
}

/** Does what an entry of a log says, on the match as it stands. */
export function repeatEntry<S extends GameState, C extends Choice>(
  match: Match<S, C>,
  entry: Entry,
): AppliedEntry | Refused {
  switch (entry.kind) {
    case 'step': {
      const choice = match.game.schema.lengthen(entry.choice);
      return choice ? match.play(entry.seat, entry.asked, choice, entry.time) : refuse('refused.illegalChoice');
    }
    case 'undo':
      return match.repeatUndo(entry.seat, entry.steps, entry.time);
    case 'redo':
      return match.redo(entry.seat, entry.time);
    case 'resign':
      return match.resign(entry.seat, entry.time);
    case 'handover':
      return match.handOver(entry.seat, entry.to, entry.time);
    case 'upgrade':
      // An upgrade is always followed by a base; one that still has to be played was never carried out.
      return refuse('save.replay', { step: match.length + 1 });
  }
}

/** The log leads elsewhere under the present rules or cards: the stored state is brought up to them instead. */
function upgrade<S extends GameState, C extends Choice>(
  game: Game<S, C>,
  save: Save,
  why: Refused,
): Loaded<S, C> | Refused {
  const { snapshot } = save;
  const versions = { from: save.rules, to: game.rules };
  if (!snapshot || snapshot.at !== save.log.length)
    return save.rules < game.rules
      ? refuse('save.needsSnapshot', versions)
      : save.cards === cardsHash(game)
        ? why
        : refuse('save.cardsDiffer');
  let state = snapshot.state as S;
  if (save.rules < game.rules && game.upgrade) {
    try {
      state = game.upgrade(JSON.parse(JSON.stringify(state)) as S, save.rules);
    } catch {
      return refuse('save.snapshot', { where: 'upgrade' });
    }
  }
  const options = stateOptions(game, save, state);
  if (isRefused(options)) return options;
  // Under the same rules the hash still tells whether the snapshot is the one that was saved.
  if (save.rules === game.rules && game.schema.hash(state) !== save.hash)
    return refuse('save.hash', { step: save.log.length });
  const entry: Entry = { kind: 'upgrade', ...versions, time: entriesOf(save).at(-1)?.time ?? 0 };
  const history = [...silent(save, save.log.length), { entry, events: [] }];
  const base = { at: history.length, state: game.schema.copy(state) };
  const setup = { options, seats: save.seats, seed: save.seed };
  return { match: Match.resume(game, setup, history, game.schema.copy(state), base), upgraded: versions };
}
