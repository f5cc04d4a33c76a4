import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import { ClassId, CourseId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

/** A lesson as it was when the right was written: it tells of lessons that are not kept any more. */
const LessonMark = () =>
  z.object({
    id: LessonId,
    classId: ClassId,
    courseId: CourseId.optional(),
    date: z.iso.date(),
    start: z.number().int(),
    end: z.number().int(),
    topic: z.string(),
  });
export type LessonMark = z.infer<ReturnType<typeof LessonMark>>;

/**
 * The right of a student to make up for one lesson, which comes with leave. There is one at most for each
 * lesson that is missed, whatever is repeated. `booked` names the lesson that makes up for it. Nobody has
 * to write down that one has expired: an open right is good up to its last day.
 */
export const MakeupRight = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** The lesson that is missed. */
    missed: LessonMark(),
    state: z.enum(['open', 'booked', 'used', 'withdrawn']),
    /** The last day on which it can be used, `YYYY-MM-DD`. */
    validTo: z.iso.date(),
    /** Why there is leave, and who asked for it and when. */
    reason: z.string(),
    by: UserId,
    byName: z.string(),
    at: z.iso.datetime(),
    booked: LessonMark().extend({ by: UserId, at: z.iso.datetime() }).optional(),
    /** Why a principal let it be made up in another kind of course. */
    override: z.string().optional(),
    /** The student was told that it expires soon. */
    told: z.boolean().default(false),
    /** Set when the student is removed: then it stands in no list, and goes with the retention time. */
    expires: z.number().int().optional(),
  });
export type MakeupRight = Stored<z.infer<ReturnType<typeof MakeupRight>>>;
export type MakeupRightValue = Omit<MakeupRight, 'rev'>;

type ListedState = 'open' | 'booked' | 'used';

/** Rights of the school, or of a class, by their last day; used ones by the day of use. */
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

/** How a list names a right: the student and the lesson that is missed. */
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
