import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle } from '../build.mjs';
import { serverPackages } from './hall.mjs';
import { root } from './paths.mjs';
import { productionLock } from './production-lock.mjs';

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

/** The threads of the command, and what each does: all of it is in the one bundle. */
const workers = {
  'arena-worker.mjs': 'workInArena',
  'learn-worker.mjs': 'workAtLearning',
  'review-worker.mjs': 'workInReview',
};

/**
 * Everything of the archive except the client: the bundled server, the command and the list of packages.
 * @param {string} folder
 */
export async function packServer(folder) {
  for (const { entry, to, portable } of bundles) {
    const made = await bundle(entry, `.cache/dist/${to}`, { external: serverPackages(), portable });
    put(to, (place) => copyFileSync(made, place));
  }
  for (const path of copied) put(path, (place) => copyFileSync(join(root, path), place));
  for (const file of ['cinderhall.service', 'Containerfile'])
    put(file, (place) => copyFileSync(join(root, 'scripts/deploy', file), place));
  put('bin/cinderhall.mjs', (place) => writeFileSync(place, command, { mode: 0o755 }));
  for (const [file, work] of Object.entries(workers)) {
    const text = `const { ${work} } = await import('../../../lib/cinderhall.mjs');\nawait ${work}();\n`;
    put(`packages/cli/bin/${file}`, (place) => writeFileSync(place, text));
  }
  const project = archiveProject();
  put('package.json', (place) => writeFileSync(place, `${JSON.stringify(project, null, 2)}\n`));
  const lock = productionLock(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')), project);
  put('package-lock.json', (place) => writeFileSync(place, `${JSON.stringify(lock, null, 2)}\n`));

  /**
   * @param {string} path
   * @param {(place: string) => void} make
   */
  function put(path, make) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    make(place);
  }
}

/** The package.json of the archive. */
export function archiveProject() {
  const whole = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const server = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8'));
  const { version, license, engines, allowScripts } = whole;
  /** @type {Record<string, string>} */
  const all = server.dependencies;
  const dependencies = Object.fromEntries(serverPackages().map((name) => [name, all[name] ?? '']));
  const mayRun = Object.entries(allowScripts).filter(([name]) => name in dependencies);
  return {
    name: 'cinderhall',
    version,
    private: true,
    license,
    type: 'module',
    engines,
    bin: { cinderhall: 'bin/cinderhall.mjs' },
    dependencies,
    allowScripts: Object.fromEntries(mayRun),
  };
}
