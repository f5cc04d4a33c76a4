import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { ClassId, SchoolId, UserId } from '#shared/ids.ts';

/**
 * How often somebody's name picker has picked the students of a class. In the partition of the class, each teacher
 * for themselves. It forgets itself: nobody misses it in a class that is over.
 */
const PickerCounts = () =>
  z.object({
    schoolId: SchoolId,
    classId: ClassId,
    teacherId: UserId,
    counts: z.record(z.string(), z.number().int()),
    expires: z.number().int(),
  });
type PickerCounts = z.infer<ReturnType<typeof PickerCounts>>;
export type PickerId = Pick<PickerCounts, 'schoolId' | 'classId' | 'teacherId'>;

export const pickerCounts = entity({
  type: 'picker-counts',
  version: 1,
  schema: PickerCounts,
  key: ({ schoolId, classId, teacherId }: PickerId) => ({
    pk: classPartition(schoolId, classId),
    sk: `PICKER#${teacherId}`,
  }),
});

/** A school year after the last pick. */
const KEPT_SECONDS = 366 * 86_400;

export const keptUntil = (now: Date): number => epochSeconds(now) + KEPT_SECONDS;
