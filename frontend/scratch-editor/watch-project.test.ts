import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProject } from './watch-project.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Listener = (event: { readonly error?: unknown }) => void;

function watch() {
  const scripts: string[] = [];
  const listeners = new Map<string, Listener>();
  const told = vi.fn();
  const page = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const vm = { runtime: { targets: [{ blocks: { getScripts: () => scripts } }] } };
  watchProject(vm, page as unknown as Window, told);
  const fail = (type: string, error?: unknown) => listeners.get(type)?.({ error });
  return { scripts, told, fail };
}

test('a project without blocks is told of once, and once it has some', () => {
  const { scripts, told } = watch();
  vi.advanceTimersByTime(20_000);
  expect(told.mock.calls).toEqual([[{ type: 'found', errors: 0, empty: true }]]);
  scripts.push('a');
  vi.advanceTimersByTime(20_000);
  expect(told).toHaveBeenCalledTimes(2);
  expect(told).toHaveBeenLastCalledWith({ type: 'found', errors: 0, empty: false });
});

test('errors are counted between two looks; what is none does not count', () => {
  const { scripts, told, fail } = watch();
  scripts.push('a');
  for (let step = 0; step < 150; step += 1) fail('error', new Error('a block failed'));
  fail('unhandledrejection');
  fail('error');
  vi.advanceTimersByTime(20_000);
  expect(told.mock.calls).toEqual([[{ type: 'found', errors: 151, empty: false }]]);
});
