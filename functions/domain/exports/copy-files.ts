import { crc32 } from 'node:zlib';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { filesOf } from '#functions/platform/object-keys.ts';
import { listObjects, readObject } from '#functions/platform/objects.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Budget } from './budget.ts';
import { type NamedFile, nameFiles } from './name-files.ts';
import type { LargeFile, SchoolExportValue } from './school-export.ts';

/** Objects that are listed and named together. */
const LISTED = 40;
/** Bytes that are read at once: of a large file, or of many small ones. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 8;

const bucketOf = ({ schoolId, place }: SchoolExportValue): string =>
  filesOf(schoolId)[place.bucket]?.bucket ?? '';

/** The bytes of a file from `start` on; undefined when it was removed since it was listed. */
async function read(
  bucket: string,
  { key, bytes }: Pick<NamedFile, 'key' | 'bytes'>,
  start = 0,
): Promise<Buffer | undefined> {
  if (bytes === 0) return Buffer.alloc(0);
  try {
    return await readObject({ bucket, key }, start, Math.min(CHUNK_BYTES, bytes - start));
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
    throw error;
  }
}

const withPlace = (
  value: SchoolExportValue,
  { large: _, ...changes }: Partial<SchoolExportValue['place']>,
): SchoolExportValue => {
  const { large: __, ...place } = value.place;
  return { ...value, place: { ...place, ...changes } };
};

const counted = (value: SchoolExportValue, bytes: number): SchoolExportValue => ({
  ...value,
  files: value.files + 1,
  bytes: value.bytes + bytes,
});

/** Goes on with a large file by one chunk. */
async function copyLarge(
  before: SchoolExportValue,
  large: LargeFile,
  writer: ArchiveWriter,
): Promise<SchoolExportValue> {
  const keep = (next: LargeFile) => ({ ...before, place: { ...before.place, large: next } });
  const isChecked = large.checked >= large.bytes;
  const chunk = await read(bucketOf(before), large, isChecked ? large.copied : large.checked);
  if (!chunk && large.copied === 0) return withPlace(before, { after: large.key });
  // Its header is written: what is missing now is filled up, so that the archive stays readable.
  const body = chunk ?? Buffer.alloc(Math.min(CHUNK_BYTES, large.bytes - large.copied));
  if (!isChecked)
    return keep({ ...large, crc: crc32(body, large.crc), checked: large.checked + body.length });
  if (large.copied === 0) await writer.begin({ ...large, at: new Date(large.at) });
  await writer.append(body);
  const copied = large.copied + body.length;
  if (copied < large.bytes) return keep({ ...large, copied });
  return withPlace(counted(before, large.bytes), { after: large.key });
}

/** The files at the beginning of a list that fit into one chunk together. */
function together(files: readonly NamedFile[]): NamedFile[] {
  const taken: NamedFile[] = [];
  let bytes = 0;
  for (const file of files) {
    bytes += file.bytes;
    if (bytes > CHUNK_BYTES) break;
    taken.push(file);
  }
  return taken;
}

async function copySmall(
  before: SchoolExportValue,
  files: readonly NamedFile[],
  writer: ArchiveWriter,
): Promise<SchoolExportValue> {
  const bodies = await mapConcurrently(files, AT_ONCE, (file) => read(bucketOf(before), file));
  let value = before;
  for (const [index, file] of files.entries()) {
    const body = bodies[index];
    value = withPlace(value, { after: file.key });
    if (!body) continue;
    await writer.begin({ ...file, bytes: body.length, crc: crc32(body) });
    await writer.append(body);
    value = counted(value, body.length);
  }
  return value;
}

const largeFrom = ({ key, path, at, bytes }: NamedFile): LargeFile => ({
  key,
  path,
  at: at.toISOString(),
  bytes,
  crc: 0,
  checked: 0,
  copied: 0,
});

/** Copies the next files of a bucket into the archive, in the order of their keys. */
export async function copyFiles(
  before: SchoolExportValue,
  writer: ArchiveWriter,
  budget: Budget,
): Promise<SchoolExportValue> {
  const { place, schoolId, language } = before;
  if (place.large) return copyLarge(before, place.large, writer);
  const where = filesOf(schoolId)[place.bucket];
  if (!where) return before;
  const listed = await listObjects(where, { after: place.after, limit: LISTED });
  if (listed.length === 0) return withPlace(before, { bucket: place.bucket + 1, after: '' });
  budget.spend();
  let files = await nameFiles(schoolId, listed, language);
  let value = before;
  do {
    const small = together(files);
    const [first] = files;
    if (small.length === 0 && first)
      return { ...value, place: { ...value.place, large: largeFrom(first) } };
    value = await copySmall(value, small, writer);
    files = files.slice(small.length);
  } while (files.length > 0 && !budget.over() && !writer.isFull);
  return value;
}
