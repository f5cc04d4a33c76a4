import * as z from 'zod';
import type { Lesson, LessonValue } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import { addDays } from '#shared/days.ts';
import { ClassId, CourseId, LessonId, SchoolId, UserId } from '#shared/ids.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';

/** A lesson as it was when the right was written; it outlives the lesson. */
const LessonSnapshot = () =>
  z.object({
    id: LessonId,
    classId: ClassId,
    courseId: CourseId.optional(),
    date: z.iso.date(),
    start: z.number().int(),
    end: z.number().int(),
    topic: z.string(),
  });
export type LessonSnapshot = z.infer<ReturnType<typeof LessonSnapshot>>;

/**
 * The right of a student to make up for one missed lesson, granted with leave. There is at most one for each
 * missed lesson. `booked` is the lesson that makes up for it. Expiry is not stored: an open right is valid up
 * to its last day.
 */
export const MakeupRight = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** The lesson that is missed. */
    missed: LessonSnapshot(),
    state: z.enum(['open', 'booked', 'used', 'withdrawn']),
    /** The last day on which it can be used, `YYYY-MM-DD`. */
    validTo: z.iso.date(),
    /** The reason for the leave, and who asked for it and when. */
    reason: z.string(),
    by: UserId,
    byName: z.string(),
    at: z.iso.datetime(),
    booked: LessonSnapshot().extend({ by: UserId, at: z.iso.datetime() }).optional(),
    /** Why a principal allowed to make it up in another kind of course. */
    override: z.string().optional(),
    /** The student was notified that it expires soon. */
    told: z.boolean().default(false),
    /** Time to live (epoch seconds), set when the student is removed; then it is in no list. */
    expires: z.number().int().optional(),
  });
export type MakeupRight = Stored<z.infer<ReturnType<typeof MakeupRight>>>;
export type MakeupRightValue = Omit<MakeupRight, 'rev'>;

type ListedState = 'open' | 'booked' | 'used';

/** Rights of the school, or of a class, by their last day; used ones by the day of the makeup lesson. */
export const MAKEUP_LISTS = {
  of: (state: ListedState, classId?: ClassId) => `makeups-${state}${classId ? `-${classId}` : ''}`,
} as const;

export interface RightId {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly lessonId: LessonId;
}

export const rightIdOf = ({ schoolId, userId, missed }: MakeupRightValue): RightId => ({
  schoolId,
  userId,
  lessonId: missed.id,
});

/** The target of a list entry: the student and the missed lesson. */
const targetOf = ({ userId, missed }: MakeupRightValue): string => `${userId} ${missed.id}`;
export function rightOfTarget(schoolId: SchoolId, target: string): RightId {
  const [userId = '', lessonId = ''] = target.split(' ');
  return { schoolId, userId: userId as UserId, lessonId: lessonId as LessonId };
}

function listings(right: MakeupRightValue): Listing[] {
  const { schoolId, state, validTo, missed, booked, expires } = right;
  if (state === 'withdrawn' || expires !== undefined) return [];
  const position = state === 'used' ? (booked?.date ?? validTo) : validTo;
  return [undefined, missed.classId].map((classId) =>
    listing(schoolList(schoolId, MAKEUP_LISTS.of(state, classId)), position, targetOf(right)),
  );
}

export const RIGHT_PREFIX = 'MAKEUP#';

export const makeupRights = entity({
  type: 'makeup-right',
  version: 1,
  schema: MakeupRight,
  key: ({ schoolId, userId, lessonId }: RightId) => ({
    pk: personPartition(schoolId, userId),
    sk: `${RIGHT_PREFIX}${lessonId}`,
  }),
  lists: listings,
});

export const snapshotOf = ({
  id,
  classId,
  courseId,
  date,
  start,
  end,
  topic,
}: LessonValue): LessonSnapshot => ({
  id,
  classId,
  date,
  start,
  end,
  topic,
  ...(courseId && { courseId }),
});

interface LeaveRequest {
  readonly userId: UserId;
  readonly reason: string;
  readonly by: UserId;
  readonly byName: string;
  readonly now: Date;
}

/** The right that leave from a lesson grants: valid for `makeupDays` days after the lesson. */
export const grantedRight = (
  lesson: LessonValue,
  { userId, reason, by, byName, now }: LeaveRequest,
  { makeupDays }: Pick<TimeRules, 'makeupDays'>,
): MakeupRightValue => ({
  schoolId: lesson.schoolId,
  userId,
  missed: snapshotOf(lesson),
  state: 'open',
  validTo: addDays(lesson.date, makeupDays),
  reason,
  by,
  byName,
  at: now.toISOString(),
  told: false,
});

/** A right before and after it is written. */
export interface RightChange {
  readonly before: MakeupRight | undefined;
  readonly after: MakeupRightValue;
}

/** The lesson with changed guests, leaves or trials. */
export const withVisits = (
  lesson: Lesson,
  change: Partial<Pick<Lesson, 'guests' | 'leaves' | 'trials'>>,
): LessonValue => ({ ...lesson, ...change, visits: lesson.visits + 1 });
