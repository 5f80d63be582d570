import type { Language } from './settings.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
}
export interface Chapter {
  readonly title: string;
  readonly intro: readonly string[];
  readonly rules: readonly Rule[];
}

const files = import.meta.glob('../../../*/rules/*.md', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<readonly Chapter[]>>();

/** The rules of a game in chapters, from the same files that tests cite. */
export function rulesOf(game: string, language: Language): Promise<readonly Chapter[]> {
  const path = `../../../${game}/rules/${language}.md`;
  const known = read.get(path);
  if (known) return known;
  const load = files[path];
  const chapters = load ? load().then(parse) : Promise.resolve([]);
  read.set(path, chapters);
  return chapters;
}

export function parse(markdown: string): Chapter[] {
  const chapters: { title: string; intro: string[]; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^#{1,4}\s+(.*)$/.exec(line);
    const rule = /^- \*\*(R-[A-Z0-9-]+)\*\*\s*(.*)$/.exec(line);
    const chapter = chapters.at(-1);
    if (heading) chapters.push({ title: heading[1] ?? '', intro: [], rules: [] });
    else if (!chapter) continue;
    // Notes about tests are for the makers, not for players.
    else if (rule)
      chapter.rules.push({ id: rule[1] ?? '', text: (rule[2] ?? '').replace(/\s*\((note|uwaga):[^)]*\)\s*$/, '') });
    else if (line.trim()) chapter.intro.push(line.trim());
  }
  return chapters.filter(({ intro, rules }) => intro.length + rules.length > 0);
}
