import type { ReviewReport } from '@cinderhall/bots/review';
import { expect, test } from 'vitest';
import { attachmentsIn, withAttachments } from '../src/review/attachments.ts';

const said = { key: 'played' };
const report = {
  seat: 1,
  budget: 60,
  method: '2-insight',
  chances: [[0.5, 0.5]],
  moves: [{ by: 0, round: 1, said: [said] }],
  verdicts: [
    {
      turn: 0,
      mark: 'mistake',
      chosen: 0,
      better: 1,
      before: 0.5,
      after: 0.25,
      loss: 0.25,
      reach: 0.125,
      tried: [],
      reasons: [],
      chosenSaid: said,
      betterSaid: said,
    },
  ],
  turningPoint: null,
  done: 1,
} satisfies ReviewReport;

const throughAFile = (file: object): unknown => JSON.parse(JSON.stringify(file));

test('notes and reviews travel in the file of a match', () => {
  const attachments = { notes: { '4': 'I wanted cards' }, reports: [report] };
  const file = withAttachments({ game: 'new-era', log: [] }, attachments);
  expect(file).toMatchObject({ game: 'new-era', log: [] });
  expect(attachmentsIn(throughAFile(file))).toEqual(attachments);
});

test('a match without any is the save alone', () => {
  const save = { game: 'new-era' };
  expect(withAttachments(save, { notes: {}, reports: [] })).toBe(save);
  expect(attachmentsIn(save)).toEqual({ notes: {}, reports: [] });
});

test('what does not look like a note or a review is left out', () => {
  const broken = [
    null,
    'report',
    { ...report, done: 0.5 },
    { ...report, method: 7 },
    { ...report, chances: [['much']] },
    { ...report, moves: [{ by: 0 }] },
    { ...report, verdicts: [{ ...report.verdicts[0], mark: 'awful' }] },
    { ...report, turningPoint: { turn: 'last' } },
  ];
  const notes = { '4': 'kept', x: 'no turn', '5': 6, '7': 'long'.repeat(100) };
  expect(attachmentsIn({ review: { notes, reports: [...broken, report] } })).toEqual({
    notes: { '4': 'kept' },
    reports: [report],
  });
  expect(attachmentsIn({ review: { notes: ['kept'], reports: 'all' } })).toEqual({ notes: {}, reports: [] });
});
