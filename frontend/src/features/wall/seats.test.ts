import { expect, test } from 'vitest';
import { StudentId } from '#shared/ids.ts';
import type { WallStudent, WallTile } from '#shared/wall/fields.ts';
import { countSeats, hasUnknownStudent, toSeats } from './seats.ts';

const student = (name: string, on_leave = false): WallStudent => ({
  student_id: StudentId.parse(`stu-${name}`),
  name,
  avatar: '',
  guest: false,
  on_leave,
});
const editor = (name: string, values: Partial<WallTile> = {}): WallTile => ({
  student_id: StudentId.parse(`stu-${name}`),
  state: 'programming',
  seen: '',
  changed: '',
  idle: 0,
  errors: 0,
  empty: false,
  work_id: '',
  title: '',
  saved: '',
  thumbnail: '',
  help: { no: 0, state: 'none', since: '', by: '' },
  ...values,
});
const asked = (since: string) => ({ no: 1, state: 'asked' as const, since, by: '' });
const namesOf = (seats: ReturnType<typeof toSeats>) => seats.map((seat) => seat.student.name);

test('students who wait for help come first, the longest waiting before the others', () => {
  const students = ['ann', 'bob', 'cem', 'dan'].map((name) => student(name));
  const seats = toSeats(students, [
    editor('ann'),
    editor('bob', { help: asked('2026-03-02T10:05:00Z') }),
    editor('dan', { help: { ...asked('2026-03-02T10:02:00Z'), state: 'coming' } }),
  ]);
  expect(namesOf(seats)).toEqual(['dan', 'bob', 'ann', 'cem']);
  expect(countSeats(seats)).toEqual({ programming: 3, help: 2, away: 0, absent: 1 });
});

test('students on leave are shown only when they are present', () => {
  const students = [student('ann', true), student('bob', true)];
  const seats = toSeats(students, [editor('bob', { state: 'offline' })]);
  expect(namesOf(seats)).toEqual(['bob']);
  expect(countSeats(seats)).toEqual({ programming: 0, help: 0, away: 1, absent: 0 });
});

test('a student who joined the class in between is noticed', () => {
  expect(hasUnknownStudent([student('ann')], [editor('ann')])).toBe(false);
  expect(hasUnknownStudent([student('ann')], [editor('bob')])).toBe(true);
});
