import { expect, test } from 'vitest';
import { ReportId, StudentId } from '#shared/ids.ts';
import type { CheckKind } from '#shared/reports/fields.ts';
import { groupFindings, withChecked } from './group-findings.ts';

const finding = (kind: CheckKind, subject: string, reason = '') => ({
  kind,
  subject,
  detail: '',
  from: 0,
  to: 0,
  reason,
  by_name: '',
  media: kind === 'photo' ? ({ kind: 'picture', url: `/media/${subject}` } as const) : null,
});
const report = (no: number, findings: readonly ReturnType<typeof finding>[]) => ({
  report_id: ReportId.parse(`rpt-${no}`),
  student_id: StudentId.parse(`stu-${no}`),
  student_name: `child ${no}`,
  findings: [...findings],
  ok: findings.every(({ reason }) => reason !== ''),
});

test('one text of a class is one finding of many children', () => {
  const class24 = Array.from({ length: 24 }, (_, no) => report(no, [finding('same_text', 'mark')]));
  const groups = groupFindings(class24);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.found).toHaveLength(24);
});

test('a photo that is in several reports is shown once', () => {
  const groups = groupFindings([
    report(1, [finding('photo', 'one.jpg'), finding('photo', 'other.jpg')]),
    report(2, [finding('photo', 'one.jpg')]),
  ]);
  expect(groups.map(({ media, found }) => [media?.url, found.length])).toEqual([
    ['/media/one.jpg', 2],
    ['/media/other.jpg', 1],
  ]);
});

test('other subjects and what was overruled stay apart', () => {
  const groups = groupFindings([
    report(1, [finding('empty', 'task'), finding('fall', 'logic', 'said')]),
    report(2, [finding('empty', 'pictures'), finding('empty', 'task')]),
  ]);
  expect(groups.map(({ subject, found }) => [subject, found.length])).toEqual([
    ['task', 2],
    ['pictures', 1],
  ]);
});

test('an answer replaces what was known of its reports', () => {
  const data = { missing: 1, list: [report(1, [finding('empty', 'task')]), report(2, [])] };
  const better = report(1, [finding('empty', 'task', 'none this month')]);
  expect(withChecked(data, [better])).toEqual({ missing: 1, list: [better, report(2, [])] });
});
