/** Lets everything else that waits for this thread come first: databases in it answer without giving way. */
export const breath = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
