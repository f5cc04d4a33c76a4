import { expect, test } from 'vitest';
import { CALLS } from '#shared/registry.ts';
import { ROLE } from '#shared/roles.ts';
import { isKeptCall } from './kept-answers.ts';
import { KEPT_SHAPES } from './kept-calls.ts';

const callOf = (path: string) => CALLS.find(({ endpoint }) => endpoint.path === path)?.endpoint;

test('only answers that a child may have are kept', () => {
  for (const path of Object.keys(KEPT_SHAPES)) {
    const access = callOf(path)?.access;
    expect(access === 'public' || access?.includes(ROLE.student)).toBe(true);
  }
});

test('an answer of another shape is known by its shape', () => {
  const shapes = Object.values(KEPT_SHAPES);
  for (const shape of shapes) expect(shape).toMatch(/^[\w-]{8}$/);
  expect(new Set(shapes).size).toBeGreaterThan(shapes.length / 2);
});

test('the home, a task, works and the gallery are kept', () => {
  for (const path of ['student/task_list', 'task/open', 'scratch/get_scratch_all'])
    expect(isKeptCall([path, {}])).toBe(true);
});

test('what is no call, and what belongs to staff, is not', () => {
  for (const key of [
    ['scratch', 'unsent', 'usr-1'],
    ['student/get_list', {}],
    ['task/list', {}],
    [],
  ])
    expect(isKeptCall(key)).toBe(false);
});
