import { filesOf, isThumbnailOfReport } from '#functions/platform/object-keys.ts';
import { listObjects } from '#functions/platform/objects.ts';
import type { LargeFile } from './archive-state.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Budget } from './budget.ts';
import { copyChunk, copySmall, filesOfChunk, largeFrom } from './copy-file.ts';
import { nameFiles } from './name-files.ts';
import type { SchoolExportValue } from './school-export.ts';

/** Objects that are listed and named together. */
const LISTED = 40;

const withPlace = (
  value: SchoolExportValue,
  { large: _, ...changes }: Partial<SchoolExportValue['place']>,
): SchoolExportValue => {
  const { large: __, ...place } = value.place;
  return { ...value, place: { ...place, ...changes } };
};

/** Behind the file with this key, of which so many bytes were copied; undefined when it was gone. */
function behind(value: SchoolExportValue, key: string, bytes?: number): SchoolExportValue {
  const next = withPlace(value, { after: key });
  if (bytes === undefined) return next;
  return { ...next, files: next.files + 1, bytes: next.bytes + bytes };
}

async function goOnWithLarge(
  before: SchoolExportValue,
  bucket: string,
  large: LargeFile,
  writer: ArchiveWriter,
): Promise<SchoolExportValue> {
  const state = await copyChunk(bucket, large, writer);
  if (state === 'gone') return behind(before, large.key);
  if (state === 'copied') return behind(before, large.key, large.bytes);
  return { ...before, place: { ...before.place, large: state } };
}

/** Copies the next files of a bucket into the archive, in the order of their keys. */
export async function copyFiles(
  before: SchoolExportValue,
  writer: ArchiveWriter,
  budget: Budget,
): Promise<SchoolExportValue> {
  const { place, schoolId, language } = before;
  const where = filesOf(schoolId)[place.bucket];
  if (!where) return before;
  if (place.large) return goOnWithLarge(before, where.bucket, place.large, writer);
  const listed = await listObjects(where, { after: place.after, limit: LISTED });
  const last = listed.at(-1);
  if (!last) return withPlace(before, { bucket: place.bucket + 1, after: '' });
  budget.spend();
  const wanted = listed.filter(({ key }) => !isThumbnailOfReport(key));
  if (wanted.length === 0) return withPlace(before, { after: last.key });
  let files = await nameFiles(schoolId, wanted, language);
  let value = before;
  do {
    const small = filesOfChunk(files);
    const [first] = files;
    if (small.length === 0 && first)
      return { ...value, place: { ...value.place, large: largeFrom(first) } };
    const lengths = await copySmall(where.bucket, small, writer);
    for (const [index, { key }] of small.entries()) value = behind(value, key, lengths[index]);
    files = files.slice(small.length);
  } while (files.length > 0 && !budget.over() && !writer.isFull);
  return value;
}
