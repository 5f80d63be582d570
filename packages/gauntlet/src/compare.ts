/** Where two JSON values first differ and how, such as `hands[1][0]: -1, not 14`; empty when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (Object.is(a, b)) return '';
  if (!isHolder(a) || !isHolder(b) || Array.isArray(a) !== Array.isArray(b))
    return `${path || 'it'}: ${brief(a)}, not ${brief(b)}`;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  for (const name of names) {
    const found = difference(a[name], b[name], Array.isArray(a) ? `${path}[${name}]` : path ? `${path}.${name}` : name);
    if (found) return found;
  }
  // The same fields in another order are other bytes.
  return Object.keys(a).join() === Object.keys(b).join() ? '' : `${path || 'it'}: the fields are in another order`;
}

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const brief = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

export const sameBytes = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
