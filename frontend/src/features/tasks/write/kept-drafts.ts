import * as z from 'zod';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';
import { LIMITS } from '#shared/limits.ts';
import { TASK_KINDS, TASK_LIBRARIES } from '#shared/tasks.ts';
import type { TaskFile, TaskValues, Template } from './task-form.ts';

const Ref = () => z.custom<never>((ref) => typeof ref === 'object' && ref !== null);

const Values = (): z.ZodType<TaskValues> =>
  z.object({
    title: z.string().max(LIMITS.taskTitleMax * 2),
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

const Kept = () =>
  z.object({
    /** Id of the task, or `new`. */
    task: z.string(),
    /** The author: other users of the device do not see it. */
    user: z.string(),
    /** The revision that was edited; 0 for a new task. */
    rev: z.number(),
    /** It holds changes that the server does not have. */
    unsaved: z.boolean(),
    values: Values(),
  });
export type Kept = z.infer<ReturnType<typeof Kept>>;

/** Drafts kept at most; the oldest are dropped. */
const KEPT_MOST = 5;

function readAll(): Kept[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY.taskDrafts) ?? '[]');
    return z.array(Kept()).safeParse(stored).data ?? [];
  } catch {
    return [];
  }
}

export type Owner = Pick<Kept, 'task' | 'user'>;

const others = ({ task, user }: Owner): Kept[] =>
  readAll().filter((kept) => kept.task !== task || kept.user !== user);

const write = (all: readonly Kept[]): void =>
  writeStored(STORAGE_KEY.taskDrafts, JSON.stringify(all.slice(0, KEPT_MOST)));

/** The local draft of a task. */
export const keptDraft = ({ task, user }: Owner): Kept | undefined =>
  readAll().find((kept) => kept.task === task && kept.user === user);

export const keepDraft = (kept: Kept): void => write([kept, ...others(kept)]);

export const dropDraft = (owner: Owner): void => write(others(owner));
