import type { Lesson, LessonValue } from '#functions/domain/lessons/lesson.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { TimeRules } from '#shared/contracts/calendar-settings.ts';
import { addDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import {
  type LessonMark,
  type MakeupRight,
  type MakeupRightValue,
  makeupRights,
  rightIdOf,
} from './makeup-right.ts';

export const markOf = ({
  id,
  classId,
  courseId,
  date,
  start,
  end,
  topic,
}: LessonValue): LessonMark => ({
  id,
  classId,
  date,
  start,
  end,
  topic,
  ...(courseId && { courseId }),
});

interface Asking {
  readonly userId: UserId;
  readonly reason: string;
  readonly by: UserId;
  readonly byName: string;
  readonly now: Date;
}

/** The right that comes with leave from a lesson: good for so many days from the lesson's. */
export const grantedRight = (
  lesson: LessonValue,
  { userId, reason, by, byName, now }: Asking,
  { makeupDays }: Pick<TimeRules, 'makeupDays'>,
): MakeupRightValue => ({
  schoolId: lesson.schoolId,
  userId,
  missed: markOf(lesson),
  state: 'open',
  validTo: addDays(lesson.date, makeupDays),
  reason,
  by,
  byName,
  at: now.toISOString(),
  told: false,
});

/** Fails, to be tried again, when the right changed since it was read. */
export const writingRight = (
  before: MakeupRight | undefined,
  after: MakeupRightValue,
): TransactWrite[] => makeupRights.writing(rightIdOf(after), before, after);

/** The lesson with one student fewer or more who is on leave or comes as a guest. */
export const visited = (
  lesson: Lesson,
  change: Partial<Pick<Lesson, 'guests' | 'leaves'>>,
): LessonValue => ({ ...lesson, ...change, visits: lesson.visits + 1 });
