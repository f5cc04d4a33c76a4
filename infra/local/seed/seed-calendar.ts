import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { CourseId, RoomId, type SchoolId } from '#shared/ids.ts';
import { COURSE_COLOURS } from '#shared/lessons/calendar-calls.ts';
import { newCourse, newRoom } from '../builders/calendar.ts';
import { oneOf } from '../builders/one-of.ts';
import { CLASSES } from './demo-classes.ts';

/** The classrooms. A school that has rooms already keeps them. */
const rooms = () =>
  CLASSES.map(({ id, room }) => newRoom(room, { id: RoomId.parse(id.replace('cls', 'rom')) }));

/** Settings of the demo school's calendar: the kinds of course of its classes, and rooms. */
export const seedCalendar = (schoolId: SchoolId) =>
  changeSettings(
    schoolId,
    (before) => {
      const missing = CLASSES.filter(({ course }) => !courseNamed(before, course));
      if (missing.length === 0 && before.rooms.length > 0) return undefined;
      const made = missing.map(({ id, course }, index) =>
        newCourse(course, {
          id: CourseId.parse(id.replace('cls', 'crs')),
          colour: oneOf(COURSE_COLOURS, before.courses.length + index),
        }),
      );
      return {
        ...before,
        courses: [...before.courses, ...made],
        rooms: before.rooms.length > 0 ? before.rooms : rooms(),
      };
    },
    () => [],
  );
