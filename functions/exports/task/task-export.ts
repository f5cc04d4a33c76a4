import * as z from 'zod';
import { ArchiveState, LargeFile, TableKeys } from '#functions/domain/exports/archive-state.ts';
import { taskPartition } from '#functions/domain/tasks/task.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { ClassId, TaskId } from '#shared/ids.ts';

/**
 * Where the export goes on. First the students are looked at, page by page; then their files get names and the sheet
 * is written; then the files are copied one after the other.
 */
const Place = () =>
  z.object({
    pages: z.number().int(),
    from: TableKeys().optional(),
    step: z.enum(['students', 'sheet', 'files']),
    file: z.number().int(),
    large: LargeFile().optional(),
  });

/** The works of a task in archives. Each member of staff has one of a task and class, the last. */
const TaskExport = () =>
  ArchiveState().extend({
    taskId: TaskId,
    /** Empty for all classes of the task that its owner teaches. */
    classId: ClassId.or(z.literal('')),
    /** The classes whose students are in it. */
    classIds: z.array(ClassId),
    title: z.string(),
    /** The name under which the archives are saved, without number and ending. */
    name: z.string(),
    place: Place(),
    students: z.number().int(),
    filesTotal: z.number().int(),
    filesGone: z.number().int(),
  });
export type TaskExportValue = z.infer<ReturnType<typeof TaskExport>>;
export type TaskExport = Stored<TaskExportValue>;
export type TaskExportKey = Pick<TaskExportValue, 'schoolId' | 'taskId' | 'classId' | 'by'>;

/** How far an export is that has just begun. */
export const NOTHING_COLLECTED = {
  place: { pages: 0, step: 'students', file: 0 },
  students: 0,
  filesTotal: 0,
  filesGone: 0,
  bytesTotal: 0,
} as const;

export const taskExports = entity({
  type: 'task-export',
  version: 1,
  schema: TaskExport,
  key: ({ schoolId, taskId, classId, by }: TaskExportKey) => ({
    pk: taskPartition({ schoolId, id: taskId }),
    sk: `EXPORT#${by}#${classId}`,
  }),
});
