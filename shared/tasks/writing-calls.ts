import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { oneOf, optionalFlag, requestKey, rev, words } from '#shared/fields.ts';
import { ClassId, StudentId, TaskId, UploadId, WorkId } from '#shared/ids.ts';
import { idList } from '#shared/lists.ts';
import { STAFF } from '#shared/roles.ts';
import { versionNumber } from '#shared/works/fields.ts';
import { optionalInstant, TaskDto, taskContent } from './fields.ts';
import { TASK_LIMITS } from './limits.ts';
import { TASK_KINDS, TASK_LIBRARIES } from './rules.ts';

const title = () => words(TASK_LIMITS.titleMax).min(1);
const refusals = [CODE.wait, CODE.notFound];
const Saved = () => z.object({ task: TaskDto() });

/**
 * The editable fields of a task. Pictures of the content and attached files are finished uploads
 * (`attachment`).
 */
const said = () => ({
  title: title(),
  kind: oneOf(TASK_KINDS),
  content: taskContent(),
  file_ids: idList(UploadId, 0, TASK_LIMITS.filesMax).default([]),
  template_id: WorkId.optional(),
  template_version: versionNumber().optional(),
  deadline: optionalInstant().default(''),
  late: optionalFlag(),
  library: oneOf(TASK_LIBRARIES).default('own'),
});

export const add = post('task/add', {
  summary:
    'Write a task; it is a draft. `copy_of` lets it show files of a task that is taken over. The same `request_key` answers the same task.',
  access: STAFF,
  writes: 'school',
  budget: { read: 5, write: 32 },
  codes: refusals,
  input: () => z.object({ ...said(), copy_of: TaskId.optional(), request_key: requestKey() }),
  output: Saved,
});

export const save = post('task/save', {
  summary:
    'Save an own task, a draft or a released one, from `rev`. -1 `common.changedMeanwhile` with `data.current`.',
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 24 },
  codes: refusals,
  input: () => z.object({ ...said(), task_id: TaskId, rev: rev(0) }),
  output: Saved,
});

export const remove = post('task/del', {
  summary: 'Delete a draft; a task that was released is withdrawn, and what was handed in stays.',
  access: STAFF,
  writes: 'school',
  budget: { read: 5, write: 30 },
  codes: refusals,
  input: () => z.object({ task_id: TaskId }),
  output: () => z.object({ withdrawn: z.boolean() }),
});

export const release = post('task/release', {
  summary: `Give a task to up to ${TASK_LIMITS.classesMax} classes and ${TASK_LIMITS.studentsMax} students beside them, now or at \`release_at\`; or change whom it is given to.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 24 },
  codes: refusals,
  input: () =>
    z.object({
      task_id: TaskId,
      rev: rev(0),
      class_ids: idList(ClassId, 0, TASK_LIMITS.classesMax).default([]),
      student_ids: idList(StudentId, 0, TASK_LIMITS.studentsMax).default([]),
      release_at: optionalInstant().default(''),
      deadline: optionalInstant().optional(),
    }),
  output: Saved,
});
