/** What the worker of a page answers about finished matches, for those who compare it with the command. */
export { answerInquiry } from './review/answers.ts';
export type { InquiryReply } from './review/messages.ts';
