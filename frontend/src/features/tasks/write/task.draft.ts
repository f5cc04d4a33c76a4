import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { freshText } from '#frontend/src/lib/drafts/fresh-addresses.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { TaskDto, TaskText } from '#shared/tasks/fields.ts';
import { TASK_KINDS, TASK_LIBRARIES } from '#shared/tasks/rules.ts';
import {
  payloadOf,
  type TaskFile,
  type TaskValues,
  type Template,
  TitleField,
  targetsText,
  valuesOf,
} from './task-form.ts';

const { add, save } = tasks.endpoints;

const Ref = () => z.custom<never>((ref) => typeof ref === 'object' && ref !== null);

const Values = (): z.ZodType<TaskValues> =>
  z.object({
    title: z.string(),
    kind: z.enum(TASK_KINDS),
    content: z.string(),
    file_ids: z.array(z.custom<TaskFile>((file) => typeof file === 'object' && file !== null)),
    template_id: z.custom<Template | null>((template) => typeof template === 'object'),
    deadline: z.string(),
    late: z.boolean(),
    library: z.enum(TASK_LIBRARIES),
    class_ids: z.array(Ref()),
    student_ids: z.array(Ref()),
    release_at: z.string(),
  });

const Theirs = () => z.object({ task: TaskDto(), text: TaskText() });

/** Tasks that students can see are not saved automatically. */
export const isOut = (task: Pick<TaskDto, 'state'> | null): boolean =>
  task?.state === 'released' || task?.state === 'scheduled';

/** A task that is written; its calls need the school's time zone. */
export const draftKind: DraftKind<TaskValues, TaskDto, string | undefined> = {
  kind: 'task',
  screen: paths.editTask(NEW),
  most: 5,
  values: Values,
  idOf: ({ id }) => id,
  revOf: ({ rev }) => rev,
  textOf: (values, timeZone) => JSON.stringify(payloadOf(values, timeZone)),
  add: async (values, request_key, timeZone) =>
    (await send(add, { ...payloadOf(values, timeZone), request_key })).task,
  edit: async (values, { record: { id: task_id }, rev }, timeZone) =>
    (await send(save, { ...payloadOf(values, timeZone), task_id, rev })).task,
  theirs: (error, { student_ids }, timeZone) => {
    const found = conflictingRecord(error, Theirs());
    return (
      found && {
        record: found.task,
        value: valuesOf({ ...found, singles: [...student_ids] }, timeZone),
      }
    );
  },
  savesItself: (task) => !isOut(task),
  isComplete: (values) => TitleField.safeParse(values).success,
  // The server takes the recipients of a draft only when it is released.
  here: {
    pick: ({ class_ids, student_ids, release_at }) => ({ class_ids, student_ids, release_at }),
    textOf: targetsText,
  },
  refreshed: freshText,
};
