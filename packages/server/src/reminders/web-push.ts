import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  sign,
} from 'node:crypto';
import { isRecord } from '@cinderhall/kernel';
import { objectIn } from '../store/json.ts';

/** The VAPID keys of the server, made at the first start. */
export interface PushKeys {
  /** Uncompressed point, base64url. */
  readonly publicKey: string;
  readonly privateJwk: JsonWebKey;
}

export function newPushKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), fromBase64(jwk.x), fromBase64(jwk.y)]);
  return JSON.stringify({ publicKey: point.toString('base64url'), privateJwk: jwk } satisfies PushKeys);
}

/** Undoes `newPushKeys`. */
export function pushKeysIn(text: string): PushKeys {
  const { publicKey, privateJwk } = objectIn(text);
  if (typeof publicKey !== 'string' || !isRecord(privateJwk)) throw new Error('the stored push keys are invalid');
  return { publicKey, privateJwk };
}

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const fromBase64 = (text: string | undefined): Buffer => Buffer.from(text ?? '', 'base64url');
const TWELVE_HOURS = 12 * 3600;

/** Whether the keys of a browser's subscription are valid. */
export function isSubscription({ p256dh, auth }: Subscription): boolean {
  try {
    const point = fromBase64(p256dh);
    if (point.length !== 65 || point[0] !== 4 || fromBase64(auth).length !== 16) return false;
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/** The body of a push, encrypted for the browser: RFC 8291 with one record of RFC 8188. */
export function encrypted(payload: string, { p256dh, auth }: Subscription): Buffer {
  const ours = createECDH('prime256v1');
  const own = ours.generateKeys();
  const theirs = fromBase64(p256dh);
  const shared = ours.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const secret = derived(shared, fromBase64(auth), about, 32);
  const salt = randomBytes(16);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record.
  const text = Buffer.concat([cipher.update(Buffer.concat([Buffer.from(payload), Buffer.of(2)])), cipher.final()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(4096);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, text, cipher.getAuthTag()]);
}

const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The VAPID header (RFC 8292). */
export function authorization(keys: PushKeys, endpoint: string, contact: string, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + TWELVE_HOURS, sub: contact };
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = createPrivateKey({ key: keys.privateJwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
