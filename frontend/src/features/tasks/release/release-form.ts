import * as z from 'zod';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { StudentRef } from '#frontend/src/entities/students/use-student-options.ts';
import { instantOf, wallClock } from '#frontend/src/lib/wall-clock.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { LIMITS } from '#shared/limits.ts';
import type { TaskDetails } from '../queries.ts';

/** To whom and when a task is given, named as the call names it, so that its refusals find their field. */
export interface ReleaseValues {
  class_ids: readonly ClassRef[];
  student_ids: readonly StudentRef[];
  /** As the school's clock shows it; empty for at once. */
  release_at: string;
  /** The same; empty for none. */
  deadline: string;
}
export type ReleaseControl = FieldControl<ReleaseValues>;

/** A form with more fields serves those of the release. */
export const releaseOf = <T extends ReleaseValues>(control: FieldControl<T>): ReleaseControl =>
  control as unknown as ReleaseControl;

export const releaseFields = () => ({
  class_ids: z.custom<readonly ClassRef[]>(Array.isArray),
  student_ids: z.custom<readonly StudentRef[]>(Array.isArray),
  release_at: z.string(),
  deadline: z.string(),
});

export interface ReleaseRules {
  readonly timeZone: string | undefined;
  /** What stands there already and may stay, also when its time is over. */
  readonly kept: Pick<ReleaseValues, 'deadline' | 'release_at'>;
}

interface Rule {
  readonly field: keyof ReleaseValues;
  readonly rule: string;
  readonly holds: (values: ReleaseValues) => boolean;
}

/** The rules between the fields, each with the field that it is shown at. */
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
      holds: ({ class_ids }) => class_ids.length <= LIMITS.taskClassesMax,
    },
    {
      field: 'student_ids',
      rule: 'too_many',
      holds: ({ student_ids }) => student_ids.length <= LIMITS.taskStudentsMax,
    },
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

/** Every rule is looked at, whatever else is wrong: all that is missing is told at once. */
export const withReleaseRules = <V extends ReleaseValues>(
  schema: z.ZodType<V, V>,
  rules: ReleaseRules,
): z.ZodType<V, V> =>
  rulesOf(rules).reduce<z.ZodType<V, V>>(
    (checked, { field, rule, holds }) =>
      checked.refine(holds, { path: [field], params: { rule }, when: () => true }),
    schema,
  );

/** Those to whom a task is given already. */
const targetsIn = ({ task, singles }: Pick<TaskDetails, 'task' | 'singles'>) => ({
  class_ids: task.classes,
  student_ids: singles,
});

/** What is given at a time to come; what is out already has no time of release that could be changed. */
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

/** The same as the call takes it. */
export const wishOf = (
  { class_ids, student_ids, release_at, deadline }: ReleaseValues,
  timeZone: string | undefined,
) => ({
  class_ids: class_ids.map(({ id }) => id),
  student_ids: student_ids.map(({ id }) => id),
  release_at: instantOf(release_at, timeZone),
  deadline: instantOf(deadline, timeZone),
});
