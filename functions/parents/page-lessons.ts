import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { wholeLessonsOfStudent } from '#functions/domain/lessons/own-calendar.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import type { User } from '#functions/domain/people/user.ts';
import {
  ATTENDED_PREFIX,
  attendanceSheets,
  attendedLessons,
} from '#functions/domain/records/lesson-record.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { addDays } from '#shared/days.ts';
import { PARENT_LIMITS } from '#shared/parents/limits.ts';

interface Today {
  readonly today: string;
  readonly now: Date;
}

/** The next lessons of a child, with the child's own leave and nobody else's. */
export async function lessonsToCome(
  user: User,
  settings: Promise<CalendarSettings>,
  { today, now }: Today,
) {
  const span = { from: today, to: addDays(today, PARENT_LIMITS.daysAhead) };
  const found = (await wholeLessonsOfStudent(user, span))
    .filter(({ endsAt, state }) => state !== 'taught' && Date.parse(endsAt) > now.getTime())
    .slice(0, PARENT_LIMITS.lessonsMax);
  const dtos = await toLessonDtos(user.schoolId, found, await settings);
  return dtos.map((dto, index) => ({
    id: dto.id,
    class_name: dto.class_name,
    course_name: dto.course_name,
    teacher_name: dto.teacher_name,
    room_name: dto.room_name,
    topic: dto.topic,
    starts_at: dto.starts_at,
    ends_at: dto.ends_at,
    on_leave: found[index]?.leaves.includes(user.id) ?? false,
    guest: !user.classIds.includes(dto.class_id),
  }));
}

/** The last lessons that were recorded, with what the teacher wrote about the child. */
export async function lessonsOfLate({ schoolId, id: userId }: User) {
  const { items } = await attendedLessons.page(personPartition(schoolId, userId), ATTENDED_PREFIX, {
    limit: PARENT_LIMITS.recordsMax,
    descending: true,
  });
  const sheets = await attendanceSheets.getMany(
    items.map(({ lessonId }) => ({ schoolId, id: lessonId })),
  );
  return items.map((lesson, index) => ({
    id: lesson.lessonId,
    class_name: lesson.className,
    teacher_name: lesson.teacherName,
    topic: lesson.topic,
    date: lesson.date,
    start: toClock(lesson.start),
    end: toClock(lesson.end),
    state: lesson.state,
    phrase: lesson.phrase,
    comment: sheets[index]?.lines.find((line) => line.userId === userId)?.comment ?? '',
  }));
}
