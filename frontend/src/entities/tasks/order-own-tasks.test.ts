import { expect, test } from 'vitest';
import { orderOwnTasks } from './order-own-tasks.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const DAY_MS = 86_400_000;
const due = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

test('what is due next comes first, and what is handed in last', () => {
  const tasks = [
    { id: 'done', answer: 'done', deadline: due(1) },
    { id: 'next week', answer: 'new', deadline: due(7) },
    { id: 'any time', answer: 'new', deadline: '' },
    { id: 'overdue', answer: 'working', deadline: due(-1) },
    { id: 'tomorrow', answer: 'opened', deadline: due(1) },
    { id: 'handed in', answer: 'handed_in', deadline: due(2) },
  ] as const;
  expect(orderOwnTasks(tasks, NOW).map(({ id }) => id)).toEqual([
    'tomorrow',
    'next week',
    'any time',
    'overdue',
    'done',
    'handed in',
  ]);
});
