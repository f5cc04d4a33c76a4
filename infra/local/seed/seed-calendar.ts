import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import { CourseId, RoomId, type SchoolId } from '#shared/ids.ts';
import { COURSE_COLOURS } from '#shared/lessons/calendar-calls.ts';
import { CLASSES } from './demo-classes.ts';

/** The classrooms. A school that has rooms already keeps them. */
const rooms = () =>
  CLASSES.map(({ id, room: name }) => ({
    id: RoomId.parse(id.replace('cls', 'rom')),
    name,
    capacity: 12,
    archived: false,
    rev: 1,
  }));

/** Settings of the demo school's calendar: the kinds of course of its classes, and rooms. */
export const seedCalendar = (schoolId: SchoolId) =>
  changeSettings(
    schoolId,
    (before) => {
      const missing = CLASSES.filter(({ course }) => !courseNamed(before, course));
      if (missing.length === 0 && before.rooms.length > 0) return undefined;
      const made = missing.map(({ id, course: name }, index) => ({
        id: CourseId.parse(id.replace('cls', 'crs')),
        name,
        hours: 1,
        archived: false,
        rev: 1,
        colour: COURSE_COLOURS[(before.courses.length + index) % COURSE_COLOURS.length] ?? 'blue',
      }));
      return {
        ...before,
        courses: [...before.courses, ...made],
        rooms: before.rooms.length > 0 ? before.rooms : rooms(),
      };
    },
    () => [],
  );
