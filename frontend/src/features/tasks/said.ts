import type { Payload } from '#shared/contracts/endpoint.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { TaskDetails } from './queries.ts';

const { save } = tasks.endpoints;

/** What a task says, as the calls that write one take it. */
export type Said = Omit<Payload<typeof save>, 'task_id' | 'rev'>;

/** The same as a stored task says it, for a copy or a change of one part of it. */
export function saidIn({ task, text }: Pick<TaskDetails, 'task' | 'text'>): Said {
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
