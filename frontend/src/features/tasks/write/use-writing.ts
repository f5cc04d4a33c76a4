import { useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { Draft, DraftOptions } from '#frontend/src/lib/drafts/draft.ts';
import { useTimeZone } from '#frontend/src/lib/format.ts';
import { matching } from '#frontend/src/lib/query.ts';
import { useFormDraft } from '#frontend/src/ui/drafts/use-form-draft.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { toReleasePayload } from '../release/release-form.ts';
import { draftKind, isOut } from './task.draft.ts';
import { type TaskValues, targetsText, taskForm } from './task-form.ts';

export type TaskStart = DraftOptions<TaskValues, TaskDto, unknown>['start'];

const NOTHING_KEPT = { deadline: '', release_at: '' };

/** The form of a task, its draft and its release, after which `onReleased` is called. */
export function useWriting(
  start: TaskStart,
  onReleased: (task: TaskDto, draft: Pick<Draft<unknown, unknown, unknown>, 'end'>) => void,
) {
  const timeZone = useTimeZone();
  const client = useQueryClient();
  return useFormDraft(draftKind, {
    namespace: 'tasks',
    context: timeZone,
    start,
    // Other screens fetch the task again when they are opened.
    onStored: () => void client.invalidateQueries({ ...matching(tasks), refetchType: 'none' }),
    schema: taskForm({ timeZone, kept: isOut(start.record) ? start.value : NOTHING_KEPT }),
    submit: async (values, draft) => {
      const hasTargets = targetsText(values) !== targetsText(draft.before);
      const task = await draft.save(values, async (saved) => {
        if (isOut(saved) && !hasTargets) return saved;
        const { id: task_id, rev } = saved;
        const said = toReleasePayload(values, timeZone);
        return (await send(tasks.endpoints.release, { task_id, rev, ...said })).task;
      });
      if (task) onReleased(task, draft);
    },
  });
}
export type Writing = ReturnType<typeof useWriting>;
