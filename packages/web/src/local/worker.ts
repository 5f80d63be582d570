import { LocalServer } from './local-server.ts';
import { openTabs } from './tabs.ts';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

const post = (message: WorkerMessage): void => postMessage(message);
const server = new LocalServer((news) => post({ news }), openTabs());

/** One after the other, so that nothing overtakes what was asked before it. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, request } = data;
  const answer = () =>
    server.handle(request).then(
      (reply) => post({ id, reply }),
      (error: unknown) => post({ id, failed: error instanceof Error ? error.message : String(error) }),
    );
  // A hint takes its time, and changes nothing that others could overtake.
  if (request.type === 'hint') void last.then(answer);
  else last = last.then(answer);
});
