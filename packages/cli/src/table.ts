/** Columns under their heads. The last column is wrapped where the width is known, and left as long as it is otherwise. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[], width: number | null): string {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => length(row[column] ?? ''))));
  const last = heads.length - 1;
  const indent = widths.slice(0, last).reduce((sum, each) => sum + each + 2, 0);
  const room = width === null ? Number.POSITIVE_INFINITY : Math.max(width - indent, 20);
  const lines = all.flatMap((row) => {
    const first = row.slice(0, last).map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - length(cell) + 2));
    return wrap(row[last] ?? '', room).map((line, i) => (i === 0 ? first.join('') : ' '.repeat(indent)) + line);
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}

export function wrap(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && length(line) + 1 + length(word) > room) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
  }
  return lines;
}

const length = (text: string): number => [...text].length;
