import type { Admin, Config } from '@cinderhall/server';
import type { Command } from 'commander';
import { shown } from '../find.ts';
import type { Host, LoadHost } from '../host.ts';
import type { Io } from '../io.ts';
import { Stop } from '../refusal.ts';
import { shutdownSignal } from '../shutdown-signal.ts';
import { table } from '../table.ts';

/** Commands for those who run a hall. They read the same environment as the server. */
export function hostCommands(program: Command, io: Io, load: LoadHost): void {
  program
    .command('serve')
    .description(io.say('cli.about.serve'))
    .action(async () => serve(io, await load()));
  program
    .command('think')
    .description(io.say('cli.about.think'))
    .option('--connect <address>', io.say('cli.opt.connect'))
    .option('--threads <n>', io.say('cli.opt.threads'))
    .action(async ({ connect, threads }: { connect?: string; threads?: string }) =>
      think(io, await load({ site: false }), connect, threads),
    );
  program
    .command('backup')
    .description(io.say('cli.about.backup'))
    .argument('<file>', io.say('cli.arg.backup'))
    .option('--json', io.say('cli.opt.json'))
    .action((file: string, { json }: { json?: boolean }) => move(io, load, 'backup', file, json ?? false));
  program
    .command('restore')
    .description(io.say('cli.about.restore'))
    .argument('<file>', io.say('cli.arg.backup'))
    .option('--json', io.say('cli.opt.json'))
    .action((file: string, { json }: { json?: boolean }) => move(io, load, 'restore', file, json ?? false));
  program
    .command('admin')
    .description(io.say('cli.about.admin'))
    .argument('<what>', io.say('cli.arg.admin', { names: Object.keys(duties) }))
    .argument('[id]', io.say('cli.arg.adminId'))
    .option('--json', io.say('cli.opt.json'))
    .action(async (what: string, id: string | undefined, { json }: { json?: boolean }) => {
      const duty = Object.hasOwn(duties, what) ? duties[what] : undefined;
      if (!duty)
        throw new Stop({ key: 'cli.admin.unknown', params: { given: shown(what), names: Object.keys(duties) } });
      const { host } = await load();
      const admin = await host.Admin.open(settings(host));
      try {
        const found = await duty(admin, id ?? '');
        if (found === false || found === undefined)
          throw new Stop({ key: 'cli.admin.nothing', params: { id: shown(id ?? '') } });
        if (json) io.json(found === true ? { ok: true } : found);
        else io.line(found === true ? io.say('cli.admin.done') : formatFound(found, io.width));
      } finally {
        await admin.close();
      }
    });
}

type Found = boolean | object | readonly object[] | undefined;

/** What a host can see and do; true when something was done, false when there was nothing to do it to. */
const duties: { readonly [what: string]: (admin: Admin, id: string) => Promise<Found> } = {
  stats: (admin) => admin.stats(),
  reports: (admin) => admin.reports(),
  report: (admin, id) => admin.report(id),
  running: (admin) => admin.tables('running'),
  halted: (admin) => admin.tables('halted'),
  resume: (admin, id) => admin.resume(id),
  close: (admin, id) => admin.closeTable(id),
  'remove-person': (admin, id) => admin.removePerson(id),
};

function formatFound(found: object | readonly object[], width: number | null): string {
  if (!Array.isArray(found))
    return table(
      ['', ''],
      Object.entries(found).map(([name, value]) => [name, text(value)]),
      width,
    ).trimStart();
  const [first]: readonly object[] = found;
  if (!first) return '—';
  const rows = found.map((row: object) => Object.values(row).map(text));
  return table(Object.keys(first), rows, width);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

function settings(host: Host['host']): Config {
  try {
    return host.readConfig(process.env);
  } catch (error) {
    if (error instanceof host.ConfigError)
      throw new Stop({ key: 'cli.host.setting', params: { error: error.message } });
    throw error;
  }
}

async function move(io: Io, load: LoadHost, way: 'backup' | 'restore', file: string, json: boolean): Promise<void> {
  const { host } = await load();
  const config = settings(host);
  try {
    const done = await host[way](config, file);
    if (json) io.json(done);
    else io.line(io.say(way === 'backup' ? 'cli.backup.done' : 'cli.restore.done', { ...done, file: shown(file) }));
  } catch (error) {
    if (error instanceof host.BackupError) throw new Stop({ key: `cli.backup.${error.code}` }, { file: shown(file) });
    throw error;
  }
}

/** Thinks for the bots of a hall until somebody ends it. */
async function think(io: Io, { host }: Host, connect: string | undefined, count: string | undefined): Promise<void> {
  // From the environment, where other users of the machine cannot read the token as in a command.
  const address = connect ?? process.env.CINDERHALL_NATS ?? '';
  if (address === '') throw new Stop({ key: 'cli.think.nowhere' });
  if (!host.isNatsAddress(address) || (count !== undefined && !/^[1-9]\d{0,2}$/.test(count)))
    throw new Stop({ key: 'cli.think.wrong' });
  const threads = count === undefined ? undefined : Number(count);
  const onOtherVersion = () => io.aside(io.say('cli.think.otherVersion'));
  const thinker = await host.openThinker({ address, threads, onOtherVersion }).catch((error) => {
    throw new Stop({ key: 'cli.think.unreachable', params: { error: String(error) } });
  });
  io.line(io.say('cli.think.open', { host: new URL(address).host, threads: thinker.threads }));
  await shutdownSignal();
  await thinker.close();
}

const LONGEST_CLOSE = 9_000;

/** Keeps the hall open until somebody ends it. */
async function serve(io: Io, { open, host }: Host): Promise<void> {
  settings(host);
  // A signal that comes while it opens closes it properly as well.
  const shutdown = shutdownSignal();
  const hall = await open(process.env).catch((error) => {
    if (error instanceof host.StartError) throw new Stop({ key: 'cli.host.setting', params: { error: error.message } });
    if (error.code === 'EADDRINUSE') throw new Stop({ key: 'cli.serve.taken', params: { port: String(error.port) } });
    throw error;
  });
  io.line(io.say('cli.serve.open', { address: hall.address }));
  await shutdown;
  // Whatever it waits for, the next one may begin after ten seconds.
  const late = setTimeout(() => process.exit(1), LONGEST_CLOSE);
  await hall.close();
  clearTimeout(late);
}
