import { expect, test } from 'vitest';
import { judgeRules } from '../lib/survivors.mjs';

const at = (line: number) => ({ start: { line, column: 1 } });

test('maps mutations to the rules whose tests reached them', () => {
  const report = {
    files: {
      'src/a.ts': {
        mutants: [
          { mutatorName: 'A', status: 'Killed', location: at(1), coveredBy: ['1', '2'], killedBy: ['1'] },
          { mutatorName: 'B', status: 'Survived', location: at(2), replacement: 'x\n  y', coveredBy: ['2', '3'] },
          { mutatorName: 'C', status: 'Timeout', location: at(3), coveredBy: ['1'] },
          { mutatorName: 'D', status: 'NoCoverage', location: at(4) },
          { mutatorName: 'E', status: 'Ignored', location: at(5), coveredBy: ['1'] },
        ],
      },
    },
    testFiles: {
      'test/a.test.ts': {
        tests: [
          { id: '1', name: 'turns R-A-1' },
          { id: '2', name: 'R-A-2, R-A-3' },
          { id: '3', name: 'something else' },
        ],
      },
    },
  };
  expect(judgeRules(report)).toEqual({
    scores: [
      { rule: 'R-A-1', reached: 2, killed: 2, survived: 0 },
      { rule: 'R-A-2', reached: 2, killed: 0, survived: 1 },
      { rule: 'R-A-3', reached: 2, killed: 0, survived: 1 },
    ],
    survivors: [
      { place: 'src/a.ts:2:1', mutator: 'B', replacement: 'x y', rules: ['R-A-2', 'R-A-3'] },
      { place: 'src/a.ts:4:1', mutator: 'D', replacement: '', rules: [] },
    ],
  });
});
