import * as z from 'zod';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { StudentRef } from '#frontend/src/entities/students/StudentPickers.tsx';
import { instantOf, wallClock } from '#frontend/src/lib/wall-clock.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import type { TaskDetails } from '../queries.ts';

/** Who gets a task and when. Named like the fields of the call, so that errors of the server land on their field. */
export interface ReleaseValues {
  class_ids: readonly ClassRef[];
  student_ids: readonly StudentRef[];
  /** In the school's time zone; empty: at once. */
  release_at: string;
  /** In the school's time zone; empty: none. */
  deadline: string;
}
export type ReleaseControl = FieldControl<ReleaseValues, 'tasks'>;

export const releaseFields = () => ({
  class_ids: z.custom<readonly ClassRef[]>(Array.isArray),
  student_ids: z.custom<readonly StudentRef[]>(Array.isArray),
  release_at: z.string(),
  deadline: z.string(),
});

export interface ReleaseRules {
  readonly timeZone: string | undefined;
  /** The stored times, which may stay even when they have passed. */
  readonly kept: Pick<ReleaseValues, 'deadline' | 'release_at'>;
}

interface Rule {
  readonly field: keyof ReleaseValues;
  readonly rule: string;
  readonly holds: (values: ReleaseValues) => boolean;
}

/** The rules across fields, each with the field at which its error is shown. */
const rulesOf = ({ timeZone, kept }: ReleaseRules): Rule[] => {
  const instant = (wall: string) => instantOf(wall, timeZone);
  const isAhead = (wall: string) => instant(wall) > new Date().toISOString();
  return [
    {
      field: 'class_ids',
      rule: 'no_targets',
      holds: ({ class_ids, student_ids }) => class_ids.length + student_ids.length > 0,
    },
    {
      field: 'class_ids',
      rule: 'too_many',
      holds: ({ class_ids }) => class_ids.length <= TASK_LIMITS.classesMax,
    },
    {
      field: 'student_ids',
      rule: 'too_many',
      holds: ({ student_ids }) => student_ids.length <= TASK_LIMITS.studentsMax,
    },
    ...(['release_at', 'deadline'] as const).map((field) => ({
      field,
      rule: 'format',
      holds: ({ [field]: wall }: ReleaseValues) => !wall || instant(wall) !== '',
    })),
    {
      field: 'release_at',
      rule: 'past',
      holds: ({ release_at: at }) => !at || at === kept.release_at || isAhead(at),
    },
    {
      field: 'deadline',
      rule: 'past',
      holds: ({ deadline, release_at }) =>
        !deadline ||
        deadline === kept.deadline ||
        (isAhead(deadline) && instant(deadline) > instant(release_at)),
    },
  ];
};

/** Checks every rule even when other checks fail, so that all errors are shown at once. */
export const withReleaseRules = <V extends ReleaseValues>(
  schema: z.ZodType<V, V>,
  rules: ReleaseRules,
): z.ZodType<V, V> =>
  rulesOf(rules).reduce<z.ZodType<V, V>>(
    (checked, { field, rule, holds }) =>
      checked.refine(holds, { path: [field], params: { rule }, when: () => true }),
    schema,
  );

/** The classes and students that have the task. */
const targetsIn = ({ task, singles }: Pick<TaskDetails, 'task' | 'singles'>) => ({
  class_ids: task.classes,
  student_ids: singles,
});

/** The form's values of a stored task. The release time can be changed only while it is still ahead. */
export const releaseValuesOf = (
  found: Pick<TaskDetails, 'task' | 'singles'>,
  timeZone: string | undefined,
): ReleaseValues => {
  const { state, release_at, deadline } = found.task;
  return {
    ...targetsIn(found),
    release_at: state === 'scheduled' ? wallClock(release_at, timeZone) : '',
    deadline: deadline && wallClock(deadline, timeZone),
  };
};

/** The payload of the release call. */
export const toReleasePayload = (
  { class_ids, student_ids, release_at, deadline }: ReleaseValues,
  timeZone: string | undefined,
) => ({
  class_ids: class_ids.map(({ id }) => id),
  student_ids: student_ids.map(({ id }) => id),
  release_at: instantOf(release_at, timeZone),
  deadline: instantOf(deadline, timeZone),
});
