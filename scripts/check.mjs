// Do all imports point the way they should? The rules are in scripts/lib/layers.mjs. Do games keep their styles to
// themselves? See scripts/lib/styles.mjs.
import { installMissing } from './install.mjs';
import { root } from './lib/paths.mjs';

await installMissing();
const { checkDependencies } = await import('./lib/dependencies.mjs');
const { checkStyles } = await import('./lib/styles.mjs');

const { files, problems: wrongImports } = checkDependencies(root);
const styles = checkStyles(root);
const problems = [...wrongImports, ...styles.problems];
for (const { file, line, message } of problems) console.log(`${file}:${line}  ${message}`);
// A check that looked at nothing proves nothing.
const ok = problems.length === 0 && files > 0 && styles.files > 0;
console.log(
  ok
    ? `${files} files, every import points the right way, and the styles of every game stay at its table.`
    : `${files} files, ${problems.length} problem${problems.length === 1 ? '' : 's'}.`,
);
process.exitCode = ok ? 0 : 1;
