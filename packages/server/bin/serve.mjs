// Opens the server alone, without the web client: for tests with servers in processes of their own.
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/build.mjs';
import { serverPackages } from '../../../scripts/lib/hall.mjs';
import { closeAndExit, onShutdownSignal } from '../../../scripts/lib/processes.mjs';

const options = { external: serverPackages() };
/** @type {typeof import('../src/index.ts')} */
const { openServer, readConfig } = await import(
  pathToFileURL(await bundle('packages/server/src/index.ts', '.cache/server.mjs', options)).href
);
const server = await openServer({ config: readConfig(process.env) });
onShutdownSignal(() => closeAndExit(() => server.close()));
console.log(server.address);
