// Writes out how the states of every game are copied:  npm run compile
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installMissing } from './install.mjs';
import { compiledSource } from './lib/compile-schema.mjs';
import { root } from './lib/paths.mjs';
import { capture } from './lib/processes.mjs';

await installMissing();
const { bundle } = await import('./build.mjs');
/** @type {typeof import('../packages/registry/src/index.ts') & typeof import('../packages/kernel/src/index.ts')} */
const { games, hashJson } = await import(
  pathToFileURL(await bundle('scripts/lib/compile-entry.ts', '.cache/compile.mjs')).href
);
for (const { id, schema } of games) {
  const source = join('packages', id, 'src');
  if (!existsSync(join(root, source, 'state.ts'))) continue;
  const file = join(source, 'made', 'compiled.ts');
  mkdirSync(join(root, source, 'made'), { recursive: true });
  writeFileSync(join(root, file), compiledSource(schema.root, hashJson(schema.root)));
  const { code, output } = await capture('npx', ['biome', 'check', '--write', file]);
  if (code !== 0) {
    console.error(output);
    process.exitCode = 1;
  } else console.log(file);
}
