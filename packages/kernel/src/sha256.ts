/** SHA-256 of a text, in hexadecimal. Written out because the browser's own is asynchronous and Node's is not in browsers. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  const hash = INITIAL.slice();
  const w = new Int32Array(64);
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) w[i] = words[block + i] ?? 0;
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15] ?? 0;
      const b = w[i - 2] ?? 0;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
    }
    compress(hash, w);
  }
  return hash.map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
}

function compress(hash: number[], w: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, n] of [a, b, c, d, e, f, g, h].entries()) hash[i] = ((hash[i] ?? 0) + n) | 0;
}

function padded(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const words = new Int32Array(blocks * 16);
  for (const [i, byte] of bytes.entries()) words[i >> 2] = (words[i >> 2] ?? 0) | (byte << (24 - (i & 3) * 8));
  const end = bytes.length;
  words[end >> 2] = (words[end >> 2] ?? 0) | (0x80 << (24 - (end & 3) * 8));
  words[words.length - 1] = end * 8;
  return words;
}

const turn = (n: number, by: number): number => (n >>> by) | (n << (32 - by));

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
/** The first 32 bits of the fractional part of a root, as the standard defines its constants. */
const fraction = (root: number): number => ((root % 1) * 0x100000000) | 0;
const ROUNDS = primes(64).map((p) => fraction(Math.cbrt(p)));
const INITIAL = primes(8).map((p) => fraction(Math.sqrt(p)));
