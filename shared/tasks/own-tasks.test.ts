import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/days.ts';
import { TASK_LIMITS } from './limits.ts';
import { firstOwnTasks, isToDo, type OwnTask, orderOwnTasks, standOf } from './own-tasks.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const due = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const task = (id: string, days: number | null, more: Partial<OwnTask> = {}) => ({
  id,
  answer: 'new' as const,
  deadline: days === null ? '' : due(days),
  late: false,
  ...more,
});
const idsOf = (tasks: readonly { readonly id: string }[]) => tasks.map(({ id }) => id);
const first = (tasks: readonly ReturnType<typeof task>[]) => firstOwnTasks(tasks, NOW);

test.each([
  [{ deadline: due(1) }, 'due'],
  [{ deadline: due(0) }, 'over'],
  [{ deadline: due(-1), late: true }, 'late'],
  [{ deadline: due(-1), answer: 'returned' }, 'late'],
  [{ deadline: due(-1), answer: 'working' }, 'over'],
  [{ deadline: '' }, 'free'],
  [{ deadline: due(1), answer: 'handed_in' }, 'settled'],
  [{ deadline: '', answer: 'done' }, 'settled'],
  [{ deadline: due(-1), late: true, answer: 'late' }, 'settled'],
] as const)('%o stands as %s', (values, stand) => {
  const found = { ...task('one', null), ...values };
  expect(standOf(found, NOW)).toBe(stand);
  expect(isToDo(found, NOW)).toBe(['due', 'late', 'free'].includes(stand));
});

test('the nearest deadline comes first, what can no more be handed in at the end', () => {
  const tasks = [
    task('done', 1, { answer: 'done' }),
    task('next week', 7),
    task('any time', null),
    task('closed', -1, { answer: 'working' }),
    task('a week late', -7, { late: true }),
    task('tomorrow', 1, { answer: 'opened' }),
    task('a day late', -1, { late: true }),
    task('handed in', 2, { answer: 'handed_in' }),
    task('any time, older', null),
    task('returned', -2, { answer: 'returned' }),
    task('in an hour', 1 / 24),
  ];
  expect(idsOf(orderOwnTasks(tasks, NOW))).toEqual([
    'in an hour',
    'tomorrow',
    'next week',
    'a day late',
    'returned',
    'a week late',
    'any time',
    'any time, older',
    'closed',
    'done',
    'handed in',
  ]);
});

describe('what is seen first', () => {
  test('is all that is due within three days, however much that is', () => {
    const soon = Array.from({ length: 9 }, (_, at) => task(`soon ${at}`, (9 - at) / 3));
    const { first: seen, toDo } = first([
      task('later', 3.01),
      task('late', -1, { late: true }),
      ...soon,
    ]);
    expect(idsOf(seen)).toEqual(idsOf(soon.toReversed()));
    expect(toDo).toBe(11);
  });

  test('is three tasks at least, but nothing that cannot be handed in', () => {
    const tasks = [
      task('closed', -1),
      task('any time', null),
      task('next month', 30),
      task('done', 1, { answer: 'done' }),
      task('late', -1, { late: true }),
      task('tomorrow', 1),
    ];
    expect(idsOf(first(tasks).first)).toEqual(['tomorrow', 'next month', 'late']);
    expect(first(tasks).toDo).toBe(4);
    expect(first([task('closed', -1)])).toEqual({ first: [], toDo: 0 });
  });

  test('has an end', () => {
    const tasks = Array.from({ length: 60 }, (_, at) => task(`task ${at}`, at / 100 + 0.1));
    expect(idsOf(first(tasks).first)).toEqual(idsOf(tasks.slice(0, TASK_LIMITS.firstMax)));
    expect(first(tasks).toDo).toBe(60);
  });
});
