/** A match with two clients, whoever serves it. */
export interface LoadTable {
  /** Whoever is next moves; done when both clients know. */
  move(): Promise<void>;
  close(): void;
}

export interface LoadServer {
  tables(count: number): Promise<LoadTable[]>;
  close(): Promise<void>;
}
