import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, platformList } from '#functions/platform/listing.ts';
import { exportsPrefix, objectName } from '#functions/platform/object-keys.ts';
import { EXPORT_STATES } from '#shared/contracts/exports.ts';
import { ExportId, SchoolId, UserId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';

const TableKeys = () => z.record(z.string(), z.unknown());
const Part = () => z.object({ part: z.number().int(), bytes: z.number().int(), etag: z.string() });

/** The archive that is being put together; its bytes so far are in parts, and the rest is parked. */
const OpenArchive = () =>
  z.object({
    multipart: z.string(),
    parts: z.array(Part()),
    /** Bytes that were written to it, and files. */
    bytes: z.number().int(),
    entries: z.number().int(),
    /** Key of the objects with what is not in a part yet, and with the directory; empty before the first. */
    parked: z.string(),
    /** All of its parts were sent; the next step completes it, as often as it is repeated. */
    sealed: z.boolean(),
  });
export type OpenArchive = z.infer<ReturnType<typeof OpenArchive>>;

/** A file that is too large for one step: first its checksum is computed, then it is copied. */
const LargeFile = () =>
  z.object({
    key: z.string(),
    path: z.string(),
    at: z.iso.datetime(),
    bytes: z.number().int(),
    crc: z.number().int(),
    /** Bytes that the checksum covers, and bytes that are in the archive. */
    checked: z.number().int(),
    copied: z.number().int(),
  });
export type LargeFile = z.infer<ReturnType<typeof LargeFile>>;

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
  z.object({
    id: ExportId,
    schoolId: SchoolId,
    by: UserId,
    byName: z.string(),
    language: z.enum(LANGUAGES),
    state: z.enum(EXPORT_STATES),
    began: z.iso.datetime(),
    until: z.iso.datetime(),
    place: Place(),
    open: OpenArchive().optional(),
    archives: z.array(z.object({ key: z.string(), bytes: z.number().int() })),
    rows: z.number().int(),
    files: z.number().int(),
    bytes: z.number().int(),
    bytesTotal: z.number().int(),
    /** Until then a step works on it (ms). */
    busyUntil: z.number().int(),
    expires: z.number().int(),
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

/** The object of an export with this name. */
export const exportObject = (
  { schoolId, id }: Pick<SchoolExportValue, 'schoolId' | 'id'>,
  name: string,
) => objectName(`${exportsPrefix(schoolId)}${id}/${name}`);

/** The key of an archive by its number, from 1 on, and the name under which it is saved. */
export const archiveName = (number: number): string =>
  `export-${String(number).padStart(3, '0')}.zip`;
export const savedAs = ({ began }: Pick<SchoolExportValue, 'began'>, number: number): string =>
  `${began.slice(0, 10)} ${archiveName(number)}`;
