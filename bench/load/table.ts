/** A match with two clients, on our server or theirs. */
export interface LoadTable {
  /** The player whose turn it is moves; done when both clients know. */
  move(): Promise<void>;
  close(): void;
}

export interface LoadServer {
  tables(count: number): Promise<LoadTable[]>;
  /** CPU-seconds that the server's process has used so far, all its threads together. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** What a server's process answers when it is asked for its CPU time. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
