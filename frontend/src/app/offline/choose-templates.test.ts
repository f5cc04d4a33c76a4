import { expect, test } from 'vitest';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { chooseTemplates, mayBegin } from './choose-templates.ts';
import { taskOf } from './template.fixture.ts';

const NOW = Date.parse('2026-03-02T10:00:00.000Z');
const SOON = '2026-03-02T12:00:00.000Z';
const LATER = '2026-03-09T10:00:00.000Z';
const PAST = '2026-03-01T10:00:00.000Z';

test.each<[boolean, Partial<TaskDto>]>([
  [true, {}],
  [true, { kind: 'any' }],
  [true, { answer: 'opened' }],
  [true, { deadline: PAST, late: true }],
  [false, { deadline: PAST }],
  [false, { template: false }],
  [false, { kind: 'python' }],
  [false, { state: 'withdrawn' }],
  [false, { answer: 'working', work_id: 'wrk_1' }],
  [false, { answer: 'opened', work_id: 'wrk_1' }],
  [false, { answer: 'done' }],
])('may be begun from its template: %s, %j', (expected, values) => {
  expect(mayBegin(taskOf('t1', values), NOW)).toBe(expected);
});

test('the nearest deadline comes first, and there are not too many', () => {
  const some = [
    taskOf('free'),
    taskOf('later', { deadline: LATER }),
    taskOf('begun', { answer: 'working' }),
    taskOf('soon', { deadline: SOON }),
  ];
  expect(chooseTemplates(some, NOW).map(({ id }) => id)).toEqual(['soon', 'later', 'free']);
  const many = Array.from({ length: 40 }, (_, at) => taskOf(`t${at}`));
  expect(chooseTemplates(many, NOW)).toHaveLength(10);
});
