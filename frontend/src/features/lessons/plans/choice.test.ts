import { expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import type { Clash } from '#shared/lessons/fields.ts';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';
import { canBeOverruled, skippedOf } from './choice.ts';

const clash = (kind: Clash['kind']): Clash => ({
  kind,
  names: ['王子涵'],
  student_ids: [],
  lesson: {
    id: newId('lesson'),
    class_name: '甲班',
    teacher_name: '',
    date: '2026-11-23',
    start: '10:00',
    end: '11:00',
  },
});
const on = (date: string, ...kinds: Clash['kind'][]): PlannedLesson => ({
  lesson: null,
  date,
  start: '10:00',
  end: '11:00',
  clashes: kinds.map(clash),
});
const FREE = on('2026-11-23');
const STUDENTS = on('2026-11-24', 'students');
const ROOM = on('2026-11-25', 'students', 'room');

it('skips lessons that clash and lessons that were left out', () => {
  const leftOut = new Set([FREE.date]);

  expect(skippedOf([FREE, STUDENTS, ROOM], { leftOut: new Set(), overruled: false })).toEqual([
    STUDENTS.date,
    ROOM.date,
  ]);
  expect(skippedOf([FREE, STUDENTS], { leftOut, overruled: true })).toEqual([FREE.date]);
});

it('only students can be overruled to have two lessons', () => {
  expect(canBeOverruled([FREE, ROOM])).toBe(false);
  expect(canBeOverruled([FREE, STUDENTS])).toBe(true);
  expect(skippedOf([STUDENTS, ROOM], { leftOut: new Set(), overruled: true })).toEqual([ROOM.date]);
});
