import type { Judged, LineStep, ReviewReport } from '@cinderhall/bots/review';
import type { Message } from '@cinderhall/kernel';
import type { Save } from '../protocol.ts';

interface OfSeat {
  readonly save: Save;
  readonly seat: number;
}
interface OfTurn extends OfSeat {
  readonly turn: number;
}

/** What can be asked about a finished match, each with its answer. */
export interface Inquiries {
  /** Answered many times, with more each time; whole once `done` is 1. */
  review: { asked: OfSeat & { readonly budget?: number }; answer: ReviewReport };
  question: { asked: OfTurn; answer: readonly Message[] };
  line: { asked: OfTurn & { readonly index: number }; answer: readonly LineStep[] };
  answer: { asked: OfTurn & { readonly index: number }; answer: Judged | null };
  /** How such a match would be judged now; see `methodOf`. */
  method: { asked: Pick<OfSeat, 'save'>; answer: string };
}

export type Inquiry = keyof Inquiries;
export type InquiryMessage = { [K in Inquiry]: { readonly kind: K; readonly asked: Inquiries[K]['asked'] } }[Inquiry];
export type InquiryReply = { readonly found: unknown; readonly last: boolean } | { readonly refused: Message };
