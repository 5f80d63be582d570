import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lockStamp } from './install.mjs';
import { root } from './lib/paths.mjs';

/**
 * @typedef {{ define?: Record<string, string>, external?: string[], portable?: string }} BundleOptions `portable`: the way from
 *   the output's folder to the root of what is handed out, which has the files that sources refer to where the project has them
 * @typedef {{ recipe: string, inputs: Record<string, string> }} Receipt what an output was made from
 */

// CommonJS packages inside a bundle call require() for node's own modules.
const requireForBundledCommonJs =
  "import { createRequire as cinderhallCreateRequire } from 'node:module'; const require = cinderhallCreateRequire(import.meta.url);";

/**
 * In a bundle `import.meta.url` would be the bundle's address for every file in it.
 * @param {string | undefined} portable
 * @returns {import('esbuild').Plugin}
 */
const filesKnowTheirPlace = (portable) => ({
  name: 'files know their place',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place =
        portable === undefined
          ? JSON.stringify(pathToFileURL(path).href)
          : `new URL(${JSON.stringify(`${portable}${relative(root, path).replaceAll('\\', '/')}`)}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
});

/**
 * Bundles a TypeScript entry, with the workspace packages it imports, into one file that node runs.
 * Does nothing when no file that went into the output has changed.
 * @param {string} entry relative to the project
 * @param {string} outfile relative to the project, inside .cache/
 * @param {BundleOptions} [options]
 * @returns {Promise<string>} the absolute path of the output
 */
export async function bundle(entry, outfile, options = {}) {
  const output = resolve(root, outfile);
  const recipe = JSON.stringify([entry, options, lockStamp(), fingerprint('scripts/build.mjs')]);
  if (isFresh(output, recipe)) return output;

  const esbuild = await import('esbuild');
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: output,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Beside the output: a program begins a fifth sooner if it need not read its map.
    sourcemap: options.portable === undefined ? 'linked' : false,
    loader: { '.css': 'text', '.md': 'text', '.svg': 'text' },
    banner: { js: requireForBundledCommonJs },
    define: options.define ?? {},
    external: options.external ?? [],
    logLevel: 'silent',
    plugins: [filesKnowTheirPlace(options.portable)],
  });

  const inputs = Object.fromEntries(Object.keys(result.metafile.inputs).map((file) => [file, fingerprint(file)]));
  mkdirSync(dirname(output), { recursive: true });
  for (const { path, contents } of result.outputFiles) writeWhole(path, contents);
  writeWhole(receiptFile(output), JSON.stringify({ recipe, inputs }));
  return output;
}

/**
 * @param {string} output
 * @param {string} recipe
 */
function isFresh(output, recipe) {
  if (!existsSync(output) || !existsSync(receiptFile(output))) return false;
  /** @type {Receipt} */
  const receipt = JSON.parse(readFileSync(receiptFile(output), 'utf8'));
  if (receipt.recipe !== recipe) return false;
  return Object.entries(receipt.inputs).every(([file, seen]) => fingerprint(file) === seen);
}

/** @param {string} file */
function fingerprint(file) {
  const stat = statSync(join(root, file), { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'missing';
}

/** @param {string} output */
const receiptFile = (output) => `${output}.inputs.json`;

/**
 * Two commands may build the same file at the same time: each writes its own copy and moves it into place.
 * @param {string} file
 * @param {string | Uint8Array} contents
 */
function writeWhole(file, contents) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, contents);
  renameSync(own, file);
}
