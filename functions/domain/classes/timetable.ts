import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { ClassId, SchoolId } from '#shared/ids.ts';

/**
 * The state of a class's timetable: its revision is raised by every lesson that comes, moves or goes, and
 * by every student who comes into the class out of others. Whoever has looked whether students are free
 * writes with the condition that none of the timetables that were looked at has changed since.
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

/** Raises the revision, and counts lessons; fails, to be tried again, when it changed since it was read. */
export function changingTimetable(
  id: TimetableId,
  before: Timetable | undefined,
  openLessons = 0,
): TransactWrite[] {
  const value = { ...id, openLessons: (before?.openLessons ?? 0) + openLessons };
  return timetables.writing(id, before, value);
}

/** Stops the transaction while the class has lessons that are not taught yet. */
export const requiringNoOpenLessons = (id: TimetableId, refusal: Error): TransactWrite => ({
  ConditionCheck: {
    Key: timetables.key(id),
    ConditionExpression: 'attribute_not_exists(pk) OR openLessons = :none',
    ExpressionAttributeValues: { ':none': 0 },
  },
  refusal,
});
