import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Settling } from './settling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function load() {
  const page = new EventTarget();
  const settling = new Settling(page as unknown as Window);
  return { settling, touch: () => page.dispatchEvent(new Event('pointerdown')) };
}

test('what loading changes is not the child’s, also a moment later', () => {
  const { settling } = load();
  expect(settling.isOwn).toBe(true);
  settling.loaded();
  vi.advanceTimersByTime(200);
  expect(settling.isOwn).toBe(true);
  vi.advanceTimersByTime(200);
  expect(settling.isOwn).toBe(false);
  settling.begin();
  expect(settling.isOwn).toBe(true);
});

test('what a child changes in the first moment counts', () => {
  const { settling, touch } = load();
  touch();
  settling.loaded();
  expect(settling.isOwn).toBe(true);
  touch();
  expect(settling.isOwn).toBe(false);
});
