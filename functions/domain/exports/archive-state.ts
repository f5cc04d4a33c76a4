import * as z from 'zod';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { exportsPrefix, objectName } from '#functions/platform/object-keys.ts';
import { EXPORT_STATES } from '#shared/exports/contract.ts';
import { ExportId, newId, SchoolId, UserId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** Where a list goes on. */
export const TableKeys = () => z.record(z.string(), z.unknown());
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
export const LargeFile = () =>
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

/** What is put together in archives, step by step, and can be fetched for some days. */
export const ArchiveState = () =>
  z.object({
    id: ExportId,
    schoolId: SchoolId,
    by: UserId,
    language: z.enum(LANGUAGES),
    state: z.enum(EXPORT_STATES),
    began: z.iso.datetime(),
    until: z.iso.datetime(),
    open: OpenArchive().optional(),
    archives: z.array(z.object({ key: z.string(), bytes: z.number().int() })),
    /** Files that are in archives, their bytes, and the bytes of all files. */
    files: z.number().int(),
    bytes: z.number().int(),
    bytesTotal: z.number().int(),
    /** Until then a step works on it (ms). */
    busyUntil: z.number().int(),
    expires: z.number().int(),
  });
export type ArchiveState = z.infer<ReturnType<typeof ArchiveState>>;

/** Of an export that has just begun. */
export const newArchiveState = (now: Date, until: Date) => ({
  id: newId('export', now.getTime()),
  state: 'running' as const,
  began: now.toISOString(),
  until: until.toISOString(),
  archives: [],
  files: 0,
  bytes: 0,
  busyUntil: 0,
  expires: epochSeconds(until),
});

/** The object of an export with this name. */
export const exportObject = (
  { schoolId, id }: Pick<ArchiveState, 'schoolId' | 'id'>,
  name: string,
) => objectName(`${exportsPrefix(schoolId)}${id}/${name}`);

/** The key of an archive by its number, from 1 on. */
export const archiveName = (number: number): string =>
  `export-${String(number).padStart(3, '0')}.zip`;
