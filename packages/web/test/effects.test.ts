import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** Every call of a hook that waits for the next picture, with its body. */
function lateEffects(source: string): readonly string[] {
  const found: string[] = [];
  for (let at = source.indexOf('useEffect('); at >= 0; at = source.indexOf('useEffect(', at + 1)) {
    let depth = 0;
    let end = at + 'useEffect'.length;
    do {
      if (source[end] === '(') depth++;
      if (source[end] === ')') depth--;
      end++;
    } while (depth > 0 && end < source.length);
    found.push(source.slice(at, end));
  }
  return found;
}

const tooLate = (source: string): readonly string[] =>
  lateEffects(source).filter((effect) => /addEventListener\('(keydown|click|pointer|wheel)/.test(effect));

test('what can be seen hears keys and clicks: no listener waits for the next picture', () => {
  expect(tooLate(sources(/\.tsx?$/))).toEqual([]);
});

test('a listener that waits is found, others are not', () => {
  const late = "useEffect(() => { document.addEventListener('keydown', press); }, [])";
  expect(tooLate(`a(); ${late}; useEffect(() => void load(), []); useLayout${late.slice(3)}`)).toEqual([late]);
});
