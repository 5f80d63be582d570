/** Lets everything else that waits for this thread come first: databases in it answer without giving way. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
