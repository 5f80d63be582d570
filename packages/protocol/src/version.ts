/**
 * The version of the protocol: raised with every incompatible change. A client sends its own, and one with another version
 * is refused (`protocol.older`, `protocol.newer`).
 */
export const PROTOCOL = 2;

/** The header with the version in HTTP requests and responses; requests may omit it. */
export const PROTOCOL_HEADER = 'cinderhall-protocol';

/** The path of the WebSocket; version and language are in its query. */
export const LIVE_PATH = '/live';
export const liveAddress = (origin: string, language?: string): string =>
  `${origin.replace(/^http/, 'ws')}${LIVE_PATH}?protocol=${PROTOCOL}${language ? `&language=${language}` : ''}`;

/** The codes with which the server closes a WebSocket. */
export const closeCodes = { goingAway: 1001, policy: 1008, signedOut: 4001, protocol: 4002 } as const;
