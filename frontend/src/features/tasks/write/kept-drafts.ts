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
    /** Whose it is: nobody else who uses the device gets to see it. */
    user: z.string(),
    /** What it was begun from; 0 before it is stored at all. */
    rev: z.number(),
    /** It says something that the server does not have. */
    unsaved: z.boolean(),
    values: Values(),
  });
export type Kept = z.infer<ReturnType<typeof Kept>>;

/** As many tasks as somebody begins and does not end. */
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

/** What somebody wrote of a task on this device. */
export const keptDraft = ({ task, user }: Owner): Kept | undefined =>
  readAll().find((kept) => kept.task === task && kept.user === user);

export const keepDraft = (kept: Kept): void => write([kept, ...others(kept)]);

export const dropDraft = (owner: Owner): void => write(others(owner));
