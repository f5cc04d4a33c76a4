import { expect, it } from 'vitest';
import { newId, UserId } from '#shared/ids.ts';
import { changeAt, columnAt, type DayColumns, dayOfLesson, placeAt } from './columns.ts';

const [lab, studio] = [newId('room'), newId('room')];
const teacher_id = UserId.parse(newId('staff'));
const rooms: DayColumns = {
  by: 'rooms',
  columns: [
    { id: lab, name: 'Lab' },
    { id: studio, name: 'Studio' },
    { id: '', name: 'No room' },
  ],
};
const lesson = { room_id: studio, teacher_id };

it('a lesson stands in the column of its room, one without a room in a column of its own', () => {
  expect(dayOfLesson(lesson, rooms)).toBe('2001-01-02');
  expect(dayOfLesson({ ...lesson, room_id: null }, rooms)).toBe('2001-01-03');
  expect(dayOfLesson({ ...lesson, room_id: newId('room') }, rooms)).toBeUndefined();
  expect(columnAt('2001-01-02', rooms)?.name).toBe('Studio');
  expect(columnAt('2001-01-04', rooms)).toBeUndefined();
});

it('a lesson that is dragged into another column gets its room; in its own it keeps it', () => {
  expect(changeAt(lesson, '2001-01-01', rooms)).toEqual({ room_id: lab });
  expect(changeAt(lesson, '2001-01-03', rooms)).toEqual({ room_id: '' });
  expect(changeAt(lesson, '2001-01-02', rooms)).toEqual({});
});

it('a column of a teacher gives the teacher', () => {
  const columns = { by: 'teachers', columns: [{ id: teacher_id, name: 'Ms Zhou' }] } as const;
  expect(dayOfLesson(lesson, columns)).toBe('2001-01-01');
  expect(placeAt('2001-01-01', columns)).toEqual({ teacher_id });
});
