import { isRefused, loadMatch, longEntry, must, type Seat, say } from '@cinderhall/kernel';
import type { Command } from 'commander';
import { type Spoken, shownOutcome, spokenOutcome } from '../ending.ts';
import { describeEntry, type EntryText, type Question, questions, type Viewer } from '../entry-text.ts';
import { readCount } from '../find.ts';
import type { Io } from '../io.ts';
import { gameLexicon } from '../language.ts';
import { Progress } from '../progress.ts';
import { refusedBy, Stop } from '../refusal.ts';
import { type ReplayedEntry, replayEntries, silent } from '../replay.ts';
import { type Opened, openSave } from '../save-file.ts';

interface Options {
  readonly step?: string;
  readonly seat?: string;
  readonly json?: boolean;
}

export function replayCommand(program: Command, io: Io): void {
  program
    .command('replay')
    .description(io.say('cli.about.replay'))
    .argument('<file>', io.say('cli.arg.file'))
    .option('--step <N>', io.say('cli.opt.step'))
    .option('--seat <S>', io.say('cli.opt.seat'))
    .option('--json', io.say('cli.opt.json'))
    .action((path: string, options: Options) => {
      const step = options.step === undefined ? null : readCount('--step', options.step, 0);
      const seat = options.seat === undefined ? null : readCount('--seat', options.seat, 0);
      const opened = openSave(path);
      const replayed = replay(io, opened, step, seat === null ? null : seat - 1);
      if (options.json) io.json(asJson(opened, replayed));
      else printReplay(io, opened, replayed);
    });
}

interface Replayed {
  readonly texts: readonly EntryText[];
  readonly asked: readonly Question[];
  readonly outcome: Spoken | null;
  readonly upgraded: { readonly from: number; readonly to: number } | null;
}

/** Plays the match again, and once more in words: the first time tells whether the file can be believed. */
function replay(io: Io, { game, save, file }: Opened, step: number | null, viewer: Viewer): Replayed {
  if (viewer !== null && viewer >= save.seats)
    throw new Stop({ key: 'cli.seat.none', params: { seats: save.seats, given: viewer + 1 } });
  if (step !== null && step > save.log.length)
    throw new Stop({ key: 'cli.step.none', params: { steps: save.log.length, given: step } });
  const loaded = loadMatch(game, save, 'replay');
  if (isRefused(loaded)) throw refusedBy(loaded, { file, game });
  const { match, upgraded } = loaded;
  const words = gameLexicon(io.language, game);
  const progress = new Progress(io.stderr, save.log.length);
  const texts: EntryText[] = [];
  let asked: Question[] = [];
  // A match that went on from its snapshot has a past that the present rules cannot play.
  for (const entry of upgraded ? listed(save.log) : replayEntries(game, save)) {
    progress.update(entry.n);
    if (step !== null && entry.n !== step) continue;
    texts.push(describeEntry(game, words, entry, viewer));
    if (step === null) continue;
    asked = questions(game, words, entry, viewer);
    break;
  }
  progress.clear();
  const outcome = step === null || step === save.log.length ? match.outcome() : null;
  return {
    texts,
    asked,
    outcome: outcome && spokenOutcome((message) => say(words, message), outcome, match.resigned),
    upgraded,
  };
}

const seatName =
  (io: Io) =>
  (seat: Seat): string =>
    io.say('seat.name', { n: seat + 1 });

function asJson({ game, save }: Opened, { texts, asked, outcome, upgraded }: Replayed) {
  const { rules, options, seats, seed, commitment, hash } = save;
  const head = { game: game.id, rules, options, seats, seed, commitment, hash, upgraded };
  return { ...head, steps: texts, questions: asked, outcome };
}

function printReplay(io: Io, { game, save }: Opened, { texts, asked, outcome, upgraded }: Replayed): void {
  const name = seatName(io);
  const title = game.title[io.language];
  io.line(io.say('cli.replay.head', { title, seats: save.seats, steps: save.log.length }));
  const old = upgraded ? save.log.length : (save.base?.at ?? 0);
  if (old > 0) io.line(io.say('cli.replay.old', { steps: old }));
  for (const each of texts) io.line(shownStep(io, each, save.log[each.n - 1], name));
  for (const { seat, words: question, choices } of asked) {
    io.line(io.say('cli.replay.asked', { seat: name(seat), question }));
    for (const [i, choice] of choices.entries()) io.line(`      ${i}. ${choice}`);
  }
  if (outcome) io.line(shownOutcome(io, outcome, name));
  else if (asked.length === 0) io.line(io.say('cli.replay.open'));
}

function* listed(log: readonly unknown[]): Generator<ReplayedEntry, void> {
  for (const [i, short] of log.entries()) yield silent(i + 1, must(longEntry(short), 'a readable entry'));
}

function shownStep(io: Io, step: EntryText, short: unknown, name: (seat: Seat) => string): string {
  const entry = longEntry(short);
  const to = entry?.kind === 'handover' ? entry.to : '';
  const head = io.say(`cli.replay.${step.kind}`, { seat: step.seat === null ? '' : name(step.seat), to });
  const number = `${step.n}`.padStart(4);
  const lines = step.events.map(({ words }) => `      ${words}`);
  return [`${number}  ${head}${step.words === undefined ? '' : `: ${step.words}`}`, ...lines].join('\n');
}
