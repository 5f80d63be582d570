/** Where a NATS is, and who we are there. */
export interface NatsTarget {
  readonly servers: string;
  readonly token?: string;
  readonly user?: string;
  readonly pass?: string;
  /** The connection must be encrypted. */
  readonly tls?: Readonly<Record<string, never>>;
}

/** `nats://[token@ or user:password@]host[:port]`, or `tls://` to insist on encryption. */
export const isNatsAddress = (text: string): boolean =>
  /^(nats|tls):\/\//.test(text) && URL.canParse(text) && new URL(text).host !== '';

export function onAddress(address: string): NatsTarget {
  const { protocol, host, username, password } = new URL(address);
  const [user, pass] = [username, password].map(decodeURIComponent);
  return {
    servers: host,
    ...(user && pass ? { user, pass } : user ? { token: user } : {}),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}
