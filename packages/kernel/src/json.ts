/** Whether two plain JSON values are equal, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isKeyed(a) || !isKeyed(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !sameJson(a[key], b[key])) return false;
  return true;
}

const isKeyed = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

export const isInteger = (value: unknown): value is number => Number.isInteger(value);

/** An untrusted value, short enough to be shown in a message; never throws, however strange or deep it is. */
export function brief(input: unknown, longest = 40): string | number {
  if (typeof input === 'number') return Number.isFinite(input) ? input : String(input);
  try {
    return (JSON.stringify(input) ?? typeof input).slice(0, longest);
  } catch {
    return typeof input;
  }
}
