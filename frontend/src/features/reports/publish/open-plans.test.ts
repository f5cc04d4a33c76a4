import { expect, test } from 'vitest';
import { ReportId, StudentId } from '#shared/ids.ts';
import type { Plan } from '../queries.ts';
import { failedPlan, unfinishedPlan } from './open-plans.ts';

type RowState = Plan['rows'][number]['state'];
const plan = (state: Plan['state'], rows: Readonly<Record<string, RowState>>) => ({
  state,
  rows: Object.entries(rows).map(([id, rowState]) => ({
    report_id: ReportId.parse(`rpt-${id}`),
    student_id: StudentId.parse(`stu-${id}`),
    student_name: id,
    state: rowState,
    reason: '',
    version: 0,
    closed: false,
  })),
});

test('a plan that nobody looked at is shown with its failures', () => {
  const old = plan('done', { a: 'done', b: 'failed' });
  expect(failedPlan([plan('done', { c: 'done' }), old])).toBe(old);
  expect(unfinishedPlan([old])).toBeUndefined();
});

test('failures that a newer plan has published, or will, are settled', () => {
  const old = plan('done', { a: 'failed', b: 'failed' });
  expect(failedPlan([plan('done', { a: 'done', b: 'done' }), old])).toBeUndefined();
  expect(failedPlan([plan('waiting', { a: 'waiting', b: 'waiting' }), old])).toBeUndefined();
  expect(failedPlan([plan('done', { a: 'done' }), old])).toBe(old);
});

test('of a failure that was repeated and failed again, the newer plan is shown', () => {
  const again = plan('done', { b: 'failed' });
  expect(failedPlan([again, plan('done', { a: 'done', b: 'failed' })])).toBe(again);
});
