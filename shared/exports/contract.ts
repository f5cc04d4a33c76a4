import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import { dateTime, nothing } from '#shared/fields.ts';
import { ClassId, ExportId, TaskId } from '#shared/ids.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { EXPORT_LIMITS } from './limits.ts';

export const EXPORT_STATES = ['running', 'done', 'cancelled'] as const;

const Archive = () =>
  z.object({
    name: z.string(),
    bytes: z.number().int(),
    /** Signed, for an hour. */
    url: z.string(),
  });

/** How far the export of a school is, and the archives that are ready. */
export const ExportDto = () =>
  z.object({
    id: ExportId,
    state: z.enum(EXPORT_STATES),
    began: dateTime,
    by_name: z.string(),
    /** The archives can be fetched until then. */
    until: dateTime,
    /** Kinds of data that are written as sheets, of how many. */
    sheets: z.number().int(),
    sheets_total: z.number().int(),
    rows: z.number().int(),
    /** Files that are in archives, their bytes, and the bytes of all files of the school when it began. */
    files: z.number().int(),
    bytes: z.number().int(),
    bytes_total: z.number().int(),
    archives: z.array(Archive()),
  });
export type ExportDto = z.infer<ReturnType<typeof ExportDto>>;

/** How far the export of a task's works is, and the archives that are ready. */
export const TaskExportDto = () =>
  z.object({
    id: ExportId,
    state: z.enum(EXPORT_STATES),
    /** The archives can be fetched until then. */
    until: dateTime,
    /** Students whose answers were looked at, and whether these are all. */
    students: z.number().int(),
    counted: z.boolean(),
    /** Files that are in archives, of how many, and their bytes. Those that are gone by now are in none. */
    files: z.number().int(),
    files_total: z.number().int(),
    files_gone: z.number().int(),
    bytes: z.number().int(),
    bytes_total: z.number().int(),
    archives: z.array(Archive()),
  });
export type TaskExportDto = z.infer<ReturnType<typeof TaskExportDto>>;

const access = [ROLE.principal];
const OfExport = () => z.object({ id: ExportId });
const Current = () => z.object({ export: ExportDto().nullable() });

const current = post('school/export', {
  summary:
    'The last export of the whole school, with the addresses of its archives; null when there is none.',
  access,
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: Current,
});

const begin = post('school/export_begin', {
  summary: `Begin the export of the whole school: sheets of all data, and all files, in archives that can be fetched for ${EXPORT_LIMITS.days} days. Answers the export that is under way, if there is one.`,
  access,
  writes: 'export',
  budget: { read: 6, write: 8 },
  codes: [CODE.wait],
  input: nothing,
  output: Current,
});

const step = post('school/export_step', {
  summary:
    'Go on with an export, for some seconds; answers how far it is. A scheduled job goes on with it, too.',
  access,
  writes: 'export',
  budget: { read: 10, write: 4 },
  codes: [CODE.notFound, CODE.wait],
  input: OfExport,
  output: Current,
});

const cancel = post('school/export_cancel', {
  summary: 'End an export that is under way. Archives that are ready stay.',
  access,
  writes: 'export',
  budget: { read: 2, write: 6 },
  codes: [CODE.notFound, CODE.wait],
  input: OfExport,
  output: Current,
});

const OfTask = () => z.object({ task_id: TaskId, class_id: ClassId.optional() });
const ofTask = {
  access: STAFF,
  abilities: ['export'],
  writes: 'school',
} as const;

const beginTask = post('task/works_export_begin', {
  ...ofTask,
  summary: `Begin to put the works of a task together, of all students whom the caller teaches or of a class: for each the one that counts, with a sheet, in archives that can be fetched for ${EXPORT_LIMITS.days} days. Within ${EXPORT_LIMITS.taskMinutes} minutes it goes on with what the caller has begun; later the one before is removed.`,
  budget: { read: 8, write: 6 },
  codes: [CODE.notFound, CODE.wait],
  input: OfTask,
  output: () => z.object({ export: TaskExportDto() }),
});

const stepTask = post('task/works_export_step', {
  ...ofTask,
  summary: 'Go on with the works of a task, for some seconds; answers how far it is.',
  budget: { read: 12, write: 4 },
  codes: [CODE.notFound, CODE.wait],
  input: () => OfTask().extend({ id: ExportId }),
  output: () => z.object({ export: TaskExportDto() }),
});

/** Exports of files in archives: those of a whole school, and the works of a task. */
export const exports = group('exports', { current, begin, step, cancel, beginTask, stepTask });
