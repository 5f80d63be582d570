/**
 * The version of the protocol: raised with every change that an older client or server would misunderstand. A client
 * tells its own, and one that does not fit is refused (`protocol.older`, `protocol.newer`).
 */
export const PROTOCOL = 2;

/** Where HTTP requests and answers tell the version; requests may leave it out. */
export const PROTOCOL_HEADER = 'cinderhall-protocol';

/** Where the WebSocket is, and what its address tells. */
export const LIVE_PATH = '/live';
export const liveAddress = (origin: string, language?: string): string =>
  `${origin.replace(/^http/, 'ws')}${LIVE_PATH}?protocol=${PROTOCOL}${language ? `&language=${language}` : ''}`;

/** The codes with which the server closes a WebSocket on purpose. */
export const closeCodes = { goingAway: 1001, policy: 1008, signedOut: 4001, protocol: 4002 } as const;
