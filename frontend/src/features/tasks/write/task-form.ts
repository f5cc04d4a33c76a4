import * as z from 'zod';
import { instantOf } from '#frontend/src/lib/wall-clock.ts';
import type { FieldControl } from '#frontend/src/ui/form/use-contract-form.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto, TaskText } from '#shared/tasks/fields.ts';
import { TASK_LIMITS } from '#shared/tasks/limits.ts';
import { TASK_KINDS, TASK_LIBRARIES } from '#shared/tasks/rules.ts';
import type { TaskDetails } from '../queries.ts';
import {
  type ReleaseRules,
  type ReleaseValues,
  releaseFields,
  releaseValuesOf,
  withReleaseRules,
} from '../release/release-form.ts';
import type { TaskPayload } from '../task-payload.ts';

export type TaskFile = TaskText['files'][number];
export type Template = NonNullable<TaskText['template']>;

/** The form's values. Named like the fields of the calls, so that errors of the server land on their field. */
export interface TaskValues extends ReleaseValues {
  title: string;
  kind: TaskDto['kind'];
  /** Formatted text as JSON. */
  content: string;
  file_ids: readonly TaskFile[];
  template_id: Template | null;
  late: boolean;
  library: TaskDto['library'];
}
export type TaskControl = FieldControl<TaskValues, 'tasks'>;

const EMPTY_TEXT = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });

export const NEW_TASK: TaskValues = {
  title: '',
  kind: 'scratch',
  content: EMPTY_TEXT,
  file_ids: [],
  template_id: null,
  deadline: '',
  late: true,
  library: 'own',
  class_ids: [],
  student_ids: [],
  release_at: '',
};

export const TitleField = tasks.endpoints.add.input.pick({ title: true });

/** The fields without the rules across fields; also used to check kept drafts. */
const TaskFields = (): z.ZodType<TaskValues, TaskValues> =>
  z.object({
    ...TitleField.shape,
    ...releaseFields(),
    kind: z.enum(TASK_KINDS),
    content: z.string().max(TASK_LIMITS.contentBytes),
    file_ids: z.custom<readonly TaskFile[]>(
      (files) => Array.isArray(files) && files.length <= TASK_LIMITS.filesMax,
      { params: { rule: 'too_many' } },
    ),
    template_id: z.custom<Template | null>((template) => typeof template === 'object'),
    late: z.boolean(),
    library: z.enum(TASK_LIBRARIES),
  });

export const taskForm = (rules: ReleaseRules) => withReleaseRules(TaskFields(), rules);

/** A stored task as the form's values. */
export const valuesOf = (
  found: Pick<TaskDetails, 'task' | 'text' | 'singles'>,
  timeZone: string | undefined,
): TaskValues => {
  const { title, kind, late, library } = found.task;
  const { content, files, template } = found.text;
  return {
    ...releaseValuesOf(found, timeZone),
    title,
    kind,
    late,
    library,
    content: JSON.stringify(content),
    file_ids: files,
    template_id: template,
  };
};

/** Only Scratch tasks have a template. */
export const templateIn = ({ kind, template_id }: TaskValues): Template | null =>
  kind === 'scratch' || kind === 'any' ? template_id : null;

/** The form's values as the calls take them. */
export const payloadOf = (values: TaskValues, timeZone: string | undefined): TaskPayload => {
  const { title, kind, content, file_ids, late, library } = values;
  const template = templateIn(values);
  return {
    title: title.trim(),
    kind,
    content,
    library,
    late,
    file_ids: file_ids.map(({ id }) => id),
    deadline: instantOf(values.deadline, timeZone),
    ...(template && { template_id: template.work_id, template_version: template.version }),
  };
};

/** Recipients and release time as a text, to be compared. */
export const targetsText = ({ class_ids, student_ids, release_at }: TaskValues): string =>
  JSON.stringify([class_ids.map(({ id }) => id), student_ids.map(({ id }) => id), release_at]);
