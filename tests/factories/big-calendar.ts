import { calendarSettings, defaultSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { changingTimetable } from '#functions/domain/classes/timetable.ts';
import { type LessonValue, lessons } from '#functions/domain/lessons/lesson.ts';
import { resourceDays } from '#functions/domain/lessons/resource-day.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { newRoom } from '#infra/local/builders/calendar.ts';
import { oneOf } from '#infra/local/builders/one-of.ts';
import { type ClassId, RoomId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { BigSchool } from './big-school.ts';
import { dayFromToday, lessonOf } from './lesson.ts';
import { makePerson, type Person } from './person.ts';

const TEACHERS = 100;
const ROOMS = 40;
const LESSONS_A_DAY = 40;
/** Planned days: this week and the next. */
const PLANNED = 14;
const AT_ONCE = 8;
/** Items of one lesson: the lesson, its list entries, the days of three resources. */
const LESSONS_A_TRANSACTION = 10;

export interface BigCalendar extends BigSchool {
  readonly teachers: readonly Person[];
  readonly rooms: readonly RoomId[];
}

const roomAt = (index: number) =>
  newRoom(`教室 ${index + 1}`, { id: RoomId.parse(`rom-${index}`), capacity: 0 });

/** All items of a lesson whose teacher, room and class have no other on that day. */
function lessonWrites(lesson: LessonValue): TransactWrite[] {
  const { schoolId, id: lessonId, date, start, end, classId, teacherId, roomId } = lesson;
  const resources = [classId, teacherId, ...(roomId ? [roomId] : [])];
  return [
    ...lessons.creating(lesson, lesson),
    ...resources.flatMap((resource) => {
      const entries = [{ lessonId, start, end, classId }];
      return resourceDays.creating(
        { schoolId, resource, date },
        { schoolId, resource, date, entries, cancelled: [] },
      );
    }),
  ];
}

/** A class has its lesson every few days, always with the same teacher. */
function lessonsOfDay(day: number, { classIds, teachers, rooms }: BigCalendar): LessonValue[] {
  return Array.from({ length: LESSONS_A_DAY }, (_, place) => {
    const index = day * LESSONS_A_DAY + place;
    return lessonOf(oneOf(teachers, index), oneOf(classIds, index), {
      date: dayFromToday(PLANNED - 1 - day),
      start: (9 + (place % 8)) * 60,
      roomId: oneOf(rooms, place),
      state: day < PLANNED ? 'planned' : 'taught',
    });
  });
}

/** Adds teachers, rooms and a calendar: the next two weeks, and `days` of history. */
export async function fillCalendar(school: BigSchool, history: number): Promise<BigCalendar> {
  const { schoolId } = school;
  const settings = {
    ...defaultSettings(schoolId),
    rooms: Array.from({ length: ROOMS }, (_, n) => roomAt(n)),
  };
  await calendarSettings.create({ schoolId }, settings);
  const teachers: Person[] = [];
  for (let n = 0; n < TEACHERS; n += 1) teachers.push(await makePerson(schoolId, ROLE.teacher));
  const calendar = { ...school, teachers, rooms: settings.rooms.map(({ id }) => id) };
  const open = new Map<ClassId, number>();
  const writes: (() => TransactWrite[])[] = [];
  for (let day = 0; day < PLANNED + history; day += 1) {
    const today = lessonsOfDay(day, calendar);
    if (day < PLANNED)
      for (const { classId } of today) open.set(classId, (open.get(classId) ?? 0) + 1);
    for (let from = 0; from < today.length; from += LESSONS_A_TRANSACTION)
      writes.push(() => today.slice(from, from + LESSONS_A_TRANSACTION).flatMap(lessonWrites));
  }
  for (const [classId, count] of open)
    writes.push(() => changingTimetable({ schoolId, classId }, undefined, count));
  await mapConcurrently(writes, AT_ONCE, (make) => transact(make()));
  return calendar;
}
