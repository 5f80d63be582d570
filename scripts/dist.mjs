// npm run dist: one archive with everything a host needs, so that nothing has to be built there.
//   npm run dist -- --out <folder>     where to put it; artifacts/ without
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from './build.mjs';
import { installMissing } from './install.mjs';
import { serverPackages } from './lib/hall.mjs';
import { root } from './lib/paths.mjs';
import { productionLock } from './lib/production-lock.mjs';
import { buildWeb } from './lib/web.mjs';

/** What is bundled, and where it lies in the archive. */
const bundles = [
  { entry: 'packages/cli/src/main.ts', to: 'lib/cinderhall.mjs', portable: '../' },
  { entry: 'scripts/hall/index.ts', to: 'lib/hall.mjs', portable: '../' },
  { entry: 'packages/server/src/work/worker.ts', to: 'packages/server/bin/worker.mjs', portable: '../../../' },
];

/** What is taken as it is. */
const copied = [
  'packages/server/src/store/writer-thread.mjs',
  'packages/server/src/store/statements.mjs',
  'LICENSE',
  'CREDITS.md',
  'docs/hosting.md',
];

const command = `#!/usr/bin/env node
const { main } = await import('../lib/cinderhall.mjs');
await main(process.argv.slice(2), () => import('../lib/hall.mjs'));
`;

const arenaWorker = `const { workInArena } = await import('../../../lib/cinderhall.mjs');
workInArena();
`;

const { values } = parseArgs({ options: { out: { type: 'string', default: 'artifacts' } } });
await installMissing();
const out = resolve(root, values.out);
const project = projectOf(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const name = `cinderhall-${project.version}`;
const folder = join(out, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await buildWeb();
for (const { entry, to, portable } of bundles) {
  const made = await bundle(entry, `.cache/dist/${to}`, { external: serverPackages(), portable });
  put(to, (place) => copyFileSync(made, place));
}
for (const path of copied) put(path, (place) => copyFileSync(join(root, path), place));
put('packages/web/dist', (place) =>
  cpSync(join(root, 'packages/web/dist'), place, {
    recursive: true,
    filter: (path) => !path.endsWith('.made-from'),
  }),
);
for (const file of ['cinderhall.service', 'Containerfile'])
  put(file, (place) => copyFileSync(join(root, 'scripts/deploy', file), place));
put('bin/cinderhall.mjs', (place) => writeFileSync(place, command, { mode: 0o755 }));
put('packages/cli/bin/arena-worker.mjs', (place) => writeFileSync(place, arenaWorker));
put('package.json', (place) => writeFileSync(place, `${JSON.stringify(project, null, 2)}\n`));
const lock = productionLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), project);
put('package-lock.json', (place) => writeFileSync(place, `${JSON.stringify(lock, null, 2)}\n`));
execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: out });
console.log(join(out, `${name}.tar.gz`));

/**
 * @param {string} path
 * @param {(place: string) => void} make
 */
function put(path, make) {
  const place = join(folder, path);
  mkdirSync(dirname(place), { recursive: true });
  make(place);
}

/** @param {{ version: string, license: string, engines: object, allowScripts: object }} whole */
function projectOf({ version, license, engines, allowScripts }) {
  const server = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const all = server.dependencies;
  const dependencies = Object.fromEntries(serverPackages().map((each) => [each, all[each] ?? '']));
  return {
    name: 'cinderhall',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    bin: { cinderhall: 'bin/cinderhall.mjs' },
    dependencies,
    allowScripts,
  };
}
