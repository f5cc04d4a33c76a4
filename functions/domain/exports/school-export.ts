import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, platformList } from '#functions/platform/listing.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ArchiveState, archiveName, LargeFile, TableKeys } from './archive-state.ts';

/** Where the export goes on: sheets come first, then the files of each bucket in the order of their keys. */
const Place = () =>
  z.object({
    sheet: z.number().int(),
    /** Which list of the sheet, from where on, and how many sheets of its kind there are. */
    part: z.number().int(),
    from: TableKeys().optional(),
    number: z.number().int(),
    bucket: z.number().int(),
    after: z.string(),
    large: LargeFile().optional(),
  });
export type Place = z.infer<ReturnType<typeof Place>>;

/** The export of a whole school. Each school has one, the last. */
const SchoolExport = () =>
  ArchiveState().extend({
    byName: z.string(),
    place: Place(),
    rows: z.number().int(),
  });
export type SchoolExportValue = z.infer<ReturnType<typeof SchoolExport>>;
export type SchoolExport = Stored<SchoolExportValue>;

/** Exports that are under way, for the job that goes on with them. */
export const RUNNING_EXPORTS = platformList('EXPORTS');

export const schoolExports = entity({
  type: 'school-export',
  version: 1,
  schema: SchoolExport,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'EXPORT' }),
  lists: ({ state, began, schoolId, id }) =>
    state === 'running' ? [listing(RUNNING_EXPORTS, began, `${schoolId}/${id}`)] : [],
});

/** The name under which an archive is saved. */
export const savedAs = ({ began }: Pick<SchoolExportValue, 'began'>, number: number): string =>
  `${began.slice(0, 10)} ${archiveName(number)}`;
