import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed } from '#functions/domain/calendar/courses.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { ClassId, LessonId } from '#shared/ids.ts';
import { newLesson } from '../builders/lesson.ts';
import { type DemoSlot, LESSON_MINUTES } from './demo-classes.ts';
import { unitOf } from './demo-curriculum.ts';
import { staffOf } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';

type Settings = Pick<CalendarSettings, 'courses' | 'rooms'>;

/** When the lessons of the demo school were planned. */
const PLANNED_DAYS_AGO = 60;

const idOf = ({ class: { id }, date }: DemoSlot): LessonId =>
  LessonId.parse(`${id.replace('cls', 'les')}x${date.replaceAll('-', '')}`);

/** The lesson of a slot as it was planned. */
export function lessonOf(
  { schoolId, now }: DemoPlace,
  slot: DemoSlot,
  { courses, rooms }: Settings,
): LessonValue {
  const { class: taught, teacherId, date, start, progress } = slot;
  const course = courseNamed({ courses }, taught.course);
  const roomId = rooms.find(({ name, archived }) => name === taught.room && !archived)?.id;
  return newLesson(staffOf(schoolId, teacherId), ClassId.parse(taught.id), {
    id: idOf(slot),
    ...(course && { courseId: course.id, hours: course.hours }),
    ...(roomId && { roomId }),
    topic: unitOf(taught, progress).topic,
    date,
    start,
    end: start + LESSON_MINUTES,
    created: daysBefore(now, PLANNED_DAYS_AGO).toISOString(),
  });
}

/** The same once it has begun, on time. */
export const begun = (lesson: LessonValue, state: 'running' | 'taught'): LessonValue => ({
  ...lesson,
  state,
  startedAt: lesson.startsAt,
  startedBy: lesson.teacherId,
});
