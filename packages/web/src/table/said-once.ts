import type { Message } from '@cinderhall/kernel';

/** The messages without those that say the same as an earlier one: several ways may fail for one reason. */
export const saidOnce = <M extends Message>(messages: readonly M[], say: (message: Message) => string): M[] => {
  const said = messages.map(say);
  return messages.filter((message, i) => said.indexOf(say(message)) === i);
};
