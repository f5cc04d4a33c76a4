import { useQuery } from '@tanstack/react-query';
import { useProfile } from '#frontend/src/lib/profile.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { WorkDto } from '#shared/works/fields.ts';
import type { Visibility } from '#shared/works/rules.ts';

/** Whom the dialog suggests. */
export interface FirstAudience {
  readonly visibility: Visibility;
  readonly classIds: readonly string[];
}

const DAY_MS = 86_400_000;
/** How far back a lesson may be to tell which class a child is in mostly, in days. */
const LATELY = 40;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The classes of the work's task that are the child's. */
function useTaskClasses(taskId: string, enabled: boolean) {
  const { data, isLoading } = useQuery({
    ...queryOf(tasks.endpoints.details, { task_id: taskId, limit: 1 }),
    enabled: enabled && taskId !== '',
    select: ({ task }): readonly string[] => task.class_ids,
  });
  return { classIds: data ?? [], isLoading };
}

/** The class of the lesson that began last. */
function useLastClass(enabled: boolean) {
  const now = Date.now();
  const span = { from: dayAt(now - LATELY * DAY_MS), to: dayAt(now + DAY_MS) };
  const { data, isLoading } = useQuery({
    ...queryOf(lessons.endpoints.studentCalendar, span),
    enabled,
    select: (calendar) =>
      calendar.lessons
        .filter(({ starts_at }) => Date.parse(starts_at) <= now)
        .toSorted((one, other) => Date.parse(other.starts_at) - Date.parse(one.starts_at))
        .map(({ class_id }): string => class_id),
  });
  return { classIds: data ?? [], isLoading };
}

/**
 * Who is suggested to see a work: those who were chosen last; else a student's class, of several that of the task,
 * of the last lesson, or the first; the school without a class. Undefined until that is known.
 */
export function useFirstAudience({
  chosen,
  task_id,
  visibility,
  class_ids,
}: WorkDto): FirstAudience | undefined {
  const { role } = useSignedIn();
  const { data, error } = useProfile();
  const isStudent = role === ROLE.student;
  const own = data?.classes.classOwn.map(({ id }): string => id) ?? [];
  const isOpen = isStudent && !chosen && own.length > 1;
  const ofTask = useTaskClasses(task_id, isOpen);
  const ofLessons = useLastClass(isOpen);
  if (!isStudent || error)
    return {
      visibility: chosen?.visibility ?? visibility,
      classIds: chosen?.class_ids ?? class_ids,
    };
  if (!data || ofTask.isLoading || ofLessons.isLoading) return undefined;
  // Who has left a class since does not publish to it any more.
  const again = chosen?.class_ids.filter((id) => own.includes(id)) ?? [];
  if (chosen && (chosen.visibility !== 'class' || again.length > 0))
    return { visibility: chosen.visibility, classIds: again };
  if (own.length === 0) return { visibility: 'school', classIds: [] };
  const likely = [...ofTask.classIds, ...ofLessons.classIds, ...own].find((id) => own.includes(id));
  return { visibility: 'class', classIds: likely ? [likely] : [] };
}
