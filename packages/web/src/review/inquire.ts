import type { Message } from '@cinderhall/kernel';
import type { Inquiries, Inquiry, InquiryMessage, InquiryReply } from './messages.ts';

/** What came of it: the answer, or why there is none, or null when it was stopped before the end. */
export type Answered<T> = { readonly found: T } | { readonly refused: Message } | null;

export interface Asking<T> {
  readonly answer: Promise<Answered<T>>;
  stop(): void;
}

const FAILED: Message = { key: 'web.review.failed' };

/** Asks a worker of its own about a finished match; `hear` gets every answer, also those before the last one. */
export function inquire<K extends Inquiry>(
  kind: K,
  asked: Inquiries[K]['asked'],
  hear: (found: Inquiries[K]['answer']) => void = () => undefined,
): Asking<Inquiries[K]['answer']> {
  type Found = Inquiries[K]['answer'];
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let end: (answered: Answered<Found>) => void = () => undefined;
  const answer = new Promise<Answered<Found>>((resolve) => {
    end = (answered) => {
      worker.terminate();
      resolve(answered);
    };
  });
  worker.addEventListener('error', () => end({ refused: FAILED }));
  worker.addEventListener('message', ({ data }: MessageEvent<InquiryReply>) => {
    if ('refused' in data) {
      end(data);
      return;
    }
    // What the worker finds for a kind is what the list of inquiries says.
    const found = data.found as Found;
    hear(found);
    if (data.last) end({ found });
  });
  worker.postMessage({ kind, asked } as InquiryMessage);
  return { answer, stop: () => end(null) };
}
