import type { Inquiries, Inquiry, InquiryMessage, InquiryReply } from './messages.ts';

export interface Asking<T> {
  /** Null when it was refused, or stopped before the end. */
  readonly answer: Promise<T | null>;
  stop(): void;
}

/** Asks a worker of its own about a finished match; `hear` gets every answer, also those before the last one. */
export function inquire<K extends Inquiry>(
  kind: K,
  asked: Inquiries[K]['asked'],
  hear: (found: Inquiries[K]['answer']) => void = () => undefined,
): Asking<Inquiries[K]['answer']> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let end: (found: Inquiries[K]['answer'] | null) => void = () => undefined;
  const answer = new Promise<Inquiries[K]['answer'] | null>((resolve) => {
    end = (found) => {
      worker.terminate();
      resolve(found);
    };
  });
  worker.addEventListener('error', () => end(null));
  worker.addEventListener('message', ({ data }: MessageEvent<InquiryReply>) => {
    if ('refused' in data) {
      end(null);
      return;
    }
    // What the worker finds for a kind is what the list of inquiries says.
    const found = data.found as Inquiries[K]['answer'];
    hear(found);
    if (data.last) end(found);
  });
  worker.postMessage({ kind, asked } as InquiryMessage);
  return { answer, stop: () => end(null) };
}
