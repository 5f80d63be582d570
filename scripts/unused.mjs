// npm run unused: files, exports and dependencies that nothing uses.
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { root } from './lib/paths.mjs';
import { endChildrenOnSignals, run } from './lib/processes.mjs';

endChildrenOnSignals();
await installMissing();
await installMissing(join(root, 'tools'));
const knip = join(root, 'tools/node_modules/knip/bin/knip.js');
process.exitCode = await run(process.execPath, [knip, '--config', 'tools/knip.json', '--no-config-hints']);
