import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newCourse, newRoom } from '#infra/local/builders/calendar.ts';
import { CourseId, HolidayId, newId, RoomId, type SchoolId } from '#shared/ids.ts';

/** Settings that all tests of a school share, created at the first use. */
const ROOM = newRoom('测试教室', { id: RoomId.parse('rom-test') });
const COURSE = newCourse('测试课程', {
  id: CourseId.parse('crs-test'),
  colour: 'teal',
  hours: 1.5,
});
const HOLIDAY = {
  id: HolidayId.parse('hol-test'),
  name: '测试假期',
  from: '2025-01-01',
  to: '2025-01-03',
  rev: 1,
};

/** A room, a kind of course and a holiday of the past. */
export async function makeSettings(schoolId: SchoolId) {
  await changeSettings(
    schoolId,
    (before) =>
      before.holidays.some(({ id }) => id === HOLIDAY.id)
        ? undefined
        : {
            ...before,
            rooms: [...before.rooms.filter(({ id }) => id !== ROOM.id), ROOM],
            courses: [...before.courses.filter(({ id }) => id !== COURSE.id), COURSE],
            holidays: [...before.holidays, HOLIDAY],
          },
    () => [],
  );
  return { room: ROOM, course: COURSE, holiday: HOLIDAY };
}

/** A day without lessons. */
export const addHoliday = (schoolId: SchoolId, name: string, date: string): Promise<unknown> =>
  changeSettings(
    schoolId,
    (before) => ({
      ...before,
      holidays: [...before.holidays, { id: newId('holiday'), name, from: date, to: date, rev: 1 }],
    }),
    () => [],
  );

/** Renames all rooms, as another user would. */
export const renameRooms = (schoolId: SchoolId, name: string): Promise<unknown> =>
  changeSettings(
    schoolId,
    ({ rooms, ...others }) => ({
      ...others,
      rooms: rooms.map((room) => ({ ...room, name, rev: room.rev + 1 })),
    }),
    () => [],
  );
