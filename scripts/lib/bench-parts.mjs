/**
 * @typedef {import('../../bench/rows.ts').Row} Row
 * @typedef {{ part: string, why: string, failed: boolean }} Missing a part without rows: left out, or failed
 * @typedef {{ name: string, run: () => Promise<Row[] | { leftOut: string }> }} Part
 */

/**
 * Measures one part after another. What becomes of one never costs the rows of the others.
 * @param {readonly Part[]} parts
 * @returns {Promise<{ rows: Row[], missing: Missing[] }>}
 */
export async function measureParts(parts) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {Missing[]} */
  const missing = [];
  for (const { name, run } of parts) {
    try {
      const found = await run();
      if ('leftOut' in found) missing.push({ part: name, why: found.leftOut, failed: false });
      else rows.push(...found);
    } catch (error) {
      missing.push({
        part: name,
        why: error instanceof Error ? (error.stack ?? error.message) : `${error}`,
        failed: true,
      });
    }
  }
  return { rows, missing };
}
