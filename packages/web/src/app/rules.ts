import { plain } from './plain.ts';
import type { Language } from './settings.ts';

export interface Rule {
  readonly id: string;
  readonly text: string;
}
export interface Chapter {
  readonly title: string;
  /** How deep its heading is: 1 for the game itself. */
  readonly level: number;
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

/** A paragraph continues on the next line, unless that is empty or begins a list item. */
function addLine(intro: string[], line: string, gap: boolean): void {
  const last = intro.length - 1;
  if (gap || last < 0 || /^[-*|] /.test(line)) intro.push(line);
  else intro[last] += ` ${line}`;
}

export function parse(markdown: string): Chapter[] {
  const chapters: { title: string; level: number; intro: string[]; rules: Rule[] }[] = [];
  let gap = true;
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const rule = /^- \*\*(R-[A-Z0-9-]+)\*\*\s*(.*)$/.exec(line);
    const chapter = chapters.at(-1);
    if (heading) chapters.push({ title: heading[2] ?? '', level: heading[1]?.length ?? 1, intro: [], rules: [] });
    else if (!chapter) continue;
    // Notes about tests are for developers, not for players.
    else if (rule)
      chapter.rules.push({ id: rule[1] ?? '', text: (rule[2] ?? '').replace(/\s*\((note|uwaga):[^)]*\)\s*$/, '') });
    else if (line.trim()) addLine(chapter.intro, line.trim(), gap);
    gap = line.trim() === '';
  }
  return chapters.filter(({ intro, rules }) => intro.length + rules.length > 0);
}

/** The rules that contain all words of a search, in their text or number. */
export function searched(chapters: readonly Chapter[], query: string): readonly Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return chapters;
  const fits = ({ id, text }: Rule) => wanted.every((word) => plain(`${id} ${text}`).includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, intro: [], rules: chapter.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

/** The anchor of a chapter in its page. */
export const chapterAnchor = ({ title }: Chapter): string => `c-${plain(title).replace(/[^a-z0-9]+/g, '-')}`;
