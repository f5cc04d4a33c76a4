import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { ExportId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { group, post } from './endpoint.ts';
import { dateTime, nothing } from './fields.ts';

export const EXPORT_STATES = ['running', 'done', 'cancelled'] as const;

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
    archives: z.array(
      z.object({
        name: z.string(),
        bytes: z.number().int(),
        /** Signed, for an hour. */
        url: z.string(),
      }),
    ),
  });
export type ExportDto = z.infer<ReturnType<typeof ExportDto>>;

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
  summary: `Begin the export of the whole school: sheets of all data, and all files, in archives that can be fetched for ${LIMITS.exportDays} days. Answers the export that is under way, if there is one.`,
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

/** The export of a whole school. */
export const exports = group('exports', { current, begin, step, cancel });
