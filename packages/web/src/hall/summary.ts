import type { Language } from '../app/settings.ts';

export interface Line {
  readonly text: string;
  /** The rules that say it exactly. */
  readonly cites: readonly string[];
}
export interface Part {
  readonly kind: 'text' | 'steps' | 'points';
  readonly lines: readonly Line[];
}
export interface Section {
  readonly title: string;
  readonly parts: readonly Part[];
}

const files = import.meta.glob('./summaries/*.md', { query: '?raw', import: 'default' });

/** A game in two minutes; each game and language has a file of its own, fetched when it is read. */
export const summaryOf = async (game: string, language: Language): Promise<readonly Section[]> =>
  parseSummary((await files[`./summaries/${game}.${language}.md`]?.()) ?? '');

export function parseSummary(markdown: string): Section[] {
  const sections: { title: string; parts: { kind: Part['kind']; lines: Line[] }[] }[] = [];
  for (const line of markdown.split('\n')) {
    const title = /^## (.*)$/.exec(line)?.[1];
    const section = sections.at(-1);
    if (title !== undefined) sections.push({ title, parts: [] });
    else if (section && line.trim() !== '') {
      const kind = /^\d+\. /.test(line) ? 'steps' : line.startsWith('- ') ? 'points' : 'text';
      const last = section.parts.at(-1);
      const read = readLine(line.replace(/^(\d+\.|-) /, ''));
      if (last?.kind === kind) last.lines.push(read);
      else section.parts.push({ kind, lines: [read] });
    }
  }
  return sections;
}

function readLine(source: string): Line {
  const cites = /\s*\((R-[^)]*)\)$/.exec(source);
  return { text: cites ? source.slice(0, cites.index) : source, cites: cites?.[1]?.split(', ') ?? [] };
}
