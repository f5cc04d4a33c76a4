import { expect, test } from 'vitest';
import { LessonId, newId } from '#shared/ids.ts';
import { nextLesson } from './next-lesson.ts';

const NOW = Date.parse('2026-03-02T08:00:00Z');
const NONE = new Set<LessonId>();
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const lesson = (minutes: number, state: 'planned' | 'running' | 'taught' = 'planned') => ({
  id: LessonId.parse(newId('lesson')),
  starts_at: at(minutes),
  ends_at: at(minutes + 60),
  state,
});

test.each([
  [11, false],
  [10, true],
  [-30, true],
])('a lesson that begins in %d minutes is now: %s', (minutes, isNow) => {
  const coming = lesson(minutes);
  expect(nextLesson([coming, lesson(200)], NONE, NOW)).toEqual({ lesson: coming, isNow });
});

test('what is over, recorded or missed with leave is not the next one', () => {
  const [missed, coming] = [lesson(60), lesson(120)];
  const lessons = [lesson(-61), lesson(-20, 'taught'), missed, coming];
  expect(nextLesson(lessons, new Set([missed.id]), NOW)).toEqual({ lesson: coming, isNow: false });
  expect(nextLesson([], NONE, NOW)).toEqual({ lesson: undefined, isNow: false });
});
