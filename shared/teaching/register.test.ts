import { expect, test } from 'vitest';
import { attendanceOf, registerOf } from './register.ts';

const mark = (student_id: string, state: 'present' | 'absent' | 'makeup' | 'leave', hours = 1) => ({
  student_id,
  state,
  hours,
});
const student = (student_id: string, name: string, guest = false) => ({ student_id, name, guest });

test('a register has a row for each student and adds up both ways', () => {
  const students = [
    student('g', 'Aaron', true),
    student('b', '李梓萱'),
    student('a', '王子涵', true),
    student('a', '王子涵'),
  ];
  const lessons = [
    { marks: [mark('a', 'makeup'), mark('b', 'absent')] },
    { marks: [mark('a', 'present', 1.5), mark('b', 'leave', 0), mark('g', 'makeup')] },
  ];
  const { rows, totals, all } = registerOf(students, lessons);
  expect(rows.map((row) => [row.student.name, row.student.guest, row.totals.hours])).toEqual([
    ['李梓萱', false, 1],
    ['王子涵', false, 2.5],
    ['Aaron', true, 1],
  ]);
  expect(rows[2]?.marks).toEqual([undefined, mark('g', 'makeup')]);
  expect(totals.map(({ hours, counts }) => [hours, counts.absent])).toEqual([
    [2, 1],
    [2.5, 0],
  ]);
  expect(all).toMatchObject({ hours: 4.5, counts: { present: 1, absent: 1, leave: 1, makeup: 2 } });
  expect(attendanceOf(all.counts)).toBe(3 / 5);
});

test('a class without records has no rate', () => {
  const { rows, all } = registerOf([], []);
  expect(rows).toEqual([]);
  expect(attendanceOf(all.counts)).toBeUndefined();
});
