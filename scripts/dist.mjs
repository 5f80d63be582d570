// npm run dist: one archive with everything a host needs, so that nothing has to be built there.
//   npm run dist -- --out <folder>     where to put it; artifacts/ without
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installMissing } from './install.mjs';
import { archiveProject, packServer } from './lib/archive.mjs';
import { root } from './lib/paths.mjs';
import { buildWeb } from './lib/web.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: 'artifacts' } } });
await installMissing();
const out = resolve(root, values.out);
const name = `cinderhall-${archiveProject().version}`;
const folder = join(out, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await packServer(folder);
cpSync(await buildWeb(), join(folder, 'packages/web/dist'), {
  recursive: true,
  filter: (path) => !path.endsWith('.made-from'),
});
execFileSync('tar', ['-czf', `${name}.tar.gz`, name], { cwd: out });
console.log(join(out, `${name}.tar.gz`));
