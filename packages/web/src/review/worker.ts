import { answerInquiry } from './answers.ts';
import type { InquiryMessage } from './messages.ts';

addEventListener('message', ({ data }: MessageEvent<InquiryMessage>) => {
  void answerInquiry(data, (reply) => postMessage(reply));
});
