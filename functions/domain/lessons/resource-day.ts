import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { RoomId, UserId } from '#shared/ids.ts';
import { ClassId, CourseId, LessonId, SchoolId } from '#shared/ids.ts';

/** What can have one lesson at a time: a member of staff, a room, a class. */
export type Resource = UserId | RoomId | ClassId;

const Entry = () =>
  z.object({
    lessonId: LessonId,
    start: z.number().int(),
    end: z.number().int(),
    /** Class and course, so that who has taught them is known without reading the lessons. */
    classId: ClassId.optional(),
    courseId: CourseId.optional(),
    /** When it was put here, or changed last; for calendar feeds. */
    at: z.iso.datetime().optional(),
  });
export type DayEntry = z.infer<ReturnType<typeof Entry>>;

/** A lesson that was here until it was deleted or given to others; calendar feeds report it as cancelled. */
const CancelledEntry = () =>
  Entry().extend({
    at: z.iso.datetime(),
    /** Counts the editions of the lesson, this one included. */
    edition: z.number().int(),
  });
export type CancelledEntry = z.infer<ReturnType<typeof CancelledEntry>>;

/** A day that is planned again and again forgets the oldest. */
const CANCELLED_MAX = 20;

/**
 * The lessons of one resource on one day. Adding, moving or deleting a lesson writes the days of its
 * resources, guarded by their revisions, so that no resource has two lessons at a time.
 */
const ResourceDay = () =>
  z.object({
    schoolId: SchoolId,
    resource: z.string(),
    date: z.iso.date(),
    entries: z.array(Entry()),
    cancelled: z.array(CancelledEntry()).default([]),
  });
export type ResourceDay = Stored<z.infer<ReturnType<typeof ResourceDay>>>;

export interface ResourceDayId {
  readonly schoolId: SchoolId;
  readonly resource: Resource;
  readonly date: string;
}

export const resourceDays = entity({
  type: 'resource-day',
  version: 1,
  schema: ResourceDay,
  key: ({ schoolId, resource, date }: ResourceDayId) => ({
    pk: `${schoolPrefix(schoolId)}DAYS#${resource}`,
    sk: date,
  }),
});

/** Writes a day's lessons. The transaction fails, to be retried, when the day changed since it was read. */
export function writingDay(
  id: ResourceDayId,
  before: ResourceDay | undefined,
  entries: readonly DayEntry[],
  cancelled: readonly CancelledEntry[],
): TransactWrite[] {
  const value = {
    ...id,
    entries: [...entries].sort((a, b) => a.start - b.start),
    cancelled: cancelled.slice(-CANCELLED_MAX),
  };
  return resourceDays.writing(id, before, value);
}

/** The days of a resource that have lessons, from the first day to the last. */
export function loadResourceDays(
  schoolId: SchoolId,
  resource: Resource,
  [first, last]: readonly [string, string],
  options?: { readonly consistent: boolean },
): Promise<ResourceDay[]> {
  const { pk } = resourceDays.key({ schoolId, resource, date: first });
  return resourceDays.between(pk, [first, last], options);
}
