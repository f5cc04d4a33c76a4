import type { Payload } from '#shared/endpoint.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDetails } from './queries.ts';

const { save } = tasks.endpoints;

/** The contents of a task, as the calls `add` and `save` take them. */
export type TaskPayload = Omit<Payload<typeof save>, 'task_id' | 'rev'>;

/** The contents of a stored task as a payload, for a copy or a change of one field. */
export function toTaskPayload({ task, text }: Pick<TaskDetails, 'task' | 'text'>): TaskPayload {
  const { title, kind, deadline, late, library } = task;
  const { content, files, template } = text;
  return {
    title,
    kind,
    deadline,
    library,
    late,
    content: JSON.stringify(content),
    file_ids: files.map(({ id }) => id),
    ...(template && { template_id: template.work_id, template_version: template.version }),
  };
}
