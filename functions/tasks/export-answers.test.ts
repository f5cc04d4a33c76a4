import readSheets from 'read-excel-file/node';
import { expect, it } from 'vitest';
import type { TaskAnswerValue } from '#functions/domain/tasks/task-answer.ts';
import type { WorkId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { minutesAgo, storeWorking } from '#tests/factories/work-history.ts';
import { handedIn, makeScene } from './deadline.fixture.ts';

type Values = Partial<TaskAnswerValue>;

const came = (workId: WorkId, ages: readonly number[]): Values => ({
  handedIn: ages.map((age) => ({
    ...handedIn(workId),
    at: minutesAgo(age),
    late: age < 20,
  })),
});

const reviewed = (workId: WorkId, what: 'deadline' | 'arrived', age: number): Values => ({
  state: 'returned',
  reviewed: { ...handedIn(workId), what, at: minutesAgo(30), madeAt: '' },
  reviewedAt: minutesAgo(age),
});

const returned = (age: number): Values => ({ state: 'returned', reviewedAt: minutesAgo(age) });

const FROZEN = 'As it was at the deadline';

it.each<[string, (workId: WorkId) => Values, string]>([
  ['handed in in time', (id) => came(id, [35]), 'Handed in'],
  ['not handed in', () => ({}), FROZEN],
  ['returned in time', (id) => ({ ...came(id, [35]), ...returned(25) }), FROZEN],
  ['returned after the deadline', (id) => ({ ...came(id, [35]), ...returned(15) }), 'Handed in'],
  ['returned, then late', (id) => ({ ...came(id, [35, 3]), ...returned(25) }), 'Late'],
  ['reviewed as it was', (id) => reviewed(id, 'deadline', 4), FROZEN],
  ['an arrival reviewed', (id) => reviewed(id, 'arrived', 4), 'Arrived after the deadline'],
  ['reviewed, then late', (id) => ({ ...came(id, [3]), ...reviewed(id, 'deadline', 10) }), 'Late'],
])('the sheet of a task says what counts: %s', async (_, valuesOf, expected) => {
  const { principal, student, taskId, workId } = await makeScene();
  await storeWorking(student, taskId, workId, minutesAgo(50), valuesOf(workId));
  const payload = { task_id: taskId };
  const { data } = await call(tasks.endpoints.exportSheet, {
    as: principal,
    payload,
    language: 'en',
  });
  const [sheet] = await readSheets(Buffer.from(data.content, 'base64'));
  const [heading = [], row = []] = sheet?.data ?? [];
  expect(row[heading.indexOf('Work that counts')]).toBe(expected);
});
