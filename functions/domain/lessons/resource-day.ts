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
    /** What the lesson is of: who has taught it can be told without reading lessons. */
    classId: ClassId.optional(),
    courseId: CourseId.optional(),
  });
export type DayEntry = z.infer<ReturnType<typeof Entry>>;

/**
 * The lessons of one resource on one day. Every lesson that comes, moves or goes writes the days of its
 * resources, guarded by their revisions: two people cannot take the same hour.
 */
const ResourceDay = () =>
  z.object({
    schoolId: SchoolId,
    resource: z.string(),
    date: z.iso.date(),
    entries: z.array(Entry()),
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

/** Writes a day's lessons; the transaction fails, to be tried again, when the day is not as it was read. */
export function writingDay(
  id: ResourceDayId,
  before: ResourceDay | undefined,
  entries: readonly DayEntry[],
): TransactWrite[] {
  const value = { ...id, entries: [...entries].sort((a, b) => a.start - b.start) };
  return resourceDays.writing(id, before, value);
}
