import { Desk } from './desk.ts';
import type { Letter, Post } from './messages.ts';

const post = (message: Post): void => postMessage(message);
const desk = new Desk((news) => post({ news }));

/** One after the other, so that nothing overtakes what was asked before it. */
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Letter>) => {
  const { id, request } = data;
  const answer = () =>
    desk.handle(request).then(
      (reply) => post({ id, reply }),
      (error: unknown) => post({ id, failed: error instanceof Error ? error.message : String(error) }),
    );
  // A hint takes its time, and changes nothing that others could overtake.
  if (request.type === 'hint') void last.then(answer);
  else last = last.then(answer);
});
