import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { ClassId, SchoolId } from '#shared/ids.ts';

/**
 * The state of a class's timetable. Its revision is raised by every lesson that is added, moved or deleted,
 * and by every student who joins the class while in others. A write that depends on students being free
 * requires that none of their timetables has changed since they were read.
 */
const Timetable = () =>
  z.object({
    schoolId: SchoolId,
    classId: ClassId,
    /** Lessons that are not taught yet. */
    openLessons: z.number().int().min(0),
  });
export type Timetable = Stored<z.infer<ReturnType<typeof Timetable>>>;
type TimetableId = Pick<Timetable, 'schoolId' | 'classId'>;

export const timetables = entity({
  type: 'timetable',
  version: 1,
  schema: Timetable,
  key: ({ schoolId, classId }: TimetableId) => ({
    pk: classPartition(schoolId, classId),
    sk: 'TIMETABLE',
  }),
});

/** Raises the revision and counts lessons. The transaction fails, to be retried, when it changed since it was read. */
export function changingTimetable(
  id: TimetableId,
  before: Timetable | undefined,
  openLessons = 0,
): TransactWrite[] {
  // Less than none: the lesson was removed between reading it and this. Its own write fails the transaction.
  const open = Math.max(0, (before?.openLessons ?? 0) + openLessons);
  return timetables.writing(id, before, { ...id, openLessons: open });
}

/** Cancels the transaction while the class has lessons that are not taught yet. */
export const requiringNoOpenLessons = (id: TimetableId, refusal: Error): TransactWrite => ({
  ConditionCheck: {
    Key: timetables.key(id),
    ConditionExpression: 'attribute_not_exists(pk) OR openLessons = :none',
    ExpressionAttributeValues: { ':none': 0 },
  },
  refusal,
});
